import { ProtocolError, type ReasonCode } from '../errors.js';
import type { Mismatch, ResultSchema } from '../typed/result-schema.js';
import {
  askedResult,
  misfitProblem,
  misfitReminder,
  repairReminder,
  typedTransition,
} from '../typed/typed-result.js';
import { findTags } from './find-tags.js';
import { carriesInput, readInputText } from './input-text.js';
import { implicitTransition, isBlank, policyProblems, policyViolation } from './policy.js';
import { reminderText } from './reminder.js';
import type { AllowedTransition, StateOptions } from './state-options.js';
import { fieldLeftOpen } from './tag-form.js';
import { attributesOf, FIELDS } from './tag-table.js';
import { type ReadTransition, readTransition } from './tags.js';
import { fieldsOf, mapFields, type Transition, withInputText } from './transition.js';

/** What follows from a finished turn: a transition, another turn that is told what was wrong, or a failure. */
export type Routing =
  | {
      readonly kind: 'transition';
      /** Its targets are state names, resolved. */
      readonly transition: Transition;
      /** The final message had no tag, and the policy supplied the transition. */
      readonly implicit: boolean;
      readonly warnings: readonly string[];
    }
  | {
      readonly kind: 'remind';
      readonly code: ReasonCode;
      readonly problem: string;
      /** What the same session is told. */
      readonly text: string;
      /** The next message has to carry an input, since the refused one or an earlier one did. */
      readonly asksInput?: true;
    }
  | { readonly kind: 'fail'; readonly code: ReasonCode; readonly message: string };

type ResolveTarget = (target: string) => string;

interface RoutedTransition extends ReadTransition {
  readonly implicit: boolean;
}

export interface TagRouting {
  /** The final message. */
  readonly text: string;
  readonly options: Pick<StateOptions, 'allowed_transitions' | 'force_implicit'>;
  /** @throws ProtocolError for a target that means no state, or several */
  readonly resolve: ResolveTarget;
  /** How many workers a message may start. Default: 256. */
  readonly maxForks?: number;
  /** The reminder that this message answers asked for an input. */
  readonly asksInput?: boolean;
  /** The message answers a reminder, so that what is wrong with it counts as one more of the same. */
  readonly isReminded?: boolean;
  /** The schemas that a `<result>` has to fit (spec 7.4). */
  readonly schemas?: readonly ResultSchema[];
}

/**
 * Routes a prompt state by the tag in its final message and its policy (spec 1.2, 1.4). What the model got wrong is a
 * reminder where there are `allowed_transitions` to list, and a failure where there are none. A result that does not
 * fit its schema is always a reminder, and so is whatever is wrong with the answer to that (spec 7.4).
 */
export function routeByTags(routing: TagRouting): Routing {
  const routed = routeUntyped(routing);
  if (routed.kind !== 'transition') return routed;
  const typed = typedTransition(routed.transition, routing.schemas ?? []);
  return 'transition' in typed ? { ...routed, ...typed } : schemaViolation(routing, routed, typed.mismatches);
}

function schemaViolation(
  { options, asksInput }: TagRouting,
  { transition, implicit }: Extract<Routing, { kind: 'transition' }>,
  mismatches: readonly Mismatch[],
): Routing {
  const code = 'RESULT_INVALID';
  const problem = misfitProblem(mismatches);
  const isFixed = options.allowed_transitions?.some(
    ({ tag, payload }) =>
      tag === 'result' && payload !== undefined && payload === fieldsOf(transition)[0]?.payload,
  );
  // The model had no choice, so that a reminder would not help.
  if (implicit && isFixed) return { kind: 'fail', code, message: problem };
  const text = misfitReminder(mismatches, askedResult(!options.force_implicit));
  return { kind: 'remind', code, problem, text, ...(asksInput && { asksInput }) };
}

function routeUntyped(routing: TagRouting): Routing {
  const { options, resolve } = routing;
  const allowed = options.allowed_transitions ?? [];
  if (options.force_implicit) return routeForced(routing);
  let mayRemind = allowed.length > 0 || routing.isReminded === true;
  try {
    const found = readOrImply(routing);
    if (allowed.length > 0) refuseEmpty(found.transition, routing);
    // The policy made an implied transition, all but its input.
    if (found.implicit) refuseViolation(found.transition, allowed, resolve);
    // A reminder would not help where the model had no choice.
    if (found.implicit) mayRemind = false;
    const transition = resolveTargets(found.transition, resolve);
    // The transition is compared as written: a full name would mean something else in another scope (spec 7.2).
    if (!found.implicit) refuseViolation(found.transition, allowed, resolve);
    return { kind: 'transition', ...found, transition };
  } catch (error) {
    const { code, message } = protocolError(error);
    return mayRemind ? remind(routing, code, message) : { kind: 'fail', code, message };
  }
}

function remind(
  { text, options, resolve, asksInput = false }: TagRouting,
  code: ReasonCode,
  problem: string,
): Routing {
  const allowed = options.allowed_transitions ?? [];
  if (allowed.length === 0) return { kind: 'remind', code, problem, text: repairReminder(problem) };
  const asks = asksInput || carriesInput(text);
  const told = reminderText({ allowed, problem, resolve, asksInput: asks });
  if (told !== undefined) {
    return { kind: 'remind', code, problem, text: told, ...(asks && { asksInput: true }) };
  }
  const message = `${problem}. The agent could not be reminded: none of the state's allowed_transitions leads to a state that exists`;
  return { kind: 'fail', code, message };
}

