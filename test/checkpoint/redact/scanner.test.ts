import { describe, expect, test } from '@jest/globals';
import { compileRules, Scanner } from '../../../src/checkpoint/redact/scanner.js';

const SECRET = 's3cr3t/0+aB3dE6gH9jK2mN5pQ8sT"0';
const LINE = 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC7VJTUt9Us8cKj';
const b64 = (text: string): string => Buffer.from(text).toString('base64');

const FLOODS: Record<string, string> = {
  backslashes: '\\',
  'percent signs': '%5C%25',
  'escaped letters': '\\u0073\\x73',
  'line ends, escaped': 'c\\n',
  base64: b64('any bytes'),
  hex: '73deadbeef',
  'the secret, cut short': SECRET.slice(0, -1),
  'the secret in base64, cut short': b64(SECRET).slice(0, -6),
  'PEM begins': '-----BEGIN PRIVATE KEY-----',
  'PEM keys, half open': `-----BEGIN PRIVATE KEY-----\n${LINE}\n`,
  'PEM keys in base64': b64(`-----BEGIN PRIVATE KEY-----\n${LINE}\n`).replace(/=+$/, ''),
  'JWT beginnings': 'eyJ',
  'JWT headers': 'eyJhbGciOiJIUzI1NiJ9.eyJ',
  'tokens in tokens': 'ghp_ghp_sk-ant-sk-npm_xoxb-AIzaAKIA',
  'tokens on end': 'ghp_a1b2c3d4e5f6g7h8i9j0a1b2c3d4e5f6g7h8i9',
  'names without a value': 'secret_access_key="',
  'URLs without a password': '://u:p',
};

describe('reading', () => {
  const rules = compileRules([SECRET]);
  const workOn = (text: string): number => {
    const scanner = new Scanner(rules);
    for (let at = 0; at < text.length; at += 50_000) scanner.write(Buffer.from(text.slice(at, at + 50_000)));
    scanner.end();
    return scanner.work;
  };

  test.each(Object.entries(FLOODS))('twice the text is at most twice the work: %s', (_name, flood) => {
    const text = flood.repeat(Math.ceil(150_000 / flood.length));
    const once = workOn(text);
    expect(workOn(text + text)).toBeLessThanOrEqual(2 * once + 200);
    // What a pattern has read is not read again by the same one.
    expect(once).toBeLessThanOrEqual(8 * text.length);
  });
});
