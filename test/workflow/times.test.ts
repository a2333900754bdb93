import { describe, expect, test } from '@jest/globals';
import { LIMITS } from '../../src/core/limits/limits.js';
import { openWorkflow } from '../../src/workflow/open.js';
import { folderWith, refusal } from './containers.js';

const posix = { platform: 'posix' } as const;
const POLICY = 'allowed_transitions:\n  - { tag: result }\n';
const END = 'End with <result>x</result>.';

describe('every time takes seconds, or units', () => {
  test.each([
    ['90', 90],
    ['90s', 90],
    ['10m', 600],
    ['2h', 7200],
    ['3d', 259_200],
    ['5h30m', 19_800],
    ['1.5', 1.5],
    ['"10m"', 600],
  ])('in front matter and in comments: %s', async (written, seconds) => {
    const script = `# raymond: timeout=${written.replaceAll('"', '')} max_time=${written.replaceAll('"', '')}\n`;
    const folder = await folderWith({
      'START.md': `---\n${POLICY}timeout: ${written}\nmax_time: ${written}\n---\n${END}`,
      'B.sh': `${script}echo "<result>x</result>"`,
    });
    const { state } = await openWorkflow(folder, posix);
    for (const name of ['START.md', 'B.sh'])
      expect(state(name).options).toMatchObject({ timeout: seconds, max_time: seconds });
  });

  test.each(['soon', '10 m', '-1', '25d', `${LIMITS.timeout.value + 1}`])(
    'and nothing else: %s',
    async (written) => {
      const folder = await folderWith({
        'START.md': `---\n${POLICY}timeout: ${written}\n---\n${END}`,
        'B.sh': `# raymond: timeout=${written.replace(' ', '_')}\necho "<result>x</result>"`,
      });
      const { located } = await refusal(openWorkflow(folder, posix));
      expect(located.split('\n').map((line) => line.replace(/.*\//, ''))).toEqual([
        expect.stringMatching(
          /^B\.sh:1: timeout: must be a time without output such as 90, 90s, 10m or 5h30m/,
        ),
        expect.stringMatching(/^START\.md:4: timeout: must be a time without output such as/),
      ]);
    },
  );

  test('none at all is a timeout, and no max_time', async () => {
    const files = { 'START.sh': '# raymond: timeout=0 max_time=0\necho "<result>x</result>"' };
    const { located } = await refusal(openWorkflow(await folderWith(files), posix));
    expect(located).toMatch(/START\.sh:1: max_time: must be a time on the wall clock .* over 0/);
    expect(located).not.toContain('\n');
  });
});

describe('a time beyond ten years is one mistake', () => {
  const TEN_YEARS = /of ten years at most, not "3651d"$/;
  test.each([
    ['START.sh', '# raymond: join=all join.timeout=3651d join.timeout_goto=B\necho "<result>x</result>"'],
    ['START.md', `---\n${POLICY}join: { of: all, timeout: 3651d, timeout_goto: B }\n---\n${END}`],
    ['START.md', '---\nallowed_transitions:\n  - { tag: ask, next: B, timeout: 3651d }\n---\nAsk.'],
  ])('%s %j', async (name, text) => {
    const folder = await folderWith({ [name]: text, 'B.md': END });
    const { located } = await refusal(openWorkflow(folder, posix));
    expect(located).toMatch(TEN_YEARS);
    expect(located).not.toContain('\n');
  });
});
