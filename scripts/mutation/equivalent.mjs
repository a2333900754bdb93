// Mutants that no test can kill, since they do what the original does. By name, so that a new survivor is seen.

/** @type {{ file: string, line: string, change: string, why: string }[]} */
export const EQUIVALENT = [
  {
    file: 'core/agents.ts',
    line: 'const agent = run.agents.find(',
    change: 'find → findLast',
    why: 'the ids of the live agents differ',
  },
  {
    file: 'runtime/turns/retry.ts',
    line: 'retryAfterMs = 0',
    change: '0 → 1',
    why: 'no back-off is as short as 1 ms',
  },
  {
    file: 'runtime/answers.ts',
    line: 'if (found > 1)',
    change: 'found > 1: > → >=',
    why: 'it is not called with 1',
  },
  { file: 'runtime/answers.ts', line: 'if (found > 1)', change: '1 → 0', why: 'it is not called with 1' },
];
