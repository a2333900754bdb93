import { describe, expect, test } from '@jest/globals';
import { implicitTransition, policyProblems, policyViolation } from '../../../src/core/protocol/policy.js';
import { type Reminder, reminderText } from '../../../src/core/protocol/reminder.js';
import type { AllowedTransition } from '../../../src/core/protocol/state-options.js';
import { readTransition } from '../../../src/core/protocol/tags.js';

/** Every state here is a prompt; `GONE` does not exist. */
function resolve(target: string): string {
  if (target.startsWith('GONE')) throw new Error('no such state');
  return target.endsWith('.md') ? target : `${target}.md`;
}

const violation = (tag: string, ...allowed: AllowedTransition[]) =>
  policyViolation(readTransition(tag).transition, allowed, resolve);

describe('an entry matches', () => {
  test.each<[string, AllowedTransition]>([
    ['<goto>A.md</goto>', { tag: 'goto', target: 'A.md' }],
    ['<goto>A</goto>', { tag: 'goto', target: 'A.md' }],
    ['<goto>A.md</goto>', { tag: 'goto', target: 'A' }],
    ['<goto input="any">A</goto>', { tag: 'goto', target: 'A' }],
    ['<goto>A</goto>', { tag: 'goto' }],
    ['<goto input="x">A</goto>', { tag: 'goto', target: 'A', input: 'x' }],
    ['<goto>A</goto>', { tag: 'goto', target: 'A', match: '^never$' }],
    ['<goto>GONE</goto>', { tag: 'goto', target: 'GONE' }],
    ['<reset cd="/w">A</reset>', { tag: 'reset', target: 'A', cd: '/w' }],
    ['<call return="B" model="opus">A</call>', { tag: 'call', target: 'A', return: 'B.md' }],
    ['<function return="B">A</function>', { tag: 'function', target: 'A', return: 'B' }],
    ['<fork next="N" item="1">W</fork>', { tag: 'fork', target: 'W.md', next: 'N.md' }],
    ['<fork>W</fork><goto>N</goto>', { tag: 'fork', target: 'W', next: 'N' }],
    [
      '<ask next="A" timeout="2h" timeout_next="B">Which?</ask>',
      { tag: 'ask', next: 'A.md', timeout: '2h', timeout_next: 'B.md' },
    ],
    ['<result>anything</result>', { tag: 'result' }],
    ['<result>\nYES\n</result>', { tag: 'result', payload: 'YES' }],
  ])('%s', (tag, entry) => {
    expect(violation(tag, { tag: 'goto', target: 'OTHER' }, entry)).toBeUndefined();
  });
});

describe('an entry does not match', () => {
  test.each<[string, AllowedTransition]>([
    ['<reset>A</reset>', { tag: 'goto', target: 'A' }],
    ['<goto>B</goto>', { tag: 'goto', target: 'A' }],
    ['<goto>GONE1</goto>', { tag: 'goto', target: 'GONE2' }],
    ['<goto>A</goto>', { tag: 'goto', target: 'A', input: '' }],
    ['<call return="C">A</call>', { tag: 'call', target: 'A', return: 'B' }],
    ['<call return="B" model="opus">A</call>', { tag: 'call', target: 'A', return: 'B', model: 'haiku' }],
    ['<fork next="M">W</fork>', { tag: 'fork', target: 'W', next: 'N' }],
    ['<fork>W</fork><goto>M</goto>', { tag: 'fork', target: 'W', next: 'N' }],
    ['<fork next="N">W</fork><fork next="N">V</fork>', { tag: 'fork', target: 'W', next: 'N' }],
    ['<ask next="B">Which?</ask>', { tag: 'ask', next: 'A' }],
    ['<result>yes</result>', { tag: 'result', payload: 'YES' }],
  ])('%s', (tag, entry) => {
    expect(violation(tag, entry)).toMatch(/ is not allowed in this state$/);
  });

  test('and the message shows the tag, or the one worker that is not allowed', () => {
    expect(violation('<call return="C">A</call>', { tag: 'goto' })).toBe(
      '<call return="C">A</call> is not allowed in this state',
    );
    expect(violation('<fork>W</fork><fork>V</fork><goto>N</goto>', { tag: 'fork', target: 'W' })).toBe(
      '<fork next="N">V</fork> is not allowed in this state',
    );
  });

  test('each worker may match an entry of its own', () => {
    const forks = '<fork next="N">W</fork><fork next="N">V</fork>';
    const entries: AllowedTransition[] = [
      { tag: 'fork', target: 'V', next: 'N' },
      { tag: 'fork', target: 'W', next: 'N' },
    ];
    expect(violation(forks, ...entries)).toBeUndefined();
  });
});

