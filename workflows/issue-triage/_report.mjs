import { plain } from './_words.mjs';

/** How many characters of a text the table has room for. */
const WIDTH = 120;

/**
 * One table of all that the run has looked at.
 * @param {{issues: readonly import('./_verdict.mjs').Done[], failed: readonly {number: number, title: string, code: string, marked: boolean}[], left: number}} run
 */
export function reportOf({ issues, failed, left }) {
  const rows = [
    ...issues.map((issue) => [issue, issue.label ?? '–', issue.priority ?? '–', becameOf(issue)]),
    ...failed.map((issue) => [
      issue,
      '–',
      '–',
      `no verdict (${issue.code})${issue.marked ? ', left to people' : ', tried again later'}`,
    ]),
  ];
  const lines = rows.map((row) => {
    const [{ number, title }, label, priority, became] =
      /** @type {[{number: number, title: string}, string, string, string]} */ (row);
    return `| #${number} ${cell(title)} | ${label} | ${priority} | ${became} |`;
  });
  const table = ['| issue | label | priority | |', '|---|---|---|---|', ...lines].join('\n');
  return left === 0 ? table : `${table}\n\n${left} more for the next run.`;
}

/** @param {import('./_verdict.mjs').Done} issue */
function becameOf({ written, note, needs_info, reason = '', question = '' }) {
  const why = needs_info ? `asked: ${cell(question)}` : cell(reason);
  const noted = note === '' ? '' : ` (${cell(note)})`;
  switch (written) {
    case 'yes':
      return why + noted;
    case 'later':
      return `${why} (to be written)`;
    case 'skipped':
      return `left alone: ${cell(note)}`;
    default:
      return `GitHub refused: ${cell(note)}`;
  }
}

/** @param {string} text */
const cell = (text) => plain(text.length > WIDTH ? `${text.slice(0, WIDTH - 1)}…` : text);
