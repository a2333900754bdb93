import { describe, expect, test } from '@jest/globals';
import { conclusion, endRun, relocate, stampRun, takeUp } from '../../src/core/life.js';
import type { Agent, AgentError, Run } from '../../src/core/run.js';
import { aRun, aTurn, NOW, runOf } from '../support/run.js';

const mainOf = (run: Run): Agent => run.agents.find(({ id }) => id === 'main')!;
const error: AgentError = { code: 'AGENT_FAILED', message: 'it broke' };

/** With the options that it had. */
const takenUp = (run: Run): Run =>
  takeUp(run, { workflow: run.workflow, launch: run.launch, budgetUsd: undefined });

describe('a resume', () => {
  test('gives failed agents another try, in their state, with all of their reminders', () => {
    const turn = aTurn({ failed: true });
    const run = aRun({ status: 'failed', error, retry_count: 3, visits: { 'START.md': 2 }, turn });
    expect(takenUp(run).agents).toEqual([{ ...run.agents[0], status: 'active', retry_count: 0 }]);
  });

  test('goes on with its own workflow, options and budget; without one, with the budget that there was', () => {
    const workflow = { path: '/new/wf', fingerprint: 'g', files: {} };
    const run = aRun();
    const launch = { ...run.launch, model: 'opus' };
    expect(takeUp(run, { workflow, launch, budgetUsd: undefined })).toEqual({ ...run, workflow, launch });
    expect(takeUp(run, { workflow, launch, budgetUsd: 0 }).budget_usd).toBe(0);
  });

  test('leaves agents alone that have not failed', () => {
    const run = runOf({ main: { retry_count: 2 }, main_w1: { status: 'asking', retry_count: 1 } });
    const revived = takenUp(run);
    expect(revived.agents[0]).toBe(run.agents[0]);
    expect(revived.agents[1]).toBe(run.agents[1]);
  });

  test('takes back how the run had ended', () => {
    const ended = aRun({}, { status: 'paused', reason: 'USAGE_LIMIT', message: 'm', resume_at: 'later' });
    expect(takenUp(ended)).toEqual({
      ...ended,
      status: 'running',
      reason: null,
      message: null,
      resume_at: null,
    });
  });

  test('counts the visits anew of the state whose limit it was, and of that alone', () => {
    const limit: AgentError = { code: 'MAX_VISITS', message: 'm' };
    const run = aRun({
      status: 'failed',
      error: limit,
      visits: { 'START.md': 5, B: 4 },
      visits_before: { 'START.md': 2, B: 1 },
    });
    const { visits, visits_before: before } = mainOf(takenUp(run));
    expect([visits, before]).toStrictEqual([{ B: 4 }, { B: 1 }]);
    const other = aRun({
      status: 'failed',
      error,
      visits: { 'START.md': 5 },
      visits_before: { 'START.md': 2 },
    });
    expect(mainOf(takenUp(other))).toMatchObject({
      visits: { 'START.md': 5 },
      visits_before: { 'START.md': 2 },
    });
  });

  test('makes no marks where there were none', () => {
    const run = aRun({
      status: 'failed',
      error: { code: 'MAX_VISITS', message: '' },
      visits: { 'START.md': 5 },
    });
    expect(mainOf(takenUp(run))).not.toHaveProperty('visits_before');
    expect(mainOf(run).visits).toEqual({ 'START.md': 5 });
  });

  test('sends a graph back from its error state to where it failed', () => {
    const run = aRun({
      status: 'failed',
      current_state: 'error',
      error,
      turn: aTurn({ state: 'error' }),
      raised: { ...error, state: 'code' },
    });
    const revived = mainOf(takenUp(run));
    expect(revived).toMatchObject({ current_state: 'code', turn: null, status: 'active' });
    expect(revived).not.toHaveProperty('raised');
  });

  test('does not count the visit again that it goes back to', () => {
    const raised = { ...error, state: 'code' };
    const run = aRun({ status: 'failed', current_state: 'error', error, visits: { code: 3 }, raised });
    expect(mainOf(takenUp(run)).visits).toEqual({ code: 3 });
    const counted = aRun({ ...mainOf(run), raised: { ...raised, counted: true } });
    expect(mainOf(takenUp(counted)).visits).toEqual({ code: 2 });
  });

  test('clears the loop limit of the state that it goes back to', () => {
    const run = aRun({
      status: 'failed',
      current_state: 'error',
      error: { code: 'MAX_VISITS', message: '' },
      visits: { code: 3, error: 1 },
      raised: { code: 'MAX_VISITS', message: '', state: 'code' },
    });
    expect(mainOf(takenUp(run)).visits).toEqual({ error: 1 });
  });
});

