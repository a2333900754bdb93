import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { UsageError } from '../../core/errors.js';

/** What a job has that can seal (spec 4.3); empty strings count as not given, as inputs do. */
export interface Secrets {
  /** The input `state-key`: one key a line. */
  readonly stateKey: string | null;
  /** The name of that input in messages; by default it is the input's. */
  readonly stateKeyName?: string;
  /** Whether it only opens, so that even a key that could be guessed opens what it has sealed before. */
  readonly onlyOpens?: boolean;
  /** The other secrets, in their fixed order. Those that change from job to job are left out here. */
  readonly others: readonly NamedSecret[];
  /** Whether cloud session credentials are there (AWS_SESSION_TOKEN): the AWS_ keys beside them go with the job. */
  readonly hasCloudSession: boolean;
}

export interface NamedSecret {
  /** The input's or the variable's name, for messages. */
  readonly name: string;
  readonly value: string | null;
  /** Whether it may be a GitHub token, of which only a personal one is taken. */
  readonly isGitHubToken?: boolean;
}

/** A secret that seals and opens this repository's checkpoints. Printing one shows no secret. */
export interface SealKey {
  /** The input or variable that it came from, for messages. */
  readonly source: string;
  /** 16 hexadecimal digits, public: they tell which key a file wants, and nothing else. */
  readonly id: string;
  readonly secret: KeyObject;
  readonly repositoryId: string;
}

/** The keys of a job. One that has any never takes an unsealed checkpoint. */
export interface SealKeys {
  readonly seal: SealKey;
  /** All keys that open, with `seal` as the first. */
  readonly open: readonly SealKey[];
}

export interface ChosenKeys {
  /** Null when this job has nothing to seal with. */
  readonly keys: SealKeys | null;
  /** What was passed over, or is weak, for people. */
  readonly warnings: readonly string[];
}

