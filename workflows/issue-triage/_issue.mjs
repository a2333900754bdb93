import { isPassing, messageOf, openGitHub } from './_github.mjs';
import { settings } from './_settings.mjs';
import { whyLeftAlone } from './_verdict.mjs';

// ISSUE: what was closed or marked since the list was made is not paid for.

const { mark, ...given } = settings();
const write = process.env.RAYMOND_VAR_WRITE;
const { number, title } = JSON.parse(process.env.RAYMOND_VAR_ISSUE ?? '{}');
const why = write === 'later' ? null : await whyNot();
console.log(
  why === null
    ? '<function return="MARK">TRIAGE</function>'
    : `<result>${JSON.stringify({ number, title, written: 'skipped', note: why }).replaceAll('<', '\\u003c')}</result>`,
);

async function whyNot() {
  try {
    return whyLeftAlone(await openGitHub(given).issue(number), mark);
  } catch (error) {
    // It was listed a while ago, which is as good as can be had now; MARK looks again.
    if (isPassing(error)) return null;
    return messageOf(error);
  }
}
