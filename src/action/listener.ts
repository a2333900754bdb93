import {
  createRedactor,
  type FoundSecrets,
  type Redactor,
  secretsFrom,
} from '../checkpoint/redact/redact.js';
import { AGENT_CLI_NAMES, AGENT_KEYS, AGENT_VARIABLES, ownVariables } from '../core/agent-clis.js';
import type { Environment } from '../process/environment.js';
import { childEnvironment } from '../process/environment.js';
import { INPUT_ENTRIES } from './input-table.js';
import { readNames, variableOf } from './inputs.js';
import { RunnerOutput } from './voice.js';

/** What can be known of a job before its inputs are, should they be unusable. */
export interface Listener {
  readonly environment: Environment;
  readonly secrets: readonly string[];
  readonly passedOver: FoundSecrets['passedOver'];
  readonly redactor: Redactor;
  readonly voice: RunnerOutput;
}

export function listenTo(environment: Environment): Listener {
  const { secrets, passedOver } = secretsOf(environment);
  const redactor = createRedactor(secrets);
  const voice = new RunnerOutput({ environment, redact: (text) => redactor.redactText(text) });
  return { environment, secrets, passedOver, redactor, voice };
}

/**
 * An agent's key is a secret whatever it looks like; of the rest of the environment only what children may see. The
 * inputs are taken as they are given: what is said of unusable ones is redacted too.
 */
function secretsOf(environment: Environment): FoundSecrets {
  const given = (name: string): string | null => environment[variableOf(name)]?.trim() || null;
  const secretInputs = INPUT_ENTRIES.filter(([, input]) => input.kind === 'secret');
  const keys = AGENT_KEYS.map(({ variable }) => variable);
  const allowed = childEnvironment({
    parent: environment,
    mode: 'allow-list',
    allow: readNames(given('env-allow') ?? ''),
    own: AGENT_CLI_NAMES.flatMap((name) => ownVariables(name, environment)),
    secrets: AGENT_VARIABLES,
  });
  return secretsFrom({
    // Each line of one that has several is a secret by itself.
    inputs: Object.fromEntries(
      secretInputs.flatMap(([name]) =>
        (given(name)?.split(/[\r\n]+/) ?? []).map((line, index) => [`${name} ${index + 1}`, line.trim()]),
      ),
    ),
    keys,
    environment: { ...allowed.env, ...Object.fromEntries(keys.map((name) => [name, environment[name]])) },
  });
}
