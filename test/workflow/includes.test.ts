import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { openLoop } from '../../src/workflow/loop.js';
import { openWorkflow } from '../../src/workflow/open.js';
import type { PromptState } from '../../src/workflow/parts/workflow.js';
import { type Files, fileWith, folderWith, refusal, zipOf } from './containers.js';

const posix = { platform: 'posix' } as const;
const END = '\nEnd with <result>x</result>.';

async function bodyOf(files: Files): Promise<string> {
  const workflow = await openWorkflow(await folderWith(files), posix);
  return (workflow.state('START.md') as PromptState).body;
}

describe('an include', () => {
  test('stands in the prompt, on its own line or within one, and is part of the fingerprint', async () => {
    const files = {
      'START.md': `A {{>_x.md}} B\n{{> _y.md }}${END}`,
      '_x.md': 'x',
      '_y.md': 'y {{input}}\r\n',
    };
    expect(await bodyOf(files)).toBe(`A x B\ny {{input}}${END}`);
    const [before, after] = await Promise.all(
      [files, { ...files, '_x.md': 'z' }].map(async (each) => openWorkflow(await folderWith(each), posix)),
    );
    expect(Object.keys(before!.fingerprint.files)).toEqual(['START.md', '_x.md', '_y.md']);
    expect(after!.fingerprint.sha256).not.toBe(before!.fingerprint.sha256);
    expect(before!.states).toEqual(['START.md']);
    expect(before!.partOf('START.md').shared.map(({ name }) => name)).toEqual(['_x.md', '_y.md']);
  });

  // Looked for from each space to each other one, it would take hours.
  test('is not looked for in a hundred thousand spaces', async () => {
    const body = `{{>${' '.repeat(100_000)}x${END}`;
    expect(await bodyOf({ 'START.md': body })).toBe(body);
  });

  test('that makes a prompt longer than any may be is refused, before it is', async () => {
    const body = `First.\n${'{{> _x.md}}\n'.repeat(20_000)}`;
    const folder = await folderWith({ 'START.md': body + END, '_x.md': 'x'.repeat(1_000_000) });
    const { located } = await refusal(openWorkflow(folder, posix));
    expect(located).toMatch(
      /START\.md:18: \{\{> _x\.md\}\}: the prompt, with all .* longer than 16777216 char/,
    );
    expect(located).not.toContain('\n');
  });

  test('of twenty thousand that there are not: fifty are told, each with its line, and the others counted', async () => {
    const body = Array.from({ length: 20_000 }, (_, index) => `{{> _${index}.md}}`).join('\n');
    const { located } = await refusal(openWorkflow(await folderWith({ 'START.md': body + END }), posix));
    const lines = located.split('\n');
    expect(lines).toHaveLength(51);
    expect(lines[49]).toMatch(/START\.md:50: \{\{> _49\.md\}\}: the workflow has no file _49\.md$/);
    expect(lines[50]).toBe('and 19950 more');
  });

  test('of a file that is not UTF-8 is told once, however often it is asked for', async () => {
    const files = { 'START.md': `{{> _x.md}}{{> _x.md}}${END}`, '_x.md': Uint8Array.from([0xff]) };
    const { located } = await refusal(openWorkflow(await folderWith(files), posix));
    expect(located.match(/not UTF-8/g)).toHaveLength(1);
  });

  test('works in archives too', async () => {
    const zip = await zipOf({ 'top/START.md': `{{> _x.md}}${END}`, 'top/_x.md': 'from the zip' });
    const workflow = await openWorkflow(await fileWith('wf.zip', zip), posix);
    expect((workflow.state('START.md') as PromptState).body).toBe(`from the zip${END}`);
  });

  test('works in a loop, whose prompt may lie anywhere', async () => {
    const folder = await folderWith({ 'PROMPT.md': 'Go. {{> _x.md}}', '_x.md': 'Be short.', 'B.sh': 'if' });
    const loop = await openLoop(join(folder, 'PROMPT.md'), 0);
    expect((loop.state('PROMPT.md') as PromptState).body).toBe('Go. Be short.');
    expect(Object.keys(loop.fingerprint.files)).toEqual(['PROMPT.md', '_x.md']);
    expect((await refusal(openLoop(await fileWith('P.md', '{{> _x.md}}'), 0))).located).toMatch(
      /P\.md:1: \{\{> _x\.md\}\}: the workflow has no file _x\.md/,
    );
  });

  test.each([
    ['that there is not', '{{> _no.md}}', /START\.md:2: \{\{> _no\.md\}\}: the workflow has no file _no\.md/],
    ['by a path', '{{> ../_x.md}}', /START\.md:2: \{\{> \.\.\/_x\.md\}\}: is a path/],
    ['of one that includes', '{{> _nest.md}}', /START\.md:2: .*_nest\.md has \{\{> _x\.md\}\} in it/],
    ['of one that is not UTF-8', '{{> _bad.md}}', /_bad\.md: the file is not UTF-8/],
  ])('%s is refused with file and line', async (_, include, message) => {
    const folder = await folderWith({
      'START.md': `First.\n${include}${END}`,
      '_x.md': 'x',
      '_nest.md': '{{> _x.md}}',
      '_bad.md': Uint8Array.from([0xff]),
    });
    expect((await refusal(openWorkflow(folder, posix))).located).toMatch(message);
  });

  test('in a document is refused: it has no files', async () => {
    const path = await fileWith('wf.yaml', 'states:\n  START:\n    prompt: |\n      Hi\n      {{> _x.md}}\n');
    expect((await refusal(openWorkflow(path, posix))).located).toMatch(/wf\.yaml:5: .*no file _x\.md/);
  });

  test("is not every template that looks like one; a state's name is most likely meant", async () => {
    const folder = await folderWith({ 'START.md': `{{> header}} {{> END.md}}${END}`, 'END.md': `x${END}` });
    const workflow = await openWorkflow(folder, posix);
    expect((workflow.state('START.md') as PromptState).body).toBe(`{{> header}} {{> END.md}}${END}`);
    expect(workflow.warnings).toEqual([expect.stringMatching(/START\.md:1: \{\{> END\.md\}\}: only files/)]);
  });
});
