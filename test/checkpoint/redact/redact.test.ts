import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createRedactor } from '../../../src/checkpoint/redact/redact.js';

const { redactText } = createRedactor(['hunter2-secret']);
const b64 = (text: string): string => Buffer.from(text).toString('base64');

describe('forms of a secret', () => {
  const secret = 'p4/ss "wörd"+\\n&1';
  const plain = createRedactor([secret]);
  const forms: Record<string, string> = {
    exact: secret,
    JSON: JSON.stringify(secret).slice(1, -1),
    'JSON in JSON': JSON.stringify(JSON.stringify(secret)).slice(3, -3),
    'JSON with \\/': JSON.stringify(secret).slice(1, -1).replaceAll('/', '\\/'),
    'all \\uXXXX': [...secret].map((c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
    'ASCII only': JSON.stringify(secret).slice(1, -1).replace('ö', '\\u00F6'),
    'Go, for HTML': JSON.stringify(secret).slice(1, -1).replace('&', '\\u0026'),
    URL: encodeURIComponent(secret),
    'lower-case URL': encodeURIComponent(secret).replace(/%../g, (hex) => hex.toLowerCase()),
    form: new URLSearchParams({ a: secret }).toString().slice(2),
    'JSON in a URL': encodeURIComponent(JSON.stringify(secret)).slice(3, -3),
    'form in JSON': JSON.stringify(encodeURIComponent(secret)).slice(1, -1),
    base64: b64(secret),
    'base64 with \\/': b64(secret).replaceAll('/', '\\/'),
    'base64 in a URL': encodeURIComponent(b64(secret)),
    base64url: Buffer.from(secret).toString('base64url'),
    hex: Buffer.from(secret).toString('hex'),
    HEX: Buffer.from(secret).toString('hex').toUpperCase(),
    '\\xXX': [...Buffer.from(secret)].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join(''),
  };
  test.each(Object.entries(forms))('%s', (_name, form) => {
    expect(plain.redactText(`a=${form};`)).toBe('a=***;');
  });

  test.each([0, 1, 2, 3])('base64 with %i bytes before and text behind', (before) => {
    const text = b64(`${'x'.repeat(before)}hunter2-secret and more`);
    const core = b64(`${'x'.repeat(before)}hunter2-secret`).slice(
      before % 3 === 0 ? 0 : (before % 3) + 1,
      -4,
    );
    expect(text).toContain(core);
    expect(redactText(text)).not.toContain(core);
    expect(redactText(text)).toContain('***');
  });

  test('wrapped base64', () => {
    const long = 'correct horse battery staple '.repeat(6).trim();
    const wrapped = b64(long).replace(/.{76}/g, '$&\n');
    expect(createRedactor([long]).redactText(wrapped)).toBe('***');
  });

  const long = 'A secret, long enough for lines: ö+/=?\u{1f600} 0123456789 and on it goes';
  test.each([76, 64, 20, 7, 3, 1])('base64 of a longer text that holds it, in lines of %i', (width) => {
    const { redactText: redact } = createRedactor([long]);
    for (const before of ['', 'x', 'xy', 'HOST=example.org\nKEY=']) {
      const encoded = b64(`${before}${long}\nAND=more\n`).match(new RegExp(`.{1,${width}}`, 'g')) ?? [];
      for (const end of ['\n', '\r\n', '\\n', '\\r\\n', '\\\\n', '\n    ']) {
        const left = redact(encoded.join(end)).replace(/(\\+[rn]|\s)/g, '');
        const bytes = Buffer.from(left.replace(/\*\*\*/, ''), 'base64');
        expect(left).toContain('***');
        // What it shares with its neighbours: five letters before, and three behind it.
        expect(left.length).toBeLessThanOrEqual(Math.ceil((before.length + 10) / 3) * 4 + 3 + 5);
        expect(bytes.includes(long.slice(2, -2))).toBe(false);
      }
    }
  });

  test('the lines of a secret of many', () => {
    const { redactText: redact } = createRedactor(['first line of it\r\nshort\r\nthe second line\r\n']);
    expect(redact('> first line of it\n> short\n> the second line\n')).toBe('> ***\n> short\n> ***\n');
  });

  test.each(['a"bcdef', '"abcdef', 'ab"cdef', '\\"abcde', 'a\\"bcde', 'ab\ncdef', 'abcde"', 'abcde\\'])(
    'JSON in JSON in JSON: %j',
    (quoted) => {
      let text = quoted;
      for (let depth = 0; depth < 3; depth++) {
        text = JSON.stringify(text).slice(1, -1);
        // Backslashes before its first character may stay, as long as they escape each other.
        expect(createRedactor([quoted]).redactText(`${text}.`)).toMatch(/^(?:\\\\)*\*\*\*\.$/);
      }
    },
  );

  test('what overlaps is redacted whole', () => {
    expect(createRedactor(['abcdefgh', 'efghijkl']).redactText('_abcdefghijkl_')).toBe('_***_');
    expect(createRedactor(['aaaaaab']).redactText('aaaaaaaab')).toBe('aa***');
  });

  test('too short or too plain to look for', () => {
    const text = 'true 12345 ******** xxxxxxxx      ';
    expect(createRedactor(['true', '12345', '********', 'xxxxxxxx', '      ', '']).redactText(text)).toBe(
      text,
    );
  });
});

// Put together here, so that no scanner takes this file for a leak.
const alnum = (length: number): string => 'aB3dE6gH9jK2mN5pQ8sT'.repeat(5).slice(0, length);
const JWT = `${b64('{"alg":"HS256","typ":"JWT"}')}.${b64('{"sub":"1234567890"}').replace(/=+$/, '')}.${alnum(43)}`;

describe('tokens', () => {
  const tokens = [
    ...['ghp', 'gho', 'ghu', 'ghs', 'ghr'].map((kind) => `${kind}_${alnum(36)}`),
    `github_pat_${alnum(22)}_${alnum(59)}`,
    `sk-ant-api03-${alnum(80)}-_AA`,
    `sk-${alnum(48)}`,
    `sk-proj-${alnum(40)}_-x`,
    `AKIA${'ABCDEFGH23456789'}`,
    `ASIA${'ABCDEFGH23456789'}`,
    ...['a', 'b', 'p', 'r', 's'].map((kind) => `xox${kind}-123456789012-${alnum(24)}`),
    `npm_${alnum(36)}`,
    `AIza${alnum(35)}`,
    JWT,
  ];
  test.each(tokens)('%s', (token) => {
    const redact = createRedactor([]).redactText;
    expect(redact(`x "${token}" y`)).toBe('x "***" y');
    expect(redact(JSON.stringify(`a\n${token}\n`))).toBe('"a\\n***\\n"');
    expect(redact(token)).toBe('***');
  });

  test.each([
    ['aws_secret_access_key = ', '\n'],
    ['export AWS_SECRET_ACCESS_KEY="', '"'],
    ['{"SecretAccessKey": "', '"}'],
    ['{\\"SecretAccessKey\\": \\"', '\\"}'],
  ])('an AWS secret key beside its name: %s', (before, after) => {
    const key = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY';
    expect(redactText(`${before}${key}${after}`)).toBe(`${before}***${after}`);
    expect(redactText(`"${key}"`)).toBe(`"${key}"`);
  });

  test.each([
    `task-${'0123456789abcdef'.repeat(2)}`,
    'sk-loading-skeleton',
    'ghp_short',
    'npm_config_registry_and_some_more_words_here',
    'eyJ and then nothing.',
    'xoxb-1',
    `AKIA${'abc'}`,
    '-----BEGIN CERTIFICATE-----\nMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA\n-----END CERTIFICATE-----',
    'if (text.includes("-----BEGIN PRIVATE KEY-----")) throw new Error("a key");',
  ])('not a token: %s', (text) => {
    expect(redactText(text)).toBe(text);
  });
});

describe('PEM keys', () => {
  const line = 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC7VJTUt9Us8cKj';
  const pem = (label: string, end = '\n'): string =>
    [`-----BEGIN ${label}-----`, line, line, 'MzEfYyjiWA4=', `-----END ${label}-----`].join(end);

  test.each(['PRIVATE KEY', 'RSA PRIVATE KEY', 'OPENSSH PRIVATE KEY', 'PGP PRIVATE KEY BLOCK'])(
    '%s, as it is and escaped',
    (label) => {
      for (const end of ['\n', '\r\n', '\\n', '\\\\n', '\n   12→', '\\n" +\n  "', '\n+', ' ']) {
        expect(redactText(`a ${pem(label, end)} b`)).toBe('a *** b');
      }
    },
  );

  test('encrypted', () => {
    const headers = `Proc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,${'0123456789ABCDEF'.repeat(2)}\n\n`;
    expect(redactText(pem('RSA PRIVATE KEY').replace('\n', `\n${headers}`))).toBe('***');
  });

  test('cut off', () => {
    const cut = `-----BEGIN PRIVATE KEY-----\\n${line}\\n${line}\\nMzEfYy`;
    expect(redactText(cut)).toBe('***');
    expect(redactText(`{"a":"${cut}"}\n{"b":1}`)).toBe('{"a":"***"}\n{"b":1}');
  });

  test('of a megabyte, and the text behind it', () => {
    const body = `${line}\n`.repeat(16_000);
    const text = `a\n-----BEGIN PRIVATE KEY-----\n${body}-----END PRIVATE KEY-----\nb`;
    expect(redactText(text)).toBe('a\n***\nb');
    expect(redactText(text.slice(0, 500_000))).toBe('a\n***');
  });

  test('in base64', () => {
    expect(redactText(`client-key-data: ${b64(pem('RSA PRIVATE KEY'))}\nb`)).toBe('client-key-data: ***\nb');
  });
});

describe('properties', () => {
  const anySecret = fc.oneof(
    fc.string({ minLength: 6, maxLength: 40, unit: 'binary' }),
    fc.string({ minLength: 6, maxLength: 12, unit: fc.constantFrom(...'ab\\%+/" \n"é😀') }),
    fc.string({ minLength: 6, maxLength: 100, unit: fc.constantFrom(...'abc012') }),
  );
  const isSought = (secret: string): boolean =>
    Buffer.byteLength(secret) >= 6 &&
    !/^(.)\1*$/su.test(secret.trim()) &&
    !secret.includes('*') &&
    secret.trim().length > 0 &&
    isWellFormed(secret);
  const secrets = fc.array(anySecret.filter(isSought), { minLength: 1, maxLength: 4 });
  const filler = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.string({ unit: fc.constantFrom(...'ab\\%+/" u0061n'), maxLength: 30 }),
    fc.constantFrom('eyJ', 'ghp_', '-----BEGIN ', 'sk-', 'PRIVATE KEY-----', '%', '\\u', '\\ud83d'),
  );
  const encoders: ((secret: string) => string)[] = [
    (secret) => secret,
    (secret) => JSON.stringify(secret).slice(1, -1),
    (secret) => JSON.stringify(JSON.stringify(secret)).slice(3, -3),
    (secret) => JSON.stringify(secret).slice(1, -1).replaceAll('/', '\\/'),
    (secret) =>
      Array.from(
        { length: secret.length },
        (_, at) => `\\u${secret.charCodeAt(at).toString(16).padStart(4, '0')}`,
      ).join(''),
    encodeURIComponent,
    (secret) =>
      encodeURIComponent(secret).toLowerCase() === secret
        ? secret
        : encodeURIComponent(secret).replace(/%../g, (hex) => hex.toLowerCase()),
    (secret) => new URLSearchParams({ a: secret }).toString().slice(2),
    (secret) => Buffer.from(secret).toString('hex'),
    (secret) => b64(secret),
    (secret) => b64(secret).replace(/=+$/, ''),
    (secret) => Buffer.from(secret).toString('base64url'),
  ];
  const stuffed = secrets.chain((list) =>
    fc.record({
      list: fc.constant(list),
      text: fc
        .array(
          fc.oneof(
            filler,
            fc
              .tuple(fc.constantFrom(...list), fc.constantFrom(...encoders))
              .map(([secret, encode]) => encode(secret)),
            // Cut off at either end.
            fc
              .tuple(fc.constantFrom(...list), fc.nat(6), fc.nat(6))
              .map(([secret, a, b]) => secret.slice(a, secret.length - b)),
          ),
          { maxLength: 12 },
        )
        .map((parts) => parts.join('')),
    }),
  );

  test('no form of a secret is left', () => {
    fc.assert(
      fc.property(stuffed, ({ list, text }) => {
        const redacted = createRedactor(list).redactText(text);
        for (const secret of list) {
          for (const encode of encoders) expect(redacted.includes(encode(secret))).toBe(false);
        }
      }),
      { numRuns: 1500 },
    );
  });

  test('nor in base64, whatever surrounds it', () => {
    const bytes = fc.uint8Array({ maxLength: 20 });
    fc.assert(
      fc.property(anySecret.filter(isSought), bytes, bytes, fc.boolean(), (secret, before, after, url) => {
        const all = Buffer.concat([before, Buffer.from(secret), after]);
        const redacted = createRedactor([secret]).redactText(all.toString(url ? 'base64url' : 'base64'));
        expect(Buffer.from(redacted.replaceAll('***', ''), 'base64').includes(secret)).toBe(false);
        expect(redacted).toContain('***');
        // At most the characters that it shares with its neighbours are left of it.
        expect(redacted.length).toBeLessThanOrEqual(
          Math.ceil((before.length + after.length + 4) / 3) * 4 + 11,
        );
      }),
    );
  });

  test('streaming equals whole text, however it is cut', async () => {
    await fc.assert(
      fc.asyncProperty(stuffed, fc.array(fc.nat(9), { minLength: 1 }), async ({ list, text }, sizes) => {
        const redactor = createRedactor(list);
        const bytes = Buffer.from(text);
        const streamed = await through(redactor.stream(), chunked(bytes, sizes));
        const whole = await through(redactor.stream(), [bytes]);
        expect(streamed).toEqual(whole);
        if (isWellFormed(text)) expect(whole.toString()).toBe(redactor.redactText(text));
      }),
      { numRuns: 500 },
    );
  });

  test('a secret is found wherever the text is cut', async () => {
    // Denser than any window is long: some cut falls on each of its bytes, whatever is held back.
    const secret = 'hunter2-"secret"';
    const forms = [
      secret,
      JSON.stringify(JSON.stringify(secret)).slice(3, -3),
      b64(secret),
      `ghp_${alnum(36)}`,
    ];
    const piece = Buffer.from(forms.map((form) => `${form} `).join(''));
    const text = Buffer.concat(Array.from({ length: Math.ceil(400_000 / piece.length) }, () => piece));
    const { stream } = createRedactor([secret]);
    const expected = '*** *** *** *** '.repeat(text.length / piece.length);
    for (let first = 0; first < piece.length; first++) {
      const cut = [text.subarray(0, 150_000 + first), text.subarray(150_000 + first)];
      expect((await through(stream(), cut)).toString() === expected).toBe(true);
    }
  });

  test('a key that is never closed comes out while it is read', async () => {
    const header = '-----BEGIN PRIVATE KEY-----\n';
    const lines = Buffer.from(`${'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC7VJTU'}\n`.repeat(5000));
    const stream = createRedactor([]).stream();
    let given = '';
    stream.on('data', (part: Buffer) => {
      given += part.toString();
    });
    stream.write(`before\n${header}`);
    for (let round = 0; round < 20; round++) {
      await new Promise((done) => stream.write(lines, done));
      if (round > 1) expect(given).toBe('before\n***');
    }
    stream.end('. And behind it.');
    await new Promise((done) => stream.on('end', done));
    expect(given).toBe('before\n***. And behind it.');
  });

  test('bytes without secrets come out as they went in', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 3000 }),
        fc.array(fc.nat(700), { minLength: 1 }),
        async (bytes, sizes) => {
          const redactor = createRedactor(['a secret that is not there']);
          expect(await through(redactor.stream(), chunked(Buffer.from(bytes), sizes))).toEqual(
            Buffer.from(bytes),
          );
        },
      ),
    );
  });
});

const isWellFormed = (text: string): boolean => !/\p{Surrogate}/u.test(text);

/** Cuts bytes into pieces of these sizes, over and over. */
function chunked(bytes: Buffer, sizes: readonly number[]): Buffer[] {
  const chunks: Buffer[] = [];
  for (let at = 0, turn = 0; at < bytes.length; turn++) {
    const size = sizes[turn % sizes.length]! + 1;
    chunks.push(bytes.subarray(at, at + size));
    at += size;
  }
  return chunks;
}

async function through(stream: NodeJS.ReadWriteStream, chunks: readonly Buffer[]): Promise<Buffer> {
  const parts: Buffer[] = [];
  stream.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve, reject) => stream.on('end', resolve).on('error', reject));
  for (const chunk of chunks) stream.write(chunk);
  stream.end();
  await ended;
  return Buffer.concat(parts);
}