describe('what a run has come to', () => {
  test.each<[string, Record<string, Partial<Agent>>, unknown]>([
    ['no agent left', {}, { status: 'completed', error: null }],
    ['one asks', { main: { status: 'asking' } }, { status: 'asking', error: null }],
    ['one has failed', { main: { status: 'failed', error } }, { status: 'failed', error }],
    [
      'one asks, another has failed',
      { main: { status: 'asking' }, main_w1: { status: 'failed', error } },
      { status: 'failed', error },
    ],
    [
      'two have failed',
      {
        main: { status: 'failed', error },
        main_w1: { status: 'failed', error: { code: 'REFUSED', message: '' } },
      },
      { status: 'failed', error },
    ],
  ])('%s', (_, agents, expected) => {
    expect(conclusion(runOf(agents))).toEqual(expected);
  });

  test('agents without a next step are a bug, and nothing is green by mistake', () => {
    const { status, error: found } = conclusion(runOf({ main: {}, main_w1: {} }));
    expect(status).toBe('failed');
    expect(found).toMatchObject({ code: 'INTERNAL', message: expect.stringContaining('main, main_w1.') });
  });
});

test('how a run ends is all that its end changes', () => {
  const ending = { status: 'paused', reason: 'USAGE_LIMIT', message: 'Wait.', resume_at: NOW } as const;
  expect(endRun(aRun(), ending)).toEqual({ ...aRun(), ...ending });
});

test('the time of a run never goes back', () => {
  const later = '2026-11-21T11:00:00.000Z';
  expect(stampRun(aRun(), later).updated_at).toBe(later);
  expect(stampRun(stampRun(aRun(), later), NOW).updated_at).toBe(later);
});

describe('a run whose project is found elsewhere', () => {
  const stack = [{ session: null, state: 'B.md', cwd: '/work/sub' }];
  const { launch } = aRun();
  const run = aRun({ cwd: '/workshop', stack }, { launch: { ...launch, recording: '/elsewhere/recording' } });

  test('moves along, with the paths in it alone', () => {
    const moved = relocate(run, '/new/place');
    expect([moved.workflow.path, moved.launch.recording]).toEqual(['/wf', '/elsewhere/recording']);
    expect([moved.launch.root, moved.launch.cwd]).toEqual(['/new/place', '/new/place']);
    // Not inside it, although its name begins the same.
    expect(mainOf(moved)).toMatchObject({ cwd: '/workshop', stack: [{ cwd: '/new/place/sub' }] });
  });

  test('moves with all that lies in it: the workflow, the recording, where agents and their callers work', () => {
    const inside = aRun(
      { cwd: '/work/a..', stack: [{ session: null, state: 'B.md', cwd: '/work/..b' }] },
      {
        workflow: { path: '/work/wf', fingerprint: 'f', files: { 'START.md': 'sha' } },
        launch: { ...launch, cwd: '/work/c', recording: '/work/rec', model: 'opus' },
      },
    );
    expect(relocate(inside, '/new')).toEqual({
      ...inside,
      workflow: { ...inside.workflow, path: '/new/wf' },
      launch: { ...inside.launch, root: '/new', cwd: '/new/c', recording: '/new/rec' },
      agents: [
        { ...inside.agents[0], cwd: '/new/a..', stack: [{ session: null, state: 'B.md', cwd: '/new/..b' }] },
      ],
    });
    expect(relocate(aRun(), '/new').launch.recording).toBeNull();
  });

  test('leaves alone what lies beside and above it', () => {
    const beside = aRun({ cwd: '/', stack: [{ session: null, state: 'B.md', cwd: '/other' }] });
    expect(mainOf(relocate(beside, '/new'))).toEqual(mainOf(beside));
  });

  test('stays as it is where it is', () => {
    expect(relocate(run, '/work')).toBe(run);
  });
});
