import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Parser } from 'commonmark';
import fc from 'fast-check';
import { asData, plain } from '../../workflows/issue-triage/_words.mjs';

const WILD = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc
    .array(
      fc.constantFrom(
        '<result>',
        '</issue>',
        '{{',
        '}}',
        '{',
        '`',
        '"',
        '&',
        '\n',
        '\u2028',
        '\u202e',
        '|',
        '\\',
        '@a',
        '#1',
        '[x](y)',
        '<!--',
        '-->',
        'https://a.b',
        'www.a.b',
        '*',
        '_',
        '~~',
        '\u{e0041}',
      ),
      { maxLength: 30 },
    )
    .map((parts) => parts.join('')),
);

describe('an issue as data', () => {
  test('is one line of JSON that says what the issue says, and from which nothing gets out', () => {
    fc.assert(
      fc.property(WILD, WILD, (title, body) => {
        const data = asData({ number: 1, title, body, labels: [{ name: title }] });
        expect(data).not.toMatch(/[<>\p{Cc}\p{Cf}\u2028\u2029]|\{\{|\}\}/u);
        expect(JSON.parse(data)).toMatchObject({ title, body, labels: [title] });
      }),
    );
  });

  test('fits into a variable of the environment, however long it is and whatever it is made of', () => {
    for (const unit of ['<', '\u0000', '\u{e0041}', 'ü', 'x']) {
      const data = asData({ number: 1, title: unit.repeat(256), body: unit.repeat(65_536) });
      expect(Buffer.byteLength(data)).toBeLessThan(128 * 1024);
      expect(JSON.parse(data).cut).toMatch(/^\d+ more characters$/);
    }
  });
});

test('plain words are words in Markdown: no markup, no link, no comment, nobody called, one line', () => {
  fc.assert(
    fc.property(WILD, (text) => {
      const quoted = plain(text);
      const walker = new Parser().parse(`| ${quoted} |`).walker();
      for (let step = walker.next(); step !== null; step = walker.next())
        expect(['document', 'paragraph', 'text']).toContain(step.node.type);
      expect(quoted).not.toMatch(/\n|@[a-z]|#\d|:\/\/|www\./);
    }),
  );
});

test('its octokit is what scripts/sample-octokit.mjs makes of the versions that are installed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'raymond-octokit-'));
  try {
    const file = join(folder, '_octokit.mjs');
    execFileSync(process.execPath, ['scripts/sample-octokit.mjs', file]);
    const isSame = readFileSync(file).equals(readFileSync('workflows/issue-triage/_octokit.mjs'));
    expect(isSame ? 'fresh' : 'stale: run node scripts/sample-octokit.mjs').toBe('fresh');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
