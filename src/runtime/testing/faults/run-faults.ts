import type { FaultReport } from '../../../core/testing/fault-report.js';
import type { Rehearsed } from '../rehearse.js';
import type { PreparedCase } from '../run-case.js';

export async function runFaults(_prepared: PreparedCase, _base: Rehearsed): Promise<FaultReport[]> {
  return [];
}
