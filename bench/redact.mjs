// The redactor: throughput as a ratio to a plain copy of the same stream; how time grows when hard text doubles;
// how memory grows with length. Text is made on the fly. Runs the compiled sources in lib/ (RAYMOND_LIB), so
// `npm run build` comes first. With RAYMOND_OTHER_LIB, another build is measured beside it, interleaved.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Readable, Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { interleaved, median, row } from './lib.mjs';

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
  const piece = kind === 'unclosed' ? `${KEY_LINE}\n` : KINDS[kind]();
  const block = Buffer.from(piece.repeat(Math.ceil((4 * CHUNK) / piece.length)));
  const sprinkle = Buffer.from(`{"output":"key ${JSON.stringify(secrets[7]).slice(1, -1)}"}\n`);
  const header = Buffer.from(`-----BEGIN PRIVATE KEY-----\n${KEY_LINE}\n`);
  let left = bytes;
  let turn = 0;
  return new Readable({
    highWaterMark: CHUNK,
    read() {
      if (left <= 0) return this.push(null);
      const offset = (turn * 7919) % (block.length - CHUNK);
      if (kind === 'unclosed' && turn === 0) this.push(header);
      const chunk =
        turn % 50 === 49 && kind !== 'unclosed' ? sprinkle : block.subarray(offset, offset + CHUNK);
      turn += 1;
      left -= chunk.length;
      this.push(chunk);
    },
  });
}

const KEY_LINE = 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC7VJTUt9Us8cKj';
const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const base64 = (text) => Buffer.from(text).toString('base64');

/** Texts that are repeated to make reading hard: doubling them may not do more than double the time. */
const FLOODS = {
  backslashes: '\\',
  'percent signs': '%',
  '%25': '%25',
  '%5C': '%5C',
  '\\u00': '\\u0073',
  'one letter': 'a',
  'base64 alphabet': BASE64,
  'base64 in lines of one': 'c\n',
  'line ends, escaped': '\\n',
  hex: '0123456789abcdef',
  "a secret's first 20": secrets[0].slice(0, 20),
  "a secret's all but last": secrets[0].slice(0, -1),
  'the same, escaped': [...secrets[0].slice(0, -1)]
    .map((c) => `\\u00${c.charCodeAt(0).toString(16)}`)
    .join(''),
  'the same, in base64': base64(secrets[0]).slice(0, -6),
  'the same, in hex': Buffer.from(secrets[0]).toString('hex').slice(0, -2),
  'PEM begins': '-----BEGIN PRIVATE KEY-----',
  'PEM begins, half open': `-----BEGIN PRIVATE KEY-----\n${KEY_LINE.slice(0, 19)}\n`,
  'PEM begins, a line each': `-----BEGIN PRIVATE KEY-----\n${KEY_LINE}\n`,
  'PEM begins in base64': `${base64('-----BEGIN PRIVATE KEY-----')}`,
  dashes: '-',
  eyJ: 'eyJ',
  'eyJ a.': 'eyJhbGciOi.',
  'eyJ a.b': 'eyJhbGciOiJ.eyJhbGciOiJ ',
  'short tokens': 'ghp_a1 sk-a1 npm_a1 xoxb-1 AKIA1 ',
  'tokens in tokens': 'ghp_ghp_sk-ant-sk-npm_xoxb-AIzaAKIA',
  'named, unassigned': 'secret_access_key ',
  'named, half': `secret_access_key="${'a'.repeat(39)}" `,
  '://u:': '://u:',
  '://u:p': `://u:${'p'.repeat(40)}`,
  Bearer: 'Bearer ',
};

const nowhere = () => new Writable({ highWaterMark: CHUNK, write: (_chunk, _encoding, done) => done() });

/** A plain copy: as little as a stream that owns its bytes can do. */
const copy = () => new Transform({ transform: (chunk, _encoding, done) => done(null, Buffer.from(chunk)) });

async function seconds(kind, bytes, transform) {
  const start = performance.now();
  await pipeline(textOf(kind, bytes), transform, nowhere());
  return (performance.now() - start) / 1000;
}

