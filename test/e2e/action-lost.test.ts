import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { chooseKeys, openSealed } from '../../src/checkpoint/seal/index.js';
import type { Run } from '../../src/core/run.js';
import { CARRIER_FILE, CARRIER_FOLDER, STATE_FILE } from '../../src/runtime/checkpoint/carrier.js';
import { ActionLab, API_KEY, type Job } from '../support/action-lab.js';
import { at, INSTALL_TIMEOUT_MS, installClaude, prompt } from '../support/e2e-lab.js';
import { endProcesses } from '../support/e2e-processes.js';
import { FAST } from '../support/runner/fixture-job.js';
import type { StepResult } from '../support/runner/runner.mjs';
import { installCopilot } from './agents/copilot-1.0.102/lab.js';

beforeAll(() => {
  installClaude();
  installCopilot();
}, INSTALL_TIMEOUT_MS);

/** Saving takes a tenth of the time at most, which on a slow machine is a long wait for the next save. */
const SOON = { ...FAST, FAST_TIMERS_LONGEST_MS: '50000' };

let lab: ActionLab;
afterEach(() => lab.close());

const copilot = (state: string): string => `---\nagent: copilot\nmodel: gpt-5.4\n---\n${prompt(state)}`;

/** Two turns of Claude, a script that waits to be let on, two turns of Copilot, and Claude again. */
const open = async (): Promise<void> => {
  lab = await ActionLab.open({
    'wf/START.md': prompt('START'),
    'wf/SECOND.md': prompt('SECOND'),
    'wf/BETWEEN.sh': `echo between > between.txt; while [ ! -e ../gate ]; do sleep 0.1; done; echo '<call return="LAST">WORK</call>'`,
    'wf/WORK.md': copilot('WORK'),
    'wf/MORE.md': copilot('MORE'),
    'wf/LAST.md': prompt('LAST'),
  });
  lab.api.reply(hung('SECOND'), { hang: true });
  lab.api.reply(hung('MORE'), { hang: true });
  lab.api.reply(hung('LAST'), { hang: true });
  lab.api.reply(at('START'), '<goto>SECOND</goto>');
  lab.api.reply(at('SECOND'), '<goto>BETWEEN</goto>');
  lab.api.reply(at('WORK'), '<goto>MORE</goto>');
  lab.api.reply(at('MORE'), '<result>worked</result>');
  lab.api.reply(at('LAST'), '<result>all done</result>');
};

/** The state of which turns hang. */
let hangsIn = '';
const hung = (state: string) => (request: Parameters<ReturnType<typeof at>>[0]) =>
  hangsIn === state && at(state)(request);
const asked = (state: string) => lab.api.when((request) => at(state)(request as never));
const turnsOf = (state: string) => lab.api.turns().filter((turn) => at(state)(turn));
const letOn = (job: Job): void => writeFileSync(join(job.workspace, '..', 'gate'), '');

