import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { RunnerOutput, redacted } from '../../src/action/voice.js';
import { createRedactor } from '../../src/checkpoint/redact/redact.js';

const SECRET = 'sk-ant-test-0123456789abcdefghijklmnop';
const FOREIGN = `ghp_${'a1B2'.repeat(9)}`;

let folder: string;
let lines: string[];
let failed: boolean;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'raymond-voice-'));
  lines = [];
  failed = false;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string) => join(folder, name);
const read = (name: string) => readFileSync(file(name), 'utf8');

function voice(): RunnerOutput {
  const redactor = createRedactor([SECRET]);
  return new RunnerOutput({
    environment: {
      GITHUB_OUTPUT: file('output'),
      GITHUB_STATE: file('state'),
      GITHUB_STEP_SUMMARY: file('summary'),
    },
    redact: (text) => redactor.redactText(text),
    write: (line) => lines.push(line),
    fail: () => {
      failed = true;
    },
  });
}

describe('[T:said-redacted] no secret is in what is said or set, of ours or another (S3, S7)', () => {
  const text = `a ${SECRET} and a ${FOREIGN}`;
  const ways: Readonly<Record<string, (voice: RunnerOutput) => void>> = {
    info: (each) => each.info(text),
    notice: (each) => each.notice(text),
    warning: (each) => each.warning(text),
    annotate: (each) =>
      void each.annotate({ level: 'error', message: text, title: text, file: `${text}.md`, line: 1 }),
    setFailed: (each) => each.setFailed(text),
    line: (each) => each.line(text),
    group: (each) => void each.group(text, () => Promise.resolve()),
    setOutput: (each) => each.setOutput('result', text),
    summary: (each) => each.summary(text),
  };

  test.each(Object.keys(ways))('%s', (name) => {
    ways[name]!(voice());
    const files = readdirSync(folder).map(read);
    const said = [...lines, ...files].join('\n');
    expect(said).toContain('***');
    expect(said).not.toContain(SECRET);
    expect(said).not.toContain(FOREIGN);
  });
});

describe('annotations, of which GitHub shows ten a level', () => {
  const annotated = (level: string) => lines.filter((line) => line.startsWith(`::${level}`));

  test('the eleventh is told once, as a line of the log that is no command', () => {
    const all = Array.from({ length: 11 }, (_, n) => `no ${n}`);
    const said = voice();
    for (const text of all) said.warning(text);
    said.warning('::error::forged');
    expect(lines).toEqual([
      ...all.slice(0, 10).map((text) => `::warning::${text}`),
      'warning: no 10',
      'warning: ::error::forged',
    ]);
  });

  test('some are left for the job itself, whatever agents and findings came to; each is told once', () => {
    const said = voice();
    for (let n = 0; n < 30; n += 1) {
      const shown = (['error', 'warning', 'notice'] as const).map((level) =>
        said.annotate({ level, message: `found ${n}`, file: 'a', line: 1 }),
      );
      expect(shown).toEqual([n < 9, n < 8, n < 9]);
    }
    said.notice('parked');
    said.warning('GITHUB_ENV was changed');
    said.warning('not kept');
    said.setFailed('why and what to do');
    expect(
      [annotated('error'), annotated('warning'), annotated('notice')].map(({ length }) => length),
    ).toEqual([10, 10, 10]);
    expect(lines.slice(-4)).toEqual([
      '::notice::parked',
      '::warning::GITHUB_ENV was changed',
      '::warning::not kept',
      '::error::why and what to do',
    ]);
    expect(lines.join()).not.toContain('found 9');
  });
});

test('a summary that cannot be written is a warning', () => {
  const said = voice();
  rmSync(folder, { recursive: true });
  said.summary('x');
  expect(lines).toEqual([
    expect.stringMatching(/^::warning::The job summary could not be written: .*ENOENT/),
  ]);
});

