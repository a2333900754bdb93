import { base64At } from './forms.js';
import { literal, type Pattern } from './pattern.js';

/** The most bytes that any of these patterns reads. It is checked by hand. */
const REACH = 36_000;

/** The most bytes of a JSON Web Token's header, and of its payload. */
const JWT_PART = 16_384;

/** Characters that `more` takes in at a time; the longest way to write one is 12 bytes. */
const PIECE = '{1,1024}';

const ALNUM = '[A-Za-z0-9]';
const WORD = '[A-Za-z0-9_]';
const URL_SAFE = '[A-Za-z0-9_-]';

/** A place where no word goes on: `task-` is no `sk-` token. Escapes, such as one of a line end, are no word. */
const AT_WORD = `(?:(?<!${ALNUM})|(?<=\\\\[nrtbf]|%[0-9A-Fa-f]{2}|\\\\u[0-9A-Fa-f]{4}))`;

interface Token {
  /** Fixed strings, any of which begins one. */
  readonly begins: readonly string[];
  readonly chain: readonly string[];
  readonly more?: string;
  readonly last?: string;
  readonly isNamed?: true;
}

/** A token with a fixed beginning, at least this many characters of a set, and all that follow of it. */
const run = (begins: readonly string[], set: string, least: number, before = ''): Token => ({
  begins,
  chain: [`${before}(?:${begins.map(literal).join('|')})${set}{${least}}`],
  more: `${set}${PIECE}`,
});

/** A value that only its name tells from any other text. The name stays. */
const named = (names: readonly string[], between: string, value: string, more: string): Token => ({
  begins: names,
  chain: [`(?:${names.map(literal).join('|')})${between}`, value],
  more,
  isNamed: true,
});

const AWS_NAMES = [
  ...['secret_access_key', 'SECRET_ACCESS_KEY', 'SecretAccessKey', 'secretAccessKey'],
  ...['secret-access-key', 'Secret Access Key', 'aws_secret_key', 'AWS_SECRET_KEY'],
  ...['aws_session_token', 'AWS_SESSION_TOKEN', 'SessionToken', 'sessionToken'],
];
/** What stands between a name and its value, whatever the language: `": "`, ` = `, `=>`. */
const ASSIGNED = '[ \\t"\'`:=>,()\\\\]{1,40}';
/** What stands there in a text with names of its own: `name=`, also escaped for a URL, or for JSON within HTML. */
const EQUALS = '(?:=|%3[Dd]|\\\\{1,7}u003[Dd])';
/** A character of base64, with the escaped slashes of JSON and the escapes of a URL. */
const BASE64 = '(?:[A-Za-z0-9+/]|\\\\{1,7}/|%2[BbFf])';

/** A slash in JSON or in a URL. */
const PATH_SLASH = '(?:\\\\{0,7}/|%2[Ff])';

/** A character of a token that may have dots in it; a dot that ends a sentence does not count. */
const DOTTED = `(?:${URL_SAFE}|\\.(?=[A-Za-z0-9]))`;

/** What follows `Bearer `. Words have no digit, and paths in prose have an ending. */
const BEARER = `(?!(?:[\\w.-]{1,60}/){1,20}[\\w-]{1,60}\\.[a-z]{1,5}(?![\\w.-]))(?=[A-Za-z0-9._~+/=-]{0,200}[0-9])[A-Za-z0-9][A-Za-z0-9._~+/=-]{15}`;

/** The user and the password of a URL. A password that is a variable's name is none. */
const URL_USER = '(?:[^\\s/:@"\'`<>\\\\?#]){0,256}';
const URL_PASSWORD = '(?!\\$[({]|\\$\\w{1,64}@|\\{\\{)(?:[^\\s/@"\'`<>\\\\?#]|\\\\(?![nrt])){1,1024}(?=@)';
/** The same in a URL that is part of another URL. */
const INNER_USER = '(?:(?!%3[Aa]|%40|%2[Ff])[A-Za-z0-9._~%+-]){0,256}';
const INNER_PASSWORD =
  "(?!%24%7[Bb]|%24\\w{1,64}%40|%7[Bb]%7[Bb])(?:(?!%40|%2[Ff]|%3[Ff]|%2[023]|%0|%5[Cc][nrt])[A-Za-z0-9._~%!*'()+-]){1,1024}(?=%40)";

/** A line of base64 in a PEM key. Any run as long as this is one, wherever the lines are in. */
const PEM_LINE = '[A-Za-z0-9+/=]{20,4096}';
/**
 * What may be between two lines: line ends, also escaped; line numbers, quotes and pluses of code that prints it; the
 * headers of an encrypted key.
 */
const PEM_GAP = '(?:(?!-----END )[^]){0,160}?';
/** The END line, or the last line of a key that was cut off, too short to be told. Closing quotes keep a backslash. */
const PEM_LAST = `${PEM_GAP}-----END [A-Z0-9 ]{0,48}-----|(?:\\\\{0,8}[A-Za-z0-9+/= \\t\\r\\n]){1,160}`;

const PEM_LABELS = ['', 'RSA ', 'EC ', 'DSA ', 'OPENSSH ', 'ENCRYPTED ', 'PGP '];
const PEM_BASE64 = PEM_LABELS.flatMap((label) =>
  [0, 1, 2].map((before) => base64At(Buffer.from(`-----BEGIN ${label}PRIVATE KEY`), before).core.join('')),
);

