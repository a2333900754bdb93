import { addAmounts, addUsage } from '../../core/budget.js';
import { NO_USAGE, type Usage } from '../../core/run.js';
import type { ClaudeResult } from './result.js';

/** From this version on `total_cost_usd` runs on over a session's resumes and forks; before, it was the process's. */
const CUMULATIVE_SINCE = [2, 1, 276] as const;

export interface TurnCost {
  readonly costUsd: number;
  readonly usage: Usage;
  readonly warnings: readonly string[];
}

/** True where `total_cost_usd` includes what the session, or the one it was branched off, had cost before. */
export function isCumulative(version: string | null): boolean {
  const parts = version
    ?.match(/^(\d+)\.(\d+)\.(\d+)/)
    ?.slice(1)
    .map(Number);
  // A version that is not known is taken for a newer one.
  if (parts === undefined) return true;
  for (const [index, least] of CUMULATIVE_SINCE.entries()) {
    const part = parts[index] ?? 0;
    if (part !== least) return part > least;
  }
  return true;
}

export interface SpentBefore {
  /** What the session, or for a branch its parent, had cost when the process was started, USD. */
  readonly sessionUsd: number;
  /** The last result of the turn before if that was in the same process, whose count goes on. */
  readonly inProcess: ClaudeResult | null;
}

/**
 * The cost of one turn alone, in USD, and its tokens with those of subagents (spec 6.1). New versions say
 * both per result event; where they don't, `total_cost_usd` less what was known before is taken.
 */
export function costOfTurn(
  results: readonly ClaudeResult[],
  version: string | null,
  before: SpentBefore,
): TurnCost {
  const warnings: string[] = [];
  const last = results.at(-1);
  if (last === undefined) return { costUsd: 0, usage: NO_USAGE, warnings };
  const total = checked(last.totalCostUsd, 'total_cost_usd', warnings);
  const shares = results.map((result) => result.modelUsageSinceLast);
  if (shares.every((share) => share !== null)) {
    const models = shares.flatMap((share) => Object.values(share ?? {}) as Figures[]);
    const costUsd = sum(models.map((model) => checked(model?.costUSD, 'costUSD', warnings)));
    return { costUsd, usage: usageOfModels(models, warnings), warnings };
  }
  const perProcess = !isCumulative(version);
  const earlier = before.inProcess;
  const atStart = perProcess ? 0 : before.sessionUsd;
  const known = earlier === null ? atStart : checked(earlier.totalCostUsd, 'total_cost_usd', []);
  const costUsd = checked(total - known, 'the difference of total_cost_usd', warnings);
  const usage = perProcess
    ? subtract(usageOfProcess(last, warnings), earlier === null ? NO_USAGE : usageOfProcess(earlier, []))
    : results.map((result) => usageOfThread(result.usage, warnings)).reduce(addUsage, NO_USAGE);
  return { costUsd, usage, warnings };
}

type Figures = Readonly<Record<string, unknown>> | null | undefined;

function usageOfModels(models: readonly Figures[], warnings: string[]): Usage {
  const add = (name: string): number => sum(models.map((model) => checked(model?.[name], name, warnings)));
  return {
    input_tokens: add('inputTokens'),
    output_tokens: add('outputTokens'),
    cache_read_tokens: add('cacheReadInputTokens'),
    cache_write_tokens: add('cacheCreationInputTokens'),
  };
}

function usageOfProcess(result: ClaudeResult, warnings: string[]): Usage {
  return usageOfModels(Object.values(result.modelUsage) as Figures[], warnings);
}

export function usageOfThread(usage: NonNullable<Figures>, warnings: string[]): Usage {
  return {
    input_tokens: checked(usage.input_tokens, 'input_tokens', warnings),
    output_tokens: checked(usage.output_tokens, 'output_tokens', warnings),
    cache_read_tokens: checked(usage.cache_read_input_tokens, 'cache_read_input_tokens', warnings),
    cache_write_tokens: checked(usage.cache_creation_input_tokens, 'cache_creation_input_tokens', warnings),
  };
}

/** 1e-9 USD: subtracting sums of cents can leave a little less than nothing. */
const ROUNDING = 1e-9;

/** A figure that can be added to a run's sum; anything else counts as 0 and is told. */
function checked(value: unknown, name: string, warnings: string[]): number {
  if (typeof value === 'number' && Number.isFinite(value) && value >= -ROUNDING) return Math.max(0, value);
  warnings.push(`claude reported ${JSON.stringify(value) ?? 'nothing'} as ${name}; it was counted as 0`);
  return 0;
}

const sum = (figures: readonly number[]): number => figures.reduce(addAmounts, 0);

function subtract(a: Usage, b: Usage): Usage {
  return {
    input_tokens: Math.max(0, a.input_tokens - b.input_tokens),
    output_tokens: Math.max(0, a.output_tokens - b.output_tokens),
    cache_read_tokens: Math.max(0, a.cache_read_tokens - b.cache_read_tokens),
    cache_write_tokens: Math.max(0, a.cache_write_tokens - b.cache_write_tokens),
  };
}
