import { encodedCore } from './forms.js';
import type { Step, TokenPattern } from './tokens.js';

/** Members of a set: single characters, and ranges like `a-z`. A hyphen of its own comes last. */
export function bytes(members: string): Uint8Array {
  const set = new Uint8Array(256);
  for (const [part] of members.matchAll(/.-.|./gsu)) {
    const first = part.charCodeAt(0);
    const last = part.length === 3 ? part.charCodeAt(2) : first;
    set.fill(1, first, last + 1);
  }
  return set;
}

const ENDLESS = Number.POSITIVE_INFINITY;
const run = (set: Uint8Array, min: number, max = ENDLESS): Step => ({ set, min, max });

const ALNUM = bytes('A-Za-z0-9');
const WORD = bytes('A-Za-z0-9_');
const URL_SAFE = bytes('A-Za-z0-9_-');
export const BASE64 = bytes('A-Za-z0-9+/=');

/** Bytes; a JSON Web Token's header, and its payload. */
const MAX_JWT_PART = 65_536;

const PEM_LABELS = ['', 'RSA ', 'EC ', 'DSA ', 'OPENSSH ', 'ENCRYPTED ', 'PGP '];

/**
 * Well-known tokens (spec 4.4), by their fixed beginnings. Lengths are a little under the real ones, so that
 * tokens grow older better; PEM keys have a reader of their own.
 */
export const TOKEN_PATTERNS: readonly TokenPattern[] = [
  // GitHub. A server token may go on as a JSON Web Token, which is found as such.
  { begins: ['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_'], steps: [run(WORD, 30)] },
  { begins: ['github_pat_'], steps: [run(WORD, 30)] },
  // Anthropic
  { begins: ['sk-ant-'], steps: [run(URL_SAFE, 20)] },
  // OpenAI, and those who write theirs alike
  {
    begins: ['sk-proj-', 'sk-svcacct-', 'sk-admin-', 'sk-None-', 'sk-or-v1-'],
    steps: [run(URL_SAFE, 20)],
  },
  // Else `task-` and a commit's name would be one.
  { begins: ['sk-'], steps: [run(ALNUM, 32)], atWordStart: true },
  // AWS: an access key's id, and the secret key, which only its name tells from any other base64.
  { begins: ['AKIA', 'ASIA'], steps: [run(bytes('A-Z0-9'), 16)] },
  {
    begins: [
      ...['secret_access_key', 'SECRET_ACCESS_KEY', 'SecretAccessKey', 'secretAccessKey'],
      ...['secret-access-key', 'Secret Access Key', 'aws_secret_key', 'AWS_SECRET_KEY'],
    ],
    steps: [run(bytes(' \t"\'`:=>,()\\'), 1, 40), run(bytes('A-Za-z0-9/+\\'), 40)],
    named: true,
  },
  // Slack
  {
    begins: ['xoxa-', 'xoxb-', 'xoxe-', 'xoxp-', 'xoxr-', 'xoxs-', 'xapp-'],
    steps: [run(bytes('A-Za-z0-9-'), 10)],
  },
  // npm
  { begins: ['npm_'], steps: [run(ALNUM, 30)] },
  // Google
  { begins: ['AIza'], steps: [run(URL_SAFE, 30)] },
  // JSON Web Tokens, signed or encrypted
  {
    begins: ['eyJ'],
    steps: [
      run(URL_SAFE, 8, MAX_JWT_PART),
      run(bytes('.'), 1, 1),
      run(URL_SAFE, 4, MAX_JWT_PART),
      run(bytes('A-Za-z0-9_.-'), 1),
    ],
  },
  // PEM keys in base64, as a kubeconfig has them
  {
    begins: PEM_LABELS.map((label) => encodedCore(Buffer.from(`-----BEGIN ${label}PRIVATE KEY`), 0)),
    steps: [run(BASE64, 16)],
  },
];
