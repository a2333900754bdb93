// What a join costs for each of its workers: a run that forks 256 of them and joins all, against the same run whose
// parent goes on without waiting, and which ends when the last worker has. Replayed, so that nothing else takes time.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLI, inProject, interleaved, row, timeNode } from './lib.mjs';

const WORKERS = 256;
const START = `for n in $(seq ${WORKERS}); do echo "<fork next='NEXT' n='$n'>WORK</fork>"; done\n`;
const WORK = 'Work on {{n}}.\n';
const REPLIES = "WORK:\n  - text: '<result>done</result>'\nNEXT:\n  - text: '<result>joined</result>'\n";

inProject(
  { 'START.sh': START, 'WORK.md': WORK, 'NEXT.md': '---\njoin: all\n---\n{{workers}}\n' },
  (folder) => {
    const free = join(folder, 'free');
    mkdirSync(free);
    for (const [name, text] of Object.entries({ 'START.sh': START, 'WORK.md': WORK, 'NEXT.md': 'Next.\n' }))
      writeFileSync(join(free, name), text);
    mkdirSync(join(folder, 'recording'));
    writeFileSync(join(folder, 'recording', 'replies.yaml'), REPLIES);
    const line = ['--agent', 'replay', '--recording', 'recording', '--concurrency', '8', '--quiet'];
    const times = interleaved(5, {
      free: () => timeNode([CLI, 'run', 'free', ...line], folder),
      joined: () => timeNode([CLI, 'run', 'wf', ...line], folder),
    });
    row(`${WORKERS} workers that nobody waits for`, `${(times.free / WORKERS).toFixed(2)} ms`, 'each');
    const cost = (times.joined - times.free) / WORKERS;
    row('joined', `${(times.joined / times.free).toFixed(2)} x`, `${cost.toFixed(2)} ms more each, goal 1`);
  },
);
