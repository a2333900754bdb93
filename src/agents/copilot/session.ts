import { join } from 'node:path';
import { AGENT_CLIS } from '../../core/agent-clis.js';
import { isJsonObject, jsonIn, objectOr } from '../json.js';
import { readLines } from '../lines.js';
import { filesBelow, homeOf, isPlainPath, isSessionId, type SessionStore } from '../sessions.js';
import { addTotals, type CopilotTotals, NOTHING_USED, totalsOfRecord, totalsOfSnapshot } from './usage.js';

export function copilotHome(env: Readonly<Record<string, string | undefined>>): string {
  return homeOf(AGENT_CLIS.copilot.home, env);
}

/** Without its files a session's id is unknown, with them it can be resumed anywhere. */
export function copilotSessions(env: Readonly<Record<string, string | undefined>>): SessionStore {
  const home = copilotHome(env);
  // Locks belong to the processes of this machine.
  const isLock = (name: string): boolean => name.endsWith('.lock');
  return {
    home,
    async files(session) {
      if (!isSessionId(session)) return [];
      const names = await filesBelow(home, `session-state/${session}`);
      return names.filter((name) => !isLock(name));
    },
    holds: (session, name) =>
      isSessionId(session) &&
      isPlainPath(name) &&
      !isLock(name) &&
      name.startsWith(`session-state/${session}/`),
  };
}

/**
 * Reads a session's events; null when there is none on disk.
 * @param since epoch ms, for `usedSince`
 */
export async function readSession(
  home: string,
  session: string,
  since = Number.POSITIVE_INFINITY,
): Promise<SessionRecord | null> {
  const folder = folderOf(home, session);
  if (folder === null) return null;
  const record = new SessionRecord(since);
  const isThere = await readLines(join(folder, 'events.jsonl'), (line) => record.readLine(line));
  return isThere ? record : null;
}

/** Most of a session is tool output and system prompts, and not worth parsing. */
const TELLING = /^\{"type":"(?:user\.message|session\.usage_record|session\.shutdown)"/;

/**
 * Copilot's own files of a session, as 1.0.102 was seen to write them: `<home>/session-state/<id>/` with
 * `events.jsonl`. Events reach the disk up to 0.1 s after they happen; with SIGTERM all of them do, with SIGKILL
 * the last ones are lost, and so is a session that was begun just before.
 */
class SessionRecord {
  /** When the newest prompt was recorded, epoch ms; 0 for none. */
  newestPrompt = 0;
  /** What the session has used: the last count of a process that ended, and the calls since. */
  totals = NOTHING_USED;
  /** What was used after the first prompt later than the time asked about; null if there is none. */
  usedSince: CopilotTotals | null = null;

  constructor(private readonly since: number) {}

  readLine(line: string): void {
    // A kill may have cut the line short.
    const event = TELLING.test(line) ? jsonIn(line) : undefined;
    if (isJsonObject(event)) this.read(event);
  }

  private read(event: Readonly<Record<string, unknown>>): void {
    const data = objectOr(event.data);
    if (event.type === 'session.shutdown') {
      this.totals = totalsOfSnapshot(data.accountingSnapshot) ?? this.totals;
    } else if (event.type === 'session.usage_record') {
      const used = totalsOfRecord(data);
      this.totals = addTotals(this.totals, used);
      if (this.usedSince !== null) this.usedSince = addTotals(this.usedSince, used);
    } else if (typeof event.agentId !== 'string') {
      // Prompts of subagents are in the same file, and are no prompts of ours.
      this.newestPrompt = Math.max(this.newestPrompt, Date.parse(String(event.timestamp)) || 0);
      if (this.newestPrompt > this.since) this.usedSince ??= NOTHING_USED;
    }
  }
}

/** The id may come from a state file: it must not lead anywhere else. */
function folderOf(home: string, session: string): string | null {
  return /^[\w-]+$/.test(session) ? join(home, 'session-state', session) : null;
}