/** Refuses what only looks like an answer to a reminder: one without the data, or the form as it was shown. */
function refuseEmpty(transition: Transition, { asksInput = false }: TagRouting): void {
  const { tag } = transition;
  const open = fieldLeftOpen(transition);
  if (open !== undefined) {
    const problem = `<${tag}> holds "${FIELDS[open].open}" where its ${open} belongs`;
    throw new ProtocolError('INVALID_TRANSITION', problem);
  }
  if (!asksInput || !attributesOf(tag).includes('input')) return;
  if (fieldsOf(transition).some(({ input }) => isBlank(input))) {
    throw new ProtocolError('INVALID_TRANSITION', `<${tag}> lacks the input that an earlier message had`);
  }
}

function refuseViolation(
  transition: Transition,
  allowed: readonly AllowedTransition[],
  resolve: ResolveTarget,
): void {
  const violation = allowed.length === 0 ? undefined : policyViolation(transition, allowed, resolve);
  if (violation !== undefined) throw new ProtocolError('POLICY_VIOLATION', violation);
}

/** Routes by `force_implicit`, whatever the message says. A mistake is then the workflow's, and nobody is reminded. */
function routeForced({ text, options, resolve }: TagRouting): Routing {
  const forced = implicitTransition(options, text);
  if (forced === undefined) {
    const message = policyProblems(options)
      .map((problem) => problem.message)
      .join('; ');
    return { kind: 'fail', code: 'WORKFLOW_INVALID', message };
  }
  try {
    const transition = resolveTargets(forced, resolve);
    return { kind: 'transition', transition, implicit: true, warnings: [] };
  } catch (error) {
    const { code, message } = protocolError(error);
    return { kind: 'fail', code, message };
  }
}

function readOrImply({ text, options, resolve, maxForks }: TagRouting): RoutedTransition {
  try {
    return { ...readTransition(text, resolve, maxForks), implicit: false };
  } catch (error) {
    const transition =
      protocolError(error).code === 'NO_TRANSITION' ? implicitTransition(options, text) : undefined;
    if (transition === undefined) throw error;
    return { transition: withInput(transition, readInputText(text)), implicit: true, warnings: [] };
  }
}

/** Adds the text of an `<input>` to the implicit transition. */
function withInput(transition: Transition, input: string | undefined): Transition {
  const handedOver = input === undefined ? transition : withInputText(transition, input);
  if (handedOver !== undefined) return handedOver;
  const problem = `<input> cannot go along with the <${transition.tag}> that is taken without a tag`;
  throw new ProtocolError('INVALID_TRANSITION', problem);
}

/** The same transition with state names in place of targets. It throws what `resolve` throws. */
function resolveTargets(transition: Transition, resolve: ResolveTarget): Transition {
  // Thousands of workers begin in a handful of states.
  const resolved = new Map<string, string>();
  return mapFields(transition, (value, field) => {
    if (FIELDS[field].kind !== 'state') return value;
    const state = resolved.get(value) ?? resolve(value);
    resolved.set(value, state);
    return state;
  });
}

export interface ScriptRouting {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly resolve: ResolveTarget;
  /** How many workers its output may start. Default: 256. */
  readonly maxForks?: number;
  /** The schemas that a `<result>` has to fit (spec 7.4). */
  readonly schemas?: readonly ResultSchema[];
}

/** Routes a script state (spec 1.6) by the tag on its stdout if it exits 0. It has no policy, and so no reminder. */
export function routeScript({
  exitCode,
  stdout,
  stderr,
  resolve,
  maxForks,
  schemas = [],
}: ScriptRouting): Exclude<Routing, { kind: 'remind' }> {
  const tails = `${tail('stdout', stdout)}${tail('stderr', stderr)}`;
  if (exitCode !== 0) {
    return {
      kind: 'fail',
      code: 'SCRIPT_FAILED',
      message: `the script ended with exit code ${exitCode}${tails}`,
    };
  }
  try {
    const { transition, warnings } = readTransition(stdout, resolve, maxForks);
    const typed = typedTransition(resolveTargets(transition, resolve), schemas);
    if ('transition' in typed) return { kind: 'transition', ...typed, implicit: false, warnings };
    const message = `${misfitProblem(typed.mismatches)}${tails}`;
    return { kind: 'fail', code: 'RESULT_INVALID', message };
  } catch (error) {
    const { code, message } = protocolError(error);
    const isElsewhere = code === 'NO_TRANSITION' && findTags(stderr).tags.length > 0;
    const advice = isElsewhere ? '; the tag is on stderr: print it to stdout, echo "…" without >&2' : '';
    return { kind: 'fail', code, message: `${message}${advice}${tails}` };
  }
}

const TAIL_LINES = 20;
const TAIL_LENGTH = 4096;

/** The last lines of a stream, at most 20 and 4 kB. */
function tail(name: string, output: string): string {
  // The cut may fall between the halves of a character.
  const end = output
    .trimEnd()
    .slice(-TAIL_LENGTH)
    .replace(/^[\udc00-\udfff]/, '');
  if (end === '') return `\n${name}: nothing`;
  return `\n${name}, its last lines:\n${end.split('\n').slice(-TAIL_LINES).join('\n')}`;
}

function protocolError(error: unknown): ProtocolError {
  if (error instanceof ProtocolError) return error;
  throw error;
}
