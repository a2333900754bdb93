import { describe, expect, test } from '@jest/globals';
import { secretsFrom } from '../../../src/checkpoint/redact/redact.js';

const NOTHING = { inputs: {}, keys: [], environment: {} };
const inEnvironment = (environment: Record<string, string | undefined>): readonly string[] =>
  secretsFrom({ ...NOTHING, environment }).secrets;

describe('secrets in the allowed environment', () => {
  test.each(
    (
      'GITHUB_TOKEN AWS_SECRET_ACCESS_KEY PGPASSWORD MYSQL_PWD npmAuthToken DB_PASSWD SSH_PRIVATE_KEY ' +
      'GOOGLE_CREDENTIALS BASIC_AUTH SIGNING_PASSPHRASE GH_PAT OPENAI_APIKEY'
    ).split(' '),
  )('%s', (name) => {
    expect(inEnvironment({ [name]: 'Some-value-7' })).toEqual(['Some-value-7']);
  });

  test.each([
    ['SSH_AUTH_SOCK', '/tmp/ssh-XXXX/agent.1'],
    ['KEYBOARD', 'some layout'],
    ['GIT_AUTHOR_NAME', 'Some Author'],
    ['XAUTHORITY', '/run/user/1000/x'],
    ['PWD', '/home/runner/work'],
    ['OLDPWD', '/home/runner/work'],
    ['PATH', '/usr/bin:/bin'],
    ['MONKEY', 'some animal'],
    ['GOOGLE_APPLICATION_CREDENTIALS', '/tmp/key.json'],
    ['ACTIONS_ID_TOKEN_REQUEST_URL', 'https://example.org/'],
    ['TOKENIZERS_PARALLELISM', 'some value'],
    ['MAX_OUTPUT_TOKENS', '32000'],
    ['SSH_PUBLIC_KEY', 'ssh-ed25519 AAAA'],
    ['USE_AUTH', 'true'],
    ['AUTH', 'disabled'],
    ['TOKEN', '1'],
    ['TOKEN', ''],
    ['TOKEN', undefined],
    // An input is secret by its kind, whatever it is called.
    ['INPUT_RUN-KEY', 'Some-value-7'],
    ['INPUT_STATE-KEY', 'Some-value-7'],
  ])('not %s=%s', (name, value) => {
    expect(inEnvironment({ [name]: value })).toEqual([]);
  });

  const PLAIN = [
    ...['created', 'number', 'triage', 'ubuntu-latest', 'github-actions', 'nightly', 'GITHUB_ACTIONS'],
    ...['updated_at', 'createdAt', 'pull_request', 'id, title, body', 'refs/heads/main', 'Linux-X64-node20'],
    ...['true', 'disabled', 'inherit', 'undefined', 'us-east-1', 'claude-sonnet-4-5', 'ubuntu-22.04'],
    ...['12345678', '1700000000', '3.14159265', '2026-11-22', '2026-11-22T03:56:16Z', '1,2,3,4,5,6'],
    ...['/home/runner/.ssh/id_rsa', './keys/deploy.pem', '~/.config/gh/hosts.yml', '.github/raymond/triage'],
    ...['C:\\Users\\runner\\key.pem', '/usr/share/keyrings/githubcli-archive-keyring.gpg', 'dist/index.js'],
    ...['https://example.org/oauth/token', 'https://vault.example.org:8200', 'redis://localhost:6379/0'],
    ...['bot@example.org', 'Some Author', 'application/json', '********'],
  ];
  test.each(PLAIN)('no secret, whatever it is called: %s', (value) => {
    for (const name of ['SORT_KEY', 'APP_AUTH', 'DB_PASSWORD', 'API_TOKEN']) {
      expect(inEnvironment({ [name]: value })).toEqual([]);
    }
  });

  test.each([
    ...['hunter2-secret', 'Tr0ub4dor&3', 'p@ssw0rd', 'correct horse battery staple!', 'aB3dE6gH9jK2'],
    ...['0b3c1a52-7f6e-4c1d-9b1a-5a3c2e1f0d4b', 'deadbeef01234567', 'xKqjPzRtWbNvLs', 'summer2024'],
    ...['wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY', '/x8Kd0Qm/aB3dE6gH9jK2mN5pQ8sT==', '{"a":"b-secret"}'],
    ...[
      'https://example.org/services/T00/B00/aB3dE6gH9jK2mN5pQ8sTaB3d',
      'https://example.org/?code=abcdefgh',
    ],
    ...['eyJhbGciOi.eyJzdWIiOi.c2lnbmF0dXJl', 'abcdefghijklmnopqrstuvwxyz'],
  ])('a secret: %s', (value) => {
    expect(inEnvironment({ SOME_KEY: value })).toEqual([value]);
    expect(inEnvironment({ SOME_NAME: value })).toEqual([]);
  });

  test('the password of a URL under any name, once', () => {
    const env = {
      DATABASE_URL: 'postgres://user:p%40ss-word@host/db',
      HTTPS_PROXY: 'http://user:p%40ss-word@proxy:3128',
      LOCAL_URL: 'postgres://postgres:postgres@localhost/db',
      ENDPOINT: 'https://example.org:8080/a@b',
    };
    expect(inEnvironment(env)).toEqual(['p%40ss-word', 'p@ss-word']);
  });
});

describe('secrets that were given', () => {
  test('secret inputs and agents’ keys, whatever they look like', () => {
    const { secrets, passedOver } = secretsFrom({
      inputs: { 'anthropic-api-key': 'triage', 'github-token': null, 'state-key': '' },
      keys: ['ANTHROPIC_AUTH_TOKEN', 'COPILOT_GITHUB_TOKEN'],
      environment: { ANTHROPIC_AUTH_TOKEN: 'number', ANTHROPIC_MODEL: 'Some-value-7' },
    });
    expect(secrets).toEqual(['triage', 'number']);
    expect(passedOver).toEqual([]);
  });

  test('what is not looked for is told by name, never by value', () => {
    const { secrets, passedOver } = secretsFrom({
      inputs: { 'anthropic-api-key': 'abc' },
      keys: ['ANTHROPIC_AUTH_TOKEN'],
      environment: {
        ANTHROPIC_AUTH_TOKEN: 'xxxxxxxxxx',
        SORT_KEY: 'created',
        DB_PASSWORD: 'Sh0rt!',
        EDITOR: 'vi',
      },
    });
    expect(secrets).toEqual([]);
    expect(passedOver).toEqual([
      { name: 'anthropic-api-key', why: 'it is too short, or one character over and over' },
      { name: 'ANTHROPIC_AUTH_TOKEN', why: 'it is too short, or one character over and over' },
      { name: 'SORT_KEY', why: 'it has fewer than 8 characters' },
      { name: 'DB_PASSWORD', why: 'it has fewer than 8 characters' },
    ]);
    const words = secretsFrom({ ...NOTHING, environment: { APP_AUTH: 'github-actions' } });
    expect(words.passedOver).toEqual([
      { name: 'APP_AUTH', why: 'it is a plain word, number, path or address' },
    ]);
  });
});
