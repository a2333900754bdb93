import * as v from 'valibot';
import { AGENT_CLI_NAMES, isAgentCliName, listInWords } from '../core/agent-clis.js';
import { policyProblems } from '../core/protocol/policy.js';
import { nameProblem, ownNameProblem } from '../core/protocol/resolve.js';
import type { Join, StateOptions } from '../core/protocol/state-options.js';
import {
  FIELDS,
  type FieldKind,
  type FieldName,
  isWithinWorkflow,
  type ListedField,
  TAG_NAMES,
} from '../core/protocol/tag-table.js';
import { isJsonObject } from '../core/text/json-object.js';
import { checkOptions } from './check.js';
import { type Finding, findingAt, type OptionPlace } from './parts/findings.js';
import { resultSchema, SETTING_ENTRIES, toolChoice } from './parts/manifest-schema.js';
import { ALLOWED, isJoinTimeout, joinProblem, maxTimeIn, timeoutIn } from './script-options.js';

const string = v.string('must be text (put it in quotes)');
const nonEmptyText = v.pipe(string, v.trim(), v.nonEmpty('must be some text'));

const NAME = "must be a state's name, without a path";
const stateName = v.pipe(
  v.string(NAME),
  v.trim(),
  v.check((name) => nameProblem(name) === undefined, NAME),
);

const OWN_NAME = 'must be a state of this workflow, whose name has no colon';
const ownStateName = v.pipe(
  stateName,
  // Other problems of the name have been reported.
  v.check((name) => nameProblem(name) !== undefined || ownNameProblem(name) === undefined, OWN_NAME),
);

const pattern = v.pipe(string, v.check(compiles, 'must be a JavaScript regular expression'));

/** A time in seconds, in any of its forms. */
function timeIn(read: (time: string | number) => number | null, allowed: string) {
  return v.pipe(
    v.union([v.string(), v.number()], allowed),
    v.check((time) => read(time) !== null, allowed),
    v.transform((time) => read(time)!),
  );
}

/** A time as it is written, which is parsed where it is used. */
const duration = v.pipe(
  v.union([v.string(), v.number()], ALLOWED.joinTimeout),
  v.transform(String),
  v.check(isJoinTimeout, ALLOWED.joinTimeout),
);

const visitCount = v.pipe(
  v.number(ALLOWED.visits),
  v.safeInteger(ALLOWED.visits),
  v.minValue(1, ALLOWED.visits),
);
const visitLimit = v.object({ count: visitCount, goto: v.exactOptional(stateName) });
const visits = v.pipe(
  visitCount,
  v.transform((count) => ({ count })),
);

/** How the values of an entry are checked, by their kinds. Prose cannot be listed. */
const VALUES: Readonly<Record<Exclude<FieldKind, 'prose'>, v.GenericSchema<unknown, string>>> = {
  state: stateName,
  text: string,
  directory: string,
  duration,
  model: nonEmptyText,
};

const listedValues = Object.fromEntries(
  (Object.keys(FIELDS) as FieldName[]).flatMap((field) => {
    const { kind } = FIELDS[field];
    if (kind === 'prose') return [];
    return [[field, v.exactOptional(isWithinWorkflow(field) ? ownStateName : VALUES[kind])]];
  }),
) as Record<ListedField, v.ExactOptionalSchema<v.GenericSchema<unknown, string>, undefined>>;

const allowedTransition = v.object(
  {
    tag: v.picklist(TAG_NAMES, `must be one of ${TAG_NAMES.join(', ')}`),
    ...listedValues,
    match: v.exactOptional(pattern),
  },
  'must be a mapping such as { tag: goto, target: NEXT.md }',
);

const stateOptions = v.object({
  allowed_transitions: v.exactOptional(v.array(allowedTransition, 'must be a list of transitions')),
  model: v.exactOptional(nonEmptyText),
  effort: v.exactOptional(nonEmptyText),
  agent: v.exactOptional(
    v.pipe(nonEmptyText, v.check(isAgentCliName, `must be ${listInWords(AGENT_CLI_NAMES)}`)),
  ),
  tools: v.exactOptional(toolChoice),
  ...SETTING_ENTRIES,
  // A limit that leads elsewhere is a mapping; anything else should be a number.
  max_visits: v.exactOptional(v.lazy((value) => (isJsonObject(value) ? visitLimit : visits))),
  timeout: v.exactOptional(timeIn(timeoutIn, ALLOWED.timeout)),
  max_time: v.exactOptional(timeIn(maxTimeIn, ALLOWED.maxTime)),
  effect: v.exactOptional(v.literal('once', ALLOWED.effect)),
  worktree: v.exactOptional(v.union([v.literal(true), v.literal('commit')], ALLOWED.worktree)),
  force_implicit: v.exactOptional(v.boolean('must be true or false')),
  result_schema: v.exactOptional(resultSchema),
  // A mapping's problems name its keys.
  join: v.exactOptional(v.lazy((value) => (isJsonObject(value) ? joinMapping : joinShort))),
});

const joinCount = v.pipe(
  v.union([v.picklist(['all', 'any']), v.pipe(v.number(), v.safeInteger(), v.minValue(1))], ALLOWED.join),
  v.transform((of) => (of === 'any' ? 1 : of)),
);
const joinShort = v.pipe(
  joinCount,
  v.transform((of): Join => ({ of, failed: 'fail' })),
);
const joinMapping = v.object({
  of: joinCount,
  failed: v.optional(v.picklist(['fail', 'accept'], ALLOWED.joinFailed), 'fail'),
  timeout: v.exactOptional(duration),
  timeout_goto: v.exactOptional(stateName),
});

/**
 * The options of a state, from front matter or from a YAML document (spec 1.4). Problems go to `findings`; options that
 * are not usable as a whole come back empty.
 */
export function readStateOptions(value: unknown, place: OptionPlace, findings: Finding[]): StateOptions {
  if (!isJsonObject(value)) {
    const message = 'options must be a mapping of keys to values (key: value)';
    findings.push(findingAt(place, 'error', 'front-matter-syntax', [], message));
    return {};
  }
  const options: StateOptions = checkOptions(stateOptions, value, place, findings, { describe }) ?? {};
  reportPolicy(options, place, findings);
  const problem = joinProblem(options.join);
  if (problem !== null)
    findings.push(findingAt(place, 'error', 'join-timeout-without-target', ['join'], problem));
  if (options.allowed_transitions?.length !== 0) return options;
  // In the protocol, an empty list means the same as none.
  const { allowed_transitions: _, ...others } = options;
  return others;
}

function describe(mapping: object, key: string): string | undefined {
  const isFork = 'tag' in mapping && mapping.tag === 'fork';
  return isFork ? `"${key}" is not compared: a fork's variables are free` : undefined;
}

/** Reports problems that no single key shows: an entry that can never match, a `force_implicit` with nothing to take. */
function reportPolicy(options: StateOptions, place: OptionPlace, findings: Finding[]): void {
  for (const { rule, path, message } of policyProblems(options)) {
    findings.push(findingAt(place, 'error', rule, path, message));
  }
}

function compiles(source: string): boolean {
  try {
    new RegExp(source, 'm');
    return true;
  } catch {
    return false;
  }
}
