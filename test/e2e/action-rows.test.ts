import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { OUTPUTS } from '../../src/action/input-table.js';
import { startResultsService } from '../support/results-service/service.mjs';
import { CHECKOUT_FAILED } from '../support/results-service/workflow-runs.mjs';
import { FAST } from '../support/runner/fixture-job.js';
import { type Job, runner, type StepResult } from '../support/runner/runner.mjs';

// Attempts of one job, each with something that comes between, and then one that nothing disturbs (issue 19, must show 2).

const ACTION = resolve(process.env.RAYMOND_ACTION ?? '.');
const folder = mkdtempSync(join(tmpdir(), 'raymond-rows-'));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

type Service = Awaited<ReturnType<typeof startResultsService>>;
type Options = Parameters<Job['nextAttempt']>[0];

/** Two paid steps: each says that it runs. The machine is lost by the second one's hand, so that nothing hangs on time. */
const FLOW = {
  'START.sh': `echo START >> "$RAN"; echo '<goto>NEXT</goto>'`,
  'NEXT.sh': `echo NEXT >> "$RAN"; [ "$LOST" = 1 ] && kill -KILL $PPID; [ "$MAY_END" = 1 ] && echo '<result>r</result>' || exit 7`,
};
const INPUTS = {
  workflow: 'wf',
  'state-key': 'a state key of the tests, forty-three chars',
  'env-allow': 'RAN,LOST,MAY_END',
  'workspace-snapshot': 'off',
};

/** What an attempt has come to. */
interface Attempt {
  /** Null: no runner has come to our step, or it was lost there. */
  readonly main: StepResult | null;
  readonly ran: readonly string[];
}

/** One workflow run of a repository, and its attempts so far. */
class Run {
  private last: Job | null = null;

  private constructor(
    readonly service: Service,
    private readonly id: number,
    private attempt = 0,
  ) {}

  static async open(): Promise<Run> {
    return new Run(await startResultsService(), 1001);
  }

  /** Another run of the same workflow, by hand. */
  another(): Run {
    return new Run(this.service, this.id + 1);
  }

  /** An attempt that never comes to our step. */
  skip(conclusion: string, steps: typeof CHECKOUT_FAILED | []): Attempt {
    this.attempt += 1;
    const { runs } = this.service.github;
    runs.end(runs.begin({ runId: this.id, attempt: this.attempt, name: 'raymond', steps }), conclusion);
    return { main: null, ran: [] };
  }

  async take(env: object = {}, inputs: object = {}, lost?: (job: Job) => Promise<void>): Promise<Attempt> {
    this.attempt += 1;
    const ran = join(mkdtempSync(join(folder, 'ran-')), 'ran');
    writeFileSync(ran, '');
    const options = {
      ...{ runId: this.id, attempt: this.attempt, inputs: { ...INPUTS, ...inputs } },
      env: { RAN: ran, ...env },
    } satisfies Options;
    const job =
      this.last?.nextAttempt(options) ??
      runner({ action: ACTION, service: this.service, ref: 'refs/heads/main', ...options });
    this.last = job;
    const wf = join(job.workspace, 'wf');
    mkdirSync(wf);
    for (const [name, text] of Object.entries(FLOW)) writeFileSync(join(wf, name), text);
    let main: StepResult | null = null;
    if (lost !== undefined) await lost(job);
    else main = await job.main();
    if (main !== null && main.signal === null) await job.post();
    else main = null;
    job.end();
    job.over(main?.conclusion);
    this.service.heal();
    return { main, ran: readFileSync(ran, 'utf8').split('\n').filter(Boolean) };
  }
}

