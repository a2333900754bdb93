import { describe, expect, test } from '@jest/globals';
import { askingStates, checkAsking, checkRetention, missingRight } from '../../../src/action/ask/rights.js';
import type { Job } from '../../../src/action/job.js';
import type { AskGitHub } from '../../../src/runtime/github/answer.js';
import type { Workflow } from '../../../src/workflow/parts/workflow.js';

function workflow(states: Record<string, object>): Workflow {
  return { states: Object.keys(states), state: (name: string) => states[name] } as unknown as Workflow;
}
const text = (body: string, allowed_transitions?: object[]) => ({
  ...{ kind: 'prompt', body },
  options: allowed_transitions === undefined ? {} : { allowed_transitions },
});
const DAY_MS = 86_400_000;

describe('what a workflow may ask', () => {
  test.each<[string, Record<string, object>, readonly (number | null)[]]>([
    ['a prompt that writes an ask', { A: text('Say <ask next="B">Which?</ask>') }, [null]],
    ['with a time', { A: text('<ask next="B" timeout="2d" timeout_next="C">Which?</ask>') }, [2 * DAY_MS]],
    [
      'a script',
      { A: { kind: 'script', text: 'echo "<ask next=\\"B\\" timeout=\\"1d\\">x</ask>"', options: {} } },
      [DAY_MS],
    ],
    ['a policy that lists it', { A: text('go', [{ tag: 'ask', next: 'B' }]) }, [null]],
    [
      'a policy that does not, whatever the text says',
      { A: text('<ask next="B">x</ask>', [{ tag: 'goto' }]) },
      [],
    ],
    [
      'an approval',
      { A: { kind: 'graph', state: { routing: { kind: 'approval' }, feedback: null } } },
      [null],
    ],
    ['a feedback', { A: { kind: 'graph', state: { routing: { kind: 'continue' }, feedback: {} } } }, [null]],
    [
      'nothing',
      { A: text('go'), B: { kind: 'graph', state: { routing: { kind: 'on' }, feedback: null } } },
      [],
    ],
  ])('%s', (_, states, timeouts) => {
    expect(askingStates(workflow(states)).map(({ timeoutMs }) => timeoutMs)).toEqual(timeouts);
  });
});

describe('what is kept lasts as long as a question waits', () => {
  const asks = workflow({ A: text('<ask next="B" timeout="10d">Which?</ask>') });
  const job = (inputs: object, environment: object = {}) =>
    ({
      inputs: { 'state-store': 'auto', 'retention-days': 0, 'on-ask': 'comment', ...inputs },
      environment,
    }) as unknown as Job;

  test.each([
    ['a retention that is shorter', { 'retention-days': 9 }, {}, 'retention-days'],
    ['a repository that keeps less', {}, { GITHUB_RETENTION_DAYS: '5' }, '5 days'],
    ['the cache alone', { 'state-store': 'cache' }, {}, 'state-store: auto'],
  ])('%s is an error', (_, inputs, environment, said) => {
    expect(() => checkRetention(job(inputs, environment), asks, 0)).toThrow(said);
  });

  test.each([
    ['the default', {}],
    ['as many days', { 'retention-days': 10 }],
    ['nothing that is kept', { 'state-store': 'none', 'retention-days': 1 }],
    ['a run that fails where it asks', { 'on-ask': 'fail', 'retention-days': 1 }],
  ])('%s is none', (_, inputs) => {
    expect(() => checkRetention(job(inputs), asks, 0)).not.toThrow();
  });
});

test.each([
  [{ kind: 'refused', why: 'Validation Failed', status: 422 }, null],
  [{ kind: 'silent', why: 'down' }, null],
  [
    { kind: 'refused', why: 'Resource not accessible by integration', status: 403 },
    'Resource not accessible by integration',
  ],
] as const)('the right to comment is asked for by a comment without a text: %j', async (said, expected) => {
  const asked: unknown[] = [];
  const ask = async (...given: unknown[]) => {
    asked.push(given);
    return said;
  };
  expect(await missingRight(ask as AskGitHub, 7)).toBe(expected);
  expect(asked).toEqual([[expect.stringMatching(/^POST .*comments$/), { issue: 7 }]]);
});

describe('an answer that nobody could take is told before anything is spent', () => {
  const asks = workflow({ A: text('<ask next="B">Which?</ask>') });
  const told = async (inputs: object, issue: number | null = 7, of = asks): Promise<string> => {
    const warnings: string[] = [];
    const job = {
      inputs: {
        'state-store': 'auto',
        'retention-days': 0,
        'on-ask': 'comment',
        'state-key': null,
        ...inputs,
      },
      environment: {},
      voice: { warning: (what: string) => warnings.push(what) },
    } as unknown as Job;
    const ask = (async () => ({ kind: 'refused', why: 'Validation Failed', status: 422 })) as AskGitHub;
    await checkAsking(job, of, { issue, ask, now: 0 });
    return warnings.join('\n');
  };

  test('sealed under the agent’s key, which the jobs that answer and wake do not have', async () => {
    expect(await told({})).toMatch(/`openssl rand -base64 32`.*RAYMOND_STATE_KEY.*`state-key`/);
  });

  test('not where there is a state-key, no issue, no comment, or nothing that asks', async () => {
    expect(await told({ 'state-key': 'a key' })).toBe('');
    expect(await told({}, null)).toBe('');
    expect(await told({ 'on-ask': 'pause' })).toBe('');
    expect(await told({}, 7, workflow({ A: text('go') }))).toBe('');
  });
});
