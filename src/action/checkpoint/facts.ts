import { createHash } from 'node:crypto';
import type { Job } from '../job.js';
import { readInput } from '../open.js';

/** What a run was asked for: a finished one gives its result again only to a job that asks for the same (spec 4.3). */
export interface LaunchFacts {
  /** SHA-256 of the text; null: there was none. */
  readonly input_hash: string | null;
  /** The inputs as they were given. */
  readonly workflow: string;
  readonly agent: string | null;
  readonly model: string | null;
  readonly vars: Readonly<Record<string, string>>;
}

/** @throws UsageError for an `input-file` that cannot be read. */
export function launchFactsOf(job: Job): LaunchFacts {
  const { workflow, agent, model, vars } = job.inputs;
  const input = readInput(job);
  return {
    input_hash: input === null ? null : createHash('sha256').update(input).digest('hex'),
    ...{ workflow, agent, model },
    // The same in whatever order they were written.
    vars: Object.fromEntries(Object.entries(vars).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}