/**
 * Well-known tokens (spec 4.4), by their fixed beginnings. Lengths are a little under the real ones, so that they still
 * hold when tokens change.
 */
const TOKENS: readonly Token[] = [
  // GitHub. A server token may go on as a JSON Web Token, which is found as such.
  run(['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_'], WORD, 30),
  run(['github_pat_'], WORD, 30),
  // GitLab
  {
    ...run(
      'glpat- gldt- glrt- glrtr- glcbt- glptt- glft- glimt- glagent- gloas- glsoat- glffct- glwt-'.split(' '),
      URL_SAFE,
      20,
    ),
    more: `${DOTTED}${PIECE}`,
  },
  run(['GR1348941'], URL_SAFE, 20),
  // What agents have for keys beside a meter
  run(['rmd-'], '[0-9a-f]', 64),
  // Anthropic
  run(['sk-ant-'], URL_SAFE, 20),
  // OpenAI, and those who write theirs alike
  run(['sk-proj-', 'sk-svcacct-', 'sk-admin-', 'sk-None-', 'sk-or-v1-'], URL_SAFE, 20),
  run(['sk-'], ALNUM, 32, AT_WORD),
  // xAI, Groq, Hugging Face
  run(['xai-'], ALNUM, 40, AT_WORD),
  run(['gsk_'], ALNUM, 40, AT_WORD),
  run(['hf_', 'api_org_'], ALNUM, 30, AT_WORD),
  // AWS: an access key's id; the secret key and the session's token
  run(['AKIA', 'ASIA'], '[A-Z0-9]', 16),
  named(AWS_NAMES, ASSIGNED, `${BASE64}{40}`, `(?:${BASE64}|${EQUALS})${PIECE}`),
  // Azure: accounts, buses and hubs, and the signature of a shared access
  named(
    ['AccountKey', 'SharedAccessKey', 'SharedSecret'],
    `${EQUALS}`,
    `${BASE64}{40}`,
    `(?:${BASE64}|${EQUALS})${PIECE}`,
  ),
  {
    ...named(['sig'], EQUALS, `${BASE64}{40}`, `(?:${BASE64}|${EQUALS})${PIECE}`),
    chain: [`${AT_WORD}sig${EQUALS}`, `${BASE64}{40}`],
  },
  // Google
  run(['AIza'], URL_SAFE, 30),
  run(['ya29.'], URL_SAFE, 20, AT_WORD),
  run(['GOCSPX-'], URL_SAFE, 20),
  // Slack, and the paths of its web hooks
  run('xoxa- xoxb- xoxc- xoxd- xoxe- xoxe. xoxp- xoxr- xoxs- xapp-'.split(' '), '[A-Za-z0-9-]', 10),
  named(
    ['hooks.slack.com', 'hooks.slack-gov.com'],
    `${PATH_SLASH}(?:services|workflows|triggers)${PATH_SLASH}`,
    `${ALNUM}{6,24}${PATH_SLASH}${ALNUM}{6,24}`,
    `(?:${ALNUM}|${PATH_SLASH}(?=${ALNUM}))${PIECE}`,
  ),
  // Stripe
  run(['sk_live_', 'rk_live_', 'sk_test_', 'rk_test_'], ALNUM, 16),
  run(['whsec_'], `(?:${BASE64})`, 30),
  // SendGrid
  {
    begins: ['SG.'],
    chain: [`${AT_WORD}SG\\.${URL_SAFE}{16,32}\\.${URL_SAFE}{30}`],
    more: `${URL_SAFE}${PIECE}`,
  },
  // npm, PyPI
  run(['npm_'], ALNUM, 30),
  named(
    ['_authToken'],
    `[ \\t]{0,4}${EQUALS}[ \\t]{0,4}\\\\{0,7}["']?`,
    '[A-Za-z0-9+/=_.~-]{16}',
    `[A-Za-z0-9+/=_.~-]${PIECE}`,
  ),
  run(['pypi-AgE'], URL_SAFE, 40),
  // Vault
  run(['hvs.', 'hvb.', 'hvr.'], URL_SAFE, 20, AT_WORD),
  // Any token that is handed over as a bearer's
  named(
    ['Bearer', 'bearer', 'BEARER'],
    '(?:[ \\t]{1,4}|%20|\\+|\\\\{1,7}(?:t|u0020))',
    BEARER,
    `(?:[A-Za-z0-9_~+/=-]|\\.(?=[A-Za-z0-9_-]))${PIECE}`,
  ),
  // The password of a URL, also of one in JSON or in another
  {
    begins: [':/', ':\\'],
    chain: [`(?<=[A-Za-z0-9]):(?:\\\\{0,7}/){2}${URL_USER}:`, URL_PASSWORD],
    isNamed: true,
  },
  {
    begins: ['%3A%2F', '%3a%2f'],
    chain: [`%3[Aa](?:%2[Ff]){2}${INNER_USER}%3[Aa]`, INNER_PASSWORD],
    isNamed: true,
  },
  // JSON Web Tokens, signed or encrypted
  {
    begins: ['eyJ'],
    chain: [`eyJ${URL_SAFE}{8,${JWT_PART}}`, `\\.${URL_SAFE}{4,${JWT_PART}}`, '\\.'],
    more: `[A-Za-z0-9_.-]${PIECE}`,
  },
  // Private keys in PEM. A header alone, which many a program contains, is left.
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
