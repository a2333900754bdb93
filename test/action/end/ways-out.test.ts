import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { atWork } from '../../../src/action/checkpoint/restore.js';
import type { JobContext } from '../../../src/action/context.js';
import { endWithoutRun } from '../../../src/action/end/without-run.js';
import { checkActor, type GateInputs } from '../../../src/action/guard/gate.js';
import { claimRunKey } from '../../../src/action/identity/claim.js';
import type { Listener } from '../../../src/action/listener.js';
import { cannotMove } from '../../../src/action/resume/base.js';
import { collisionText } from '../../../src/action/resume/lease.js';
import { RaymondError, StateError, UsageError, WorkflowError } from '../../../src/core/errors.js';

// Whatever stops a job before it begins names what a person at the re-run button can do (spec 4.3): re-run it, dispatch the
// workflow with `resume-run`, or start a new run.

const temp = mkdtempSync(join(tmpdir(), 'raymond-ways-'));
afterAll(() => rmSync(temp, { recursive: true }));

async function told(error: unknown): Promise<string> {
  const failed: string[] = [];
  const voice = {
    setOutput: () => {},
    setFailed: (text: string) => failed.push(text),
    redact: (text: string) => text,
    warning: () => {},
    summary: () => {},
  };
  const environment = { RUNNER_TEMP: temp, GITHUB_WORKSPACE: '/home/runner/work/r/r' };
  await endWithoutRun({ environment, voice } as unknown as Listener, error);
  return failed.join('\n');
}

const CONTEXT = {
  ...{ eventName: 'issues', owner: 'o', repo: 'r', runId: '5', attempt: 1, workspace: temp, temp },
  ...{ actor: 'tom', triggeringActor: 'tom', event: {}, serverUrl: 'https://github.com' },
} as unknown as JobContext;
const caught = async (work: () => unknown): Promise<unknown> => {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing has stopped it');
};
const HEADER = { run_id: '7', attempt: 1, job: 'review', step: 'raymond' };
const GATE = {
  ...{ users: [], bots: [], wakes: false },
  accessOf: async () => ({ kind: 'unanswered', why: 'HTTP 502' }),
} as unknown as GateInputs;
const claim = () => claimRunKey({ context: CONTEXT }, { runKey: 'k', runId: '5', attempt: 1 } as never);

const STOPS: Record<string, () => unknown> = {
  'another one at work': () => atWork({ context: CONTEXT }, HEADER as never, 'its job is in progress'),
  'a collision': () => new UsageError(collisionText(HEADER)),
  'two steps of one composite action': () => caught(() => [claim(), claim()]),
  'a base that has moved': () =>
    cannotMove('The branch has moved on', 'it conflicts', 'Go on on the old commit'),
  'an API that does not say who may write': () => caught(() => checkActor(CONTEXT, GATE)),
  'an input that cannot be used': () =>
    new UsageError('The inputs cannot be used:\n- `budget`: "x" is not allowed'),
  'a workflow with a mistake': () =>
    new WorkflowError('there is no state B', { file: '/home/runner/work/r/r/wf/A.md', line: 3 }),
  'a key that is missing': () => new RaymondError('AUTHENTICATION', 'There is no key for claude.'),
  'a checkpoint that cannot be used': () => new StateError('STATE_INVALID', 'The checkpoint cannot be used.'),
  'a mistake of ours': () => new TypeError('x is not a function'),
};

test.each(Object.entries(STOPS))('%s', async (_, stop) => {
  const text = await told(await stop());
  expect(text).toMatch(/re-run|`resume-run|new run/i);
  expect(text).not.toMatch(/undefined|\/home\/runner/);
});

test('what names a way out gets no second one', async () => {
  const text = await told(await STOPS['another one at work']!());
  expect(text.match(/re-run/gi)).toHaveLength(1);
});
