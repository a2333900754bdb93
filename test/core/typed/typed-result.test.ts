import { describe, expect, test } from '@jest/globals';
import { routeByTags, routeScript } from '../../../src/core/protocol/route.js';
import type { ResultSchema } from '../../../src/core/typed/result-schema.js';
import { readTyped } from '../../../src/core/typed/typed-result.js';

const ANY: ResultSchema = { mismatches: () => [] };
const NONE: ResultSchema = {
  mismatches: () =>
    Array.from({ length: 7 }, (_, n) => ({ pointer: `/a/${n}`, expectation: 'must be integer' })),
};
const resolve = (target: string): string => target;

describe('a payload', () => {
  test.each([
    ['{"b": 1, "a": 2}', '{"b":1,"a":2}'],
    ['\n```json\n{ "a": 1 }\n```\n', '{"a":1}'],
    ['```JSON\r\n[1]\r\n```', '[1]'],
    ['````json\n"```"\n````', '"```"'],
  ])('%j goes on as %j', (payload, json) => {
    expect(readTyped(payload, [ANY])).toEqual({ kind: 'fits', json });
  });

  test.each([
    'Here it is:\n```json\n{}\n```',
    '```json\n{}\n```\n```json\n{}\n```',
    '```json\n{}',
    '```\n{}\n```',
    '',
  ])('%j is no JSON', (payload) => {
    const read = readTyped(payload, [ANY]);
    expect(read).toMatchObject({ kind: 'misfit', mismatches: [{ pointer: '' }] });
  });
});

describe('a result that does not fit', () => {
  const text = '<result>{"a":1}</result>';
  const route = (options: Parameters<typeof routeByTags>[0]['options'], schemas = [NONE], message = text) =>
    routeByTags({ text: message, options, resolve, schemas });

  test('is reminded without allowed_transitions too, with at most five pointers and expectations', () => {
    const routed = route({});
    expect(routed).toMatchObject({ kind: 'remind', code: 'RESULT_INVALID' });
    if (routed.kind !== 'remind') return;
    expect(routed.text.match(/^- .*$/gm)).toEqual([
      '- /a/0: must be integer',
      '- /a/1: must be integer',
      '- /a/2: must be integer',
      '- /a/3: must be integer',
      '- /a/4: must be integer',
      '- and 2 more',
    ]);
    expect(routed.text).toContain('<result>…your result…</result>');
    expect(routed.problem).toContain('/a/0: must be integer');
  });

  test('is reminded where it was allowed, matched or forced', () => {
    expect(route({ allowed_transitions: [{ tag: 'result' }] }).kind).toBe('remind');
    const match = { allowed_transitions: [{ tag: 'result', match: 'a' } as const] };
    expect(route(match, [ANY], '{"a": 1}')).toMatchObject({
      transition: { payload: '{"a":1}', typed: true },
    });
    expect(route(match, [NONE], '{"a": 1}').kind).toBe('remind');
    const forced = { ...match, force_implicit: true };
    expect(route(forced, [ANY], '{"a": 1}')).toMatchObject({ kind: 'transition', implicit: true });
    const reminded = route(forced, [NONE], '{"a": 1}');
    expect(reminded.kind === 'remind' && reminded.text).not.toContain('<result>');
  });

  test('that the policy alone has supplied is a failure, as nobody could answer better', () => {
    const fixed = { allowed_transitions: [{ tag: 'result', payload: 'done' } as const] };
    expect(route(fixed, [ANY], 'I am ready.')).toMatchObject({ kind: 'fail', code: 'RESULT_INVALID' });
  });

  test('of a script is a failure at once', () => {
    const script = { exitCode: 0, stdout: text, stderr: '', resolve };
    expect(routeScript({ ...script, schemas: [NONE] })).toMatchObject({
      kind: 'fail',
      code: 'RESULT_INVALID',
    });
    expect(routeScript({ ...script, schemas: [ANY] })).toMatchObject({ transition: { typed: true } });
    expect(routeScript(script)).not.toMatchObject({ transition: { typed: true } });
  });

  test('tells a model of its own words on one line each', () => {
    const long: ResultSchema = {
      mismatches: () => [{ pointer: `/${'x\n'.repeat(5000)}`, expectation: `must be ${'y\n'.repeat(5000)}` }],
    };
    const routed = route({}, [long]);
    expect(routed.kind === 'remind' && routed.text.split('\n')).toHaveLength(4);
    expect(routed.kind === 'remind' && routed.text.length).toBeLessThan(1000);
  });
});

test('other transitions of the state are none of the schema’s business', () => {
  const routed = routeByTags({ text: '<goto>NEXT</goto>', options: {}, resolve, schemas: [NONE] });
  expect(routed).toMatchObject({ kind: 'transition', transition: { tag: 'goto' } });
});
