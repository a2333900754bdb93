import { describe, expect, test } from '@jest/globals';
import { resolveTarget } from '../../../src/core/protocol/resolve.js';
import { type Routing, routeByTags, routeScript } from '../../../src/core/protocol/route.js';
import type { AllowedTransition, StateOptions } from '../../../src/core/protocol/state-options.js';

const STATES = ['A.md', 'B.md', 'N.sh', 'TWO.md', 'TWO.sh'];
const resolve = (target: string) => resolveTarget(STATES, target, 'posix');

const route = (text: string, ...allowed_transitions: AllowedTransition[]) =>
  routeByTags({ text, options: { allowed_transitions }, resolve });

const GOTO_A: AllowedTransition = { tag: 'goto', target: 'A' };
const GOTO_B: AllowedTransition = { tag: 'goto', target: 'B' };

describe('a prompt state', () => {
  test.each([
    ['<goto>A</goto>', { tag: 'goto', target: 'A.md' }],
    ['<reset cd="x">A</reset>', { tag: 'reset', target: 'A.md', cd: 'x' }],
    ['<call return="N">A</call>', { tag: 'call', target: 'A.md', return: 'N.sh' }],
    [
      '<fork next="N" v="1">A</fork><fork next="N.sh">B</fork>',
      {
        tag: 'fork',
        next: 'N.sh',
        workers: [
          { target: 'A.md', variables: { v: '1' } },
          { target: 'B.md', variables: {} },
        ],
      },
    ],
    [
      '<ask next="A" timeout="1h" timeout_next="N">B?</ask>',
      { tag: 'ask', question: 'B?', next: 'A.md', timeout: '1h', timeout_next: 'N.sh' },
    ],
    ['<result>A</result>', { tag: 'result', payload: 'A' }],
  ])('%s: every target is resolved', (text, transition) => {
    expect(route(text)).toStrictEqual({ kind: 'transition', transition, implicit: false, warnings: [] });
  });

  test.each<[string, Routing & { kind: 'fail' }]>([
    ['Done.', { kind: 'fail', code: 'NO_TRANSITION', message: 'no transition tag was found' }],
    [
      '<goto>TWO</goto>',
      { kind: 'fail', code: 'AMBIGUOUS_TARGET', message: expect.stringContaining('TWO.sh') as never },
    ],
    [
      '<goto>X</goto>',
      { kind: 'fail', code: 'MISSING_TARGET', message: expect.stringContaining('"X"') as never },
    ],
    [
      '<call>A</call>',
      { kind: 'fail', code: 'INVALID_TRANSITION', message: expect.stringContaining('return') as never },
    ],
  ])('%s without allowed_transitions fails at once', (text, expected) => {
    expect(route(text)).toStrictEqual(expected);
    expect(routeByTags({ text, options: {}, resolve })).toStrictEqual(expected);
  });

  test.each([
    ['Done.', 'NO_TRANSITION'],
    ['`<goto>A</goto>` or `<goto>B</goto>`', 'NO_TRANSITION'],
    ['<goto>A</goto><goto>B</goto>', 'SEVERAL_TRANSITIONS'],
    ['<goto>../A</goto>', 'INVALID_TRANSITION'],
    ['<goto>A.ps1</goto>', 'INVALID_TRANSITION'],
    ['<reset>A</reset>', 'POLICY_VIOLATION'],
    ['<goto>X</goto>', 'MISSING_TARGET'],
    ['<call return="X">A</call>', 'MISSING_TARGET'],
    ['<goto>TWO</goto>', 'AMBIGUOUS_TARGET'],
  ])('%s with allowed_transitions is reminded', (text, code) => {
    const routing = route(text, GOTO_A, GOTO_B);
    if (routing.kind !== 'remind') throw new Error(routing.kind);
    expect(routing.code).toBe(code);
    expect(routing.text).toContain(routing.problem.slice(0, 80));
    expect(routing.text).toMatch(/\n<goto>A<\/goto>\n<goto>B<\/goto>$/);
  });

  test('a message without a tag takes the only allowed transition; a tag must match it', () => {
    expect(route('Done.', GOTO_A)).toMatchObject({ transition: { target: 'A.md' }, implicit: true });
    expect(route('`<goto>A</goto>` or `<goto>B</goto>`', GOTO_A)).toMatchObject({ implicit: true });
    expect(route('<goto>A</goto>', GOTO_A)).toMatchObject({
      transition: { target: 'A.md' },
      implicit: false,
    });
    expect(route('<goto>B</goto>', GOTO_A)).toMatchObject({ kind: 'remind', code: 'POLICY_VIOLATION' });
    expect(route('<goto>', GOTO_A)).toMatchObject({ implicit: true });
    expect(route('<goto></goto>', GOTO_A)).toMatchObject({ kind: 'remind', code: 'INVALID_TRANSITION' });
  });

  test('a pattern is looked for only where there is no tag', () => {
    const entries: AllowedTransition[] = [{ ...GOTO_A, match: '^LGTM' }, GOTO_B];
    expect(route('LGTM', ...entries)).toMatchObject({ transition: { target: 'A.md' }, implicit: true });
    expect(route('LGTM <goto>B</goto>', ...entries)).toMatchObject({ transition: { target: 'B.md' } });
    expect(route('nothing', ...entries)).toMatchObject({ kind: 'remind', code: 'NO_TRANSITION' });
  });

  test('the model is not reminded of what it had no say in', () => {
    expect(route('Done.', { tag: 'goto', target: 'GONE' })).toMatchObject({
      kind: 'fail',
      code: 'MISSING_TARGET',
    });
  });

  test('warnings come along', () => {
    expect(route('<goto cd="x">A</goto>')).toMatchObject({ warnings: [expect.stringContaining('"cd"')] });
  });

  describe('force_implicit', () => {
    const forced = (text: string, options: StateOptions) =>
      routeByTags({ text, options: { force_implicit: true, ...options }, resolve });

    test('does not look for tags', () => {
      const taken = {
        kind: 'transition',
        transition: { tag: 'goto', target: 'A.md' },
        implicit: true,
        warnings: [],
      };
      for (const text of ['', '<goto>B</goto>', '<goto>A</goto><result>x</result>']) {
        expect(forced(text, { allowed_transitions: [GOTO_A] })).toStrictEqual(taken);
      }
    });

    test('fails where the policy leaves a choice', () => {
      expect(forced('x', { allowed_transitions: [GOTO_A, GOTO_B] })).toMatchObject({
        kind: 'fail',
        code: 'WORKFLOW_INVALID',
        message: expect.stringContaining('exactly one'),
      });
      expect(forced('x', {})).toMatchObject({ kind: 'fail', code: 'WORKFLOW_INVALID' });
      expect(forced('x', { allowed_transitions: [{ tag: 'goto', target: 'GONE' }] })).toMatchObject({
        kind: 'fail',
        code: 'MISSING_TARGET',
      });
    });
  });

  test("another error than the protocol's is not the model's and comes through", () => {
    const broken = () => {
      throw new TypeError('broken');
    };
    expect(() => routeByTags({ text: '<goto>A</goto>', options: {}, resolve: broken })).toThrow(TypeError);
    expect(() => routeScript({ exitCode: 0, stdout: '<goto>A</goto>', stderr: '', resolve: broken })).toThrow(
      TypeError,
    );
  });
});

