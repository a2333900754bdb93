// What sealing a checkpoint costs: throughput as a ratio to a plain copy of the same gigabyte, the peak memory, and
// the time for many tiny files against copying them. Runs the compiled sources in lib/, so `npm run build` (or
// `npx tsc`) comes first. Needs 4 GB of temporary disk. Pass other numbers: node bench/seal.mjs 200 10000.
import { spawnSync } from 'node:child_process';
import { randomFillSync } from 'node:crypto';
import {
  closeSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { median, row } from './lib.mjs';

const LIB = process.env.RAYMOND_LIB ?? join(fileURLToPath(new URL('..', import.meta.url)), 'lib');
const MODULE = join(LIB, 'checkpoint', 'seal', 'index.js');
if (!existsSync(MODULE)) throw new Error(`${MODULE} is not there: npx tsc`);
const { chooseKeys, openSealed, sealFolder } = await import(pathToFileURL(MODULE).href);

const REPOSITORY = '1';
const place = { workflow_file: 'a.yml', ref: 'refs/heads/main', event_class: 'trusted', run_key: 'bench' };
const header = {
  ...{ version: 1, repository_id: REPOSITORY, ...place, run_id: '1', attempt: 1, job: 'j', step: 's' },
  ...{ sequence: 1, name: 'bench', time: '2026-01-01T00:00:00.000Z', writer: 'bench' },
};
const { keys } = chooseKeys(
  {
    ...{
      stateKey: 'a key for the benchmark, 32 characters',
      anthropicApiKey: null,
      claudeCodeOauthToken: null,
    },
    ...{ githubTokens: [], others: [], hasCloudSession: false },
  },
  REPOSITORY,
);

/** What a child process of ours does, so that its peak memory is its own. */
const WORK = {
  nothing: async () => {},
  copy: async (folder) => await copy(join(folder, 'from'), join(folder, 'copied')),
  seal: async (folder) =>
    await sealFolder({ folder: join(folder, 'from'), header, key: keys.seal, out: join(folder, 'sealed') }),
  open: async (folder) => {
    const expected = { repository_id: REPOSITORY, name: 'bench', place };
    const opened = await openSealed({
      ...{ file: join(folder, 'sealed'), keys, expected, into: join(folder, 'into') },
    });
    if (opened.kind !== 'opened') throw new Error(opened.why);
  },
};

/** Through this process, 64 KiB at a time: a kernel's own copy moves no bytes, and says nothing of what we add. */
async function copy(from, to) {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copy(source, target);
    else await pipeline(createReadStream(source), createWriteStream(target));
  }
}

if (process.argv[3] !== undefined && process.argv[2] in WORK) {
  const start = performance.now();
  await WORK[process.argv[2]](process.argv[3]);
  const ms = performance.now() - start;
  console.log(JSON.stringify({ ms, peak: process.resourceUsage().maxRSS * 1024 }));
} else {
  const megabytes = Number(process.argv[2] ?? 1000);
  const files = Number(process.argv[3] ?? 100_000);
  measure(`${megabytes} MB in one file`, megabytes * 1e6, (from) =>
    writeLarge(join(from, 'large.bin'), megabytes),
  );
  measure(`${files} files of 100 bytes`, files * 100, (from) => writeTiny(from, files));
}

function run(what, folder) {
  const script = fileURLToPath(import.meta.url);
  const { stdout, stderr, status } = spawnSync(process.execPath, [script, what, folder], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

/** Three rounds, copy, seal and open in turn. */
function measure(name, bytes, write) {
  const folder = mkdtempSync(join(tmpdir(), 'raymond-bench-seal-'));
  try {
    mkdirSync(join(folder, 'from'));
    write(join(folder, 'from'));
    const results = { nothing: [], copy: [], seal: [], open: [] };
    for (let round = 0; round < 3; round++) {
      for (const what of Object.keys(results)) results[what].push(run(what, folder));
      for (const made of ['copied', 'into', 'sealed']) rmSync(join(folder, made), { recursive: true });
    }
    const of = (what, field) => median(results[what].map((result) => result[field]));
    for (const what of ['seal', 'open']) {
      row(
        `${what}, ${name}`,
        `${(of(what, 'ms') / of('copy', 'ms')).toFixed(2)} x`,
        `of a plain copy's time (${(of('copy', 'ms') / 1e3).toFixed(1)} s); ${(bytes / 1e3 / of(what, 'ms')).toFixed(1)} MB/s; ` +
          `peak ${((of(what, 'peak') - of('nothing', 'peak')) / 1e6).toFixed(0)} MB over an idle process`,
      );
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function writeLarge(path, megabytes) {
  const file = openSync(path, 'w');
  const buffer = Buffer.alloc(1e6);
  for (let n = 0; n < megabytes; n++) writeSync(file, randomFillSync(buffer));
  closeSync(file);
}

function writeTiny(from, files) {
  for (let n = 0; n < files; n++) {
    const folder = join(from, `d${n % 100}`);
    if (n < 100) mkdirSync(folder);
    writeFileSync(join(folder, `file-${n}.json`), 'x'.repeat(100));
  }
}
