import { Automaton, type Needle, ROOT, type Trigger } from './automaton.js';
import { viewSpecs } from './decoders.js';
import { formsOf, valuesOf } from './forms.js';
import { TOKEN_PATTERNS } from './patterns.js';
import { PEM_BEGIN, PEM_END, PemMachine } from './pem.js';
import { type Machine, TokenMachine } from './tokens.js';
import { type Trail, type ViewSpec, Views } from './views.js';
import { Window } from './window.js';

/** What to look for, made once and shared by all streams. */
export interface Rules {
  readonly automaton: Automaton;
  readonly views: readonly ViewSpec[];
}

const PEM = TOKEN_PATTERNS.length;
const PEM_CLOSES = PEM + 1;

export function compileRules(secrets: readonly string[]): Rules {
  const values = [...new Set(secrets.flatMap(valuesOf))];
  // Only secrets are looked for behind escapes; tokens have no characters that need any.
  const views = values.length === 0 ? [] : viewSpecs(values.some((value) => value.includes(' ')));
  const needles: Needle[] = [
    ...values.flatMap(formsOf).map((bytes) => ({ bytes, pattern: null })),
    ...TOKEN_PATTERNS.flatMap(({ begins }, pattern) =>
      begins.map((begin) => ({ bytes: Buffer.from(begin), pattern })),
    ),
    { bytes: Buffer.from(PEM_BEGIN), pattern: PEM },
    { bytes: Buffer.from(PEM_END), pattern: PEM_CLOSES },
  ];
  const wakeBytes = views.flatMap((view) => view.wakeBytes);
  return { automaton: new Automaton(needles, wakeBytes), views };
}

/**
 * Redacts one stream of bytes. Positions are counted in bytes from its start. What comes out does not depend
 * on how the bytes are cut into chunks.
 */
export class Scanner {
  private readonly automaton: Automaton;
  private readonly window = new Window();
  private readonly views: readonly Views[];
  /** Token pattern by token pattern, the one that is being read. */
  private readonly machines: (Machine | undefined)[] = new Array(PEM + 1).fill(undefined);
  /** Readings of views, that want to see every byte. */
  private awake = 0;
  private running = 0;
  private state = ROOT;
  private position = 0;
  private readonly trail: Trail = { startOf: (length) => this.position - length };

  constructor(rules: Rules) {
    this.automaton = rules.automaton;
    const report = (start: number, end: number): void => this.window.redact(start, end);
    const count = (change: number): void => {
      this.awake += change;
    };
    this.views = rules.views.map((spec) => new Views(spec, rules.automaton, report, count));
  }

  /** Is there anything to redact, as far as it is known? */
  get hasFound(): boolean {
    this.collect();
    return this.window.isMarked;
  }

  /** Takes a chunk and gives the bytes that are decided by now. */
  write(chunk: Uint8Array): Buffer {
    const { bytes, from, to } = this.window.append(chunk);
    this.scan(bytes, from, to);
    this.collect();
    return this.window.release(this.undecidedFrom());
  }

  /** Gives the rest. */
  end(): Buffer {
    this.collect();
    return this.window.release(Number.POSITIVE_INFINITY);
  }

  /** Most bytes take the inner loop alone; where something may begin or end, a step looks closer. */
  private scan(bytes: Uint8Array, from: number, to: number): void {
    const { dense, plain, denseCount } = this.automaton;
    const offset = this.position - from;
    let index = from;
    while (index < to) {
      if (this.awake === 0 && this.running === 0 && this.state < denseCount) {
        let state = this.state;
        while (index < to) {
          const next = dense[(state << 8) | bytes[index]!]!;
          if (next >= plain) break;
          state = next;
          index += 1;
        }
        this.state = state;
        if (index === to) break;
      }
      this.position = offset + index;
      this.step(bytes[index]!);
      index += 1;
    }
    this.position = offset + to;
  }

  private step(byte: number): void {
    const { automaton, position } = this;
    const before = this.state;
    const after = automaton.next(before, byte);
    this.state = after;
    for (const view of this.views) view.push(byte, position, position + 1, before, this.trail);
    const length = automaton.secretLength[after]!;
    if (length > 0) this.window.redact(position + 1 - length, position + 1);
    if (this.running > 0) this.feedMachines(byte);
    const triggers = automaton.triggers[after];
    if (triggers) for (const trigger of triggers) this.trigger(trigger);
  }

  private feedMachines(byte: number): void {
    for (let pattern = 0; pattern < this.machines.length; pattern++) {
      const machine = this.machines[pattern];
      if (machine === undefined || machine.feed(byte, this.position)) continue;
      if (machine.found) this.window.redact(machine.found.start, machine.found.end);
      this.machines[pattern] = undefined;
      this.running -= 1;
    }
  }

  /** One that begins inside another of its kind is part of that one. */
  private trigger({ pattern, length }: Trigger): void {
    if (pattern === PEM_CLOSES) {
      this.machines[PEM]?.closes?.();
      return;
    }
    if (this.machines[pattern] !== undefined) return;
    const start = this.position + 1 - length;
    if (pattern !== PEM) {
      const token = TOKEN_PATTERNS[pattern]!;
      if (token.atWordStart && this.isInsideWord(start)) return;
      this.machines[pattern] = new TokenMachine(token, token.named ? this.position + 1 : start);
    } else {
      this.machines[pattern] = new PemMachine(start);
    }
    this.running += 1;
  }

  /** Does a word go on across `start`? The end of an escape, as of a line end, is no part of one. */
  private isInsideWord(start: number): boolean {
    const last = [3, 2, 1].map((back) => this.window.characterAt(start - back)).join('');
    return /[A-Za-z0-9]$/.test(last) && !/\\[nrt]$|%[0-9A-Fa-f]{2}$/.test(last);
  }

  /** Notes what the running machines have found so far. */
  private collect(): void {
    for (const machine of this.machines) {
      if (machine?.found) this.window.redact(machine.found.start, machine.found.end);
    }
  }

  private undecidedFrom(): number {
    let from = this.position - this.automaton.depth[this.state]!;
    for (const view of this.views) from = Math.min(from, view.undecidedFrom);
    for (const machine of this.machines) from = Math.min(from, machine?.undecidedFrom ?? from);
    return from;
  }
}
