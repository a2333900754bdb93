import { closeSync, constants, existsSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { type ErrorPlace, messageOf, UsageError } from '../core/errors.js';
import { LAUNCH_DEFAULTS } from '../core/launch.js';
import { ownValue } from '../core/own-value.js';
import { nearest } from '../core/text/nearest.js';
import { pathFromHome } from '../core/text/shown-path.js';
import { projectRoot } from '../store/run-folder.js';
import { type CommandName, isFlagOf } from './commands.js';
import { FLAG_ENTRIES, FLAGS, type Flag, type FlagName, type FlagValues } from './flags.js';
import type { ParsedLine } from './parse.js';
import { mergeFlags } from './settings.js';
import { readValue } from './values.js';

/** What the options files say; the project's beats the user's own (spec 3.8). */
export interface Config {
  readonly values: FlagValues;
  /** The file that a value comes from, in words for people. */
  readonly fileOf: (name: FlagName) => string | undefined;
  /**
   * Whether the project's file asks for no more money than the workflow or the default gives.
   * @throws UsageError
   */
  readonly checkBudget: (manifest: { readonly budget?: number }) => void;
}

/** One options file: the values by the flags' names, without dashes before them, and where each stands. */
interface OptionsFile {
  readonly values: FlagValues;
  readonly places: ReadonlyMap<FlagName, ErrorPlace>;
}

type Whose = 'project' | 'user';

const NONE: OptionsFile = { values: {}, places: new Map() };

/** These options give rights and are no flags. `otlp-*`, `keys` and `sandbox` are planned, and refused already. */
const OTHER_RIGHTS = /^(settings|add-dirs|keys|sandbox|otlp-.*)$/;

/** Options whose values are paths, relative to the file that names them (spec 7.2). */
const PATHS: readonly FlagName[] = ['mcp', 'state-dir', 'cwd'];

/**
 * Reads both options files.
 * @throws UsageError that names the file and line of a key that is unknown, has a bad value, or gives rights where an
 * agent could have written it.
 */
export async function readConfig(cwd: string): Promise<Config> {
  const user = await readOwnFile();
  const project = await readFile(join(projectRoot(cwd), '.raymond', 'config.yaml'), 'project');
  return {
    values: mergeFlags(user.values, project.values),
    fileOf: (name) =>
      project.places.get(name)?.file ??
      (user.places.has(name) ? pathFromHome(ownFile(), homedir()) : undefined),
    checkBudget: ({ budget: most = LAUNCH_DEFAULTS.budget_usd }) => {
      const { budget } = project.values;
      if (budget === undefined || most === 0 || (budget > 0 && budget <= most)) return;
      throw givesRights(
        'budget',
        `${budget} is more than the workflow's or the default budget of ${most}, and `,
        project.places.get('budget'),
      );
    },
  };
}

/**
 * As `checkBudget`, for commands that run nothing. They report themselves if the workflow cannot be read.
 * @throws UsageError
 */
export async function checkBudgetOf(config: Config, path: string, cwd: string): Promise<void> {
  if (config.values.budget === undefined) return;
  const { readWorkflow } = await import('../workflow/open.js');
  const reading = await readWorkflow(path, { cwd }).catch(() => null);
  config.checkBudget(reading?.manifest ?? {});
}

/**
 * The `cwd` and `state-dir` of the user's own file hold for every command, so that all of them find the same runs.
 * @throws UsageError as `readConfig`
 */
export async function withOwnPlaces(command: CommandName, line: ParsedLine): Promise<ParsedLine> {
  const { values } = await readOwnFile();
  const places = (['cwd', 'state-dir'] as const).filter(
    (name) => values[name] !== undefined && isFlagOf(name, command),
  );
  const given = Object.fromEntries(places.map((name) => [name, values[name]]));
  return { ...line, values: { ...given, ...line.values } };
}

export function ownFile(): string {
  const { XDG_CONFIG_HOME: folder = '' } = process.env;
  return join(isAbsolute(folder) ? folder : join(homedir(), '.config'), 'raymond', 'config.yaml');
}

function readOwnFile(): Promise<OptionsFile> {
  return readFile(ownFile(), 'user');
}

async function readFile(file: string, whose: Whose): Promise<OptionsFile> {
  // Most people have no options file, and a run should not load a YAML parser for nothing.
  if (!existsSync(file)) return NONE;
  const { isMap, isScalar, LineCounter, parseDocument } = await import('yaml');
  const lines = new LineCounter();
  const document = parseDocument(textOf(file, whose), { lineCounter: lines, logLevel: 'error' });
  const [problem] = document.errors;
  if (problem) throw new UsageError(messageOf(problem), { file, line: lines.linePos(problem.pos[0]).line });
  if (document.contents === null) return NONE;
  if (!isMap(document.contents))
    throw new UsageError('The options file has to hold `name: value` lines.', { file });
  const values: Record<string, unknown> = {};
  const places = new Map<FlagName, ErrorPlace>();
  for (const { key, value } of document.contents.items) {
    const name = isScalar(key) ? String(key.value) : '';
    const place = { file, line: isScalar(key) && key.range ? lines.linePos(key.range[0]).line : undefined };
    const plain = (value as { toJSON?: () => unknown } | null)?.toJSON?.() ?? null;
    const flag = flagOf(name, whose, place);
    const read = readValue(name, flag, plain, place);
    if (whose === 'project' && flag.projectMay?.includes(String(read)) === false)
      throw givesRights(name, `${read} goes beyond ${flag.projectMay.join(', ')}, and `, place);
    values[name] = PATHS.some((each) => each === name) ? fromFile(file, read) : read;
    places.set(name as FlagName, place);
  }
  return { values: values as FlagValues, places };
}

/** @throws UsageError for a name that may not stand in the file */
function flagOf(name: string, whose: Whose, place: ErrorPlace): Flag {
  const names = FLAG_ENTRIES.flatMap(([each, { config }]) =>
    config === 'project' || config === whose ? [each] : [],
  );
  const flag = ownValue<Flag>(FLAGS, name);
  if (flag !== undefined && names.some((each) => each === name)) return flag;
  const isRight = flag?.config === 'user' || OTHER_RIGHTS.test(name);
  if (whose === 'project' && isRight) throw givesRights(name, '', place);
  const near = nearest(names, name);
  const hint = near === undefined ? `Known: ${names.join(', ')}.` : `Did you mean ${near}?`;
  throw new UsageError(`"${name}" is no option. ${hint}`, place);
}

/** @param why how the message goes on after the key */
function givesRights(name: string, why: string, place: ErrorPlace | undefined): UsageError {
  const row = ownValue<Flag>(FLAGS, name);
  const key = row?.manifest ?? /^(settings|add-dirs)$/.exec(name)?.[0].replace('-', '_');
  const here = [
    ...(row === undefined ? [] : [`--${name}`]),
    ...(key === undefined ? [] : [`\`${key}\` in the manifest`]),
  ];
  return new UsageError(
    `${name} ${why}gives rights, which no file may that agents can write: such options stand in ${ownPlace()}, in the workflow's manifest or on the command line${here.length === 0 ? '' : ` (${here.join(', ')})`}. Take it out here.`,
    place,
  );
}

/** Tells people where the user's own options are to stand. */
function ownPlace(): string {
  const usual = '~/.config/raymond/config.yaml';
  const file = pathFromHome(ownFile(), homedir());
  return file === usual ? usual : `${file} ($XDG_CONFIG_HOME; else ${usual})`;
}

/** Resolves a path as the file means it: relative to its own folder, with ~ for the home. */
function fromFile(file: string, read: unknown): unknown {
  if (Array.isArray(read)) return read.map((each) => fromFile(file, each));
  return resolve(dirname(file), String(read).replace(/^~(?=$|[/\\])/, homedir()));
}

/** @throws UsageError for a file that cannot be read, or that others could have written */
function textOf(file: string, whose: Whose): string {
  let fd: number | null = null;
  try {
    fd = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    if (!fstatSync(fd).isFile()) throw new UsageError('The options file is no file. Remove it.', { file });
    if (whose === 'user') checkOwner(file, fd);
    return readFileSync(fd, 'utf8');
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(
      `The options file cannot be read (${messageOf(error)}). Mend it, or remove it.`,
      { file },
      { cause: error },
    );
  } finally {
    if (fd !== null) closeSync(fd);
  }
}

/** Checks nothing on Windows, where neither owner nor mode tells who may write a file. */
function checkOwner(file: string, fd: number): void {
  const self = process.getuid?.();
  if (self === undefined) return;
  const { uid, mode } = fstatSync(fd);
  if (uid !== self)
    throw new UsageError(
      `The options file gives rights, and belongs to user ${uid}, not to ${self}, who runs this. Make it yours, or remove it.`,
      { file },
    );
  if ((mode & 0o022) === 0) return;
  throw new UsageError(
    `The options file gives rights, and others may write it (mode ${(mode & 0o777).toString(8)}). Make it yours alone: chmod go-w ${file}`,
    { file },
  );
}
