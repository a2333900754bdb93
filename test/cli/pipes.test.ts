import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { bundle } from './bundle.js';
import { CliLab } from './lab.js';

// A named pipe under the name of a file that is read would be waited for without end. Whoever may write in a project can
// make one: it is an error that names it.

beforeAll(() => void bundle());

let lab: CliLab;
afterEach(() => lab.remove());

const FILES = {
  'wf/START.md': '---\nallowed_transitions:\n  - { tag: result }\n---\nHello',
  'wf/END.sh': "echo '<result>ok</result>'",
  'schema/START.md': '---\nresult_schema: s.json\n---\nHello',
  'mcp/START.md': '---\nmcp: [m.json]\n---\nHello',
};

test.each([
  ['a prompt', 'wf/PIPE.md', ['run', 'wf']],
  ['a script', 'wf/PIPE.sh', ['lint', 'wf']],
  ['a file that scripts share', 'wf/_lib.sh', ['lint', 'wf']],
  ['the manifest', 'wf/workflow.yaml', ['run', 'wf']],
  ['a document', 'pipe.yaml', ['run', 'pipe.yaml']],
  ['an archive', 'pipe.zip', ['run', 'pipe.zip']],
  ['the prompt of a loop', 'pipe.md', ['loop', 'pipe.md']],
  ['a schema that a state names', 'schema/s.json', ['lint', 'schema']],
  ['servers that a state names', 'mcp/m.json', ['lint', 'mcp']],
  ['the options file', '.raymond/config.yaml', ['run', 'wf']],
  ['a test', 'wf/test.yaml', ['test', 'wf/test.yaml']],
  ['a recording', 'rec/001-main-START.json', ['run', 'wf', '--agent', 'replay', '--recording', 'rec']],
])('%s', async (_, pipe, args) => {
  lab = new CliLab(FILES);
  mkdirSync(dirname(lab.path(pipe)), { recursive: true });
  execFileSync('mkfifo', [lab.path(pipe)]);
  const { code, stdout, stderr } = await lab.run(...args);
  expect(code).not.toBe(0);
  expect(`${stdout}${stderr}`).toContain(basename(pipe));
});