/** The fewest characters that a line of `state-key` has. */
const MIN_STATE_KEY = 32;
/** The fewest different characters among them. */
const MIN_DIFFERENT = 8;
/** The largest share of steps from a character to a neighbour in `ROWS`; by chance it is about one in eight. */
const MAX_NEIGHBOURS = 3 / 4;
/** Characters that lie side by side in the alphabet and on keyboards. */
const ROWS = [
  ...['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ...['qwertzuiop', 'yxcvbnm', 'azertyuiop', 'qsdfghjklm', 'wxcvbn'],
];
/** The fewest characters of another secret. Local model servers take any word for a key: `dummy`, `ollama`. */
const MIN_OTHER = 8;
/** Characters. A shorter one seals, with a warning. Keys of the known services are longer. */
const STRONG_OTHER = 32;
/** Bytes of a key id. */
export const KEY_ID_BYTES = 8;

const HOW_TO_MAKE_ONE = 'Make one with `openssl rand -base64 32` and keep it as a secret.';

/**
 * Chooses which secret seals and which open (spec 4.3). With a `state-key` its first line seals, all of its lines open,
 * and no other secret does either. Without one, the first of the others seals. It alone also opens, so that it is clear
 * whose holder may write a checkpoint.
 * @param repositoryId GitHub's number of the repository: no key opens another repository's checkpoints
 * @throws UsageError for a line of `state-key` under 32 characters, a first one that could be guessed, or an id that is
 * no number
 */
export function chooseKeys(secrets: Secrets, repositoryId: string): ChosenKeys {
  if (!/^\d{1,20}$/.test(repositoryId)) {
    throw new UsageError(`The repository's id is ${JSON.stringify(repositoryId)}; it must be a number.`);
  }
  const stateKeys = stateKeysIn(secrets);
  if (stateKeys.lines.length > 0) {
    const open = distinct(stateKeys.lines.map((line) => sealKey('state-key', line, repositoryId)));
    return { keys: { seal: open[0]!, open }, warnings: stateKeys.warnings };
  }
  const warnings: string[] = [];
  for (const { name, value } of candidates(secrets)) {
    if (value.length < MIN_OTHER) {
      warnings.push(`${name} has only ${value.length} characters and seals no checkpoint; state-key would.`);
      continue;
    }
    if (value.length < STRONG_OTHER) {
      warnings.push(
        `${name}, which seals this run's checkpoints, has only ${value.length} characters: who guesses it can read and forge them. Set state-key. ${HOW_TO_MAKE_ONE}`,
      );
    }
    const key = sealKey(name, value, repositoryId);
    return { keys: { seal: key, open: [key] }, warnings };
  }
  return { keys: null, warnings };
}

function stateKeysIn({ stateKey, stateKeyName: name = 'The input state-key', onlyOpens = false }: Secrets) {
  const lines: string[] = [];
  const warnings: string[] = [];
  for (const [index, each] of (stateKey ?? '').split(/\r\n|\r|\n/).entries()) {
    const line = each.trim();
    const length = [...line].length;
    if (line === '') continue;
    if (length < MIN_STATE_KEY)
      throw new UsageError(
        `${name} has ${length} characters in line ${index + 1}; each line is a key of at least ${MIN_STATE_KEY}. ${HOW_TO_MAKE_ONE}`,
      );
    const weakness = weaknessOf(line);
    if (weakness !== null && lines.length === 0 && !onlyOpens)
      throw new UsageError(
        `${name} could be guessed: line ${index + 1} ${weakness}. ${HOW_TO_MAKE_ONE} Put the new one first; behind it this one still opens what it has sealed.`,
      );
    if (weakness !== null)
      warnings.push(
        `${name} has a key that could be guessed: line ${index + 1} ${weakness}. It still opens what it has sealed, and who guesses it can forge that: take the line out as soon as nothing waits under it.`,
      );
    lines.push(line);
  }
  return { lines, warnings };
}

/** Why people or programs would try this key; null when no reason is to be seen. */
function weaknessOf(line: string): string | null {
  const characters = [...line.toLowerCase()];
  const { length } = characters;
  const different = new Set(line).size;
  if (different < MIN_DIFFERENT) return `has only ${different} different characters`;
  const repeats = (piece: number): boolean =>
    characters.every((each, at) => at < piece || each === characters[at - piece]);
  for (let piece = 1; piece <= length / 2; piece++)
    if (repeats(piece)) return `repeats a piece of ${piece} characters`;
  const isStep = (each: string, at: number): boolean => {
    const before = characters[at - 1] ?? '';
    return before === each || ROWS.some((row) => row.includes(before + each) || row.includes(each + before));
  };
  const steps = characters.slice(1).filter((each, at) => isStep(each, at + 1)).length;
  return steps > (length - 1) * MAX_NEIGHBOURS ? 'goes along the alphabet, numbers or a keyboard' : null;
}

function distinct(keys: readonly SealKey[]): SealKey[] {
  return keys.filter((key, index) => keys.findIndex(({ secret }) => secret.equals(key.secret)) === index);
}

function candidates({ others, hasCloudSession }: Secrets): { name: string; value: string }[] {
  return others
    .map(({ value, ...rest }) => ({ ...rest, value: (value ?? '').trim() }))
    .filter(({ value }) => value !== '')
    .filter(({ name, value, isGitHubToken }) =>
      isGitHubToken
        ? isPersonalToken(value)
        : !(hasCloudSession && name.startsWith('AWS_')) && isStatic(value),
    )
    .map(({ name, value, isGitHubToken }) => ({ name: isGitHubToken ? PERSONAL : name, value }));
}

const PERSONAL = 'the personal GitHub token';

/** Whether a token is a person's, classic or fine-grained. Those of apps and jobs (`ghs_`, `ghu_`) end within hours. */
const isPersonalToken = (token: string): boolean => /^(?:ghp_|github_pat_)\w+$/.test(token);

/** Whether it is none of a job's or app's GitHub token, a JWT (OIDC), or an AWS session's key. */
const isStatic = (value: string): boolean =>
  !/^(?:gh[sur]_|eyJ[\w-]*\.|ASIA[A-Z0-9]{12})/.test(value) && !/^v1\.[0-9a-f]{40}$/.test(value);

/** @param source for messages; the command line (RAYMOND_STATE_KEY) comes here through `chooseKeys` as well */
function sealKey(source: string, text: string, repositoryId: string): SealKey {
  const secret = createSecretKey(Buffer.from(text, 'utf8'));
  const id = derive(secret, '', `raymond-v2 key id ${repositoryId}`, KEY_ID_BYTES).toString('hex');
  return { source, id, secret, repositoryId };
}

export interface FileKey {
  /** 32 bytes, AES-256. */
  readonly key: Buffer;
  /** 7 bytes, the beginning of every nonce. */
  readonly noncePrefix: Buffer;
}

/** Key and nonces of one file, new with each salt: HKDF(secret, salt, `raymond-v2` + repository id). */
export function fileKey({ secret, repositoryId }: SealKey, salt: Buffer): FileKey {
  const bytes = derive(secret, salt, `raymond-v2${repositoryId}`, 39);
  return { key: bytes.subarray(0, 32), noncePrefix: bytes.subarray(32) };
}

/** The key of the names' HMAC; see `keyHash`. */
export function nameKey({ secret, repositoryId }: SealKey): Buffer {
  return derive(secret, '', `raymond-v2 names ${repositoryId}`, 32);
}

/** The key of the HMAC in the mark of a question that we have put on an issue (spec 4.5). */
export function questionKey({ secret, repositoryId }: SealKey): Buffer {
  return derive(secret, '', `raymond-v2 questions ${repositoryId}`, 32);
}

/**
 * The key of what is not sealed, which everybody has. With it an unsealed file has the same frame, in which chance
 * damage and a cut are found, and one reader does for both.
 */
export const EVERYBODYS_KEY: SealKey = sealKey('nobody', 'raymond: this file is not sealed', '0');

function derive(secret: KeyObject, salt: Buffer | '', info: string, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
}
