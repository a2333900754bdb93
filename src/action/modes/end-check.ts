import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReasonCode } from '../../core/errors.js';
import { outputsOf } from '../end/outputs.js';
import { NO_RUN } from '../end/without-run.js';
import type { Job } from '../job.js';

export interface CheckEnd {
  /** Null when nothing is wrong. The message says what went wrong and what to do. */
  readonly failure: { readonly code: ReasonCode; readonly message: string } | null;
  /** The output `result`, written as JSON. It has to be short. */
  readonly result: unknown;
  /** What `result-file` holds, written as JSON. */
  readonly whole: unknown;
  /** Markdown. */
  readonly summary: string;
}

/** Sets every output, writes the summary and ends the job: no run, no cost (spec 4.2). */
export function endCheck(job: Job, { failure, result, whole, summary }: CheckEnd): void {
  const { voice, context } = job;
  const redact = (text: string): string => voice.redact(text);
  const outputs = {
    ...outputsOf({
      ...NO_RUN,
      folder: context.temp,
      reason: failure?.code ?? '',
      redact,
      warn: (text) => voice.warning(text),
    }),
    status: failure === null ? 'completed' : 'failed',
    result: JSON.stringify(result),
    'result-file': fileWith(context.temp, redact(JSON.stringify(whole, null, 2))),
    'total-cost': (0).toFixed(6),
    'run-cost': (0).toFixed(6),
    steps: '0',
  };
  for (const [name, value] of Object.entries(outputs)) voice.setOutput(name, value);
  if (job.inputs.summary) voice.summary(summary);
  if (failure !== null) voice.setFailed(failure.message);
}

/** The folder is new, so that no link that somebody put is followed. */
function fileWith(folder: string, text: string): string {
  mkdirSync(folder, { recursive: true });
  const file = join(mkdtempSync(join(folder, 'raymond-result-')), 'result.json');
  writeFileSync(file, `${text}\n`, { flag: 'wx' });
  return file;
}
