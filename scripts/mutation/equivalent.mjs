// Mutants that no test can kill, since they do what the original does. By name, so that a new survivor is seen.

/** @type {{ file: string, line: string, change: string, why: string }[]} */
export const EQUIVALENT = [];