describe('the implicit transition', () => {
  const implied = (text: string, ...allowed_transitions: AllowedTransition[]) =>
    implicitTransition({ allowed_transitions }, text);

  test.each<[AllowedTransition, unknown]>([
    [
      { tag: 'goto', target: 'A', input: 'i' },
      { tag: 'goto', target: 'A', input: 'i' },
    ],
    [
      { tag: 'reset', target: 'A', cd: 'd' },
      { tag: 'reset', target: 'A', cd: 'd' },
    ],
    [
      { tag: 'call', target: 'A', return: 'B' },
      { tag: 'call', target: 'A', return: 'B' },
    ],
    [
      { tag: 'function', target: 'A', return: 'B', model: 'm' },
      { tag: 'function', target: 'A', return: 'B', model: 'm' },
    ],
    [
      { tag: 'fork', target: 'W', next: 'N' },
      { tag: 'fork', workers: [{ target: 'W', variables: {} }], next: 'N' },
    ],
    [
      { tag: 'result', payload: 'YES' },
      { tag: 'result', payload: 'YES' },
    ],
  ])('is the only entry: %j', (entry, expected) => {
    expect(implied('no tag', entry)).toStrictEqual(expected);
  });

  test.each<AllowedTransition[][]>([
    [[]],
    [[{ tag: 'result' }]],
    [[{ tag: 'ask', next: 'A' }]],
    [[{ tag: 'goto' }]],
    [[{ tag: 'call', target: 'A' }]],
    [[{ tag: 'fork', target: 'A' }]],
    [
      [
        { tag: 'goto', target: 'A' },
        { tag: 'goto', target: 'B' },
      ],
    ],
    [[{ tag: 'goto', target: 'A', match: '^LGTM' }]],
    [[{ tag: 'goto', target: 'A', match: '(' }]],
  ])('is none for %j', (allowed) => {
    expect(implied('no tag', ...allowed)).toBeUndefined();
  });

  test('is the first entry whose pattern is found, in any line', () => {
    const entries: AllowedTransition[] = [
      { tag: 'goto', target: 'PLAIN' },
      { tag: 'goto', target: 'COMMIT', match: '^LGTM' },
      { tag: 'goto', target: 'FIX', match: 'bug|LGTM' },
    ];
    expect(implied('Well.\nLGTM, no bug', ...entries)).toStrictEqual({ tag: 'goto', target: 'COMMIT' });
    expect(implied('one bug', ...entries)).toStrictEqual({ tag: 'goto', target: 'FIX' });
    expect(implied('lgtm', ...entries)).toBeUndefined();
  });

  test('by pattern: the whole message is the payload or the question that is left open', () => {
    expect(implied(' all\n', { tag: 'result', match: '' })).toStrictEqual({
      tag: 'result',
      payload: ' all\n',
    });
    expect(implied('x', { tag: 'result', match: '', payload: 'Y' })).toStrictEqual({
      tag: 'result',
      payload: 'Y',
    });
    expect(implied('Which?\n', { tag: 'ask', next: 'A', match: '\\?$', timeout: '1h' })).toStrictEqual({
      tag: 'ask',
      question: 'Which?',
      next: 'A',
      timeout: '1h',
    });
  });

  test('force_implicit takes the only entry, whatever the message says', () => {
    const only: AllowedTransition = { tag: 'goto', target: 'A', match: '^LGTM' };
    const forced = { force_implicit: true, allowed_transitions: [only] };
    expect(implicitTransition(forced, '<goto>B</goto>')).toStrictEqual({ tag: 'goto', target: 'A' });
    expect(implicitTransition({ ...forced, allowed_transitions: [only, only] }, 'LGTM')).toBeUndefined();
  });
});

