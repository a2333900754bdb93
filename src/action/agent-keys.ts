import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { type AgentCliFacts, factsOf } from '../core/agent-clis.js';
import { RaymondError } from '../core/errors.js';
import type { JobContext } from './context.js';
import type { Environment } from './inputs.js';

/**
 * Finds out before anything is installed whether each agent CLI has what it logs in with (spec 4.8): a key from an
 * input or the environment, a login in its own folder, or a cloud's.
 * @throws RaymondError AUTHENTICATION that names the input
 */
export function checkKeys(agents: readonly string[], environment: Environment, context: JobContext): void {
  for (const agent of agents) {
    const facts = factsOf(agent);
    if (facts === null || facts.keys.length === 0 || isLoggedIn(facts, environment)) continue;
    throw new RaymondError(
      'AUTHENTICATION',
      `The workflow runs ${facts.title}, and there is no key for it. ${wayToGive(facts)}${whyEmpty(context)}`,
    );
  }
}

function isLoggedIn(facts: AgentCliFacts, environment: Environment): boolean {
  // A Mac keeps logins in its keychain, which is the CLI's own to ask.
  if (process.platform === 'darwin') return true;
  const { keys, logins } = facts;
  if (keys.some(({ variable }) => (environment[variable] ?? '') !== '')) return true;
  if (logins.variables.some((name) => !/^(|0|false|no|off)$/i.test(environment[name] ?? ''))) return true;
  if (facts.home === null) return false;
  const user = environment.HOME || homedir();
  const home = environment[facts.home.variable] || join(user, facts.home.folder);
  return logins.files.some(({ name, says }) => textOf(join(home, name)).includes(says));
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** As it is to be written into the workflow file. */
function wayToGive({ keys }: AgentCliFacts): string {
  const [key, ...others] = keys;
  const { variable = '', input } = key ?? {};
  const secret = `\${{ secrets.${variable} }}`;
  const more = others.flatMap((each) => (each.input === undefined ? [] : [`\`${each.input}\``]));
  const or = more.length === 0 ? '' : ` (or ${more.join(', ')})`;
  return input === undefined
    ? `Give the step the variable, below \`env\`:\n${variable}: ${secret}`
    : `Give the step the input${or}, below \`with\`:\n${input}: ${secret}`;
}

/** Where the secret is named and yet empty. */
function whyEmpty({ eventName, event, actor, owner, repo }: JobContext): string {
  const pull = event.pull_request as { head?: { repo?: { full_name?: unknown } | null } } | undefined;
  const isForks = pull !== undefined && pull.head?.repo?.full_name !== `${owner}/${repo}`;
  if (isForks && eventName !== 'pull_request_target')
    return '\nThis is a pull request from a fork: GitHub gives it no secrets, so that the workflow can only run on branches of the repository itself.';
  if (actor === 'dependabot[bot]')
    return '\nDependabot started this run: it is given the secrets of Dependabot alone (Settings > Secrets > Dependabot).';
  return '\nIf it is there, the secret is empty: it does not exist in this repository or environment.';
}
