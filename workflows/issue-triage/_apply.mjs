import { openGitHub } from './_github.mjs';
import { settings } from './_settings.mjs';
import { leaveToPeople, writeVerdict } from './_verdict.mjs';

// For a job after a run that was given its issues: `RESULT='the run's result' node _apply.mjs` writes what the run has
// left to be written. Done twice, it writes nothing twice.

const { mark, ...given } = settings();
const github = openGitHub(given);
const { issues = [], failed = [] } = JSON.parse(process.env.RESULT || '{}');
let failures = 0;
for (const issue of issues) {
  if (issue.written !== 'later') continue;
  const { written, note } = await writeVerdict(github, mark, issue.number, issue);
  console.log(`#${issue.number}: ${written}${note === '' ? '' : ` (${note})`}`);
  if (written === 'failed' || written === 'refused') failures += 1;
}
for (const { number, code } of failed)
  if (await leaveToPeople(github, mark, number, code)) console.log(`#${number}: left to people (${code})`);
if (failures > 0) {
  console.error(`${failures} of ${issues.length} verdicts are not on GitHub: run this job again.`);
  process.exit(1);
}
