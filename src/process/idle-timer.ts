/** setTimeout fires at once beyond this. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** A timer that fires so much later than it was to has slept: its process was stopped (Ctrl-Z, `docker pause`). */
const SLEPT_MS = 1000;

/** Says when something has gone on for so long, however it has gone on; what ends it calls `stop`. */
export interface TimeLimit {
  /** For good: it never fires. */
  stop(): void;
}

/**
 * Whatever has ended by then has ended in time, though it be read a moment later: a process that was stopped itself
 * finds its timers due before it hears of that.
 * @param ms absent: no limit
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

/** Says when nothing has happened for a while. */
export interface IdleTimer {
  /** Something has happened. */
  restart(): void;
  /** For good: it never fires again. */
  stop(): void;
}

/**
 * What waits in a pipe has happened too: timers come before pipes are read, so it looks once more after that. And
 * while this process was stopped, nobody could have been heard: the while begins anew.
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
      // A cleared timer would run again on refresh.
      timer = undefined;
    },
  };
}
