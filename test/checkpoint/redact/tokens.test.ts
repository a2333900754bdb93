import { describe, expect, test } from '@jest/globals';
import { createRedactor } from '../../../src/checkpoint/redact/redact.js';

const { redactText } = createRedactor([]);
const b64 = (text: string): string => Buffer.from(text).toString('base64');

// Put together here, so that no scanner takes this file for a leak.
const alnum = (length: number): string => 'aB3dE6gH9jK2mN5pQ8sT'.repeat(8).slice(0, length);
const HEX40 = 'deadbeef01234567'.repeat(3).slice(0, 40);
const UUID = '0b3c1a52-7f6e-4c1d-9b1a-5a3c2e1f0d4b';

const TOKENS: Record<string, readonly string[]> = {
  GitHub: [
    ...['ghp', 'gho', 'ghu', 'ghs', 'ghr'].map((kind) => `${kind}_${alnum(36)}`),
    `github_pat_${alnum(82)}`,
  ],
  GitLab: [
    ...'glpat gldt glrt glrtr glcbt glptt glft glimt glagent gloas glsoat glffct glwt'
      .split(' ')
      .map((kind) => `${kind}-${alnum(20)}`),
    `glpat-${alnum(27)}.01.${alnum(9)}`,
    `GR1348941${alnum(20)}`,
  ],
  Anthropic: [`sk-ant-api03-${alnum(80)}-_AA`, `sk-ant-oat01-${alnum(80)}`],
  OpenAI: [`sk-${alnum(48)}`, `sk-proj-${alnum(40)}_-x`, `sk-svcacct-${alnum(40)}`],
  xAI: [`xai-${alnum(80)}`],
  Groq: [`gsk_${alnum(52)}`],
  'Hugging Face': [`hf_${alnum(34)}`],
  AWS: ['AKIAABCDEFGH23456789', 'ASIAABCDEFGH23456789'],
  Google: [`AIza${alnum(35)}`, `ya29.${alnum(60)}-_`, `GOCSPX-${alnum(28)}`],
  Slack: [
    ...['a', 'b', 'c', 'd', 'p', 'r', 's'].map((kind) => `xox${kind}-123456789012-${alnum(24)}`),
    `xapp-1-A01-${alnum(40)}`,
  ],
  Stripe: [`sk_live_${alnum(24)}`, `rk_live_${alnum(24)}`, `whsec_${alnum(32)}`],
  SendGrid: [`SG.${alnum(22)}.${alnum(43)}`],
  npm: [`npm_${alnum(36)}`],
  PyPI: [`pypi-AgEIcHlwaS5vcmc${alnum(120)}`],
  Vault: [`hvs.${alnum(24)}`, `hvb.${alnum(100)}`],
  JWT: [
    `${b64('{"alg":"HS256","typ":"JWT"}')}.${b64('{"sub":"1234567890"}').replace(/=+$/, '')}.${alnum(43)}`,
  ],
};

describe('well-known tokens', () => {
  const all = Object.entries(TOKENS).flatMap(([owner, tokens]) =>
    tokens.map((token) => [owner, token] as const),
  );

  test.each(all)('%s: %s', (_owner, token) => {
    expect(redactText(token)).toBe('***');
    expect(redactText(`It is ${token}, then.`)).toBe('It is ***, then.');
    expect(redactText(`KEY=${token}\nB=1`)).toBe('KEY=***\nB=1');
    expect(redactText(`?key=${encodeURIComponent(token)}&b=1`)).toBe('?key=***&b=1');
    expect(redactText(JSON.stringify(`a\n${token}\n`))).toBe('"a\\n***\\n"');
    expect(redactText(JSON.stringify(JSON.stringify(`\n${token}"`)))).toBe('"\\"\\\\n***\\\\\\"\\""');
    expect(redactText(`a%0A${encodeURIComponent(token)}%0A`)).toBe('a%0A***%0A');
  });

  test.each(all)('%s: %s, and a sentence’s end', (_owner, token) => {
    // A JSON Web Token may have more parts, so that a dot at its end is its own.
    const kept = _owner === 'JWT' ? '' : '.';
    expect(redactText(`It is ${token}.`)).toBe(`It is ***${kept}`);
  });
});

