// What hostile text costs: a flood of twice the length against one of the length, 2 where the time is linear.
// Runs the compiled sources in lib/, so `npm run build` comes first.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { interleaved, row } from './lib.mjs';

const LIB = process.env.RAYMOND_LIB ?? join(fileURLToPath(new URL('..', import.meta.url)), 'lib');
if (!existsSync(LIB)) throw new Error(`${LIB} is not there: npm run build`);
const load = (name) => import(pathToFileURL(join(LIB, name)).href);
const { sanitize } = await load('report/text.js');
const { readExposed } = await load('core/graph/expose.js');

const exposed = (text) => readExposed([{ name: 'id', optional: false }], text);
const FLOODS = [
  ...['\x1b]', '\u009d', '\x1b[', '\x1b[0', '\x1bP', '\r'].map((piece) => [sanitize, piece, '']),
  [exposed, ' ', 'x'],
  [exposed, 'a=', ''],
];

function time(work) {
  const start = performance.now();
  work();
  return performance.now() - start;
}

for (const [read, piece, end] of FLOODS) {
  const once = piece.repeat(500_000) + end;
  const twice = piece.repeat(1_000_000) + end;
  const ms = interleaved(7, { once: () => time(() => read(once)), twice: () => time(() => read(twice)) });
  row(
    `${read === sanitize ? 'sanitize' : 'expose'}, ${JSON.stringify(piece)}`,
    `${(ms.twice / ms.once).toFixed(1)} x`,
    `${ms.twice.toFixed(0)} ms for a million; quadratic would be 4 x`,
  );
}