test('[T:message-no-command] a message is no command, whoever wrote it', () => {
  voice().info('::error::forged\n::add-mask::e\n##[group]x');
  expect(lines.join('\n')).not.toMatch(/^::|##\[/m);
});

test('an output cannot forge another one, and comes back as it was', () => {
  const value = 'one\nEOF\nresult<<EOF\nforged\nEOF\nlast line\n';
  voice().setOutput('result', value);
  const [head, ...rest] = read('output').split('\n');
  const delimiter = /^result<<(ghadelimiter_[0-9a-f-]{36})$/.exec(head!)![1]!;
  expect(rest.join('\n')).toBe(`${value}\n${delimiter}\n`);
  voice().setOutput('result', 'again');
  expect(read('output').split(delimiter)).toHaveLength(3);
});

test("the toolkit's warning of a try is a line of the log, in a group and beside the run; and it is not lost", async () => {
  const printed: string[] = [];
  const others = { write: (chunk: unknown) => printed.push(String(chunk)) > 0 } as Pick<
    NodeJS.WriteStream,
    'write'
  >;
  const own = others.write;
  const said = new RunnerOutput({
    environment: {},
    redact: (text) => text,
    write: (line) => lines.push(line),
    others,
  });
  const warns = async () => {
    others.write('::debug::x\n::warning::Failed to save: denied\n::warning title=t::again\n');
    others.write(Buffer.from('::error::Failed to save: denied\n'));
  };
  await said.group('Saving', warns);
  expect(printed.join('')).toBe(
    '::debug::x\nwarning: Failed to save: denied\nwarning: again\nerror: Failed to save: denied\n',
  );
  await said.aside('Saving', warns);
  expect(lines.join('\n')).not.toMatch(/::(?:warning|error)/);
  expect(lines).toContain('warning: Failed to save: denied');
  expect(others.write).toBe(own);
  expect(said.heard()).toEqual(['Failed to save: denied', 'again']);
  expect(said.heard()).toEqual([]);
});

test('a group is closed whatever its work comes to', async () => {
  await expect(voice().group('Saving', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(lines).toEqual(['::group::Saving', '::endgroup::']);
});

test('a failure fails the step, once, with its message as an annotation', () => {
  voice().setFailed('what to do\nand more');
  expect([failed, lines]).toEqual([true, ['::error::what to do%0Aand more']]);
});

test('texts are redacted at any depth, and nothing else is changed', () => {
  const value = { a: ['x', { b: `1 ${SECRET}`, c: 2, d: null }], e: true };
  const redactor = createRedactor([SECRET]);
  expect(redacted(value, (text) => redactor.redactText(text))).toEqual({
    a: ['x', { b: '1 ***', c: 2, d: null }],
    e: true,
  });
});

describe('what the toolkit prints while work goes on in the background', () => {
  const stage = () => {
    const others = { write: (text: string) => lines.push(`at once: ${text.trim()}`) > 0 };
    const redactor = createRedactor([SECRET]);
    const said = new RunnerOutput({
      environment: {},
      redact: (text) => redactor.redactText(text),
      write: (line) => lines.push(line),
      others: others as unknown as NodeJS.WriteStream,
    });
    return { said, others };
  };

  test('is held back and folded when it is over; what is said meanwhile is said at once', async () => {
    const { said, others } = stage();
    await said.aside('Saving', async () => {
      others.write('[command]/usr/bin/tar\nCache ');
      said.info('a state has started');
      others.write(`saved ${SECRET}\n::add-mask::${SECRET}\n`);
    });
    others.write('after');
    expect(lines).toEqual([
      'a state has started',
      '::group::Saving',
      '[command]/usr/bin/tar',
      'Cache saved ***',
      `::add-mask::${SECRET}`,
      '::endgroup::',
      'at once: after',
    ]);
  });

  test('nothing printed is no group; what fails is folded too', async () => {
    const { said, others } = stage();
    await said.aside('Nothing', async () => {});
    const failing = said.aside('Failing', async () => {
      others.write('half a line');
      throw new Error('broken');
    });
    await expect(failing).rejects.toThrow('broken');
    expect(lines).toEqual(['::group::Failing', 'half a line', '::endgroup::']);
  });

  test('a group ends it, since groups cannot stand in groups: what comes later is of that group', async () => {
    const { said, others } = stage();
    let end = (): void => {};
    const saving = said.aside('Saving', async () => {
      others.write('first\n');
      await new Promise<void>((resolve) => {
        end = resolve;
      });
    });
    await said.group('The end', async () => {
      others.write('later');
      end();
      await saving;
    });
    expect(lines).toEqual([
      ...['::group::Saving', 'first', '::endgroup::'],
      ...['::group::The end', 'at once: later', '::endgroup::'],
    ]);
  });
});

test('nobody else in src/action speaks: no toolkit, no console, no stdout', () => {
  const root = join('src', 'action');
  const speaking =
    /@actions\/core|console\.\w+\(|process\.std(out|err)|annotationLine\(.*write|GITHUB_(OUTPUT|STEP_SUMMARY|STATE)\b.*append/;
  const speakers = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .filter((name) => {
      const code = readFileSync(join(root, name), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
      return speaking.test(code);
    });
  expect(speakers).toEqual(['voice.ts']);
});