describe('secrets beside their names', () => {
  const key = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY';
  const azure = `${b64('any 64 bytes that an account of Azure may have for its key, really')}`;
  const escaped = (text: string): string => text.replaceAll('/', '\\/');

  test.each([
    ['aws_secret_access_key = ', key, '\n'],
    ['{\\"SecretAccessKey\\": \\"', key, '\\"}'],
    ['{"SecretAccessKey": "', escaped(key), '"}'],
    ['"SessionToken": "', b64(alnum(200)), '"'],
    ['AccountName=a;AccountKey=', azure, ';EndpointSuffix=core.windows.net'],
    ['Endpoint=sb:\\/\\/a;SharedAccessKey=', escaped(azure), '"'],
    ['AccountKey\\u003d', azure, '"'],
    ['AccountKey%3D', encodeURIComponent(azure), '%3BEndpoint'],
    ['https://a.blob.core.windows.net/b?sv=2024-01-01&sig=', encodeURIComponent(`${key}aB3=`), '&se=2026'],
    ['?a=1\\u0026sig=', encodeURIComponent(`${key}aB3=`), '\\u0026b'],
    ['https://hooks.slack.com/services/', `T01234567/B01234567/${alnum(24)}`, ' '],
    ['https:\\/\\/hooks.slack.com\\/services\\/', `T01234567\\/B01234567\\/${alnum(24)}`, '"'],
    ['https%3A%2F%2Fhooks.slack.com%2Fservices%2F', `T01234567%2FB01234567%2F${alnum(24)}`, '&a'],
    ['//registry.npmjs.org/:_authToken=', UUID, '\n'],
    ['\\"_authToken=', UUID, '\\"'],
    ['_authToken = "', alnum(36), '"'],
    ['Authorization: Bearer ', alnum(20), '\r\n'],
    ['{"authorization":"bearer ', `${alnum(20)}/+.x==`, '"}'],
    ['-H \\"Authorization: Bearer ', UUID, '\\"'],
    ['Authorization%3A%20Bearer%20', alnum(30), '%22'],
    ['postgres://u:', 'p', '@h/db'],
    ['DSN=mysql://root:', 'p%40ss:w0rd!', '@db:3306/x'],
    ['"https:\\/\\/user:', 'a$b-c', '@example.org\\/x"'],
    ['url=postgres%3A%2F%2Fu%3A', 'p%2540s', '%40h%2Fdb'],
    ['redis://:', 'only-a-password', '@cache:6379'],
  ])('%s%s', (before, secret, after) => {
    expect(redactText(`${before}${secret}${after}`)).toBe(`${before}***${after}`);
    expect(redactText(`x ${before}${secret}${after}`)).toBe(`x ${before}***${after}`);
  });

  test('the same values without them', () => {
    for (const text of [key, `"${azure}"`, UUID, HEX40]) expect(redactText(text)).toBe(text);
  });
});

describe('no tokens', () => {
  test.each([
    // Prose
    'The bearer of this token is asked for authentication; Bearer authentication is described in RFC 6750.',
    'Bearer internationalization, bearer tokens-that-are-words-only, and a sk-loading-skeleton.',
    'See bearer src/auth/bearer/token2.ts and Bearer lib/v2/some/path/index1.js',
    'Set _authToken=${NPM_TOKEN} in .npmrc, and AccountKey=<your key>; sig=... is appended.',
    'hooks.slack.com/services is where web hooks live; pypi-server, hf_hub_download and hf_transfer_enabled too.',
    'config=abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz0123 is no sig, design=1 neither',
    'npm_config_registry_and_some_more_words_here, npm_lifecycle_event, gsk_short, xai-grok-4-fast-reasoning',
    'glpat-short, SG.something.else, SG.UUID, hvs.short, ya29.short, AIzaShort, GOCSPX-short, whsec_short',
    'sk_live_short and sk_live_ alone; eyJ and then nothing.',
    // Hashes, ids
    `commit ${HEX40}`,
    `sha256:${'deadbeef01234567'.repeat(4)}`,
    `task-${'0123456789abcdef'.repeat(2)}`,
    `"session_id":"${UUID}"`,
    `https://claude.ai/chat/${UUID}`,
    `sha512-${b64(alnum(64))}`,
    'toolu_01A09q90qw90lq917835lq9 msg_01XFDUDYJgAACzvnptvVoYEL req_011CSHoEeqs5C35K2UUqR7Fy',
    '2026-01-02T03-04-05-678Z-ab12cd',
    // Models
    'claude-opus-4-1-20250805 claude-3-5-sonnet-20241022 gpt-4o-2024-08-06 anthropic.claude-3-haiku-20240307-v1:0',
    // Paths and addresses
    '/home/runner/work/_temp/raymond/state/main_worker1/turns/0001-prompt.jsonl',
    'node_modules/.pnpm/@types+node@20.19.43/node_modules/@types/node/index.d.ts',
    'http://localhost:3000/a@b https://example.org:8080/@scope/name git@github.com:o/r.git ssh://git@host:22/r',
    '{"a":"http://localhost:3000\\nme@example.org"}',
    'https://user:${PASSWORD}@host https://x-access-token:$TOKEN@github.com https://a:{{secret}}@host',
    'file:///a/b.js:10:5 and webpack:///./src/a.ts?b@c',
    'http://host:80?email=me@example.org',
    '-----BEGIN CERTIFICATE-----\nMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA\n-----END CERTIFICATE-----',
    '-----BEGIN PUBLIC KEY-----\nMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA\n-----END PUBLIC KEY-----',
  ])('%s', (text) => {
    expect(redactText(text)).toBe(text);
    const json = JSON.stringify(`\n${text}\n`);
    expect(redactText(json)).toBe(json);
    const url = encodeURIComponent(text);
    expect(redactText(url)).toBe(url);
  });
});
