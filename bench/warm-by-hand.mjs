// Claude Code's own warm turns: one process that is fed by hand, with the lines that an orchestrator would give it and
// nothing else. Run by warm.mjs: `node warm-by-hand.mjs STATES`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const states = Number(process.argv[2]);
const child = spawn(
  'claude',
  [
    ...['-p', '--output-format', 'stream-json', '--verbose', '--input-format', 'stream-json'],
    ...['--permission-mode', 'acceptEdits', '--model', 'sonnet'],
  ],
  { stdio: ['pipe', 'pipe', 'ignore'] },
);
let state = 0;
const ask = () => {
  state += 1;
  const content = `STATE ${state} of ${states}. Go on.\n`;
  child.stdin.write(`${JSON.stringify({ type: 'user', message: { role: 'user', content } })}\n`);
};
createInterface({ input: child.stdout }).on('line', (line) => {
  if (!line.includes('"type":"result"')) return;
  if (state < states) ask();
  else child.stdin.end();
});
ask();
const [code] = await once(child, 'exit');
process.exitCode = code;