describe('the reminder', () => {
  const reminder = (given: Pick<Reminder, 'allowed' | 'problem'>, asksInput = false) =>
    reminderText({ ...given, resolve, asksInput })!;

  test('says what was wrong and how each allowed form is written', () => {
    const allowed_transitions: AllowedTransition[] = [
      { tag: 'goto', target: 'REVIEW.md', input: 'say "x" & <y>' },
      { tag: 'reset', target: 'A', cd: '/w' },
      { tag: 'call', target: 'Y.md', return: 'X.md', model: 'opus' },
      { tag: 'function', target: 'Y.md' },
      { tag: 'fork', target: 'W', next: 'N' },
      { tag: 'ask', next: 'N', timeout: '2h', timeout_next: 'L' },
      { tag: 'result' },
      { tag: 'result', payload: 'YES' },
      { tag: 'goto', match: 'x' },
    ];
    expect(reminder({ allowed: allowed_transitions, problem: 'no transition tag was found.' })).toBe(
      [
        'Your last message could not be used: no transition tag was found.',
        'End your answer with exactly one of these tags:',
        '<goto input="say &quot;x&quot; &amp; &lt;y&gt;">REVIEW.md</goto>',
        '<reset cd="/w">A</reset>',
        '<call return="X.md" model="opus">Y.md</call>',
        '<function return="…state…">Y.md</function>',
        '<fork next="N">W</fork>',
        '<ask next="N" timeout="2h" timeout_next="L">…your question…</ask>',
        '<result>…your result…</result>',
        '<result>YES</result>',
        '<goto>…state…</goto>',
      ].join('\n'),
    );
  });

  test('is short: one form once, a long problem cut', () => {
    const allowed_transitions: AllowedTransition[] = [
      { tag: 'goto', target: 'A', match: 'x' },
      { tag: 'goto', target: 'A' },
    ];
    const text = reminder({ allowed: allowed_transitions, problem: 'long '.repeat(10_000) });
    expect(text).toMatch(/End your answer with this tag:\n<goto>A<\/goto>$/);
    expect(text.length).toBeLessThan(450);
  });

  test('what it lists, once written, is allowed', () => {
    const allowed_transitions: AllowedTransition[] = [
      { tag: 'call', target: 'A', return: 'B', input: `"'<&>` },
      { tag: 'fork', target: 'W', next: 'N', cd: 'a&b' },
      { tag: 'ask', next: 'N', timeout: '2h' },
      { tag: 'result', payload: ' YES ' },
    ];
    const [, , ...forms] = reminder({ allowed: allowed_transitions, problem: 'x' }).split('\n');
    for (const form of forms) expect(violation(form, ...allowed_transitions)).toBeUndefined();
    expect(forms).toHaveLength(4);
  });
});

describe('problems of a policy', () => {
  test.each<[Parameters<typeof policyProblems>[0], RegExp[]]>([
    [{}, []],
    [{ allowed_transitions: [{ tag: 'goto', target: 'A', match: '^a$' }, { tag: 'result' }] }, []],
    [
      { allowed_transitions: [{ tag: 'result' }, { tag: 'goto', match: '(' }] },
      [/^allowed_transitions\[1\]\.match is not/],
    ],
    [
      { allowed_transitions: [{ tag: 'result', target: 'A' }] },
      [/^allowed_transitions\[0\]: <result> has no target/],
    ],
    [
      { allowed_transitions: [{ tag: 'goto', target: 'A', payload: 'x', next: 'B' }] },
      [/no payload/, /no next/],
    ],
    [{ force_implicit: true, allowed_transitions: [{ tag: 'goto', target: 'A' }] }, []],
    [{ force_implicit: true, allowed_transitions: [{ tag: 'result', match: '' }] }, []],
    [{ force_implicit: true }, [/exactly one allowed transition; there are 0/]],
    [
      {
        force_implicit: true,
        allowed_transitions: [
          { tag: 'goto', target: 'A' },
          { tag: 'goto', target: 'B' },
        ],
      },
      [/exactly one allowed transition; there are 2/],
    ],
    [
      { force_implicit: true, allowed_transitions: [{ tag: 'result' }] },
      [/cannot take <result>…your result…<\/result>/],
    ],
    [{ force_implicit: true, allowed_transitions: [{ tag: 'ask', next: 'A' }] }, [/cannot take <ask/]],
    [
      { force_implicit: true, allowed_transitions: [{ tag: 'call', target: 'A' }] },
      [/cannot take <call return="…state…">A/],
    ],
  ])('%j', (options, expected) => {
    const problems = policyProblems(options);
    expect(problems).toHaveLength(expected.length);
    for (const [index, pattern] of expected.entries()) expect(problems[index]?.message).toMatch(pattern);
  });
});
