import { AGENT_CLI_NAMES, factsOf, isAgentCliName, listInWords } from '../agent-clis.js';
import { UsageError } from '../errors.js';

/**
 * The model of states that name none (spec 2.2, 3.8): one text, for the CLI of the run's default agent alone, or one
 * per CLI. Under `default` it means the same as the one text.
 */
export type ModelChoice = string | ModelsByCli;
export type ModelsByCli = Readonly<Record<string, string>>;

type SaidModel = ModelChoice | null | undefined;

/** One model per CLI: the first that is said for it. A plain model is for `agent`. */
export function modelsByCli(said: readonly SaidModel[], agent: string): ModelsByCli {
  const all = said.map((model) => {
    if (model == null) return {};
    const { default: plain, ...others } = typeof model === 'string' ? { default: model } : model;
    return { ...(plain !== undefined && { [agent]: plain }), ...others };
  });
  return Object.assign({}, ...all.reverse());
}

/** The same, as a run keeps it. */
export function keptModels(said: readonly SaidModel[], agent: string): ModelChoice | null {
  const models = modelsByCli(said, agent);
  const [cli, ...more] = Object.keys(models);
  if (cli === undefined) return null;
  return more.length === 0 && cli === agent ? models[cli]! : models;
}

/**
 * Reads `MODEL` and `CLI=MODEL`. Of several for one CLI, the last counts.
 * @throws UsageError for an unknown CLI
 */
export function readModels(given: readonly string[]): ModelChoice {
  const models = given.map((text) => {
    const [, cli, model = ''] = /^([A-Za-z][\w-]*)=(.*)$/s.exec(text.trim()) ?? [];
    if (cli === undefined) return { default: text.trim() };
    if (!isAgentCliName(cli) || model.trim() === '')
      throw new UsageError(
        `${text.trim()}: give MODEL, or CLI=MODEL, where CLI is ${listInWords(AGENT_CLI_NAMES)}.`,
      );
    return { [cli]: model.trim() };
  });
  const all: ModelsByCli = Object.assign({}, ...models);
  const { default: plain, ...others } = all;
  return plain !== undefined && Object.keys(others).length === 0 ? plain : all;
}

/** The choice as it would be given on a command line. */
export function printModels(choice: ModelChoice): string {
  if (typeof choice === 'string') return choice;
  return Object.entries(choice)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([cli, model]) => (cli === 'default' ? model : `${cli}=${model}`))
    .join('\n');
}

/**
 * Checks the models that are chosen for a whole run.
 * @throws UsageError for a model that its CLI cannot have
 */
export function checkModels(
  launch: { readonly model: SaidModel; readonly agent: string },
  env: NodeJS.ProcessEnv,
): void {
  for (const [cli, model] of Object.entries(modelsByCli([launch.model], launch.agent))) {
    const why = whyNoModel(cli, model, env);
    if (why !== null) throw new UsageError(`model: ${why}. Give CLI=MODEL where it is for another CLI.`);
  }
}

/**
 * Why a CLI cannot have a model, as far as that is known beforehand: the model is another CLI's own short name for one,
 * and this CLI asks no model server that the user has chosen. Null when it may have it.
 */
export function whyNoModel(cli: string, model: string, env: NodeJS.ProcessEnv): string | null {
  const facts = factsOf(cli);
  if (facts === null || facts.capabilities.standsIn || facts.modelAliases.includes(model)) return null;
  if (facts.endpoint !== null && env[facts.endpoint]) return null;
  const [whose] = AGENT_CLI_NAMES.flatMap((name) =>
    factsOf(name)!.modelAliases.includes(model) ? [name] : [],
  );
  return whose === undefined
    ? null
    : `"${model}" is a name of ${whose}'s for a model, and ${cli} knows none so called`;
}
