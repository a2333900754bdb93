import { describe, expect, test } from '@jest/globals';
import { AGENT_CLIS, factsOf } from '../../src/core/agent-clis.js';
import { lackedBy, settingsFor } from '../../src/core/settings/of-state.js';
import { refusedArgument } from '../../src/core/settings/refused-args.js';
import { parseRule, spellRules, translateRule } from '../../src/core/settings/rules.js';
import { mergeSettings } from '../../src/core/settings/settings.js';
import { shellWords } from '../../src/core/text/shell-words.js';
import { LAUNCH } from '../support/run.js';

describe('what holds for a state', () => {
  test('is of each key what the nearest source says, but what is denied adds up', () => {
    const state = { allow: ['Edit'], deny: ['Bash(rm:*)'] };
    const manifest = { allow: ['Bash'], deny: ['WebFetch', 'Bash(rm:*)'], fallback_model: 'haiku' };
    expect(mergeSettings([state, undefined, manifest])).toEqual({
      allow: ['Edit'],
      deny: ['Bash(rm:*)', 'WebFetch'],
      fallback_model: 'haiku',
    });
  });

  test("is the state's before the line's, that before its own manifest's, that before the run's", () => {
    const launch = { ...LAUNCH, allow: ['line'], deny: ['d2'], permission_mode: null };
    const run = { launch, settings: { allow: ['run'], permission_mode: 'plan', deny: ['d4'] } };
    const scope = { allow: ['scope'], permission_mode: 'auto', deny: ['d3'] };
    expect(settingsFor('claude', run, { allow: ['state'], deny: ['d1'] }, scope)).toEqual({
      ...{ allow: ['state'], permission_mode: 'auto', deny: ['d1', 'd2', 'd3', 'd4'] },
    });
    expect(settingsFor('claude', run, undefined, scope).allow).toEqual(['line']);
    expect(settingsFor('claude', { ...run, launch: LAUNCH }, undefined).allow).toEqual(['run']);
  });

  test('has the arguments of the line only where they are for its CLI', () => {
    const launch = { ...LAUNCH, agent_args: { cli: 'claude', list: ['--max-turns', '3'] } };
    expect(settingsFor('claude', { launch }, undefined).args).toEqual(['--max-turns', '3']);
    expect(settingsFor('copilot', { launch }, undefined).args).toBeUndefined();
    expect(settingsFor('claude', { launch }, { args: [] }).args).toEqual([]);
  });

  test('may be more than its CLI can do', () => {
    const all = { settings: {}, system_prompt: 'x', fallback_model: 'y', mcp: {}, mcp_strict: true };
    expect(lackedBy('copilot', all)).toEqual(['mcp_strict', 'settings', 'system_prompt', 'fallback_model']);
    expect(lackedBy('copilot', { mcp_strict: false })).toEqual([]);
    expect([lackedBy('claude', all), lackedBy('replay', all)]).toEqual([[], []]);
  });
});

describe('permission rules', () => {
  const kinds = AGENT_CLIS.copilot.ruleKinds;

  test.each([
    ['Bash(npm test:*)', { tool: 'Bash', argument: 'npm test:*' }],
    ['mcp__github__*', { tool: 'mcp__github__*', argument: null }],
    ['Edit', { tool: 'Edit', argument: null }],
    ['Bash(node -e "f(1, 2)")', { tool: 'Bash', argument: 'node -e "f(1, 2)"' }],
    ['Bash()', null],
    ['npm test', null],
    ['--model', null],
    ['', null],
  ])('%s', (text, rule) => {
    expect(parseRule(text)).toEqual(rule);
  });

  test.each([
    ['Bash', 'shell'],
    ['Bash(npm test:*)', 'shell(npm test:*)'],
    ['Bash(git diff *)', 'shell(git diff:*)'],
    ['Edit', 'write'],
    ['Write(src/a.ts)', 'write(/work/src/a.ts)'],
    ['Edit(//etc/hosts)', 'write(/etc/hosts)'],
    ['WebFetch(domain:example.com)', 'url(example.com)'],
    ['mcp__github', 'github'],
    ['mcp__github__create_issue', 'github(create_issue)'],
    // Nothing that means the same.
    ['Bash(npm * --dry-run)', null],
    ['Edit(src/**)', null],
    ['Edit(/src)', null],
    ['Read(.env)', null],
    ['mcp__github__create_*', null],
    ['WebFetch(example)', null],
  ])('%s in the words of another CLI', (rule, spelt) => {
    expect(translateRule(rule, kinds, '/work')).toBe(spelt);
  });

  test('a tool that is never asked about is taken away when denied, and allowed without a word', () => {
    const facts = factsOf('copilot')!;
    expect(
      spellRules({ allow: ['Read', 'Read(x)'], deny: ['Read', 'Bash', 'Edit(a*)'] }, facts, '/'),
    ).toEqual({
      ...{ allow: [], deny: ['shell'], excluded: ['view'] },
      cannot: { allow: ['Read(x)'], deny: ['Edit(a*)'] },
    });
  });

  test('a CLI without words of its own takes them as they are', () => {
    const facts = factsOf('claude')!;
    expect(spellRules({ allow: ['Read(x)'], deny: ['A*'] }, facts, '/')).toMatchObject({
      ...{ allow: ['Read(x)'], deny: ['A*'], cannot: { allow: [], deny: [] } },
    });
  });
});

describe('arguments that are handed on', () => {
  const own = AGENT_CLIS.claude.ownFlags;

  test.each([[['--max-turns', '3']], [['--betas=x']], [[]], [['--debug', '-1']]])('%j', (args) => {
    expect(refusedArgument(args, own)).toBeNull();
  });

  test.each([
    [['--model', 'x'], '--model'],
    [['--max-turns', '3', '--settings=x'], '--settings'],
    [['-p'], '-p'],
    [['-dr'], '-r'],
    [['--dangerously-skip-permissions'], '--dangerously-skip-permissions'],
    [['--max-turns', '3', '--', 'x'], '"--"'],
    [['text'], '"text"'],
    // They beat what is denied, or take no turn of this session.
    [['--managed-settings', '{"allowManagedPermissionRulesOnly":true}'], '--managed-settings'],
    [['--inherit-permission-mode=bypassPermissions'], '--inherit-permission-mode'],
    [['--init-only'], '--init-only'],
    [['--resume-session-at', 'x'], '--resume-session-at'],
  ])('not %j', (args, named) => {
    expect(refusedArgument(args, own)).toContain(named);
  });

  test.each(['--acp', '--remote', '--allow-all', '--deny-tool=write', '-C/'])(
    'nor %s for another CLI',
    (arg) => {
      expect(refusedArgument([arg], AGENT_CLIS.copilot.ownFlags)).not.toBeNull();
    },
  );
});

test.each([
  [`--max-turns 5\n--betas "a b" 'c "d"' e\\ f`, ['--max-turns', '5', '--betas', 'a b', 'c "d"', 'e f']],
  ['  ', []],
  ['""', ['']],
  [`a'b'"c"`, ['abc']],
  ['"a\\"b\\n"', ['a"b\\n']],
  ['one \\\n two', ['one', 'two']],
  ['"open', null],
])('%j as a shell would part it', (text, words) => {
  expect(shellWords(text)).toEqual(words);
});
