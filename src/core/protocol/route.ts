import { ProtocolError, type ReasonCode } from '../errors.js';
import { implicitTransition, policyProblems, policyViolation, reminderText } from './policy.js';
import type { StateOptions } from './state-options.js';
import { FIELDS } from './tag-table.js';
import { readTransition } from './tags.js';
import { mapFields, type Transition } from './transition.js';

/** What follows from a finished turn: a transition, another turn that is told what was wrong, or a failure. */
export type Routing =
  | {
      readonly kind: 'transition';
      /** Its targets are state names, resolved. */
      readonly transition: Transition;
      /** The final message had no tag; the policy supplied the transition. */
      readonly implicit: boolean;
      readonly warnings: readonly string[];
    }
  | {
      readonly kind: 'remind';
      readonly code: ReasonCode;
      readonly problem: string;
      /** What the same session is told. */
      readonly text: string;
    }
  | { readonly kind: 'fail'; readonly code: ReasonCode; readonly message: string };

type Resolve = (target: string) => string;

interface Found {
  readonly transition: Transition;
  readonly implicit: boolean;
  readonly warnings: readonly string[];
}

export interface TagRouting {
  /** The final message. */
  readonly text: string;
  readonly options: Pick<StateOptions, 'allowed_transitions' | 'force_implicit'>;
  /** @throws ProtocolError for a target that means no state, or several. */
  readonly resolve: Resolve;
}

/**
 * Routes a prompt state by the tag in its final message and its policy (spec 1.2, 1.4). What the model got wrong
 * is a reminder where there are `allowed_transitions` to list, and a failure where there are none.
 */
export function routeByTags({ text, options, resolve }: TagRouting): Routing {
  const allowed = options.allowed_transitions ?? [];
  if (options.force_implicit) return routeForced({ text, options, resolve });
  let implicit = false;
  try {
    const found = readOrImply(text, options, resolve);
    implicit = found.implicit;
    const transition = resolveTargets(found.transition, resolve);
    const violation = allowed.length === 0 ? undefined : policyViolation(transition, allowed, resolve);
    if (violation !== undefined) throw new ProtocolError('POLICY_VIOLATION', violation);
    return { kind: 'transition', ...found, transition };
  } catch (error) {
    const { code, message } = protocolError(error);
    // Reminding would not help where the model had no say.
    if (allowed.length === 0 || implicit) return { kind: 'fail', code, message };
    return { kind: 'remind', code, problem: message, text: reminderText(options, message) };
  }
}

/** `force_implicit`: the message is not looked at. What is wrong then is the workflow, so nobody is reminded. */
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

function readOrImply(text: string, options: TagRouting['options'], resolve: Resolve): Found {
  try {
    return { ...readTransition(text, resolve), implicit: false };
  } catch (error) {
    const transition =
      protocolError(error).code === 'NO_TRANSITION' ? implicitTransition(options, text) : undefined;
    if (transition === undefined) throw error;
    return { transition, implicit: true, warnings: [] };
  }
}

/** The same transition with state names in place of targets. @throws ProtocolError from `resolve`. */
function resolveTargets(transition: Transition, resolve: Resolve): Transition {
  return mapFields(transition, (value, field) => (FIELDS[field].kind === 'state' ? resolve(value) : value));
}

export interface ScriptRouting {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly resolve: Resolve;
}

/** Routes a script state (spec 1.6): by the tag on its stdout if it exits 0. Scripts have no policy, so no reminder. */
export function routeScript({
  exitCode,
  stdout,
  stderr,
  resolve,
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
    const { transition, warnings } = readTransition(stdout, resolve);
    return { kind: 'transition', transition: resolveTargets(transition, resolve), implicit: false, warnings };
  } catch (error) {
    const { code, message } = protocolError(error);
    return { kind: 'fail', code, message: `${message}${tails}` };
  }
}

const TAIL_LINES = 20;
const TAIL_LENGTH = 4096;

/** The last lines of a stream, at most 20 and 4 kB. */
function tail(name: string, output: string): string {
  // A cut may fall between the halves of a character.
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
