import { openGitHub } from './_github.mjs';
import { settings } from './_settings.mjs';
import { writeVerdict } from './_verdict.mjs';

// MARK: the verdict goes to GitHub. It never fails for what GitHub says: the verdict is paid for, and REPORT tries again.

const { mark, ...given } = settings();
const write = process.env.RAYMOND_VAR_WRITE;
const { number, title } = JSON.parse(process.env.RAYMOND_VAR_ISSUE ?? '{}');
const verdict = JSON.parse(process.env.RAYMOND_INPUT ?? '{}');
const written =
  write === 'later'
    ? { written: 'later', note: '' }
    : await writeVerdict(openGitHub(given), mark, number, verdict);
const done = JSON.stringify({ number, title, ...verdict, ...written });
console.log(`<result>${done.replaceAll('<', '\\u003c')}</result>`);
