/** What a child process may see of the environment (spec 6.5), and what a script is told in it (spec 1.6). */

/** Variables by their names, as a process has them. */
export type Environment = Readonly<Record<string, string | undefined>>;

export interface ChildEnvironmentOptions {
  readonly parent: Environment;
  /** The command line inherits its environment, the Action goes by the allow-list. */
  readonly mode: 'inherit' | 'allow-list';
  /** `--env-allow`: names and patterns with `*`. Secrets are let through by their exact name only. */
  readonly allow: readonly string[];
  /** What this child may see besides what every child gets: names, and patterns with `*`. */
  readonly own: readonly string[];
  /** Names that `allow` lets through only where they are given in full, besides the job's own tokens. */
  readonly secrets: readonly string[];
  /** Variables set on top of those; what no child may ever see is left out of them too. */
  readonly extra?: Readonly<Record<string, string>>;
  /** On Windows, names are compared without regard to case. Default: what this machine is. */
  readonly windows?: boolean;
}

export interface ChildEnvironment {
  readonly env: Record<string, string>;
  /** Sentences for people about names that were asked for and are not given. */
  readonly warnings: readonly string[];
}

const EVERYBODY = [
  ...['PATH', 'HOME', 'USER', 'SHELL', 'LANG', 'LC_*', 'TERM', 'TMPDIR', 'TZ', 'CI'],
  ...['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'NO_PROXY'],
  ...['http_proxy', 'https_proxy', 'all_proxy', 'no_proxy'],
  ...[
    'NODE_EXTRA_CA_CERTS',
    'SSL_CERT_FILE',
    'SSL_CERT_DIR',
    'CURL_CA_BUNDLE',
    'REQUESTS_CA_BUNDLE',
    'GIT_SSL_CAINFO',
  ],
  ...['GITHUB_ACTIONS', 'GITHUB_REPOSITORY', 'GITHUB_REF*', 'GITHUB_SHA', 'GITHUB_RUN_ID', 'GITHUB_WORKFLOW'],
  ...['GITHUB_WORKSPACE', 'GITHUB_EVENT_NAME', 'GITHUB_EVENT_PATH', 'GITHUB_SERVER_URL', 'GITHUB_API_URL'],
  ...['GITHUB_ACTOR', 'RUNNER_OS', 'RUNNER_ARCH', 'RUNNER_TEMP', 'RUNNER_TOOL_CACHE'],
];

/** Without these hardly a program starts on Windows. */
const ON_WINDOWS = [
  ...[
    'SYSTEMROOT',
    'SYSTEMDRIVE',
    'WINDIR',
    'COMSPEC',
    'PATHEXT',
    'TEMP',
    'TMP',
    'OS',
    'NUMBER_OF_PROCESSORS',
  ],
  ...['USERPROFILE', 'USERNAME', 'HOMEDRIVE', 'HOMEPATH', 'APPDATA', 'LOCALAPPDATA', 'PROGRAMDATA'],
  ...['PROGRAMFILES*', 'COMMONPROGRAMFILES*', 'PROCESSOR_ARCHITECTURE', 'PSMODULEPATH'],
];

/** With these a prompt-injected agent writes caches, outputs and the PATH of later steps. */
const NEVER = [
  ...['ACTIONS_RUNTIME_TOKEN', 'ACTIONS_RESULTS_URL', 'ACTIONS_CACHE_URL', 'ACTIONS_ID_TOKEN_*'],
  ...['INPUT_*', 'STATE_*', 'RAYMOND_STATE_KEY'],
  ...['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'],
];

/** These are given only to children for which they are named in full. */
const SECRET = ['GITHUB_TOKEN', 'GH_TOKEN'];

export function childEnvironment(options: ChildEnvironmentOptions): ChildEnvironment {
  const { parent, allow, windows = isWindows() } = options;
  const isNever = matcher(NEVER, windows);
  const allowed = options.mode === 'inherit' ? () => true : allowedIn(options, windows);
  const variables = [
    ...Object.entries(parent).filter(([name]) => allowed(name)),
    ...Object.entries(options.extra ?? {}),
  ];
  const env: Record<string, string> = {};
  for (const [name, value] of variables) if (value !== undefined && !isNever(name)) env[name] = value;
  const never = allow
    .filter((name) => isNever(name))
    .map(
      (name) =>
        `${name} is never given to agents and scripts: with it, they could change later steps of the job`,
    );
  return { env, warnings: [...never, ...withheld(options, env, windows)] };
}

/** Warns of patterns that somebody may have written for the sake of a secret, which they do not let through. */
function withheld(
  { parent, allow, secrets: more }: ChildEnvironmentOptions,
  env: object,
  windows: boolean,
): string[] {
  const isSecret = matcher([...SECRET, ...more], windows);
  const secrets = Object.keys(parent).filter((name) => isSecret(name) && !Object.hasOwn(env, name));
  return allow
    .filter((entry) => entry.includes('*'))
    .flatMap((pattern) => {
      const names = secrets.filter(matcher([pattern], windows));
      return names.length === 0
        ? []
        : [`${pattern} does not let ${names.join(', ')} through: a secret is given by its full name alone`];
    });
}

function allowedIn(options: ChildEnvironmentOptions, windows: boolean): (name: string) => boolean {
  const { allow, own, secrets } = options;
  const isListed = matcher([...EVERYBODY, ...(windows ? ON_WINDOWS : []), ...own], windows);
  const isNamed = matcher(
    allow.filter((entry) => !entry.includes('*')),
    windows,
  );
  const isPattern = matcher(
    allow.filter((entry) => entry.includes('*')),
    windows,
  );
  const isSecret = matcher([...SECRET, ...secrets], windows);
  return (name) => isListed(name) || isNamed(name) || (isPattern(name) && !isSecret(name));
}

export function matcher(patterns: readonly string[], windows: boolean): (name: string) => boolean {
  if (patterns.length === 0) return () => false;
  const sources = patterns.map((pattern) => pattern.split('*').map(escapeRegExp).join('.*'));
  const regExp = new RegExp(`^(?:${sources.join('|')})$`, windows ? 'is' : 's');
  return (name) => regExp.test(name);
}

const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
const isWindows = (): boolean => process.platform === 'win32';

/** Bytes; a longer environment string makes exec fail (128 KiB on Linux). */
export const MAX_INPUT_BYTES = 100_000;

export interface ScriptContext {
  readonly runId: string;
  readonly agentId: string;
  readonly state: string;
  /** Null leaves RAYMOND_INPUT unset. */
  readonly input: string | null;
  readonly taskFolder: string;
  /** Where the script may write its output instead of stdout. */
  readonly outputFile: string;
  /** Those of the fork (spec 1.6). */
  readonly variables: Readonly<Record<string, string>>;
  /** Names of the variables that the script lists, to have them under their bare names. */
  readonly listed: readonly string[];
  /** Counted from 1. */
  readonly attempt: number;
  /** The file that holds `input` if that is over `MAX_INPUT_BYTES`. */
  readonly inputFile?: string;
}

/**
 * The variables that tell a script state about itself (spec 1.6). A fork variable has its bare name only if the script
 * itself lists it: variables come from tags, which a model writes, and there is no end to the names that programs obey.
 * @param environment the child's environment without these
 */
export function scriptVariables(
  context: ScriptContext,
  environment: Readonly<Record<string, string>>,
  windows: boolean = isWindows(),
): Record<string, string> {
  const variables: Record<string, string> = {
    ...bareVariables(context, environment, windows),
    ...prefixedVariables(context.variables),
    RAYMOND_WORKFLOW_ID: context.runId,
    RAYMOND_AGENT_ID: context.agentId,
    RAYMOND_STATE: context.state,
    RAYMOND_TASK_FOLDER: context.taskFolder,
    RAYMOND_OUTPUT: context.outputFile,
    RAYMOND_ATTEMPT: String(context.attempt),
    ...inputVariables(context),
  };
  // The operating system cannot pass a NUL.
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, value.replaceAll('\0', '')]),
  );
}

function inputVariables({ input, inputFile }: ScriptContext): Record<string, string> {
  if (inputFile !== undefined) return { RAYMOND_INPUT_FILE: inputFile };
  if (input === null || Buffer.byteLength(input) > MAX_INPUT_BYTES) return {};
  return { RAYMOND_INPUT: input, RAYMOND_RESULT: input };
}

function prefixedVariables(variables: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      `RAYMOND_VAR_${name.replace(/[^A-Za-z0-9_]/g, '_').toUpperCase()}`,
      value,
    ]),
  );
}

/** A name that is set already keeps its value, and a name that no child may see is not brought in by a variable. */
function bareVariables(
  { variables, listed }: Pick<ScriptContext, 'variables' | 'listed'>,
  environment: Readonly<Record<string, string>>,
  windows: boolean,
): Record<string, string> {
  if (listed.length === 0) return {};
  const fold = (name: string): string => (windows ? name.toUpperCase() : name);
  const taken = new Set(Object.keys(environment).map(fold));
  const isNever = matcher(NEVER, windows);
  return Object.fromEntries(
    Object.entries(variables).filter(
      ([name]) => listed.includes(name) && !isNever(name) && !taken.has(fold(name)),
    ),
  );
}
