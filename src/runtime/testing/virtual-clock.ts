import { idleTimer, timeLimit } from '../../process/idle-timer.js';
import { type Ports, realPorts } from '../ports.js';

interface Sleeper {
  /** Epoch ms. */
  at: number;
  /** True when an agent's visit goes on only after it wakes. */
  readonly blocks: boolean;
  wake(): void;
}

/**
 * A clock that nobody waits for: once all agents that are under way sleep, or hang, it jumps to whoever wakes first.
 * While a script runs or a turn is played it goes like any other, so that nothing is overdue because a machine is slow.
 */
export class VirtualClock {
  readonly ports: Ports;
  private skippedMs = 0;
  private visits = 0;
  private hanging = 0;
  private isLooking = false;
  private readonly sleepers = new Set<Sleeper>();

  /** @param onStuck called when all agents hang, and nothing will ever wake them */
  constructor(private readonly onStuck: () => void) {
    this.ports = {
      now: () => this.now(),
      elapsed: () => performance.now() + this.skippedMs,
      newId: realPorts.newId,
      // Of each jitter the half is taken.
      random: () => 0.5,
      sleep: (ms, signal, aside) => this.sleep(ms, signal, aside === undefined),
      timers: {
        idle: (ms, onIdle) => this.idle(ms, onIdle),
        limit: (ms, onOver) => this.limit(ms, onOver),
      },
    };
  }

  now(): number {
    return realPorts.now() + this.skippedMs;
  }

  /** How many agents' visits are under way. */
  onInFlight(visits: number): void {
    this.visits = visits;
    this.look();
  }

  /** Lets time pass at once. */
  skip(ms: number): void {
    this.skippedMs += Math.max(0, ms);
  }

  /** A visit waits for something that never comes. @returns a function that ends the wait */
  hang(): () => void {
    this.hanging += 1;
    this.look();
    return () => {
      this.hanging -= 1;
    };
  }

  private sleep(ms: number, signal: AbortSignal, blocks: boolean): Promise<void> {
    return new Promise((resolve) => {
      if (signal.aborted) return resolve();
      const sleeper: Sleeper = { at: this.now() + ms, blocks, wake: () => done() };
      const done = (): void => {
        this.sleepers.delete(sleeper);
        signal.removeEventListener('abort', done);
        resolve();
      };
      this.sleepers.add(sleeper);
      signal.addEventListener('abort', done);
      this.look();
    });
  }

  /** A living process is timed by the clock on the wall, and one that hangs by this clock. */
  private idle(ms: number, onIdle: () => void): ReturnType<typeof idleTimer> {
    const real = idleTimer(ms, onIdle);
    if (ms <= 0) return real;
    const sleeper = this.aside(ms, onIdle);
    return {
      restart: () => {
        sleeper.at = this.now() + ms;
        real.restart();
      },
      stop: () => {
        this.sleepers.delete(sleeper);
        real.stop();
      },
    };
  }

  private limit(ms: number | undefined, onOver: () => void): ReturnType<typeof timeLimit> {
    const real = timeLimit(ms, onOver);
    if (ms === undefined) return real;
    const sleeper = this.aside(ms, onOver);
    return {
      stop: () => {
        this.sleepers.delete(sleeper);
        real.stop();
      },
    };
  }

  private aside(ms: number, wake: () => void): Sleeper {
    const sleeper: Sleeper = {
      at: this.now() + ms,
      blocks: false,
      wake: () => {
        this.sleepers.delete(sleeper);
        wake();
      },
    };
    this.sleepers.add(sleeper);
    return sleeper;
  }

  /** Looks only after what is going on now, since a visit that ends may start others. */
  private look(): void {
    if (this.isLooking) return;
    this.isLooking = true;
    setImmediate(() => {
      this.isLooking = false;
      this.goOn();
    });
  }

  private goOn(): void {
    const all = [...this.sleepers];
    const blocked = all.filter(({ blocks }) => blocks).length + this.hanging;
    if (blocked < this.visits || blocked === 0) return;
    // Before the first visit only sleepers that block are waited for.
    const awaited = this.visits === 0 ? all.filter(({ blocks }) => blocks) : all;
    const [first] = awaited.sort((a, b) => a.at - b.at);
    if (first === undefined) {
      this.onStuck();
      return;
    }
    this.skip(first.at - this.now());
    first.wake();
    this.look();
  }
}
