/** How much a finding matters, the most severe first. */
export const SEVERITIES = ['error', 'warning', 'info'] as const;

export type FindingSeverity = (typeof SEVERITIES)[number];

/** What lint has found, as people and programs see it (spec 2.4). */
export interface LintFinding {
  readonly severity: FindingSeverity;
  /** The rule's id. */
  readonly rule: string;
  readonly file: string;
  /** 1-based. It is 1 where the finding is about the whole file. */
  readonly line: number;
  /** 1-based. Absent where the finding is about the whole line. */
  readonly column?: number | undefined;
  readonly message: string;
}

export type Tally = Readonly<Record<FindingSeverity, number>>;

export function tallyOf(findings: readonly Pick<LintFinding, 'severity'>[]): Tally {
  const count = (of: FindingSeverity): number => findings.filter(({ severity }) => severity === of).length;
  return { error: count('error'), warning: count('warning'), info: count('info') };
}

/** A count such as `2 errors, 1 warning`; empty without findings. */
export function tallyText(tally: Tally): string {
  return SEVERITIES.filter((severity) => tally[severity] > 0)
    .map((severity) => `${tally[severity]} ${severity}${tally[severity] === 1 ? '' : 's'}`)
    .join(', ');
}

/** Findings of this severity, and of a higher one. */
export function atLeast<T extends Pick<LintFinding, 'severity'>>(
  level: FindingSeverity,
  findings: readonly T[],
): T[] {
  const shown: readonly FindingSeverity[] = SEVERITIES.slice(0, SEVERITIES.indexOf(level) + 1);
  return findings.filter(({ severity }) => shown.includes(severity));
}
