import { describe, expect, test } from '@jest/globals';
import { LIMITS } from '../../src/core/limits/limits.js';
import { lintPath } from '../../src/workflow/lint/lint.js';
import { type Files, folderWith } from './containers.js';

const MOST = LIMITS.prompt.value;
const FRONT = '---\nallowed_transitions:\n  - { tag: result }\n---\n';

async function problemsOf(files: Files): Promise<string[]> {
  const folder = await folderWith(files);
  const findings = await lintPath(folder, { platform: 'posix' });
  return findings
    .filter(({ severity }) => severity === 'error')
    .map(({ file, line, rule }) => `${file.replace(`${folder}/`, '')}:${line} ${rule}`);
}

describe.each([
  ['alone', (length: number) => ({ 'START.md': `${FRONT}${'x'.repeat(length)}` })],
  [
    'with what it includes',
    (length: number) => ({ 'START.md': `${FRONT}{{> _x.md}}y`, '_x.md': 'x'.repeat(length - 1) }),
  ],
])('a prompt %s', (_, files) => {
  test('may have 16,777,216 characters', async () => {
    expect(await problemsOf(files(MOST))).toEqual([]);
  });

  test('and not one more', async () => {
    expect(await problemsOf(files(MOST + 1))).toEqual(['START.md:5 bad-value']);
  });
});

test('without front matter too', async () => {
  expect(await problemsOf({ 'START.md': 'x'.repeat(MOST + 1) })).toEqual(['START.md:1 bad-value']);
});