describe('a script state', () => {
  test('whose tag is on stderr is told to print it to stdout', () => {
    const resolve = (target: string) => target;
    const routed = routeScript({ exitCode: 0, stdout: 'ready', stderr: '<goto>END</goto>\n', resolve });
    expect(routed).toMatchObject({ kind: 'fail', code: 'NO_TRANSITION' });
    expect(routed).toHaveProperty(
      'message',
      expect.stringContaining('the tag is on stderr: print it to stdout'),
    );
  });

  const script = (exitCode: number, stdout: string, stderr = '') =>
    routeScript({ exitCode, stdout, stderr, resolve });

  test('goes where the tag on its stdout says', () => {
    expect(script(0, 'log\n<goto input="7">A</goto>\n', '<goto>B</goto>')).toStrictEqual({
      kind: 'transition',
      transition: { tag: 'goto', target: 'A.md', input: '7' },
      implicit: false,
      warnings: [],
    });
  });

  test('fails on another exit code than 0, tag or not, with the last lines of both streams', () => {
    expect(script(3, '<goto>A</goto>\n', 'no such file\r\n')).toStrictEqual({
      kind: 'fail',
      code: 'SCRIPT_FAILED',
      message:
        'the script ended with exit code 3\nstdout, its last lines:\n<goto>A</goto>\nstderr, its last lines:\nno such file',
    });
    expect(script(1, '')).toMatchObject({
      message: 'the script ended with exit code 1\nstdout: nothing\nstderr: nothing',
    });
  });

  test.each([
    ['', 'NO_TRANSITION'],
    ['<goto>A</goto><goto>B</goto>', 'SEVERAL_TRANSITIONS'],
    ['<call>A</call>', 'INVALID_TRANSITION'],
    ['<goto>X</goto>', 'MISSING_TARGET'],
    ['<goto>TWO</goto>', 'AMBIGUOUS_TARGET'],
  ])('%j fails with the last lines', (stdout, code) => {
    expect(script(0, stdout, 'warned')).toMatchObject({
      kind: 'fail',
      code,
      message: expect.stringMatching(/\nstdout[\s\S]*\nstderr, its last lines:\nwarned$/),
    });
  });

  test('the last lines are at most 20, and at most 4 kB', () => {
    const lines = Array.from({ length: 100 }, (_, index) => `line ${index}`).join('\n');
    const failed = script(1, lines, '😀'.repeat(10_000));
    if (failed.kind !== 'fail') throw new Error(failed.kind);
    const [, out, err] = failed.message.split(/\nstd(?:out|err), its last lines:\n/);
    expect(out?.split('\n')).toEqual(lines.split('\n').slice(-20));
    expect(err).toBe('😀'.repeat(2048));
    const cut = script(1, '', `${'😀'.repeat(10_000)}y`);
    // Throws on half a character.
    expect(cut.kind === 'fail' && encodeURIComponent(cut.message)).toMatch(/%F0%9F%98%80y$/);
  });
});
