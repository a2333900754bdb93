import { inline, link, table } from '../../report/summary/markdown.js';
import type { Looked } from './tick.js';

/** Over 1 MiB GitHub drops the whole summary. */
const MAX_ROWS = 300;

const iso = (ms: number): string => new Date(ms).toISOString().replace(/\.\d+Z$/, 'Z');

/** What was done about a parked run, as people say it. */
export function doneText({ done }: Looked): string {
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
      return done.way === 'dispatch' ? 'woken by a dispatch' : 'woken: the run is re-run';
    case 'refused':
      return `not woken, GitHub refuses: ${done.why}`;
    case 'silent':
      return `perhaps woken, GitHub did not answer: ${done.why}`;
    default:
      return done satisfies never;
  }
}

/** @param urlOf the page of a workflow run */
export function tickSummary(
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
