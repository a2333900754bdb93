import type { TurnRequest } from './agent.js';

/** They ask a person, who is not there. */
const INTERACTIVE_TOOLS = 'AskUserQuestion,EnterPlanMode,ExitPlanMode';

/**
 * The arguments of one turn (spec 6.1). The prompt is not among them: it goes to stdin, since argv breaks at
 * 128 KiB and `--disallowedTools` would swallow it as another tool.
 */
export function claudeArguments(request: TurnRequest): string[] {
  return [
    '-p',
    ...['--output-format', 'stream-json', '--verbose'],
    ...(request.skipPermissions
      ? ['--dangerously-skip-permissions']
      : ['--permission-mode', request.permissionMode]),
    ...(request.model === undefined ? [] : ['--model', request.model]),
    ...(request.effort === undefined ? [] : ['--effort', request.effort]),
    ...(request.costCapUsd === undefined ? [] : ['--max-budget-usd', dollars(request.costCapUsd)]),
    ...sessionArguments(request),
    ...['--disallowedTools', INTERACTIVE_TOOLS],
  ];
}

function sessionArguments({ session }: TurnRequest): string[] {
  switch (session.kind) {
    case 'fresh':
      return ['--session-id', session.id];
    case 'resume':
      return ['--resume', session.id];
    case 'branch':
      return ['--resume', session.from, '--fork-session', '--session-id', session.id];
    default:
      return session satisfies never;
  }
}

/** The CLI takes no exponents, and refuses 0. */
export function dollars(amount: number): string {
  return amount.toFixed(6).replace(/\.?0+$/, '');
}

/** The environment of one turn: ours is no Claude Code session, and as root the permission flag needs a word more. */
export function claudeEnvironment(request: TurnRequest, isRoot: boolean): Record<string, string> {
  const { CLAUDECODE: _, ...env } = request.env;
  const skips = request.skipPermissions || request.permissionMode === 'bypassPermissions';
  return isRoot && skips ? { ...env, IS_SANDBOX: '1' } : env;
}
