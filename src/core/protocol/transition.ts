/** What a state's outcome asks for (spec 1.2, 1.3). Targets are names as written, not yet resolved. */
export type Transition = Goto | Reset | Call | FunctionCall | Fork | Ask | Result;

export interface Goto {
  readonly tag: 'goto';
  readonly target: string;
  readonly input?: string;
}

export interface Reset {
  readonly tag: 'reset';
  readonly target: string;
  readonly input?: string;
  readonly cd?: string;
}

export interface Call {
  readonly tag: 'call';
  readonly target: string;
  readonly return: string;
  readonly input?: string;
  readonly model?: string;
}

/** Like a call, but the child starts in a fresh session. */
export interface FunctionCall {
  readonly tag: 'function';
  readonly target: string;
  readonly return: string;
  readonly input?: string;
  readonly model?: string;
}

/** One or more workers and the one state where the parent goes on. */
export interface Fork {
  readonly tag: 'fork';
  readonly workers: readonly ForkWorker[];
  readonly next: string;
  /** The parent's input at `next`: the `input` of the `<goto>` that stood beside the forks. */
  readonly input?: string;
}

export interface ForkWorker {
  readonly target: string;
  readonly input?: string;
  readonly cd?: string;
  readonly model?: string;
  readonly variables: Readonly<Record<string, string>>;
}

export interface Ask {
  readonly tag: 'ask';
  readonly question: string;
  readonly next: string;
  /** As written, for example `2h`. */
  readonly timeout?: string;
  readonly timeoutNext?: string;
}

export interface Result {
  readonly tag: 'result';
  readonly payload: string;
}

export type TagName = Transition['tag'];

export const TAG_NAMES = [
  'goto',
  'reset',
  'call',
  'function',
  'fork',
  'ask',
  'result',
] as const satisfies readonly TagName[];
