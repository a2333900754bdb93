import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asData, attribute } from './_words.mjs';

// FORK: the next few workers. Strangers' words are in an attribute alone.

/** As many as work at once, unless `--concurrency` says otherwise. */
const AT_ONCE = 4;

const { issues, left, write } = JSON.parse(
  readFileSync(join(process.env.RAYMOND_TASK_FOLDER ?? '', 'issues.json'), 'utf8'),
);
const from = Number(process.env.RAYMOND_INPUT ?? 0);
const to = from + AT_ONCE;
for (const issue of issues.slice(from, to))
  console.log(
    `<fork number="${issue.number}" write="${write}" issue="${attribute(asData(issue))}">ISSUE</fork>`,
  );
const rest = attribute(JSON.stringify({ left, write }));
console.log(to < issues.length ? `<goto input="${to}">FORK</goto>` : `<goto input="${rest}">REPORT</goto>`);
