import { UsageError } from '../../core/errors.js';
import { inline, link, table } from '../../report/summary/markdown.js';
import { realPorts } from '../../runtime/ports.js';
import { artifactReader } from '../../runtime/sealed/artifact-reader.js';
import { issueReaderOf } from '../ask/issue-reader.js';
import { runUrl } from '../context.js';
import { admit } from '../guard/admit.js';
import { ALONE_MS, githubOf } from '../identity/github.js';
import { identityOf, sealKeysOf } from '../identity/identity.js';
import type { Job } from '../job.js';
import { answeredOn } from '../wake/by-comment.js';
import { type Looked, tick } from '../wake/tick.js';
import { isMissingRight, missingWakeRight } from '../wake/wake-run.js';
import { endCheck } from './end-check.js';

/**
 * `mode: tick` (spec 4.5): wakes what has parked in runs of this workflow file and branch and is due. When nothing is
 * due it costs a few API requests. It warns of what it cannot see.
 * @throws UsageError for a job that has no key, or no right to wake
 */
export async function tickJob(job: Job): Promise<void> {
  await admit(job);
  const { keys, warnings } = sealKeysOf(job);
  for (const warning of warnings) job.voice.warning(warning);
  if (keys === null)
    throw new UsageError(
      '`mode: tick` finds parked runs by what they have sealed, and this job has no key. Give it the same `state-key` as the runs, or the key of their agent.',
    );
  const github = githubOf(job, ALONE_MS);
  const { ask } = github;
  const pause = (ms: number) => realPorts.sleep(ms, new AbortController().signal);
  const unread = new Set<string>();
  const { found, looked } = await tick({
    ...{ job, keys, ask, wait: pause, now: realPorts.now() },
    // GitHub is not asked for the job's name, which is part of a run key: a tick keeps nothing under one.
    identity: await identityOf(job, async () => ({ kind: 'refused', why: 'not asked' })),
    artifacts: artifactReader({ github, temp: job.context.temp, pause }),
    isAnswered: answeredOn(issueReaderOf({ context: job.context, github }), keys, (what) => unread.add(what)),
    mayWake: async () => {
      const why = await missingWakeRight(ask);
      if (why !== null) throw missingRight(why);
    },
  });
  if (found.isRefused) throw missingRight(found.unseen[0] ?? '');
  const unseen = [...found.unseen, ...unread];
  if (unseen.length > 0)
    job.voice.warning(['Not everything could be seen; the next tick looks again.', ...unseen].join('\n'));
  for (const why of found.rejected.slice(0, 20)) job.voice.info(why);
  tell(job, looked);
  job.voice.info(`${looked.length} parked runs were looked at, with ${github.requests} API requests.`);
  endCheck(job, {
    failure: null,
    result: tallyOf(looked),
    whole: looked.map((each) => ({
      run: each.parking.header.run_id,
      attempt: each.parking.header.attempt,
      status: each.parking.record.status,
      why: each.parking.record.why,
      due: each.parking.record.due,
      wakes: each.parking.wakes,
      done: each.done.kind,
    })),
    summary: tickSummary(looked, { requests: github.requests, urlOf: (id) => runUrl(job.context, id) }),
  });
}

const missingRight = (why: string): UsageError =>
  new UsageError(
    `\`mode: tick\` lists artifacts and wakes runs, which its job's token may not: ${why}.${isMissingRight(why) ? ' Add `actions: write` to the `permissions:` of this job, in which no agent runs.' : ''} Nothing was woken.`,
  );

function tallyOf(looked: readonly Looked[]) {
  const count = (...kinds: readonly Looked['done']['kind'][]): number =>
    looked.filter(({ done }) => kinds.includes(done.kind)).length;
  return {
    parked: looked.length,
    woken: count('woken'),
    waiting: count('waits', 'early', 'busy'),
    stuck: count('stuck'),
    over: count('over'),
    failed: count('unknown', 'left', 'refused', 'silent'),
  };
}

function tell(job: Job, looked: readonly Looked[]): void {
  const warnings: string[] = [];
  for (const one of looked) {
    const { header, record } = one.parking;
    const url = runUrl(job.context, header.run_id);
    const what = `Run ${header.run_id}, attempt ${header.attempt}, job ${header.job} (${record.workflow}; ${record.status}, ${record.why}): ${doneText(one)}`;
    const { done } = one;
    if (done.kind === 'stuck')
      warnings.push(
        `${what}. It was woken ${one.parking.wakes} times and came no further. Look at ${url} and its later runs, and mend what keeps it; then start the workflow by hand with \`resume-run: ${record.resume_run}\`, or re-run it. Once it has come further it is woken again.`,
      );
    else if (done.kind === 'refused') warnings.push(`${what}. ${done.button}`);
    else if (['unknown', 'left', 'silent'].includes(done.kind)) warnings.push(what);
    else job.voice.info(what);
  }
  for (const warning of warnings) job.voice.warning(warning);
}

/** Over 1 MiB GitHub drops the whole summary. */
const MAX_ROWS = 300;

const iso = (ms: number): string => new Date(ms).toISOString().replace(/\.\d+Z$/, 'Z');

/** What was done about a parked run, as people say it. */
function doneText({ done }: Looked): string {
  switch (done.kind) {
    case 'waits':
      return 'waits for a person';
    case 'early':
      return done.isBackingOff ? `next try after ${iso(done.until)}` : `not before ${iso(done.until)}`;
    case 'stuck':
      return 'stuck: not woken any more';
    case 'busy':
      return `left alone: ${done.why}`;
    case 'over':
      return `over: ${done.why}`;
    case 'unknown':
      return `not woken, GitHub does not tell how it stands: ${done.why}`;
    case 'left':
      return `not woken: ${done.why}`;
    case 'woken':
      return done.method === 'dispatch' ? 'woken by a dispatch' : 'woken: the run is re-run';
    case 'refused':
      return `not woken, GitHub refuses: ${done.why}`;
    case 'silent':
      return `perhaps woken, GitHub did not answer: ${done.why}`;
    default:
      return done satisfies never;
  }
}

/** @param urlOf the page of a workflow run */
function tickSummary(
  looked: readonly Looked[],
  { requests, urlOf }: { requests: number; urlOf: (runId: string) => string },
): string {
  const woken = looked.filter(({ done }) => done.kind === 'woken').length;
  const head = `### ⏰ Tick · ${looked.length} parked ${looked.length === 1 ? 'run' : 'runs'}, ${woken} woken · ${requests} API requests`;
  if (looked.length === 0) return `${head}\n`;
  const rows = looked.slice(0, MAX_ROWS).map((one) => {
    const { header, record, wakes } = one.parking;
    return [
      `${link(header.run_id, urlOf(header.run_id))} ${inline(record.workflow, 60)}`,
      inline(`${record.status}: ${record.why}`, 80),
      record.due === null ? '–' : inline(iso(Date.parse(record.due))),
      String(wakes),
      inline(doneText(one), 300),
    ];
  });
  const more = looked.length > MAX_ROWS ? [`… and ${looked.length - MAX_ROWS} more`] : [];
  return `${[head, table(['run', 'waits for', 'due', 'wakes in vain ', 'now'], rows), ...more].join('\n\n')}\n`;
}
