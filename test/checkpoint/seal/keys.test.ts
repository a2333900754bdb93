import { inspect } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { checkpointName, chooseKeys, keyHash, type Secrets } from '../../../src/checkpoint/seal/index.js';
import { HEADER, KEYS, keysOf, NOTHING, OTHER_KEYS, REPOSITORY, STATE_KEY } from './support.js';

const long = (start: string): string => start.padEnd(60, 'a1B2');
const choose = (secrets: Partial<Secrets>) => chooseKeys({ ...NOTHING, ...secrets }, REPOSITORY);
const sources = (secrets: Partial<Secrets>) => choose(secrets).keys?.open.map(({ source }) => source) ?? null;

const github = (value: string | null) => ({ name: 'github-token', value, isGitHubToken: true });

const ALL: Secrets = {
  stateKey: STATE_KEY,
  others: [
    { name: 'anthropic-api-key', value: long('sk-ant-api03-') },
    { name: 'claude-code-oauth-token', value: long('sk-ant-oat01-') },
    { name: 'COPILOT_GITHUB_TOKEN', value: long('ghs_'), isGitHubToken: true },
    { name: 'github-token', value: long('github_pat_'), isGitHubToken: true },
    { name: 'OPENAI_API_KEY', value: long('sk-proj-') },
  ],
  hasCloudSession: false,
};

