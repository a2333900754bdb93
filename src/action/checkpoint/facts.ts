import { createHash } from 'node:crypto';
import { printModels } from '../../core/settings/models.js';
import type { LaunchFacts } from '../../runtime/checkpoint/checkpoint-schema.js';
import type { Job } from '../job.js';
import { readInput } from '../open.js';

/** @throws UsageError for an `input-file` that cannot be read. */
export function launchFactsOf(job: Job): LaunchFacts {
  const { workflow, agent, model, vars } = job.inputs;
  const input = readInput(job);
  return {
    input_hash: input === null ? null : createHash('sha256').update(input).digest('hex'),
    ...{ workflow, agent, model: model === null ? null : printModels(model) },
    // The same in whatever order they were written.
    vars: Object.fromEntries(Object.entries(vars).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}