/** The newest checkpoint, opened as only the job can. */
async function newest(): Promise<Run | null> {
  const entry = lab.service.cacheEntries().at(-1);
  const sealed = entry?.files()[`${CARRIER_FOLDER}/${CARRIER_FILE}`];
  // The older ones are deleted meanwhile.
  if (entry === undefined || sealed === undefined) return null;
  const folder = mkdtempSync(join(lab.folder, 'look-'));
  try {
    writeFileSync(join(folder, 'file'), sealed);
    const others = [{ name: 'anthropic-api-key', value: API_KEY }];
    await openSealed({
      file: join(folder, 'file'),
      keys: chooseKeys({ stateKey: null, others, hasCloudSession: false }, '42').keys,
      expected: { repository_id: '42', name: entry.key, place: null },
      into: join(folder, 'in'),
    });
    return JSON.parse(readFileSync(join(folder, 'in', STATE_FILE), 'utf8')) as Run;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Resolves once a checkpoint is kept that has come to this state. */
async function keptAt(state: string): Promise<void> {
  while (!(await newest())?.agents.some(({ current_state }) => current_state.startsWith(state)))
    await new Promise((resolve) => setTimeout(resolve, 100));
}

interface Moment {
  /** Resolves at the moment. */
  readonly comes: (job: Job) => Promise<unknown>;
  /** The turn that is cut off; the others that have been taken by then are finished. */
  readonly hangsIn: string;
  readonly finished: readonly string[];
}

const MOMENTS: Record<string, Moment> = {
  "during Claude's turn": {
    hangsIn: 'SECOND',
    finished: ['START'],
    comes: async () => {
      await asked('SECOND');
      await keptAt('SECOND');
    },
  },
  'between the states of the two': {
    hangsIn: '',
    finished: ['START', 'SECOND'],
    comes: () => keptAt('BETWEEN'),
  },
  'while a save is under way in the background': {
    hangsIn: 'MORE',
    finished: ['START', 'SECOND'],
    comes: async (job) => {
      await keptAt('BETWEEN');
      const saves = lab.service.to('cache-blobs.put').length;
      lab.service.fail('cache-blobs.put', { hang: true });
      letOn(job);
      await lab.service.when(() => lab.service.to('cache-blobs.put').length > saves);
    },
  },
  "during Copilot's turn": {
    hangsIn: 'MORE',
    finished: ['START', 'SECOND', 'WORK'],
    comes: async (job) => {
      letOn(job);
      await asked('MORE');
      await keptAt('MORE');
    },
  },
  'after the last state, before the end': {
    hangsIn: '',
    finished: ['START', 'SECOND', 'WORK', 'MORE', 'LAST'],
    comes: async (job) => {
      // The transcripts go beside the last checkpoint.
      lab.service.fail('CreateArtifact', { hang: true });
      letOn(job);
      while ((await newest())?.status !== 'completed') await new Promise((r) => setTimeout(r, 100));
    },
  },
};

/** SIGKILL, and the machine with its home is gone: no post. */
async function lose(job: Job, step: { ended: Promise<StepResult> }): Promise<void> {
  await job.kill();
  await step.ended;
  endProcesses(lab.folder);
  job.over();
  lab.service.heal();
  hangsIn = '';
}

test.each(Object.keys(MOMENTS))(
  'a runner that is lost %s: another goes on, and nothing that was finished is paid again',
  async (name) => {
    const moment = MOMENTS[name]!;
    await open();
    hangsIn = moment.hangsIn;
    const job = lab.job({ inputs: { 'checkpoint-interval': '0' }, env: SOON });
    const step = job.start();
    await moment.comes(job);
    const kept = await newest();
    await lose(job, step);
    for (const state of moment.finished) expect([state, turnsOf(state).length]).toEqual([state, 1]);

    const next = lab.nextAttempt(job, { env: {} });
    letOn(next);
    const main = await next.main();
    await next.post();
    expect(main.outputs).toMatchObject({ status: 'completed', result: 'all done', resumed: 'true' });
    for (const state of moment.finished) expect([state, turnsOf(state).length]).toEqual([state, 1]);
    // Of a finished run, too: the steps that follow are about what it has changed.
    expect(existsSync(join(next.workspace, 'between.txt'))).toBe(true);
    // What the first machine has paid is counted once, and is no cost of this attempt.
    const [all, own] = [Number(main.outputs['total-cost']), Number(main.outputs['run-cost'])];
    expect(all - own).toBeCloseTo(kept!.total_cost_usd, 9);
    expect(own > 0).toBe(kept?.status !== 'completed');
    // Each CLI still knows what it said on the other machine.
    const told = (state: string) => turnsOf(state).at(-1)?.prompts.join('\n');
    expect(told('LAST')).toContain('STATE START');
    expect(told('MORE')).toContain('STATE WORK');
    expect(await lab.processesLeft()).toEqual([]);
  },
);
