// The redactor's throughput as a ratio to a plain copy of the same stream, and how memory grows with length.
// Text is made on the fly: lines of JSON as transcripts have them, with the odd secret in them. Runs the
// compiled sources in lib/, so `npm run build` comes first.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Readable, Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { interleaved, row } from './lib.mjs';

const LIB = process.env.RAYMOND_LIB ?? join(fileURLToPath(new URL('..', import.meta.url)), 'lib');
const MB = 1_000_000;
const CHUNK = 64 * 1024;

const secrets = Array.from({ length: 10 }, (_, n) => `s3cr3t/${n}+${'aB3dE6gH9jK2mN5pQ8sT'.repeat(2)}"${n}`);

/** Kinds of text, from what there is most of to what is hardest. */
const KINDS = {
  transcript: () =>
    `${JSON.stringify({
      type: 'user',
      message: {
        content: `The tests in src/store ran:\n\tok 1 - "reads" a file\n\tok 2 - writes it\nSee C:\\temp, 100% of ${'words and more words, '.repeat(12)}`,
      },
      session_id: '0b3c1a52-7f6e-4c1d-9b1a-5a3c2e1f0d4b',
    })}\n`,
  'source code': () =>
    `  const found = haystack.filter((entry) => entry.name.startsWith(prefix)); // a comment\n`,
  base64: () => Buffer.from('any bytes, whatever they are; 0123456789 \u00e4\u00f6').toString('base64'),
  'JSON in JSON': () => JSON.stringify(JSON.stringify({ a: 'b\n"c"\\', d: ['e\t', 'f', '"'] })),
  'only backslashes': () => '\\'.repeat(100),
  'secrets and tokens': () => `${secrets[3]} ${JSON.stringify(secrets[4])} ghp_${'a1'.repeat(20)} `,
};

/** `bytes` of a kind of text, as a stream that makes them as they are asked for. */
function textOf(kind, bytes) {
  const piece = KINDS[kind]();
  const block = Buffer.from(piece.repeat(Math.ceil((4 * CHUNK) / piece.length)));
  const sprinkle = Buffer.from(`{"output":"key ${JSON.stringify(secrets[7]).slice(1, -1)}"}\n`);
  let left = bytes;
  let turn = 0;
  return new Readable({
    highWaterMark: CHUNK,
    read() {
      if (left <= 0) return this.push(null);
      const offset = (turn * 7919) % (block.length - CHUNK);
      const chunk = turn % 50 === 49 ? sprinkle : block.subarray(offset, offset + CHUNK);
      turn += 1;
      left -= chunk.length;
      this.push(chunk);
    },
  });
}

const nowhere = () => new Writable({ highWaterMark: CHUNK, write: (_chunk, _encoding, done) => done() });

/** A plain copy: as little as a stream that owns its bytes can do. */
const copy = () => new Transform({ transform: (chunk, _encoding, done) => done(null, Buffer.from(chunk)) });

async function seconds(kind, bytes, transform) {
  const start = performance.now();
  await pipeline(textOf(kind, bytes), transform, nowhere());
  return (performance.now() - start) / 1000;
}

/** Peak resident memory of a process that redacts so much, in bytes. */
function peakMemory(megabytes) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [fileURLToPath(import.meta.url), String(megabytes)],
    {
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(stderr);
  return Number(stdout);
}

if (!existsSync(join(LIB, 'checkpoint', 'redact', 'redact.js')))
  throw new Error(`${LIB} has no checkpoint/redact/redact.js: npm run build`);
const { createRedactor } = await import(pathToFileURL(join(LIB, 'checkpoint', 'redact', 'redact.js')).href);
const redactor = createRedactor(secrets);

if (process.argv[2] !== undefined) {
  await seconds('transcript', Number(process.argv[2]) * MB, redactor.stream());
  console.log(process.resourceUsage().maxRSS * 1024);
} else {
  for (const kind of Object.keys(KINDS)) {
    const bytes = 60 * MB;
    const speed = { copy: [], redact: [] };
    for (let round = 0; round < 5; round++) {
      speed.copy.push(await seconds(kind, bytes, copy()));
      speed.redact.push(await seconds(kind, bytes, redactor.stream()));
    }
    const rate = (times) => bytes / MB / times.sort((a, b) => a - b)[2];
    const [plain, redact] = [rate(speed.copy), rate(speed.redact)];
    row(
      `redact, ${kind}`,
      `${redact.toFixed(0)} MB/s`,
      `${(redact / plain).toFixed(3)} of a plain copy (${plain.toFixed(0)} MB/s); goal 50 MB/s`,
    );
  }
  const peaks = interleaved(3, { small: () => peakMemory(10), large: () => peakMemory(500) });
  row(
    'redact, memory at 500 MB over 10 MB',
    `${((peaks.large - peaks.small) / MB).toFixed(1)} MB`,
    `peak ${(peaks.large / MB).toFixed(0)} MB; goal: constant`,
  );
}
