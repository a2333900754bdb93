import { MIN_SECRET_BYTES } from './forms.js';

/** In a name these mean a secret wherever they stand: `PGPASSWORD`, `slackToken`. */
const STRONG = /token|secret|passw|passphrase|credential|api_?key/;
/** These only as words of their own, so that KEYBOARD, AUTHOR and PATH are left alone. */
const WORDS = new Set([
  ...[
    'key',
    'keys',
    'auth',
    'authorization',
    'private',
    'pass',
    'pwd',
    'pat',
    'jwt',
    'cookie',
    'credentials',
  ],
]);
/** What comes last tells what the value is: a place or a number about a secret, not the secret. */
const NOT_THE_SECRET = new Set([
  ...['sock', 'socket', 'path', 'file', 'dir', 'home', 'url', 'uri', 'endpoint', 'host', 'port', 'helper'],
  ...['type', 'method', 'algorithm', 'name', 'user', 'username', 'ttl', 'timeout', 'enabled', 'disabled'],
  ...['max', 'min', 'limit', 'count', 'length', 'size', 'parallelism', 'budget'],
]);
/** Folders, whatever they sound like; a file's path; settings. */
const NEVER = new Set(['pwd', 'oldpwd', 'google_application_credentials']);

const TRIVIAL = new Set([
  ...['enabled', 'disabled', 'default', 'always', 'required', 'optional', 'undefined', 'inherit', 'prompt'],
]);

/**
 * The secrets in an environment (spec 4.4): values of variables with a secret-like name (TOKEN, SECRET,
 * PASSWORD, PASSPHRASE, CREDENTIAL, API_KEY anywhere in it; KEY, AUTH, PRIVATE, PASS, PWD, PAT, JWT, COOKIE as
 * a word), and, under any name, the password of a URL.
 *
 * Left out: names that end in what is about a secret (SSH_AUTH_SOCK, TOKEN_URL, MAX_TOKENS_LIMIT, …), public
 * keys, PWD and OLDPWD; values under `MIN_SECRET_BYTES`, numbers under 8 digits, and words that switch
 * something (`true`, `disabled`, `default`, …).
 */
export function secretsFrom(env: Readonly<Record<string, string | undefined>>): string[] {
  const secrets = new Set<string>();
  for (const [name, value] of Object.entries(env)) {
    if (value === undefined) continue;
    const candidates = [...(isSecretName(name) ? [value] : []), ...urlPasswords(value)];
    for (const candidate of candidates) if (!isTrivial(candidate)) secrets.add(candidate);
  }
  return [...secrets];
}

function isSecretName(name: string): boolean {
  const snake = name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
  const words = snake.split('_');
  if (NEVER.has(snake) || NOT_THE_SECRET.has(words.at(-1) ?? '')) return false;
  if (words.includes('public') && !words.includes('private')) return false;
  return STRONG.test(snake) || words.some((word) => WORDS.has(word));
}

/** As it is written, and as it is meant. */
function urlPasswords(value: string): string[] {
  const found: string[] = [];
  for (const [, password] of value
    .slice(0, 65_536)
    .matchAll(/\b[a-z][a-z0-9+.-]{0,20}:\/\/[^\s/:@]{0,256}:([^\s/@]{1,1024})@/gi)) {
    found.push(password!);
    try {
      found.push(decodeURIComponent(password!));
    } catch {
      // Not percent-encoded, then.
    }
  }
  return found;
}

function isTrivial(value: string): boolean {
  const text = value.trim();
  if (Buffer.byteLength(text) < MIN_SECRET_BYTES) return true;
  return /^\d{1,7}$/.test(text) || TRIVIAL.has(text.toLowerCase());
}
