import { expect, test } from '@jest/globals';
import { agentOf } from '../../src/core/agents.js';
import type { RunEvent } from '../../src/core/events.js';
import { newRun } from '../../src/core/life.js';
import { step } from '../../src/core/step.js';
import { Questions } from '../../src/runtime/questions.js';
import { Runtime, type RuntimeOptions } from '../../src/runtime/runtime.js';
import { StopControl } from '../../src/runtime/stop.js';
import { defaultLaunch } from '../support/engine.js';

test('what happens to others while an answer is being followed is not lost, and neither is the answer', async () => {
  const inputs = { turn: '1', implicit: false, now: '2026-11-21T10:00:00.000Z', newId: () => 'q' };
  const begun = newRun({
    id: 'r',
    workflow: { path: '/wf', fingerprint: 'f', files: {} },
    entry: 'A.md',
    input: null,
    budgetUsd: 1,
    launch: { ...defaultLaunch('/p'), on_ask: 'prompt' },
    metadata: {},
    now: inputs.now,
  });
  const workers = [{ target: 'W.md', variables: {} }];
  const forked = step(begun, 'main', { tag: 'fork', next: 'A.md', workers }, inputs).run;
  const asking = step(forked, 'main', { tag: 'ask', question: 'Which?', next: 'B.md' }, inputs);
  const emit = ([event]: readonly RunEvent[]): void => {
    // Another agent's outcome comes in before the orchestrator hears of the answer.
    if (event?.type === 'answered')
      queueMicrotask(() => runtime.change(step, 'main_w1', { tag: 'result', payload: 'done' }, inputs));
  };
  const runtime: Runtime = new Runtime(asking.run, {
    emit,
    stop: new StopControl(),
    workflow: { resolve: (target: string) => target },
    askPerson: () => Promise.resolve('blue'),
    paths: { turns: '/nowhere' },
  } as unknown as RuntimeOptions);
  const started: string[] = [];
  runtime.onStart = (agentId) => started.push(agentId);
  await new Promise<string>((resolve, reject) => {
    const questions = new Questions(runtime, {
      over: resolve,
      crashed: (_, error) => reject(error),
    });
    questions.put('main', agentOf(runtime.run, 'main').ask!);
  });
  expect(started).toEqual(['main']);
  expect(runtime.run.results).toEqual({ main_w1: 'done' });
  expect(runtime.agent('main')).toMatchObject({ current_state: 'B.md', pending_result: 'blue', ask: null });
});
