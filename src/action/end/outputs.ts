import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addUsd } from '../../core/budget.js';
import { legFacts } from '../../core/fan-out/leg.js';
import { openRound } from '../../core/fan-out/rounds.js';
import { ownValue } from '../../core/own-value.js';
import { openQuestions } from '../../core/parked.js';
import type { Run } from '../../core/run.js';
import { mapTexts, printJson, readJson } from '../../core/typed/json.js';
import type { RunEnd } from '../../runtime/conduct.js';
import { resultText } from '../../store/texts.js';
import { matrixOf } from '../fan-out/legs.js';
import { type Redact, redacted } from '../voice.js';
import { type KeptParts, type Outputs, outputsOfKept } from './without-run.js';

/** GitHub takes a megabyte of outputs from a job; a result has to leave room for the others. */
const LONGEST_RESULT = 512 * 1024;

export interface OutputParts extends KeptParts {
  /** Null when there is no run. */
  readonly end: Pick<RunEnd, 'run' | 'paths' | 'runCostUsd'> | null;
  /** Where questions were put, by question id. */
  readonly asked?: Readonly<Record<string, string>>;
  /** Where `result-file` is put. */
  readonly folder: string;
  /** Told of a result that was cut or left out. */
  readonly warn: (message: string) => void;
}

/** Every output is set (spec 4.2), with secrets taken out (spec 4.4), and empty where there is nothing to say. */
export function outputsOf(parts: OutputParts): Outputs {
  const { end, saved, folder, redact } = parts;
  const kept = outputsOfKept(parts);
  if (end === null) return kept;
  const { run, paths } = end;
  const { output, whole, warning } = resultOutput(run, paths.folder, redact);
  if (warning !== undefined) parts.warn(warning);
  const { asked = {} } = parts;
  const asks = redacted(
    openQuestions(run).map((ask) => {
      const url = ownValue(asked, ask.id);
      return url === undefined ? ask : { ...ask, url };
    }),
    redact,
  );
  return {
    ...kept,
    result: output,
    'result-file': whole === '' ? '' : resultFile(folder, whole, run.typed ? 'json' : 'txt'),
    'total-cost': totalUsd(run).toFixed(6),
    'run-cost': end.runCostUsd.toFixed(6),
    status: run.status,
    reason: run.reason ?? '',
    'run-id': run.workflow_id,
    results: resultsOutput(paths.folder, run, redact),
    steps: String(run.steps),
    'resume-at': run.resume_at ?? '',
    ask: asks.length === 0 ? '' : JSON.stringify(asks),
    'ask-url': redact(Object.values(asked)[0] ?? ''),
    'state-file': end.paths.state,
    matrix: matrix(run, saved, redact),
  };
}

/** A leg counts each of its attempts from zero. */
function totalUsd(run: Run): number {
  const leg = legFacts(run);
  return leg === null
    ? run.total_cost_usd
    : leg.attempts.reduce((sum, { costUsd }) => addUsd(sum, costUsd), 0);
}

/** Without a checkpoint the jobs of the matrix would have nothing to go on from. @throws UsageError as `matrixOf` */
function matrix(run: Run, saved: string, redact: Redact): string {
  const round = run.status === 'forked' && saved !== 'none' ? openRound(run) : null;
  return round === null ? '' : matrixOf(round, redact);
}

/** Characters of each result, when all of them together are too large for an output. */
const SHOWN_OF_EACH = 1000;

/** Every agent's result as JSON. Where that is too large the results are shortened, so that it stays JSON. */
function resultsOutput(folder: string, { results }: Run, redact: Redact): string {
  const shown: [string, string][] = [];
  const ids = Object.keys(results);
  let length = 0;
  for (const id of ids) {
    shown.push([id, redact(resultText(folder, results[id]))]);
    length += id.length + shown.at(-1)![1].length;
    if (length > LONGEST_RESULT) break;
  }
  const text = JSON.stringify(Object.fromEntries(shown));
  if (shown.length === ids.length && Buffer.byteLength(text) <= LONGEST_RESULT) return text;
  return JSON.stringify(Object.fromEntries(shortenedResults(folder, results, redact)));
}

function* shortenedResults(
  folder: string,
  results: Run['results'],
  redact: Redact,
): Generator<readonly [string, string]> {
  let bytes = 0;
  const ids = Object.keys(results);
  for (const [at, id] of ids.entries()) {
    const text = redact(resultText(folder, results[id]));
    const cut = text.length <= SHOWN_OF_EACH ? text : `${text.slice(0, SHOWN_OF_EACH)} [shortened]`;
    bytes += Buffer.byteLength(JSON.stringify([id, cut]));
    if (bytes > LONGEST_RESULT) {
      yield ['…', `[shortened: ${ids.length - at} more are in the state file]`];
      return;
    }
    yield [id, cut];
  }
}

function resultOutput(run: Run, folder: string, redact: Redact): TypedResult {
  const result = resultText(folder, run.results.main);
  if (run.typed) return typedResult(result, redact, LONGEST_RESULT);
  const whole = redact(result);
  const bytes = Buffer.byteLength(whole);
  if (bytes <= LONGEST_RESULT) return { output: whole, whole };
  const output = `${whole.slice(0, LONGEST_RESULT / 8)}\n\n[shortened: the whole is in the output result-file or the state file]`;
  const warning = `The output result is cut: the result has ${bytes} bytes, and the output the first ${Buffer.byteLength(output)} of them. The output result-file names a file that holds the whole.`;
  return { output, whole, warning };
}

/** The folder is new, so that steps do not overwrite each other's result and no link that somebody put is followed. */
function resultFile(folder: string, result: string, kind: 'txt' | 'json'): string {
  mkdirSync(folder, { recursive: true });
  const file = join(mkdtempSync(join(folder, 'raymond-result-')), `result.${kind}`);
  writeFileSync(file, result, { flag: 'wx' });
  return file;
}

interface TypedResult {
  /** For a typed result it is always JSON, so that `fromJSON` takes it. */
  readonly output: string;
  /** For `result-file`. */
  readonly whole: string;
  /** Why the output is `null`, or that it is cut. */
  readonly warning?: string;
}

/**
 * Turns a typed result (spec 7.4) into an output. So that it stays JSON, secrets are taken out of its texts alone, and
 * it is never cut.
 * @param longest bytes that an output may have
 */
function typedResult(json: string, redact: Redact, longest: number): TypedResult {
  const reading = readJson(json);
  const clean = 'node' in reading ? printJson(mapTexts(reading.node, redact)) : redact(json);
  const whole = redact(clean);
  const nothing = (why: string): TypedResult => ({
    output: 'null',
    whole,
    warning: `The output result is null: the result ${why}. The output result-file names a file that holds it.`,
  });
  // The secret is in a key or a number, where nothing can take its place.
  if (whole !== clean) return nothing('has a secret outside of its texts, which was taken out');
  if (Buffer.byteLength(clean) > longest)
    return nothing(
      `has ${Buffer.byteLength(clean)} bytes, more than the ${longest} of an output, and JSON cannot be cut`,
    );
  return { output: clean, whole };
}
