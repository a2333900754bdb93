import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  agentAskedFor,
  type ChoiceSource,
  choicesOf,
  chooseLaunch,
  LAUNCH_DEFAULTS,
} from '../../src/core/launch.js';

describe('choices', () => {
  test('are the defaults where nobody has said anything', () => {
    expect(chooseLaunch()).toEqual(LAUNCH_DEFAULTS);
    expect(chooseLaunch({}, choicesOf({}))).toEqual(LAUNCH_DEFAULTS);
  });

  test('are each those of the first source that speaks of it', () => {
    const manifest = choicesOf({ agent: 'copilot', model: 'm', budget: 3 });
    expect(chooseLaunch({ model: null, budget_usd: undefined, timeout: 7 }, manifest)).toEqual({
      ...LAUNCH_DEFAULTS,
      ...{ agent: 'copilot', model: 'm', budget_usd: 3, timeout: 7 },
    });
    expect(chooseLaunch({ agent: 'claude', budget_usd: 5 }, manifest)).toMatchObject({
      agent: 'claude',
      budget_usd: 5,
    });
  });

  test('of nothing are choices too: no limit, no', () => {
    const source = { budget_usd: 0, timeout: 0, dangerously_skip_permissions: false, env_allow: [] };
    expect(
      chooseLaunch(source, { budget_usd: 3, timeout: 5, dangerously_skip_permissions: true }),
    ).toMatchObject(source);
  });

  test('sources may be joined ahead without a difference', () => {
    const source: fc.Arbitrary<ChoiceSource> = fc.record(
      {
        agent: fc.constantFrom('claude', 'copilot', null),
        model: fc.constantFrom('a', 'b', null),
        budget_usd: fc.constantFrom(0, 1, null),
        env_allow: fc.constantFrom([], ['A'], null),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(source, source, source, (first, second, third) => {
        expect(chooseLaunch(first, chooseLaunch(second, third))).toEqual(chooseLaunch(first, second, third));
        expect(chooseLaunch(first, first, second)).toEqual(chooseLaunch(first, second));
      }),
    );
  });
});

test("a replay asks for no agent CLI: it stands in for the workflow's own", () => {
  expect([agentAskedFor('replay'), agentAskedFor(null), agentAskedFor('copilot')]).toEqual([
    undefined,
    undefined,
    'copilot',
  ]);
});
