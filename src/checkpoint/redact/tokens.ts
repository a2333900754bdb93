import { base64At } from './forms.js';
import { literal, type Pattern } from './pattern.js';

/** Bytes that any of these reads at most; that they do is checked by hand. */
const REACH = 36_000;

/** Bytes of a JSON Web Token's header, and of its payload. */
const JWT_PART = 16_384;

/** Bytes that `more` takes in at a time. */
const PIECE = '{1,4096}';

const ALNUM = '[A-Za-z0-9]';
const WORD = '[A-Za-z0-9_]';
const URL_SAFE = '[A-Za-z0-9_-]';

/** Where no word goes on: `task-` and a commit's name are no `sk-` token. Escapes, as of a line end, are no word. */
const AT_WORD = `(?:(?<!${ALNUM})|(?<=\\\\[nrtbf]|%[0-9A-Fa-f]{2}|\\\\u[0-9A-Fa-f]{4}))`;

interface Token {
  /** Fixed strings, any of which begins one. */
  readonly begins: readonly string[];
  readonly chain: readonly string[];
  readonly more?: string;
  readonly last?: string;
  readonly isNamed?: true;
}

/** A fixed beginning, so many characters of a set, and all that follow of it. */
const run = (begins: readonly string[], set: string, least: number, before = ''): Token => ({
  begins,
  chain: [`${before}(?:${begins.map(literal).join('|')})${set}{${least}}`],
  more: `${set}${PIECE}`,
});

const AWS_NAMES = [
  ...['secret_access_key', 'SECRET_ACCESS_KEY', 'SecretAccessKey', 'secretAccessKey'],
  ...['secret-access-key', 'Secret Access Key', 'aws_secret_key', 'AWS_SECRET_KEY'],
];
/** Between a name and its value, whatever the language: `": "`, ` = `, `=>`. */
const ASSIGNED = '[ \\t"\'`:=>,()\\\\]{1,40}';
/** Base64 in JSON may have escaped slashes. */
const SLASHED = '\\\\{0,3}[A-Za-z0-9+/]';

/** A PEM key's line of base64: as long a run is one, wherever the lines are in. */
const PEM_LINE = '[A-Za-z0-9+/=]{20,4096}';
/**
 * What may be between two lines: line ends, also escaped; line numbers, quotes and pluses of code that prints it;
 * the headers of an encrypted key.
 */
const PEM_GAP = '(?:(?!-----END )[^]){0,160}?';
/** The END line; or, of a key that was cut off, a last line too short to be told. Closing quotes keep a backslash. */
const PEM_LAST = `${PEM_GAP}-----END [A-Z0-9 ]{0,48}-----|(?:\\\\{0,8}[A-Za-z0-9+/= \\t\\r\\n]){1,160}`;

const PEM_LABELS = ['', 'RSA ', 'EC ', 'DSA ', 'OPENSSH ', 'ENCRYPTED ', 'PGP '];
const PEM_BASE64 = PEM_LABELS.flatMap((label) =>
  [0, 1, 2].map((before) => base64At(Buffer.from(`-----BEGIN ${label}PRIVATE KEY`), before).core.join('')),
);

/**
 * Well-known tokens (spec 4.4), by their fixed beginnings. Lengths are a little under the real ones, so that
 * tokens grow older better.
 */
const TOKENS: readonly Token[] = [
  // GitHub. A server token may go on as a JSON Web Token, which is found as such.
  run(['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_'], WORD, 30),
  run(['github_pat_'], WORD, 30),
  // Anthropic
  run(['sk-ant-'], URL_SAFE, 20),
  // OpenAI, and those who write theirs alike
  run(['sk-proj-', 'sk-svcacct-', 'sk-admin-', 'sk-None-', 'sk-or-v1-'], URL_SAFE, 20),
  run(['sk-'], ALNUM, 32, AT_WORD),
  // AWS: an access key's id, and the secret key, which only its name tells from any other base64
  run(['AKIA', 'ASIA'], '[A-Z0-9]', 16),
  {
    begins: AWS_NAMES,
    chain: [`(?:${AWS_NAMES.map(literal).join('|')})${ASSIGNED}`, `(?:${SLASHED}){40}`],
    more: `(?:${SLASHED})${PIECE}`,
    isNamed: true,
  },
  // Slack
  run(['xoxa-', 'xoxb-', 'xoxe-', 'xoxp-', 'xoxr-', 'xoxs-', 'xapp-'], '[A-Za-z0-9-]', 10),
  // npm
  run(['npm_'], ALNUM, 30),
  // Google
  run(['AIza'], URL_SAFE, 30),
  // JSON Web Tokens, signed or encrypted
  {
    begins: ['eyJ'],
    chain: [`eyJ${URL_SAFE}{8,${JWT_PART}}`, `\\.${URL_SAFE}{4,${JWT_PART}}`, '\\.'],
    more: `[A-Za-z0-9_.-]${PIECE}`,
  },
  // Private keys in PEM. A header alone, as many a program has it, is left.
  {
    begins: ['-----BEGIN '],
    chain: ['-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----', PEM_GAP + PEM_LINE],
    more: PEM_GAP + PEM_LINE,
    last: PEM_LAST,
  },
  // The same in base64, as a kubeconfig has them, in lines of any width
  {
    begins: PEM_BASE64,
    chain: [`(?:${PEM_BASE64.map(literal).join('|')})[A-Za-z0-9+/=]{16}`],
    more: `(?:(?:\\r?\\n|(?:\\\\{1,7}r)?\\\\{1,7}n)[ \\t]{0,32}[A-Za-z0-9+/=]{16}|[A-Za-z0-9+/=])[A-Za-z0-9+/=]{0,4096}`,
  },
];

export const TOKEN_PATTERNS: readonly Pattern[] = TOKENS.map((token) => ({
  ...token,
  head: token.begins.map(literal).join('|'),
  isNested: false,
  reach: REACH,
}));
