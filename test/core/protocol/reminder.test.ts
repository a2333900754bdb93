import { describe, expect, test } from '@jest/globals';
import { resolveTarget } from '../../../src/core/protocol/resolve.js';
import { type Routing, routeByTags } from '../../../src/core/protocol/route.js';
import type { AllowedTransition } from '../../../src/core/protocol/state-options.js';

// A reminder loses nothing (spec 1.4; authors.md D1 and D3): data that a refused message carried is asked for again.

const STATES = ['NOTE.md', 'OTHER.md', 'JOIN.sh'];
const resolve = (target: string) => resolveTarget(STATES, target, 'posix');
const NOTE: AllowedTransition = { tag: 'goto', target: 'NOTE' };

const route = (text: string, allowed_transitions: readonly AllowedTransition[], asksInput = false) =>
  routeByTags({ text, options: { allowed_transitions }, resolve, asksInput });

function reminded(routing: Routing): Extract<Routing, { kind: 'remind' }> {
  if (routing.kind !== 'remind') throw new Error(JSON.stringify(routing));
  return routing;
}

const forms = (routing: Routing) =>
  reminded(routing)
    .text.split('\n')
    .filter((line) => line.startsWith('<'));

describe('a refused message that carried data', () => {
  const JSON_IN_ATTRIBUTE = `<goto input='{"finding": "it's bad"}'>NOTE</goto>`;

  test.each([
    ['malformed', JSON_IN_ATTRIBUTE],
    ['so malformed that it is no tag', `<goto input='it's <b>bad</b>'>NOTE</goto>`],
    ['to the wrong place', '<goto input="x">OTHER</goto>'],
    ['to no place', '<goto input="x">GONE</goto>'],
    ['in an <input>', '<goto>OTHER</goto><input>x</input>'],
    ['in an <input> beside what takes none', '<result>r</result><input>x</input>'],
  ])('%s: is asked for it again', (_what, text) => {
    const routing = reminded(route(text, [NOTE]));
    expect(routing.asksInput).toBe(true);
    expect(forms(routing)).toEqual(['<goto>NOTE</goto> <input>…</input>']);
    expect(routing.text).toContain('between <input> and </input>');
  });

  test('and an answer without it is refused, as often as it comes', () => {
    for (const answer of [
      '<goto>NOTE</goto>',
      '<goto input=" ">NOTE</goto>',
      'Done.',
      '<goto>NOTE</goto><input>\n</input>',
    ]) {
      const routing = reminded(route(answer, [NOTE], true));
      expect(routing.asksInput).toBe(true);
      expect(routing.problem).toContain('lacks the input');
      expect(forms(routing)).toEqual(['<goto>NOTE</goto> <input>…</input>']);
    }
  });

  test('an answer with it goes on', () => {
    const transition = { tag: 'goto', target: 'NOTE.md', input: 'all of it' };
    for (const answer of [
      '<goto>NOTE</goto><input>all of it</input>',
      '<goto input="all of it">NOTE</goto>',
      '<input>all of it</input>',
    ]) {
      expect(route(answer, [NOTE], true)).toMatchObject({ kind: 'transition', transition });
    }
  });

  test('what takes no input needs none', () => {
    const allowed: AllowedTransition[] = [NOTE, { tag: 'result' }];
    expect(forms(route('<goto input="x">OTHER</goto>', allowed))).toEqual([
      '<goto>NOTE</goto> <input>…</input>',
      '<result>…your result…</result>',
    ]);
    expect(route('<result>done</result>', allowed, true)).toMatchObject({ kind: 'transition' });
  });

  test('a worker has it as an attribute', () => {
    const fork: AllowedTransition = { tag: 'fork', target: 'NOTE', next: 'JOIN' };
    const routing = route('<fork next="JOIN" input="a"b">NOTE</fork>', [fork]);
    expect(forms(routing)).toEqual(['<fork next="JOIN" input="…">NOTE</fork>']);
    expect(route('<fork next="JOIN">NOTE</fork>', [fork], true)).toMatchObject({ kind: 'remind' });
  });

  test('one that carried none is not asked for any', () => {
    const routing = reminded(route('<goto>OTHER</goto>', [NOTE]));
    expect(routing).not.toHaveProperty('asksInput');
    expect(forms(routing)).toEqual(['<goto>NOTE</goto>']);
  });
});

