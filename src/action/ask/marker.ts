import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { questionKey, type SealKey } from '../../checkpoint/seal/index.js';
import type { OpenAsk } from '../../core/run.js';

/** What a question's comment says of itself, in an HTML comment that GitHub does not show (spec 4.5). */
export interface Marker {
  /** The workflow file whose run asks: runs of other files leave the question alone. */
  readonly workflowFile: string;
  /** As `keyInMarker` gives it. */
  readonly runKey: string;
  /** GitHub's id of the workflow run that has parked, and its attempt. */
  readonly runId: string;
  readonly attempt: number;
  readonly askId: string;
  readonly kind: OpenAsk['kind'];
  /** What has answered it: the id of a comment, `input`, or `time` for a timeout. Null while it is open. */
  readonly answeredBy: string | null;
  /** When the answer was marked, ISO 8601. */
  readonly settledAt: string | null;
}

export interface Signed {
  readonly marker: Marker;
  /** HMAC over the marker and the issue, hexadecimal. It proves that we have asked; it is no password. */
  readonly nonce: string;
}

const BEGIN = '<!-- raymond:question v=1 ';
const END = ' -->';
/** Fields under other names are ignored: they are of later versions. */
const NAMES = {
  workflowFile: 'file',
  runKey: 'key',
  runId: 'run',
  attempt: 'attempt',
  askId: 'ask',
  kind: 'kind',
  answeredBy: 'answered',
  settledAt: 'at',
} as const satisfies Record<keyof Marker, string>;
const KINDS: readonly string[] = ['question', 'repeat', 'approval', 'feedback'] satisfies OpenAsk['kind'][];
const LONGEST = 20_000;

/** Marks all other comments of ours: nothing in them is meant for us. */
export const OWN_MARK = '<!-- raymond:note v=1 -->';

/** Marks a reply to a comment whose answer the run did not take. */
export const refusedMark = (commentId: number): string => `<!-- raymond:note v=1 refused=${commentId} -->`;

/** The id of the comment that a note of ours says was not taken. Null when it says so of none. */
export function refusedIn(body: string): number | null {
  const [, id] = /<!-- raymond:note v=1 refused=(\d{1,15}) -->/.exec(body) ?? [];
  return id === undefined ? null : Number(id);
}

/** Does the text hold a mark of ours, genuine or not? */
export const isMarked = (body: string): boolean => /<!-- raymond:(?:question|note) v=/.test(body);

/** Writes the marker for the end of a comment, with its nonce; nothing in a run key can end the HTML comment. */
export function markerText(marker: Marker, issue: number, key: SealKey): string {
  const fields = Object.entries(NAMES).flatMap(([name, short]) => {
    const value = marker[name as keyof Marker];
    return value === null ? [] : [`${short}=${encode(String(value))}`];
  });
  return `${BEGIN}${fields.join(' ')} nonce=${nonceOf(marker, issue, key)}${END}`;
}

/** Reads the marker of a comment. Null when there is none, more than one, or one that cannot be read. */
export function readMarker(body: string): Signed | null {
  const start = body.indexOf(BEGIN);
  if (start === -1 || body.includes(BEGIN, start + 1)) return null;
  const end = body.indexOf(END, start);
  if (end === -1 || end - start > LONGEST) return null;
  const fields = new Map<string, string>();
  for (const field of body.slice(start + BEGIN.length, end).split(' ')) {
    const [, name = '', value = ''] = /^([a-z]+)=(\S*)$/.exec(field) ?? [];
    const text = decode(value);
    if (text === null || name === '' || fields.has(name)) return null;
    fields.set(name, text);
  }
  return signedFrom(fields);
}

function signedFrom(fields: ReadonlyMap<string, string>): Signed | null {
  const field = (name: keyof typeof NAMES): string => fields.get(NAMES[name]) ?? '';
  const attempt = Number(field('attempt'));
  const nonce = fields.get('nonce') ?? '';
  const isSound =
    /^\d{1,20}$/.test(field('runId')) &&
    Number.isSafeInteger(attempt) &&
    attempt > 0 &&
    /^[\w.-]{1,100}$/.test(field('askId')) &&
    KINDS.includes(field('kind')) &&
    /^[0-9a-f]{64}$/.test(nonce);
  if (!isSound) return null;
  const marker: Marker = {
    workflowFile: field('workflowFile'),
    runKey: field('runKey'),
    runId: field('runId'),
    attempt,
    askId: field('askId'),
    kind: field('kind') as OpenAsk['kind'],
    answeredBy: field('answeredBy') || null,
    settledAt: field('settledAt') || null,
  };
  return { marker, nonce };
}

/** Have we put this question, on this issue? Any key that opens our checkpoints may have signed it. */
export function isGenuine({ marker, nonce }: Signed, issue: number, keys: readonly SealKey[]): boolean {
  const given = Buffer.from(nonce, 'hex');
  return keys.some((key) => timingSafeEqual(given, Buffer.from(nonceOf(marker, issue, key), 'hex')));
}

/**
 * Writes a run key for a marker: as it is, or hashed where it is very long or holds a secret, which nobody may read.
 * @param redact takes secrets out
 */
export function keyInMarker(runKey: string, redact: (text: string) => string): string {
  if (runKey.length <= 2000 && redact(runKey) === runKey) return runKey;
  return hashed(runKey);
}

export const isKeyOf = ({ runKey }: Pick<Marker, 'runKey'>, own: string): boolean =>
  runKey === own || runKey === hashed(own);

const hashed = (runKey: string): string =>
  `hash:${createHash('sha256').update(runKey).digest('hex').slice(0, 32)}`;

function nonceOf(marker: Marker, issue: number, key: SealKey): string {
  const fields = Object.keys(NAMES).map((name) => marker[name as keyof Marker]);
  return createHmac('sha256', questionKey(key))
    .update(JSON.stringify([1, issue, ...fields]))
    .digest('hex');
}

/**
 * Encodes everything but letters, digits and a few marks. A hyphen is encoded too, so that no two stand side by side,
 * which could end the HTML comment. Half a surrogate pair becomes U+FFFD.
 */
function encode(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString()).replace(
    /[-!'()*~]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
