// Adds up jest's own counts and prints the closing line. Exits 1 unless everything passed and something ran.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder, ...failedSteps] = process.argv.slice(2);
let passed = 0;
let failed = 0;
let skipped = 0;
const retried = [];
for (const name of readdirSync(folder)) {
  const report = JSON.parse(readFileSync(join(folder, name), 'utf8'));
  passed += report.numPassedTests;
  failed += report.numFailedTests + report.numRuntimeErrorTestSuites;
  skipped += report.numPendingTests + report.numTodoTests;
  const tests = report.testResults.flatMap((suite) => suite.assertionResults);
  retried.push(...tests.filter(({ status, invocations }) => status === 'passed' && invocations > 1));
}
const missing = ['unit.json', 'e2e.json'].filter((name) => !readdirSync(folder).includes(name));
const broken = failedSteps.length > 0 || missing.length > 0;
for (const step of failedSteps) console.log(`failed: ${step}`);
for (const name of missing) console.log(`no counts: ${name}`);
for (const { fullName } of retried) console.log(`passed at the second try: ${fullName}`);
// Lint, types or a crash of jest fail no test, but they fail the run.
if (broken && failed === 0) failed = 1;
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
