import { UsageError } from '../../core/errors.js';
import { openWorkflow } from '../../workflow/open.js';
import type { Workflow } from '../../workflow/parts/workflow.js';
import { readConfig } from '../config.js';
import type { ParsedLine } from '../parse.js';
import { mergeFlags, openingOptions } from '../settings.js';
import { startNew } from '../start.js';

/** These flags need a run with a state file. */
const OF_A_RUN = ['answer', 'ask-id', 'accept-changes', 'fresh-session'] as const;

/**
 * `raymond resume WORKFLOW` carries on the workflow's latest run. If that is a run of Raili's, of which only
 * `context.json` tells, a new run goes on as Raili does: with its variables, at the state entered last (spec 5.11).
 * @param path absolute
 * @throws UsageError where there is no such run, or nothing to go on with
 */
export async function resumeWorkflow(
  { values }: ParsedLine,
  path: string,
  { cwd, stateDir }: { readonly cwd: string; readonly stateDir: string },
  resume: (line: ParsedLine) => Promise<number>,
): Promise<number> {
  const merged = mergeFlags((await readConfig(cwd)).values, values);
  const workflow = await openWorkflow(path, { ...openingOptions(merged), cwd });
  const { earlierRun, latestRun } = await import('../graph-past.js');
  const run = await latestRun(workflow, stateDir);
  const earlier =
    workflow.graph === undefined
      ? run && { kind: 'run' as const, run }
      : await earlierRun(workflow, workflow.graph, stateDir);
  if (earlier === null)
    throw new UsageError(`There is no run of ${workflow.name} to carry on. Start one: raymond run ${path}`);
  const tell = (what: string): void => {
    if (!merged.quiet) process.stderr.write(`${what}\n`);
  };
  if (earlier.kind === 'run') {
    const { workflow_id: runId } = earlier.run;
    tell(`The latest run of ${workflow.name}, ${runId}, is carried on.`);
    return resume({ values, positionals: [runId] });
  }
  const { file, context } = earlier;
  const stray = OF_A_RUN.find((name) => values[name] !== undefined);
  if (stray !== undefined)
    throw new UsageError(`--${stray} is for a run of raymond's, and only ${file} tells of this one.`);
  checkGoesOn(workflow, context.stateHistory.at(-1)?.state, file);
  tell(`${file} tells of a run that is not raymond's: a new run goes on where that has stopped.`);
  return startNew({ ...values, rollback: '0' }, cwd, workflow, null, resume);
}

function checkGoesOn({ graph, path }: Workflow, last: string | undefined, file: string): void {
  if (last === undefined || graph === undefined)
    throw new UsageError(`${file} has no entry to go on from. Start a run: raymond run ${path}`);
  const state = Object.hasOwn(graph.states, last) ? graph.states[last] : undefined;
  if (state?.routing.kind !== 'terminal') return;
  throw new UsageError(
    `The run that ${file} tells of has come to its end, in ${last}. Start a new one (raymond run ${path}), or go back in it (--rollback).`,
  );
}
