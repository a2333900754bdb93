// Mutants that no test can kill, since they do what the original does. By name, so that a new survivor is seen.

/** @type {{ file: string, line: string, change: string, why: string }[]} */
export const EQUIVALENT = [
  {
    file: 'action/ask/checks.ts',
    line: 'people.size === MOST_ASKED_AFTER',
    change: '!people.has(comment.login) && people.size === M… → people.size === MOST_ASKED_AFTER',
    why: 'who is asked after again has the access that they had',
  },
  {
    file: 'action/guard/checkout.ts',
    line: 'while (!isDirectory(folder) && dirname(folder) !== folder)',
    change: 'dirname(folder) !== folder: !== → ===',
    why: 'the way up to git’s folder begins at a file as well',
  },
  {
    file: 'action/guard/checkout.ts',
    line: '?.isDirectory() ?? false',
    change: 'false → true',
    why: 'the way up to git’s folder begins at what is not there as well',
  },
  {
    file: 'action/guard/checkout.ts',
    line: "['ls-remote',",
    change: "'HEAD' → nothing",
    why: 'of all refs the line of HEAD is looked for',
  },
  {
    file: 'action/guard/checkout.ts',
    line: "['checkout', '--quiet'",
    change: "'--quiet' → nothing",
    why: 'what git prints is not looked at',
  },
  {
    file: 'action/guard/file-commands.ts',
    line: 'constants.O_NOFOLLOW ?? 0',
    change: 'constants.O_NOFOLLOW ?? 0 → 0',
    why: 'a link is taken away before: it is for one that is put there in between',
  },
  {
    file: 'core/agents.ts',
    line: 'const agent = run.agents.find(',
    change: 'find → findLast',
    why: 'the ids of the live agents differ',
  },
  {
    file: 'core/fan-out/outcome.ts',
    line: 'attempts.some((attempt, index) =>',
    change: 'index > 0: > → >=',
    why: 'nothing is at most what is before the first, which is nothing',
  },
  {
    file: 'core/fan-out/plan.ts',
    line: 'share_usd: null,',
    change: 'share_usd: null → nothing',
    why: 'each share is made right after it',
  },
  {
    file: 'core/fan-out/plan.ts',
    line: 'usd < MOST_ROUNDED_USD',
    change: 'usd < MOST_ROUNDED_USD: < → <=',
    why: 'that very amount is whole',
  },
  {
    file: 'core/fan-out/plan.ts',
    line: 'withheldUsd({ fan_out:',
    change: '...run.fan_out → nothing',
    why: 'nothing but the rounds is read',
  },
  {
    file: 'core/fan-out/plan.ts',
    line: 'legs.map(({ name, workers }) => ({ name,',
    change: 'name → nothing',
    why: 'legs are named in their order',
  },
  {
    file: 'core/fan-out/rounds.ts',
    line: 'if (known.size === 0)',
    change: 'if (known.size === 0) return () => false; → {}',
    why: 'nobody is found among nobody: it only saves looking',
  },
  {
    file: 'core/fan-out/rounds.ts',
    line: 'for (let end = agentId.length; end > 0;',
    change: '0 → 1',
    why: 'no id is one letter',
  },
  {
    file: 'core/join/door.ts',
    line: 'roots.size === 0 || !isSurplus(other.id)',
    change: 'roots.size === 0 || !isSurplus(other.id) → !isSurplus(other.id)',
    why: 'where nobody is stopped nobody is below one: it only saves looking',
  },
  {
    file: 'core/join/standing.ts',
    line: 'if (stuck.size === 0)',
    change: 'if (stuck.size === 0) return { live, failed, co… → {}',
    why: 'where nobody is stuck the same lists are made anew',
  },
  {
    file: 'core/life.ts',
    line: 'isAbsolute(inside)',
    change: '/^\\.\\.(?:[/\\\\]|$)/.test(inside) || isAbsolute(i… → /^\\.\\.(?:[/\\\\]|$)/.test(inside)',
    why: 'only Windows has paths of another drive',
  },
  {
    file: 'core/life.ts',
    line: 'now > run.updated_at',
    change: 'now > run.updated_at: > → >=',
    why: 'the same time is the same time',
  },
  {
    file: 'core/run-schema.ts',
    line: "issue.expected === 'never'",
    change: "issue.type === 'strict_object' && issue.expecte… → issue.expected === 'never'",
    why: 'nothing else in the schema expects never',
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
  {
    file: 'store/journal.ts',
    line: 'start < bytes.length',
    change: 'start < bytes.length: < → <=',
    why: 'behind the last byte there is no line break, which ends it as well',
  },
  {
    file: 'store/journal.ts',
    line: "typeof data === 'object' && data !== null",
    change: "typeof data === 'object' && data !== null → data !== null",
    why: 'a number or a text has no field commit either',
  },
];
