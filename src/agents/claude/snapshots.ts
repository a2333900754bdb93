import type { TurnRequest } from '../agent.js';
import type { HowToStart } from './process.js';

/** With `off` the CLI records no system prompt, and heeds none that was recorded. */
const SWITCH = '--system-prompt-snapshot';
/** The newest version that was seen to have neither the switch nor snapshots. */
const BEFORE_SNAPSHOTS = [2, 1, 197];
/** From SIGTERM to SIGKILL. */
const GRACE_MS = 300;
const TIMEOUT_MS = 10_000;

/**
 * Claude Code records a session's system prompt with its first request, and goes on with that whatever it is told
 * later, unless a newer version is told not to (spec 7.5). The CLI is asked once whether it is such a version.
 */
export class PromptSnapshots {
  private asked: Promise<string> | null = null;

  constructor(private readonly how: Pick<HowToStart, 'startProcess' | 'command'>) {}

  /** The request, such that its text follows the system prompt whatever the session began with. */
  async without(request: TurnRequest): Promise<TurnRequest> {
    if (!saysPrompt(request)) return request;
    const help = await this.help(request.env, request.cwd);
    return help.includes(SWITCH) ? { ...request, args: [SWITCH, 'off', ...(request.args ?? [])] } : request;
  }

  /** Null when snapshots can be switched off, or when this version has none. */
  async whyKept(env: TurnRequest['env'], cwd: string): Promise<string | null> {
    if ((await this.help(env, cwd)).includes(SWITCH)) return null;
    const version = /\d+\.\d+\.\d+/.exec(await this.outputOf('--version', env, cwd))?.[0];
    if (version !== undefined && isUpTo(version, BEFORE_SNAPSHOTS)) return null;
    return `this Claude Code (${version ?? 'of an unknown version'}) keeps the system prompt that a session began with: a state entered by goto, call or a return may go without its own. A newer version does not`;
  }

  private help(env: TurnRequest['env'], cwd: string): Promise<string> {
    this.asked ??= this.outputOf('--help', env, cwd);
    return this.asked;
  }

  private async outputOf(flag: string, env: TurnRequest['env'], cwd: string): Promise<string> {
    let text = '';
    const { startProcess, command } = this.how;
    const child = startProcess({
      ...{ command, args: [flag], cwd, env },
      onStdout: (chunk) => {
        text += chunk.toString();
      },
      onStderr: () => {},
    });
    const timer = setTimeout(() => child.stop('SIGTERM', GRACE_MS), TIMEOUT_MS);
    await child.done;
    clearTimeout(timer);
    return text;
  }
}

/** Whether a turn says something of the system prompt. Further arguments and settings can do so as well. */
function saysPrompt({ appendSystemPrompt, args = [], settings = {} }: TurnRequest): boolean {
  if (appendSystemPrompt !== undefined || settings.outputStyle !== undefined || settings.agent !== undefined)
    return true;
  return args.some((arg) => /^--(agent|(append-)?(subagent-)?system-prompt(-file)?)(=|$)/.test(arg));
}

function isUpTo(version: string, most: readonly number[]): boolean {
  const parts = version.split('.').map(Number);
  const differs = most.findIndex((part, index) => parts[index] !== part);
  return differs === -1 || (parts[differs] ?? 0) < (most[differs] ?? 0);
}
