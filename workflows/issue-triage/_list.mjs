import { openGitHub } from './_github.mjs';
import { settings } from './_settings.mjs';
import { whyLeftAlone } from './_verdict.mjs';

// For a job before a run that may not read issues itself: prints, in one line, those that are to be done.

/** Characters of JSON. An input of the Action is an environment variable, which has room for 128 kB. */
const ROOM = 100_000;

const { mark, most, ...given } = settings();
const open = await openGitHub(given).openIssues();
const todo = open.filter((issue) => issue.pull_request === undefined && whyLeftAlone(issue, mark) === null);
const now = todo
  .slice(0, most)
  .map(({ number, title, body, user, author_association, labels, created_at }) => ({
    ...{ number, title, user: user && { login: user.login }, author_association, labels, created_at },
    body: body ?? '',
  }));
let list = JSON.stringify(now);
for (let longest = 8000; Buffer.byteLength(list) > ROOM && longest >= 1; longest /= 2)
  list = JSON.stringify(now.map((issue) => ({ ...issue, body: issue.body.slice(0, longest) })));
// What there is no room for even without its text is the next run's.
while (Buffer.byteLength(list) > ROOM) {
  now.pop();
  list = JSON.stringify(now.map((issue) => ({ ...issue, body: '' })));
}
console.error(`${now.length} of ${todo.length} open issues without the label ${mark}`);
console.log(list);
