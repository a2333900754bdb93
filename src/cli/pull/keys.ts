import { type ChosenKeys, chooseKeys } from '../../checkpoint/seal/index.js';
import { AGENT_KEYS } from '../../core/agent-clis.js';

export const STATE_KEY_VARIABLE = 'RAYMOND_STATE_KEY';

/**
 * The keys that open a checkpoint on the command line: RAYMOND_STATE_KEY, one per line; without it the agents' own keys
 * in the order in which a job takes one of them (spec 4.3).
 * @throws UsageError for a line that is too short
 */
export function keysOf(env: Readonly<Record<string, string | undefined>>, repositoryId: string): ChosenKeys {
  const others = [...AGENT_KEYS]
    .sort((a, b) => a.seals - b.seals)
    .map(({ variable, isGitHubToken = false }) => ({
      name: variable,
      value: env[variable] ?? null,
      isGitHubToken,
    }));
  return chooseKeys(
    {
      stateKey: env[STATE_KEY_VARIABLE] ?? null,
      stateKeyName: STATE_KEY_VARIABLE,
      onlyOpens: true,
      others,
      hasCloudSession: !!env.AWS_SESSION_TOKEN,
    },
    repositoryId,
  );
}
