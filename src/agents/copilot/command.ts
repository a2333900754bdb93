import { AGENT_CLIS, type AgentCliFacts } from '../../core/agent-clis.js';
import { ownValue } from '../../core/own-value.js';
import { spellRules } from '../../core/settings/rules.js';
import { matcher } from '../../process/environment.js';
import type { TurnRequest } from '../agent.js';
import { type FileFor, mcpFileText } from '../private-files.js';

const { projectSettings, toolNames, ruleKinds }: AgentCliFacts = AGENT_CLIS.copilot;

/**
 * The arguments of one turn (spec 6.2). The prompt is not among them: it goes to stdin, which is the same to the
 * CLI, has no limit of 128 KiB and takes a prompt that begins with a dash.
 * @param usageFile where the CLI is to write what its session has used so far; null for nowhere
 */
export function copilotArguments(request: TurnRequest, usageFile: string | null, fileFor: FileFor): string[] {
  return [
    ...['--output-format', 'json'],
    ...(request.args ?? []),
    ...(usageFile === null ? [] : ['--usage-output-file', usageFile]),
    ...permissionArguments(request),
    ...ruleArguments(request),
    ...toolArguments(request),
    ...(request.mcp === undefined ? [] : [`--additional-mcp-config=@${fileFor(mcpFileText(request.mcp))}`]),
    ...(request.addDirs ?? []).map((folder) => `--add-dir=${folder}`),
    ...(request.ignoreProjectSettings ? projectSettings.withArguments : []),
    // The CLI forgets the profile from one turn of a session to the next: it is told each time.
    ...(request.agentProfile === undefined ? [] : ['--agent', request.agentProfile]),
    ...(request.model === undefined ? [] : ['--model', request.model]),
    ...(request.effort === undefined ? [] : ['--reasoning-effort', request.effort]),
    ...(request.session.kind === 'fresh'
      ? ['--session-id', request.session.id]
      : ['--resume', request.session.id]),
  ];
}

/**
 * Claude Code's permission modes in Copilot's terms. What is not allowed is denied, since nobody can be asked;
 * commands that only read are always allowed.
 *
 * | asked for | flags | may |
 * |---|---|---|
 * | skipPermissions, `bypassPermissions` | `--allow-all` | all, anywhere |
 * | allowAllTools | `--allow-all-tools` | all tools; files in the directory and the temporary one |
 * | `acceptEdits`, `auto` | `--allow-tool=write` | edit files there |
 * | `plan` | `--mode plan` | read |
 * | `default`, `manual`, `dontAsk` and others | none | read |
 */
function permissionArguments(request: TurnRequest): string[] {
  if (request.skipPermissions || request.permissionMode === 'bypassPermissions') return ['--allow-all'];
  if (request.permissionMode === 'plan') return ['--mode', 'plan'];
  if (request.allowAllTools === true) return ['--allow-all-tools'];
  // As two words, the flag would swallow what follows as another tool.
  return ['acceptEdits', 'auto'].includes(request.permissionMode) ? ['--allow-tool=write'] : [];
}

/** Rules that Copilot has no words for are left out. People were told when the run started. */
function ruleArguments(request: TurnRequest): string[] {
  const { allow, deny, excluded } = spellRules(
    {
      ...(request.allow && { allow: request.allow }),
      deny: [...(request.deny ?? []), ...(request.noEdits ?? [])],
    },
    { ruleKinds, toolNames },
    request.cwd,
  );
  return [
    ...allow.map((rule) => `--allow-tool=${rule}`),
    ...deny.map((rule) => `--deny-tool=${rule}`),
    ...(excluded.length === 0 ? [] : [`--excluded-tools=${excluded.join(',')}`]),
  ];
}

/** The CLI takes an empty list for none at all, so it is given a name that no tool has. MCP servers are named too. */
function toolArguments({ tools: choice, mcp = {} }: TurnRequest): string[] {
  if (choice === undefined || choice === 'default') return [];
  const ours = choice.flatMap((name) => ownValue(toolNames ?? {}, name) ?? [name]);
  const names = new Set([...ours, ...Object.keys(mcp)]);
  return [`--available-tools=${names.size === 0 ? 'none' : [...names].join(',')}`];
}

/** The environment of one turn. Without the switch a resumed session goes back to the directory it began in. */
export function copilotEnvironment({ env, ignoreProjectSettings }: TurnRequest): Record<string, string> {
  const isHidden = matcher(ignoreProjectSettings ? projectSettings.withoutVariables : [], false);
  const seen = Object.entries(env).filter(([name]) => !isHidden(name));
  return { ...Object.fromEntries(seen), COPILOT_DISABLE_RESUME_AUTO_CD: 'true' };
}
