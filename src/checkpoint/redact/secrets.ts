import { isLongEnough } from './forms.js';

/** In a name these words mean a secret wherever they stand: `PGPASSWORD`, `slackToken`. */
const STRONG = /token|secret|passw|passphrase|credential|api_?key/;
/** These mean one only as words of their own, so that KEYBOARD, AUTHOR and PATH are left alone. */
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
/** The last word tells what the value is: with these it is a place or a number about a secret, not the secret. */
const NOT_THE_SECRET = new Set([
  ...['sock', 'socket', 'path', 'file', 'dir', 'home', 'url', 'uri', 'endpoint', 'host', 'port', 'helper'],
  ...['type', 'method', 'algorithm', 'name', 'user', 'username', 'ttl', 'timeout', 'enabled', 'disabled'],
  ...['max', 'min', 'limit', 'count', 'length', 'size', 'parallelism', 'budget'],
]);
/** These are folders, a file's path or settings, whatever they sound like. */
const NEVER = new Set(['pwd', 'oldpwd', 'google_application_credentials']);

/** Characters. A shorter value of a variable that only sounds secret is let be. */
const MIN_VALUE_LENGTH = 8;

/** Where the secrets of a job come from (spec 4.4). */
export interface SecretSources {
  /** Our own inputs that are secret by kind, by name; null for one that was not given. No other input belongs here. */
  readonly inputs: Readonly<Record<string, string | null>>;
  /** Names of the variables that hold the agents' keys: whatever their value is, it is a secret. */
  readonly keys: readonly string[];
  /** What agents and scripts may see: the *allowed* environment, not the job's own. */
  readonly environment: Readonly<Record<string, string | undefined>>;
}

export interface FoundSecrets {
  /** The secrets, each once, to be masked and looked for. */
  readonly secrets: readonly string[];
  /** What sounds secret and is not looked for, to be told: input or variable, and why, without the value. */
  readonly passedOver: readonly { readonly name: string; readonly why: string }[];
}

/**
 * The secrets that a job was given (spec 4.4): secret inputs and agents' keys; of the allowed environment the
 * values of variables with a secret-like name (TOKEN, SECRET, PASSWORD, PASSPHRASE, CREDENTIAL, API_KEY anywhere
 * in it; KEY, AUTH, PRIVATE, PASS, PWD, PAT, JWT, COOKIE as a word) that have 8 characters or more and are no
 * plain words; and, under any name, the password of a URL.
 *
 * Not secret-like are names that end in what is about a secret (SSH_AUTH_SOCK, TOKEN_URL, MAX_TOKENS_LIMIT, …),
 * public keys, PWD and OLDPWD, and `INPUT_…`: an input is secret by its kind or not at all.
 */
export function secretsFrom({ inputs, keys, environment }: SecretSources): FoundSecrets {
  const secrets = new Set<string>();
  const passedOver: { name: string; why: string }[] = [];
  const take = (name: string, value: string, why: string | null): void => {
    if (why === null) secrets.add(value);
    else passedOver.push({ name, why });
  };
  for (const [name, value] of Object.entries(inputs)) {
    if (value) take(name, value, whyNotSought(value));
  }
  for (const [name, value] of Object.entries(environment)) {
    if (!value?.trim() || name.toUpperCase().startsWith('INPUT_')) continue;
    if (keys.includes(name)) take(name, value, whyNotSought(value));
    else if (isSecretName(name)) take(name, value, whyNoSecret(value));
    for (const password of urlPasswords(value)) take(name, password, whyNoSecret(password));
  }
  return { secrets: [...secrets], passedOver };
}

function whyNotSought(value: string): string | null {
  return isLongEnough(value) ? null : 'it is too short, or one character over and over';
}

function whyNoSecret(value: string): string | null {
  if (value.trim().length < MIN_VALUE_LENGTH) return `it has fewer than ${MIN_VALUE_LENGTH} characters`;
  return isPlain(value) ? 'it is a plain word, number, path or address' : whyNotSought(value);
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

/** The passwords of URLs, as written and without percent-encoding. */
function urlPasswords(value: string): string[] {
  const found: string[] = [];
  for (const [, password] of value
    .slice(0, 65_536)
    .matchAll(/\b[a-z][a-z0-9+.-]{0,20}:\/\/[^\s/:@]{0,256}:([^\s/@]{1,1024})@/gi)) {
    found.push(password!);
    try {
      found.push(decodeURIComponent(password!));
    } catch {
      // The password is not percent-encoded.
    }
  }
  return found;
}

/** Names of machines and versions with a number at their end: `node20`, `x64`, `sha256`. */
const NUMBERED = /^(?:v|x|node|py|python|java|php|go|arm|amd|sha|utf|win|macos|ubuntu|es)\d{1,4}$/i;
/** Letters. A longer run is no word of a language. */
const MAX_WORD = 20;
/** Letters and digits in one piece of a path. Longer pieces look random, as keys in web hooks do. */
const MIN_CHANCE = 20;

/**
 * Whether this is what people and programs write in plain sight, judged by its shape alone: words, numbers, versions,
 * dates, paths, addresses without credentials. To mask such a value would garble logs and state (`triage`), and help
 * nobody.
 */
function isPlain(value: string): boolean {
  const text = value.trim();
  return isNumeric(text) || isWords(text) || isPath(text) || isAddress(text);
}

/** Whether these are numbers, lists of them, dates or times. */
function isNumeric(text: string): boolean {
  return /^[-+]?[\d\s.,:_/+-]*(?:T[\d:.]+Z?)?$/.test(text);
}

function isWords(text: string): boolean {
  if (/^[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,8}$/.test(text)) return true;
  const parts = text.split(/[\s_.,:;/\\-]+/).filter((part) => part !== '' && !NUMBERED.test(part));
  // Capitals, small letters and digits together are what is asked of a password.
  if ([/[A-Z]/, /[a-z]/, /\d/].every((kind) => parts.some((part) => kind.test(part)))) return false;
  return parts.every((part) => /^\d{1,8}$/.test(part) || isWord(part));
}

/** Whether this is a word, or one that was put together: `createdAt`. Random letters change their case too often. */
function isWord(text: string): boolean {
  if (!/^[A-Za-z]+$/.test(text) || text.length > MAX_WORD) return false;
  if (/^[A-Z]+$/.test(text)) return true;
  const pieces = text.match(/[A-Z]?[a-z]+|[A-Z]+/g) ?? [];
  return text.length / pieces.length >= 3 || pieces.length === 1;
}

/** Whether this is a path from a root or from here, of pieces that do not look random. */
function isPath(text: string): boolean {
  const isRooted = /^(?:~?\/|\.{1,2}\/|[A-Za-z]:[\\/])(?:[\w@.+ -]+[\\/])+[\w@.+ -]*$/.test(text);
  return isRooted && /^[^\\/]*[\\/]+(?:[a-z_.-]+|[A-Z][a-z]+)(?:[\\/]|$)/.test(text) && !hasChance(text);
}

function isAddress(text: string): boolean {
  const { scheme, rest } = /^(?<scheme>[a-z][a-z0-9+.-]*):\/\/(?<rest>\S*)$/i.exec(text)?.groups ?? {};
  if (scheme === undefined || rest === undefined) return false;
  return !/^[^/]*@/.test(rest) && !/[?&;#].*=/.test(rest) && !hasChance(rest);
}

function hasChance(text: string): boolean {
  return text
    .split(/[\\/]/)
    .some((part) => part.length >= MIN_CHANCE && /\d/.test(part) && /[A-Za-z]/.test(part) && !isWords(part));
}