const KINDS = {
  green: (run) => run.take({ MAY_END: '1' }),
  failed: (run) => run.take(),
  'cancelled in the queue': async (run) => run.skip('cancelled', []),
  'checkout failed': async (run) => run.skip('failure', CHECKOUT_FAILED),
  'input error': (run) => run.take({ MAY_END: '1' }, { budget: 'x' }),
  'REST 502 once': (run) => {
    run.service.fail('github', { status: 502, times: 1 });
    return run.take({ MAY_END: '1', ...FAST });
  },
  'REST dead': (run) => {
    run.service.fail('github', { status: 502 });
    return run.take({ MAY_END: '1', ...FAST });
  },
  'results service 500': (run) => {
    run.service.fail('results', { status: 500 });
    return run.take({ MAY_END: '1', ...FAST });
  },
  'lost before the lease': (run) =>
    run.take({}, {}, async (job) => {
      const asked = run.service.to('getJob').length;
      run.service.fail('getJob', { hang: true });
      const { ended } = job.start();
      await run.service.when(() => run.service.to('getJob').length > asked);
      await job.kill();
      await ended;
    }),
  'lost after the lease': (run) => run.take({ LOST: '1' }),
} as const satisfies Record<string, (run: Run) => Promise<Attempt>>;
type Kind = keyof typeof KINDS;
const NAMES = Object.keys(KINDS) as Kind[];

const texts = ({ annotations }: StepResult): string => annotations.map(({ message }) => message).join('\n');

/** What has to hold over all attempts of a run. */
class Ledger {
  /** What a confirmed save holds: it is never paid again. */
  private readonly held = new Set<string>();
  private hasLost = false;

  enter({ main, ran }: Attempt): void {
    expect(ran.filter((step) => this.held.has(step))).toEqual([]);
    if (main !== null) expect(Object.keys(main.outputs).sort()).toEqual(Object.keys(OUTPUTS).sort());
    // What is wrong with an input is named; to mend it is a change of the workflow file.
    if (main?.conclusion === 'failure' && !texts(main).includes('The inputs cannot be used'))
      expect(texts(main)).toMatch(/re-run|`resume-run|new run/i);
    const isSaved = main !== null && main.outputs['state-saved'] !== 'none';
    if (!isSaved) this.hasLost ||= ran.length > 0;
    else if (ran.length > 0) this.held.add('START');
    if (isSaved && main.outputs.status === 'completed') this.held.add('NEXT');
  }

  /** It has the result, by whatever way. */
  expectDone(main: StepResult): void {
    expect([main.conclusion, main.outputs.result, texts(main)]).toEqual(['success', 'r', texts(main)]);
    if (this.hasLost) expect(main.summary).toContain('at least <b>$');
  }
}

const UNDISTURBED = { MAY_END: '1' };

async function play(row: readonly Kind[]): Promise<void> {
  const run = await Run.open();
  const ledger = new Ledger();
  try {
    for (const kind of row) ledger.enter(await KINDS[kind](run));
    const last = await run.take(UNDISTURBED);
    ledger.enter(last);
    if (last.main!.conclusion === 'success') return ledger.expectDone(last.main!);
    await takeWayOut(run, last.main!, ledger);
  } finally {
    await run.service.close();
  }
}

/** The first that the text names. */
async function takeWayOut(run: Run, stopped: StepResult, ledger: Ledger): Promise<void> {
  const [way] = /re-run|`resume-run: \d+`|new run/i.exec(texts(stopped)) ?? [];
  const id = /\d+/.exec(way ?? '')?.[0];
  const other = way?.startsWith('`') ? await run.another().take(UNDISTURBED, { 'resume-run': id }) : null;
  const { main } = other ?? (await (way === 'new run' ? run.another() : run).take(UNDISTURBED));
  expect([texts(stopped), main?.outputs.result, main && texts(main)]).toEqual([
    texts(stopped),
    'r',
    main && texts(main),
  ]);
  if (way !== 'new run') ledger.expectDone(main!);
}

const pairs = NAMES.flatMap((first) => NAMES.map((second) => [first, second] as const));
const rows = fc.sample(fc.array(fc.constantFrom(...NAMES), { minLength: 4, maxLength: 4 }), 50);

describe('after whatever has come between, an attempt that nothing disturbs goes on, or says what does', () => {
  test.concurrent.each(pairs)('%s, %s', (first, second) => play([first, second]));

  test.concurrent.each(rows.map((row) => [row.join(', '), row] as const))('%s', (_, row) => play(row));
});
