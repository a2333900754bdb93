import * as v from 'valibot';
import { TOOL_NAME, TOOLS_ALLOWED } from '../../core/protocol/tools.js';

/**
 * The keys of spec 2.2, which every workflow can have: what `workflow.yaml`, YAML documents and state graphs
 * check them with, and what `docs/workflow.schema.json` tells editors of them.
 */

const QUOTES = 'must be text (put it in quotes)';
const TEXT = 'must be some text';
const text = v.pipe(v.string(QUOTES), v.regex(/\S/, TEXT), v.trim());
const BUDGET = 'must be US dollars: a number of 0 (no limit) or more';
const dollars = v.pipe(v.number(BUDGET), v.finite(BUDGET), v.minValue(0, BUDGET));

/** A key that may be missing, with what editors show of it. */
export function about<const TSchema extends v.GenericSchema>(description: string, schema: TSchema) {
  return v.exactOptional(v.pipe(schema, v.description(description)));
}

/** `tools` of a state or of a manifest (spec 7.5). */
export const toolChoice = v.union(
  [v.literal('default'), v.array(v.pipe(v.string(), v.regex(TOOL_NAME, TOOLS_ALLOWED)))],
  TOOLS_ALLOWED,
);

const entries = {
  name: about('The name of the workflow.', text),
  description: about('What the workflow is for.', v.string(QUOTES)),
  agent: about('Which agent CLI runs the agents.', text),
  model: about('The model of all agents.', text),
  effort: about('How hard models think.', text),
  tools: about(
    'The built-in tools of the agents: a list of them, or default for all that the agent CLI has.',
    toolChoice,
  ),
  budget: about('What a run may cost, in US dollars; 0 is no limit.', dollars),
  ai_credit_usd: about("What one of Copilot's AI credits costs, in US dollars; 0.01 if absent.", dollars),
};

export const INPUT_ENTRIES = {
  mode: v.exactOptional(v.picklist(['required', 'optional', 'none'], 'must be required, optional or none')),
  label: v.exactOptional(v.string(QUOTES)),
  description: v.exactOptional(v.string(QUOTES)),
};
const INPUT = 'The text that a run is started with.';
const SHAPE = 'must be a mapping of mode, label and description';

/** Of `workflow.yaml` and YAML documents: unknown keys are left to a warning. */
export const MANIFEST_SCHEMA = v.object({
  ...entries,
  input: about(INPUT, v.object(INPUT_ENTRIES, SHAPE)),
});

/** Of a state graph, in which an unknown key is an error. */
export const STRICT_MANIFEST_ENTRIES = {
  ...entries,
  input: about(INPUT, v.strictObject(INPUT_ENTRIES, SHAPE)),
};

/** Keys at the top of a YAML document or in `workflow.yaml` (spec 2.2). */
export type Manifest = Readonly<v.InferOutput<typeof MANIFEST_SCHEMA>>;
