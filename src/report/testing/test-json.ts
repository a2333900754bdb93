import { type CaseReport, isPassed } from '../../core/testing/case-report.js';

/** What `raymond test --json` prints. */
export function testJson(workflow: string, reports: readonly CaseReport[]): object {
  return {
    workflow,
    passed: reports.every(isPassed),
    cases: reports.map((report) => {
      const { name, file, mismatches, warnings, hung, error, observed, durationMs, notes, faults } = report;
      return {
        name,
        passed: isPassed(report),
        file,
        error: error?.message ?? null,
        hung,
        mismatches,
        warnings,
        notes,
        duration_ms: Math.round(durationMs),
        run:
          observed === null
            ? null
            : {
                status: observed.status,
                reason: observed.reason,
                message: observed.message,
                result: observed.result,
                cost_usd: observed.costUsd,
                paths: Object.fromEntries(
                  [...observed.visits].map(([agent, list]) => [agent, list.map(({ state }) => state)]),
                ),
                transitions: Object.fromEntries(
                  [...observed.visits].map(([agent, list]) => [
                    agent,
                    list.map(({ transition }) => transition),
                  ]),
                ),
              },
        faults: faults.map(({ kind, place, end, isBad, how }) => ({
          fault: kind,
          ...place,
          end,
          bad: isBad,
          how,
        })),
      };
    }),
  };
}
