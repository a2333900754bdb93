import { homedir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { WorkflowError } from '../../core/errors.js';
import type { Platform } from '../../core/protocol/resolve.js';
import { readPlainFile } from '../../process/files.js';
import { type Location, locate } from '../locate.js';
import { hostPlatform, type OpenOptions, readWorkflow, type WorkflowReading } from '../open.js';
import { type Finding, findingText } from '../parts/findings.js';
import { MANIFEST_NAME } from '../parts/state-file.js';
import { foreignConfigFindings } from './foreign-config.js';
import { type LintedWorkflow, lintedWorkflow } from './linted.js';
import { type CheckedRule, RULES_TO_CHECK } from './rules.js';

/**
 * Everything that is wrong or remarkable about a workflow (spec 2.4), by file and line and without repetitions: what
 * its reading has found, and what the rules find.
 * @param agentCli the one that the person who starts the run asks for
 */
export async function lint(
  reading: WorkflowReading,
  platform: Platform,
  agentCli?: string,
): Promise<readonly Finding[]> {
  const workflow = lintedWorkflow(reading, platform, agentCli);
  const found = await Promise.all(RULES_TO_CHECK.map((rule) => findingsOf(rule, workflow)));
  const all = [...reading.findings, ...found.flat().sort(byPlace)];
  return [...new Map(all.map((finding) => [`${finding.rule} ${findingText(finding)}`, finding])).values()];
}

async function findingsOf(
  { id, severity, check }: CheckedRule,
  workflow: LintedWorkflow,
): Promise<Finding[]> {
  const violations = await check(workflow);
  return violations.map(({ isGuess, ...violation }) => ({
    ...{ severity: isGuess && severity === 'error' ? 'warning' : severity, rule: id },
    ...violation,
  }));
}

/**
 * All findings about the workflow at a path, by file and line, however broken it is (spec 2.4): one that cannot even be
 * read is a finding too.
 * @param path if it is absolute, all files are
 * @throws WorkflowError if there is nothing at the path, or nothing that could be a workflow
 */
export async function lintPath(path: string, options: OpenOptions = {}): Promise<readonly Finding[]> {
  const location = await locate(path);
  const found = await findableFiles(await findingsIn(path, options), location, options.cwd);
  return [...found, ...foreignConfigFindings(resolve(path))].sort(byPlace);
}

async function findingsIn(path: string, options: OpenOptions): Promise<readonly Finding[]> {
  const platform = options.platform ?? hostPlatform();
  try {
    return await lint(await readWorkflow(path, { ...options, platform }), platform, options.agentCli);
  } catch (error) {
    if (!(error instanceof WorkflowError)) throw error;
    const { file = path, line } = error.place;
    const { message } = error;
    return [{ severity: 'error', rule: 'unreadable', file, ...(line !== undefined && { line }), message }];
  }
}

/** The lines of findings, for people: `file:line` and its text, where that can still be read. */
export async function linesOf(
  findings: readonly Pick<Finding, 'file' | 'line'>[],
): Promise<(place: { readonly file: string; readonly line?: number | undefined }) => string | null> {
  const files = new Map<string, readonly string[]>();
  for (const file of new Set(findings.map((finding) => finding.file)))
    files.set(file, (await textOf(file))?.replace(/^\ufeff/, '').split(/\r?\n/) ?? []);
  return ({ file, line }) => (line === undefined ? null : (files.get(file)?.[line - 1] ?? null));
}

/** The text of a file, or of a file in an archive. */
async function textOf(file: string): Promise<string | null> {
  const [, archive, name] = /^(.*\.zip)\/(.+)$/.exec(file) ?? [];
  try {
    if (archive === undefined) return readPlainFile(file).toString();
    const { readArchive } = await import('../archive.js');
    const found = (await readArchive(archive)).find((each) => each.name === name);
    return found === undefined ? null : new TextDecoder().decode(found.bytes);
  } catch {
    return null;
  }
}

/** The files of a state graph by names that are the same on every machine: from the project's root, or the home folder. */
async function findableFiles(
  findings: readonly Finding[],
  { kind, container }: Location,
  cwd: string | undefined,
): Promise<Finding[]> {
  if (!isAbsolute(container) || findings.every(({ file }) => isAbsolute(file))) return [...findings];
  const { locateGraph: placeOf } = await import('../graph/files.js');
  const { root } = placeOf(kind === 'folder' ? join(container, MANIFEST_NAME) : container, undefined, cwd);
  const whole = (file: string): string => {
    if (isAbsolute(file)) return file;
    return file.startsWith('~/') ? join(homedir(), file.slice(2)) : join(root, file);
  };
  return findings.map((finding) => ({ ...finding, file: whole(finding.file) }));
}

function byPlace(a: Finding, b: Finding): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return (a.line ?? 1) - (b.line ?? 1) || (a.column ?? 1) - (b.column ?? 1);
}
