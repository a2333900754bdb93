import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { INPUT_ENTRIES, OUTPUTS } from '../../src/action/input-table.js';
import { readInputs, variableOf } from '../../src/action/inputs.js';

const environment = (inputs: Record<string, string>) => ({
  INPUT_WORKFLOW: 'wf',
  ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [variableOf(name), value])),
});
const read = (inputs: Record<string, string> = {}) => readInputs(environment(inputs)).inputs;

describe('good values', () => {
  test('defaults are those of the table, whether the runner fills them in or not', () => {
    expect(read()).toMatchObject({
      workflow: 'wf',
      agent: null,
      budget: null,
      concurrency: 4,
      timeout: 600,
      deadline: null,
      resume: 'auto',
      summary: true,
      'dangerously-skip-permissions': false,
      'env-allow': [],
      vars: {},
      'github-token': null,
    });
  });

  test.each([
    ['budget', '0', 0],
    ['budget', '2.50', 2.5],
    // As the command line reads them.
    ['budget', '.5', 0.5],
    ['concurrency', '2.0', 2],
    ['timeout', '10m', 600],
    ['deadline', '5h30m', 19_800],
    ['concurrency', '12', 12],
    ['summary', 'FALSE', false],
    ['env-allow', 'A, B\nMY_*', ['A', 'B', 'MY_*']],
    ['vars', 'ticket=X-1\nquery=a=b', { ticket: 'X-1', query: 'a=b' }],
    ['on-ask', 'fail', 'fail'],
    ['input', 'text', 'text'],
  ] as const)('%s: %s', (name, text, value) => {
    expect(read({ [name]: text })[name]).toEqual(value);
  });
});

describe('bad values', () => {
  test.each([
    ['budget', '-1', /`budget`: "-1" is not allowed; give an amount/],
    ['budget', 'lots', /`budget`.*"lots"/],
    ['budget', '1e3', /`budget`/],
    ['concurrency', '0', /`concurrency`.*whole number from 1/],
    ['concurrency', '1.5', /`concurrency`/],
    ['timeout', 'soon', /`timeout`.*"soon".*90s/],
    ['deadline', '5 hours', /`deadline`/],
    ['resume', 'yes', /`resume`.*auto, never, force/],
    ['state-store', 's3', /`state-store`.*auto, cache, artifact, none/],
    ['workspace-snapshot', 'on', /`workspace-snapshot`/],
    ['on-ask', 'prompt', /`on-ask`/],
    ['on-limit', 'never', /`on-limit`/],
    ['transcripts', 'raw', /`transcripts`/],
    ['retention-days', '91', /`retention-days`.*0 to 90/],
    ['summary', 'yes', /`summary`.*true or false/],
    ['fail-on-pause', '1', /`fail-on-pause`/],
    ['allow-outside-workspace', 'ja', /`allow-outside-workspace`/],
    ['dangerously-skip-permissions', 'y', /`dangerously-skip-permissions`/],
    ['permission-mode', 'yolo', /`permission-mode`: "yolo" is not allowed; give one of acceptEdits, .*plan/],
    ['agent', 'codex', /`agent`: "codex" is not allowed; give one of claude, copilot, replay/],
    ['checkpoint-interval', '-5', /`checkpoint-interval`/],
    ['vars', 'novalue', /`vars`.*name=value/],
  ])('%s: %s', (name, text, problem) => {
    expect(() => read({ [name]: text })).toThrow(problem);
  });

  test('all are told at once', () => {
    expect(() => read({ budget: 'x', resume: 'y', summary: 'z' })).toThrow(
      /budget[\s\S]*resume[\s\S]*summary/,
    );
  });

  test('workflow is required; input and input-file exclude each other', () => {
    expect(() => readInputs({})).toThrow(/`workflow`: it is required/);
    expect(() => read({ input: 'a', 'input-file': 'b' })).toThrow(/not both/);
  });

  test('an unknown input is told', () => {
    expect(readInputs({ ...environment({}), INPUT_BUGDET: '5' }).unknown).toEqual(['bugdet']);
  });
});

describe('action.yml, the table in the code and docs/reference.md say the same', () => {
  const action = parse(readFileSync('action.yml', 'utf8'));
  const reference = readFileSync('docs/reference.md', 'utf8');

  test('inputs', () => {
    const declared = Object.entries(
      action.inputs as Record<string, { default?: string; required?: boolean; description: string }>,
    );
    expect(declared.map(([name]) => name)).toEqual(INPUT_ENTRIES.map(([name]) => name));
    for (const [index, [, input]] of declared.entries()) {
      const [, ours] = INPUT_ENTRIES[index]!;
      expect([input.default, input.required ?? false, input.description]).toEqual([
        ours.default,
        ours.required ?? false,
        ours.description,
      ]);
    }
  });

  test('what a manifest may say has no default in action.yml, which would always beat it', () => {
    const { agent, model, effort, budget } = action.inputs;
    expect([agent, model, effort, budget].map((input) => 'default' in input)).toEqual([
      ...[false, false, false, false],
    ]);
  });

  test('outputs', () => {
    const declared = Object.entries(action.outputs as Record<string, { description: string }>);
    expect(declared.map(([name, { description }]) => [name, description])).toEqual(Object.entries(OUTPUTS));
  });

  test('docs/reference.md', () => {
    for (const [name, { description, hidden }] of INPUT_ENTRIES) {
      if (hidden) expect(reference).not.toContain(`| \`${name}\` | \``);
      else {
        expect(reference).toContain(`| \`${name}\` | `);
        expect(reference).toContain(description.replaceAll('|', '\\|'));
      }
    }
    for (const [name, description] of Object.entries(OUTPUTS))
      expect(reference).toContain(`| \`${name}\` | ${description} |`);
  });
});