describe('input: required', () => {
  const REQUIRED: AllowedTransition = { ...NOTE, input: 'required' };

  test.each(['<goto>NOTE</goto>', '<goto input=" ">NOTE</goto>', 'Done.', '<input>\n</input>'])(
    '%j is reminded of it',
    (text) => {
      const routing = reminded(route(text, [REQUIRED]));
      expect(routing.code).toBe('POLICY_VIOLATION');
      expect(routing.problem).toContain('lacks its input, which this state has to hand over');
      expect(forms(routing)).toEqual(['<goto>NOTE</goto> <input>…</input>']);
    },
  );

  test.each(['<goto input="x">NOTE</goto>', '<goto>NOTE</goto><input>x</input>', 'Done. <input>x</input>'])(
    '%j has it',
    (text) => {
      expect(route(text, [REQUIRED])).toMatchObject({ kind: 'transition', transition: { input: 'x' } });
    },
  );

  test('each worker needs its own', () => {
    const entry: AllowedTransition = { tag: 'fork', target: 'NOTE', next: 'JOIN', input: 'required' };
    const worker = (input: string) => `<fork next="JOIN" ${input}>NOTE</fork>`;
    expect(route(worker('input="a"') + worker('input="b"'), [entry])).toMatchObject({ kind: 'transition' });
    expect(route(worker('input="a"') + worker(''), [entry])).toMatchObject({ kind: 'remind' });
  });

  test('the literal word is "=required"', () => {
    const literal: AllowedTransition = { ...NOTE, input: '=required' };
    expect(route('<goto input="required">NOTE</goto>', [literal])).toMatchObject({ kind: 'transition' });
    expect(route('Done.', [literal])).toMatchObject({ transition: { input: 'required' } });
    expect(forms(route('<goto input="x">NOTE</goto>', [literal]))).toEqual([
      '<goto input="required">NOTE</goto>',
    ]);
  });
});

describe('a form of ours that comes back as it was is no answer', () => {
  test.each<[string, AllowedTransition]>([
    ['<goto>NOTE</goto> <input>…</input>', { ...NOTE, input: 'required' }],
    ['<goto input="…">NOTE</goto>', NOTE],
    ['<result>…your result…</result>', { tag: 'result' }],
    ['<ask next="NOTE">…your question…</ask>', { tag: 'ask', next: 'NOTE' }],
    ['<goto>…state…</goto>', { tag: 'goto' }],
  ])('%s', (text, entry) => {
    expect(reminded(route(text, [entry])).problem).toMatch(/^<\w+> holds "…/);
  });
});

describe('a state that does not exist', () => {
  const GONE: AllowedTransition[] = [
    { tag: 'goto', target: 'GONE' },
    { tag: 'call', target: 'NOTE', return: 'GONE' },
    { tag: 'ask', next: 'NOTE', timeout: '1h', timeout_next: 'GONE' },
  ];

  test('is not named', () => {
    const routing = reminded(route('<reset>NOTE</reset>', [...GONE, NOTE]));
    expect(routing.text).not.toContain('GONE');
    expect(forms(routing)).toEqual(['<goto>NOTE</goto>']);
  });

  test('and where there is no other the agent fails at once, with the reason', () => {
    expect(route('<reset>NOTE</reset>', GONE)).toMatchObject({
      kind: 'fail',
      code: 'POLICY_VIOLATION',
      message: expect.stringContaining(
        "none of the state's allowed_transitions leads to a state that exists",
      ),
    });
  });
});
