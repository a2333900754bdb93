import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AgentCli } from '../../src/agents/agent.js';
import { openRound } from '../../src/core/fan-out/rounds.js';
import type { Run } from '../../src/core/run.js';
import type { RunEnd } from '../../src/runtime/conduct.js';
import type { CollectLegs, FanOutRequest, LegOutcome } from '../../src/runtime/fan-out/request.js';
import { resumeRun, startRun } from '../../src/runtime/launch.js';
import { StopControl } from '../../src/runtime/stop.js';
import { runPaths } from '../../src/store/run-folder.js';
import { openWorkflow } from '../../src/workflow/open.js';
import { around, defaultLaunch, type Lab, type LabOptions, lab } from './engine.js';

/** A machine: a folder of its own with the workflow, and a copy of what another one had left. */
export type Place = Lab;

export interface FanOptions extends LabOptions {
  readonly maxLegs?: number;
  /** Where it begins; default: a new one. */
  readonly place?: Place;
}

/** Jobs on machines of their own, by the real engine: what one has left is copied to the next. */
export class FanLab {
  private readonly places: Place[] = [];

  constructor(private readonly files: Record<string, string>) {}

  place(from?: Place): Place {
    const one = lab(this.files);
    this.places.push(one);
    if (from !== undefined && existsSync(join(from.folder, '.git')))
      cpSync(join(from.folder, '.git'), join(one.folder, '.git'), { recursive: true });
    if (from !== undefined)
      cpSync(join(from.folder, '.raymond'), join(one.folder, '.raymond'), { recursive: true });
    return one;
  }

  remove(): void {
    for (const one of this.places.splice(0)) one.remove();
  }

  /** All of it on one machine, as ever. */
  here(agent: AgentCli, options: FanOptions = {}): Promise<RunEnd> {
    return this.start(this.place(), agent, options);
  }

  async plan(agent: AgentCli, options: FanOptions = {}): Promise<{ place: Place; end: RunEnd }> {
    const place = options.place ?? this.place();
    const end = await this.start(place, agent, options, { kind: 'plan', maxLegs: options.maxLegs ?? 256 });
    return { place, end };
  }

  async work(
    from: Place,
    agent: AgentCli,
    leg: string,
    { attempt = 1, earlier = [], shareUsd, ...options }: FanOptions & WorkOptions = {},
  ): Promise<Job> {
    return this.job(
      from,
      agent,
      { kind: 'work', leg, attempt, earlier, ...(shareUsd !== undefined && { shareUsd }) },
      options,
    );
  }

  async collect(
    from: Place,
    agent: AgentCli,
    outcomes: readonly LegOutcome[],
    { mayForkAgain = false, maxLegs = 256, ...options }: FanOptions & Partial<CollectLegs> = {},
  ): Promise<Job> {
    return this.job(from, agent, { kind: 'collect', outcomes, mayForkAgain, maxLegs }, options);
  }

  /** Plan, every leg, collect, for as many rounds as there are. @param rounds that may be forked; then the rest runs there */
  async whole(agent: () => AgentCli, options: FanOptions & { readonly rounds?: number } = {}): Promise<Job> {
    const { rounds = 1, ...more } = options;
    const planned = await this.plan(agent(), more);
    let job: Job = { ...planned, outcome: outcomeOf(planned.place, planned.end) };
    const outcomes: LegOutcome[] = [];
    for (let round = 1; job.end.run.status === 'forked'; round += 1) {
      for (const { name } of openRound(job.end.run)!.legs)
        outcomes.push((await this.work(job.place, agent(), name, more)).outcome);
      job = await this.collect(job.place, agent(), outcomes, { ...more, mayForkAgain: round < rounds });
    }
    return job;
  }

  async job(
    from: Place,
    agent: AgentCli,
    fanOut: FanOutRequest | undefined,
    options: FanOptions = {},
  ): Promise<Job> {
    const place = options.place ?? this.place(from);
    const end = await resumeRun(
      {
        runId: 'r',
        openWorkflow: (path) => openWorkflow(path, { linted: true }),
        budgetUsd: options.budgetUsd,
        launch: (stored) => ({ ...stored, ...options.launch }),
        acceptChanges: options.acceptChanges ?? false,
        freshSession: options.freshSession ?? false,
        answers: options.answers ?? [],
      },
      { ...around(place, agent, options), stop: options.around?.stop ?? new StopControl(), fanOut },
    );
    return { place, end, outcome: outcomeOf(place, end) };
  }

  private async start(
    place: Place,
    agent: AgentCli,
    options: FanOptions,
    fanOut?: FanOutRequest,
  ): Promise<RunEnd> {
    const workflow = await openWorkflow(join(place.folder, options.workflow ?? 'wf'), { linted: true });
    return startRun(
      {
        runId: 'r',
        workflow,
        input: options.input ?? null,
        budgetUsd: options.budgetUsd ?? 10,
        launch: { ...defaultLaunch(place.folder), ...options.launch },
        metadata: {},
      },
      { ...around(place, agent, options), fanOut },
    );
  }
}

interface WorkOptions {
  readonly attempt?: number;
  readonly shareUsd?: number;
  readonly earlier?: readonly { readonly attempt: number; readonly costUsd: number }[];
}

/** One that has ended, on its own machine. */
export interface Job {
  readonly place: Place;
  readonly end: RunEnd;
  readonly outcome: LegOutcome;
}

export function outcomeOf(place: Place, { run }: { readonly run: Run }): LegOutcome {
  return { run, files: runPaths(join(place.folder, '.raymond', 'state'), 'r').folder };
}

export function temporary(): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'raymond-fan-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
