import { existsSync, mkdtempSync, rmdirSync } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { AGENT_CLIS } from '../../core/agent-clis.js';
import { messageOf } from '../../core/errors.js';
import { readLines } from '../lines.js';
import { filesBelow, homeOf, isPlainPath, isSessionId, type SessionStore } from '../sessions.js';

/**
 * Claude Code's own files of a session, as 2.1.197 and 2.1.330 were seen to write them:
 * `<config>/projects/<cwd as a slug>/<id>.jsonl`, and `<id>/subagents/…` beside it when subagents ran.
 * Lines reach the disk about 100 ms after they happen.
 */

export function claudeConfigFolder(env: Readonly<Record<string, string | undefined>>): string {
  return homeOf(AGENT_CLIS.claude.home, env);
}

/**
 * Why nothing can be kept in the CLI's folder; null when it can. The CLI would work all the same, and its session,
 * which has been paid for, would be gone by the next state.
 */
export function whyUnwritable(config: string): string | null {
  let folder = join(config, 'projects');
  while (!existsSync(folder) && dirname(folder) !== folder) folder = dirname(folder);
  try {
    // Modes do not tell all, for instance of root, of mounts and of what is no real file system. Making the folder with
    // all its parents would go round for ever in /proc.
    rmdirSync(mkdtempSync(join(folder, '.raymond-')));
    return null;
  } catch (error) {
    return messageOf(error);
  }
}

/** The transcript of a session, whatever directory it was started in; the newest if there are several. */
export async function findTranscript(config: string, session: string): Promise<string | null> {
  // The id may come from a state file: it must not lead anywhere else.
  if (!/^[\w-]+$/.test(session)) return null;
  const projects = join(config, 'projects');
  const found = await Promise.all(
    (await namesIn(projects)).map(async (slug) => {
      const path = join(projects, slug, `${session}.jsonl`);
      const stats = await stat(path).catch(() => null);
      return stats?.isFile() ? { path, time: stats.mtimeMs } : null;
    }),
  );
  const newest = found.filter((file) => file !== null).sort((a, b) => b.time - a.time)[0];
  return newest?.path ?? null;
}

/** The transcript and the files in the session's folder (subagents), below the CLI's own; none without a transcript. */
export async function filesOfSession(config: string, session: string): Promise<string[]> {
  const transcript = await findTranscript(config, session);
  if (transcript === null) return [];
  const name = relative(config, transcript).split(sep).join('/');
  return [name, ...(await filesBelow(config, name.slice(0, -'.jsonl'.length)))];
}

/**
 * The transcript, and the files in the session's own folder beside it. Memory lies in the same project
 * folder under another name, settings and hooks lie elsewhere.
 */
export function claudeSessions(env: Readonly<Record<string, string | undefined>>): SessionStore {
  const home = claudeConfigFolder(env);
  return {
    home,
    files: async (session) => (isSessionId(session) ? filesOfSession(home, session) : []),
    holds(session, name) {
      if (!isSessionId(session) || !isPlainPath(name)) return false;
      const [projects, slug, file, ...below] = name.split('/');
      if (projects !== 'projects' || slug === undefined) return false;
      return below.length === 0 ? file === `${session}.jsonl` : file === session;
    },
  };
}

/**
 * When the newest prompt of a session was recorded, in epoch ms; 0 when there is none. This is the
 * adapter's mark (spec 3.6) rather than a count of messages, because a count goes down when a fork copies a
 * session that was compacted or resumed twice in parallel, while a fork keeps the times of what it copies.
 */
export async function newestPromptTime(transcript: string): Promise<number> {
  let newest = 0;
  await readLines(transcript, (line) => {
    // Most of a transcript is tool output and request blobs, and not worth parsing.
    if (line.includes('"type":"user"')) newest = Math.max(newest, promptTime(line));
  });
  return newest;
}

/** The CLI writes this in the user's name when a turn is stopped. It is no prompt. */
const INTERRUPTED = '[Request interrupted by user';

/** When a line of a transcript records a prompt on the main thread, epoch ms; 0 for any other line. */
export function promptTime(line: string): number {
  try {
    const record = JSON.parse(line);
    if (record.type !== 'user' || record.isSidechain || record.isMeta || record.isCompactSummary) return 0;
    const content = record.message?.content;
    const text = typeof content === 'string' ? content : firstText(content);
    if (text === null || text.startsWith(INTERRUPTED)) return 0;
    return Date.parse(record.timestamp) || 0;
  } catch {
    // A kill has cut the line short.
    return 0;
  }
}

/** Null for tool results. */
function firstText(content: unknown): string | null {
  if (!Array.isArray(content) || content.some((block) => block?.type === 'tool_result')) return null;
  const block = content.find((each) => each?.type === 'text');
  return typeof block?.text === 'string' ? block.text : null;
}

/** `cost-state` comes last when a process ends; what can follow it is small. */
const TAIL_BYTES = 256 * 1024;

/**
 * What a session has cost by its last `cost-state` record (versions from 2.1.276 on), in USD; null without
 * one. A process that got SIGTERM has written it too, one that got SIGKILL has not.
 */
export async function recordedTotal(transcript: string): Promise<number | null> {
  const file = await open(transcript, 'r').catch(() => null);
  if (file === null) return null;
  try {
    const { size } = await file.stat();
    const length = Math.min(size, TAIL_BYTES);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, size - length);
    const lines = buffer.toString('utf8', 0, bytesRead).split('\n');
    const line = lines.findLast((each) => each.startsWith('{"type":"cost-state"'));
    const total: unknown = line === undefined ? null : JSON.parse(line).totalCostUSD;
    return typeof total === 'number' && Number.isFinite(total) && total >= 0 ? total : null;
  } catch {
    return null;
  } finally {
    await file.close();
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}