describe('[T:which-key] which secret seals', () => {
  test('a state-key, else the first of the others that there is', () => {
    expect(choose(ALL)).toMatchObject({ keys: { seal: { source: 'state-key' } }, warnings: [] });
    const sealing = ALL.others.map((_, index) => choose({ others: ALL.others.slice(index) }));
    expect(sealing.map(({ keys, warnings }) => [keys?.seal.source, warnings])).toEqual([
      ['anthropic-api-key', []],
      ['claude-code-oauth-token', []],
      ['the personal GitHub token', []],
      ['the personal GitHub token', []],
      ['OPENAI_API_KEY', []],
    ]);
    expect(choose({})).toEqual({ keys: null, warnings: [] });
  });

  test('with a state-key, all of its lines open and nothing else does', () => {
    const [NEW, OLD] = ['new: a key that is long enough for it', 'old: a key that was long enough for it'];
    const stateKey = `\r\n  ${NEW}  \r\n\n${OLD}\n${NEW}\n`;
    const { keys } = choose({ ...ALL, stateKey });
    expect(keys?.open.map(({ source }) => source)).toEqual(['state-key', 'state-key']);
    expect(keys?.seal.id).toBe(keysOf(NEW).seal.id);
    expect(keys?.open[1]?.id).toBe(keysOf(OLD).seal.id);
    expect(keys?.seal).toBe(keys?.open[0]);
  });

  test('[T:short-key] a line of state-key that is too short stops the job, and says how to make one, not what it was', () => {
    const short = 'hunter2hunter2hunter2hunter2hunt'.slice(0, 31);
    expect(() => choose({ stateKey: `${STATE_KEY}\n${short}` })).toThrow(
      'The input state-key has 31 characters in line 2; each line is a key of at least 32. Make one with `openssl rand -base64 32` and keep it as a secret.',
    );
    expect(() => choose({ ...ALL, stateKey: short })).toThrow(/^(?!.*hunter2)/);
    expect(choose({ stateKey: `a1B2c${short}`.slice(0, 32) }).keys).not.toBeNull();
    // Characters, not UTF-16 units.
    expect(() => choose({ stateKey: '\u{1f511}'.repeat(31) })).toThrow('31 characters');
  });

  const WEAK = [
    'a'.repeat(32),
    'ab12'.repeat(8),
    'abcdefg'.repeat(5),
    'passwordpassword'.repeat(2),
    'MyPassword123MyPassword123MyPassw',
    '12345678901234567890123456789012',
    'abcdefghijklmnopqrstuvwxyz0123456789',
    'ZYXWVUTSRQPONMLKJIHGFEDCBA98765432',
    'qwertyuiopasdfghjklzxcvbnm1234567890',
    '\u{1f511}'.repeat(32),
  ];

  test.each(WEAK)('[T:short-key] one that could be guessed stops the job as the first line: %s', (weak) => {
    const stops = /could be guessed: line 1 .*`openssl rand -base64 32`/;
    expect(() => choose({ stateKey: weak })).toThrow(stops);
    expect(() => choose({ stateKey: `${weak}\n${STATE_KEY}` })).toThrow(stops);
    expect(() => choose({ stateKey: weak })).toThrow(expect.not.stringContaining(weak));
    // Parked runs go on.
    const { keys, warnings } = choose({ stateKey: `${STATE_KEY}\n${weak}` });
    expect(keys?.open).toHaveLength(2);
    expect(warnings).toEqual([expect.stringMatching(/could be guessed: line 2 .*still opens/)]);
    // Where nothing is sealed, what it has sealed can be looked at.
    expect(choose({ stateKey: weak, onlyOpens: true })).toMatchObject({ warnings: [expect.anything()] });
  });

  test('no key that was made by chance is taken for one', () => {
    const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 });
    fc.assert(
      fc.property(fc.noBias(bytes), (key) => {
        for (const encoding of ['base64', 'base64url', 'hex'] as const)
          expect(choose({ stateKey: Buffer.from(key).toString(encoding) }).warnings).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  test.each(['', ' ', '\n\r\n'])('a state-key that is empty (%j) was not given', (stateKey) => {
    expect(sources({ stateKey })).toBeNull();
    expect(sources({ ...ALL, stateKey })).toEqual(['anthropic-api-key']);
  });

  test.each([
    ['a job token', long('ghs_')],
    ['a token of a person through an app', long('ghu_')],
    ['a refresh token', long('ghr_')],
    ['an OIDC token', `${long('eyJhbGciOi')}.${long('eyJ')}.${long('x')}`],
    ['a temporary access key', 'ASIAABCDEFGHIJKLMNOP'],
    ['nothing', '  '],
  ])('%s never seals, wherever it is found', (_what, value) => {
    expect(sources({ others: [github(value), github(null), github('')] })).toBeNull();
    expect(sources({ others: [{ name: 'COPILOT_GITHUB_TOKEN', value }] })).toBeNull();
  });

  test('AWS keys seal only where no session goes with them', () => {
    const others = [{ name: 'AWS_SECRET_ACCESS_KEY', value: long('wJalr') }];
    expect(sources({ others })).toEqual(['AWS_SECRET_ACCESS_KEY']);
    expect(sources({ others, hasCloudSession: true })).toBeNull();
  });

  test('personal tokens of both kinds do, behind a job token too', () => {
    for (const token of [long('ghp_'), long('github_pat_')]) {
      expect(sources({ others: [long('ghs_'), token].map(github) })).toEqual(['the personal GitHub token']);
    }
    // A Copilot token may be one of OAuth, which stays.
    expect(sources({ others: [{ name: 'GH_TOKEN', value: long('gho_') }] })).toEqual(['GH_TOKEN']);
  });

  test('a word that a local model server takes for a key seals nothing, and that is told', () => {
    const { keys, warnings } = choose({
      others: [
        { name: 'anthropic-api-key', value: 'dummy' },
        { name: 'claude-code-oauth-token', value: 'short-but-ok' },
      ],
    });
    expect(keys?.seal.source).toBe('claude-code-oauth-token');
    expect(warnings).toEqual([
      'anthropic-api-key has only 5 characters and seals no checkpoint; state-key would.',
      expect.stringMatching(
        /^claude-code-oauth-token.*only 12 characters.*state-key.*openssl rand -base64 32/,
      ),
    ]);
  });

  test.each(['', 'abc', '-1', '1.5', ' 1', '1\n'])('a repository id that is no number: %j', (id) => {
    expect(() => chooseKeys(ALL, id)).toThrow('must be a number');
  });
});

describe('a key', () => {
  test('[T:key-not-shown] shows no secret when it is printed or stored', () => {
    const { keys } = choose(ALL);
    for (const text of [inspect(keys, { depth: 9, showHidden: true }), JSON.stringify(keys)]) {
      expect(text).not.toContain(STATE_KEY.slice(0, 8));
    }
  });

  test('has a public id that tells keys, and repositories, apart', () => {
    expect(KEYS.seal.id).toMatch(/^[0-9a-f]{16}$/);
    expect(KEYS.seal.id).toBe(keysOf(STATE_KEY).seal.id);
    expect(new Set([KEYS, OTHER_KEYS, keysOf(STATE_KEY, '1')].map(({ seal }) => seal.id)).size).toBe(3);
  });
});

describe('the names of checkpoints', () => {
  test('[T:names-tell-nothing] tell nothing of the run key without the key', () => {
    const hashes = [KEYS.seal, OTHER_KEYS.seal, keysOf(STATE_KEY, '1').seal, null].map((key) =>
      keyHash(key, 'triage'),
    );
    expect(new Set(hashes).size).toBe(4);
    for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{20}$/);
    expect(keyHash(KEYS.seal, 'triage')).toBe(hashes[0]);
    expect(keyHash(KEYS.seal, 'triage ')).not.toBe(hashes[0]);
  });

  test('no name is the beginning of another one', () => {
    const number = fc.integer({ min: 1, max: 1200 });
    fc.assert(
      fc.property(number, number, number, number, (attempt, sequence, otherAttempt, otherSequence) => {
        const one = checkpointName('abc', { ...HEADER, attempt, sequence });
        const two = checkpointName('abc', { ...HEADER, attempt: otherAttempt, sequence: otherSequence });
        expect(one === two).toBe(attempt === otherAttempt && sequence === otherSequence);
        if (one !== two) expect(one.startsWith(two)).toBe(false);
      }),
    );
    expect(checkpointName('abc', HEADER)).toBe('raymond-v2-abc-1234567890-1-3-');
  });
});
