/** setTimeout fires at once beyond this. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Says when nothing has happened for a while. */
export interface IdleTimer {
  /** Something has happened. */
  restart(): void;
  /** For good: it never fires again. */
  stop(): void;
}

/** @param ms 0 means never */
export function idleTimer(ms: number, onIdle: () => void): IdleTimer {
  let timer = ms > 0 ? setTimeout(onIdle, Math.min(ms, LONGEST_TIMER_MS)) : undefined;
  return {
    restart: () => void timer?.refresh(),
    stop: () => {
      clearTimeout(timer);
      // A cleared timer would run again on refresh.
      timer = undefined;
    },
  };
}
