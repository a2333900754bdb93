/** Beyond this, setTimeout fires at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** A timer that fires so much too late tells that its process was stopped (Ctrl-Z, `docker pause`). */
const SLEPT_MS = 1000;

/** A limit for how long something may go on, whether it is busy or idle; what ends it calls `stop`. */
export interface TimeLimit {
  /** Afterwards the limit never fires. */
  stop(): void;
}

/**
 * Fires one turn of the loop late, so that an end which is read only then still counts as in time: when this process
 * was stopped and goes on, its timers are due before it reads that the child has ended meanwhile.
 * @param ms undefined when there is no limit
 */
export function timeLimit(ms: number | undefined, onOver: () => void): TimeLimit {
  let isOn = ms !== undefined;
  const fire = (): void =>
    void setImmediate(() => {
      if (isOn) onOver();
    });
  const timer = ms === undefined ? undefined : setTimeout(fire, Math.min(ms, LONGEST_TIMER_MS));
  return {
    stop: () => {
      isOn = false;
      clearTimeout(timer);
    },
  };
}

/** Fires when nothing has happened for a while. */
export interface IdleTimer {
  /** To be called when something has happened. */
  restart(): void;
  /** Afterwards the timer never fires. */
  stop(): void;
}

/**
 * Output that waits in a pipe counts as well: timers fire before pipes are read, so it looks once more after that. And
 * while this process was stopped it could hear nothing, so the time begins anew.
 * @param ms 0 means never
 */
export function idleTimer(ms: number, onIdle: () => void): IdleTimer {
  const due = Math.min(ms, LONGEST_TIMER_MS);
  let since = performance.now();
  let heard = 0;
  const restart = (): void => {
    heard += 1;
    since = performance.now();
    timer?.refresh();
  };
  const fire = (): void => {
    if (performance.now() - since > due + SLEPT_MS) {
      restart();
      return;
    }
    const before = heard;
    setImmediate(() => {
      if (timer !== undefined && heard === before) onIdle();
    });
  };
  let timer = ms > 0 ? setTimeout(fire, due) : undefined;
  return {
    restart,
    stop: () => {
      clearTimeout(timer);
      // `refresh` would start a cleared timer again.
      timer = undefined;
    },
  };
}

/**
 * Aborts when something is waited for no longer: after a time, and soon after there is none left.
 * @param hurry has aborted, or aborts meanwhile, when there is no time left
 */
export function patienceWith(
  hurry: AbortSignal,
  timeoutMs: number,
  hastyTimeoutMs: number,
): { readonly signal: AbortSignal; readonly end: () => void } {
  const over = new AbortController();
  const timers = [setTimeout(() => over.abort(), timeoutMs)];
  const hasten = (): void => void timers.push(setTimeout(() => over.abort(), hastyTimeoutMs));
  if (hurry.aborted) hasten();
  else hurry.addEventListener('abort', hasten);
  const end = (): void => {
    hurry.removeEventListener('abort', hasten);
    for (const timer of timers) clearTimeout(timer);
  };
  return { signal: over.signal, end };
}
