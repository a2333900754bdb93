import { expect, test } from '@jest/globals';
import { lintPath } from '../../../src/workflow/lint/lint.js';
import type { Finding } from '../../../src/workflow/parts/findings.js';
import { fileWith, folderWith } from '../containers.js';

// What lint says of large workflows, and at what cost. These tests take longer than the others, and judge no mutants.

async function missingTargets(path: string): Promise<readonly Finding[]> {
  const findings = await lintPath(path, { platform: 'posix' });
  return findings.filter(({ rule }) => rule === 'missing-target');
}

test('of thousands in a large text each is placed in time that does not grow with those before it', async () => {
  const block = `${'Some words of a prompt, and nothing else in this line.\n'.repeat(4)}Then <goto>NOWHERE</goto>.\n\n`;
  const began = process.cpuUsage();
  const found = await missingTargets(await folderWith({ 'START.md': block.repeat(25_000) }));
  const { user } = process.cpuUsage(began);
  expect(found).toHaveLength(25_000);
  expect(found.at(-1)).toMatchObject({ line: 6 * 25_000 - 1 });
  expect(user / 1e6).toBeLessThan(10);
}, 60_000);

test('a thousand states with a thousand errors are told of in full', async () => {
  const states = Array.from(
    { length: 1000 },
    (_, n) => `  S${n}:\n    allowed_transitions: [{ tag: goto, target: NONE${n} }]\n    prompt: Go.\n`,
  );
  const document = `states:\n${states.join('')}  START: { prompt: "<result>x</result>" }\n`;
  expect(await missingTargets(await fileWith('doc.yaml', document))).toHaveLength(1000);
});