/** Peak resident memory of a process that redacts so much, in bytes. */
function peakMemory(megabytes, kind) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [fileURLToPath(import.meta.url), String(megabytes), kind],
    {
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(stderr);
  return Number(stdout);
}

async function load(lib) {
  const file = join(lib, 'checkpoint', 'redact', 'redact.js');
  if (!existsSync(file)) throw new Error(`${lib} has no checkpoint/redact/redact.js: npm run build`);
  return (await import(pathToFileURL(file).href)).createRedactor(secrets);
}
const redactor = await load(LIB);
const other = process.env.RAYMOND_OTHER_LIB ? await load(process.env.RAYMOND_OTHER_LIB) : null;

/** Seconds of the processor's time that reading so many bytes of a flood takes: other programs don't change it. */
async function secondsOf(build, flood, bytes) {
  const block = Buffer.from(flood.repeat(Math.ceil(CHUNK / flood.length)));
  const blocks = Array.from({ length: Math.ceil(bytes / block.length) }, () => block);
  const before = process.cpuUsage();
  await pipeline(Readable.from(blocks), build.stream(), nowhere());
  return process.cpuUsage(before).user / 1_000_000;
}

async function throughput() {
  const bytes = Number(process.env.BENCH_MB ?? 30) * MB;
  for (const kind of Object.keys(KINDS)) {
    const speed = { copy: [], redact: [], other: [] };
    for (let round = 0; round < 5; round++) {
      speed.copy.push(await seconds(kind, bytes, copy()));
      speed.redact.push(await seconds(kind, bytes, redactor.stream()));
      if (other) speed.other.push(await seconds(kind, bytes, other.stream()));
    }
    const rate = (times) => bytes / MB / median(times);
    const [plain, redact] = [rate(speed.copy), rate(speed.redact)];
    const beside = other ? `; ${(redact / rate(speed.other)).toFixed(2)} of the other build` : '';
    row(
      `redact, ${kind}`,
      `${redact.toFixed(0)} MB/s`,
      `${(redact / plain).toFixed(3)} of a plain copy (${plain.toFixed(0)} MB/s)${beside}; goal 50 MB/s`,
    );
  }
}

/** What a doubling costs, by the root of what four times the text costs: noise counts half. */
async function floods() {
  let worst = 0;
  for (const [name, flood] of Object.entries(FLOODS)) {
    for (let warm = 0; warm < 3; warm++) await secondsOf(redactor, flood, MB);
    // As much as takes a tenth of a second.
    const bytes = MB * Math.min(25, Math.ceil(0.1 / Math.max(1e-3, await secondsOf(redactor, flood, MB))));
    const times = { once: [], fourfold: [] };
    for (let round = 0; round < 5; round++) {
      times.once.push(await secondsOf(redactor, flood, bytes));
      times.fourfold.push(await secondsOf(redactor, flood, 4 * bytes));
    }
    const ratio = Math.sqrt(Math.min(...times.fourfold) / Math.min(...times.once));
    worst = Math.max(worst, ratio);
    const rate = bytes / MB / Math.min(...times.once);
    const beside = other
      ? `; ${(rate * (await secondsOf(other, flood, MB))).toFixed(2)} of the other build`
      : '';
    row(`flood, ${name}`, `x${ratio.toFixed(2)}`, `for twice the text; ${rate.toFixed(0)} MB/s${beside}`);
  }
  row('flood, the worst', `x${worst.toFixed(2)}`, 'goal: at most x2.2');
}

function memory() {
  for (const kind of ['transcript', 'unclosed']) {
    const peaks = interleaved(3, { small: () => peakMemory(100, kind), large: () => peakMemory(500, kind) });
    row(
      `redact, memory at 500 MB over 100 MB, ${kind}`,
      `${((peaks.large - peaks.small) / MB).toFixed(1)} MB`,
      `peak ${(peaks.large / MB).toFixed(0)} MB; goal: constant`,
    );
  }
}

if (process.argv[2] !== undefined) {
  await seconds(process.argv[3], Number(process.argv[2]) * MB, redactor.stream());
  console.log(process.resourceUsage().maxRSS * 1024);
} else {
  await throughput();
  await floods();
  memory();
}
