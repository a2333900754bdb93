// Loaded ahead of the CLI with `node --import`: counts the points at which a crash could hurt (every write to
// the state file, its journal and the logs, every spawn, every piece of a child's output, each before and after; of
// a line of the journal also when half of it is written) and, at the one that CRASH_AT names, kills the process group
// with SIGKILL. With CRASH_COUNT it writes how many
// points there were.
import childProcess from 'node:child_process';
import fs from 'node:fs';
import fsPromises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const crashAt = Number(process.env.CRASH_AT ?? 0);
const countFile = process.env.CRASH_COUNT;
let points = 0;

function point() {
  points += 1;
  if (points === crashAt) process.kill(-process.pid, 'SIGKILL');
}

function around(target, name) {
  const original = target[name];
  target[name] = function (...args) {
    point();
    const result = original.apply(this, args);
    if (result instanceof Promise) return result.finally(point);
    point();
    return result;
  };
}

// More points for those who ask for them: `CRASH_ALSO=mkdirSync,copyFileSync`.
for (const name of (process.env.CRASH_ALSO ?? '').split(',').filter(Boolean)) around(fs, name);
for (const name of ['writeSync', 'writeFileSync', 'appendFileSync', 'renameSync', 'rmSync']) around(fs, name);
for (const name of ['rename', 'rm', 'writeFile']) around(fsPromises, name);
const open = fsPromises.open;
fsPromises.open = async (...args) => {
  point();
  const handle = await open(...args);
  for (const method of ['writeFile', 'sync', 'datasync', 'truncate', 'close']) around(handle, method);
  const write = handle.write;
  handle.write = async (bytes, at, length, position) => {
    const half = length >> 1;
    point();
    await write.call(handle, bytes, at, half, position);
    point();
    await write.call(handle, bytes, at + half, length - half, position + half);
    point();
    return { bytesWritten: length, buffer: bytes };
  };
  return handle;
};
const spawn = childProcess.spawn;
childProcess.spawn = (...args) => {
  point();
  const child = spawn(...args);
  child.stdout?.on('data', point);
  child.on('exit', point);
  point();
  return child;
};
syncBuiltinESMExports();

if (countFile !== undefined) process.on('exit', () => fs.writeFileSync(countFile, String(points)));
delete process.env.CRASH_AT;
delete process.env.CRASH_COUNT;
