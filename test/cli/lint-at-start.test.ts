import { existsSync } from 'node:fs';
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { bundle } from './bundle.js';
import { CliLab, REPLAY, replies } from './lab.js';

beforeAll(() => void bundle());

let lab: CliLab;
afterEach(() => lab.remove());

const prompt = (target: string): string =>
  `---\nallowed_transitions:\n  - { tag: goto, target: ${target} }\n---\nGo.\n`;
const END = 'echo "<result>x</result>"\n';

// authors.md D1, language.md D3 and D6
test('what cannot work is exit code 2 before anything is there, with all of it told', async () => {
  lab = new CliLab({ 'wf/START.md': prompt('REVEIW'), 'wf/REVIEW.sh': 'if true; then\n' });
  const { code, stdout, stderr } = await lab.run('run', 'wf', '--run-id', 'r', ...REPLAY);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(
    /START\.md:3: allowed_transitions\[0\]\.target: .*"REVEIW".*Did you mean REVIEW\.sh/,
  );
  expect(stderr).toMatch(/REVIEW\.sh:\d: bash cannot read this script/);
  expect(existsSync(lab.path('.raymond'))).toBe(false);
});

test('a warning is told once: by the start, and not by the resume', async () => {
  lab = new CliLab({
    'wf/START.sh': 'echo "<ask next=\'GO\'>Which?</ask>"\n',
    'wf/GO.sh': END,
    'wf/LOST.sh': END,
  });
  const first = await lab.run('run', 'wf', '--run-id', 'r');
  expect(first.stderr.match(/no state leads to LOST\.sh/g)).toHaveLength(1);
  const second = await lab.run('resume', 'r', '--answer', 'this');
  expect([second.code, second.stdout]).toEqual([0, 'x\n']);
  expect(second.stderr).not.toContain('LOST');
});

test('changes that are accepted are looked at, and what cannot work leaves the run as it was', async () => {
  lab = new CliLab({
    'wf/START.md': prompt('END'),
    'wf/END.sh': 'exit 1\n',
    'rec/replies.yaml': replies({ START: ['done'] }),
  });
  expect((await lab.run('run', 'wf', '--run-id', 'r', ...REPLAY)).code).toBe(1);
  const before = lab.state('r');
  lab.write({ 'wf/END.sh': 'if\n' });
  const refused = await lab.run('resume', 'r');
  expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('END.sh (changed)')]);
  const broken = await lab.run('resume', 'r', '--accept-changes');
  expect([broken.code, broken.stderr]).toEqual([2, expect.stringContaining('bash cannot read')]);
  expect(lab.state('r')).toEqual(before);
  lab.write({ 'wf/END.sh': END });
  expect((await lab.run('resume', 'r', '--accept-changes')).code).toBe(0);
});
