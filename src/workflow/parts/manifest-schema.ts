import * as v from 'valibot';
import { AGENT_CLI_NAMES, isAgentCliName, listInWords } from '../../core/agent-clis.js';
import { PERMISSION_MODES } from '../../core/launch.js';
import { TOOL_NAME, TOOLS_ALLOWED } from '../../core/protocol/tools.js';
import { safeRecord } from '../../core/safe-record.js';
import { RULE } from '../../core/settings/rules.js';
import { isJsonObject } from '../../core/text/json-object.js';

/** What a state, or a manifest as the default of all its states, says of what its agent may use (spec 7.5). */

const RULES = 'must be a list of permission rules, such as ["Bash(npm test:*)", Edit]';
const rule = v.pipe(
  v.string(RULES),
  v.regex(RULE, ({ input }) => ruleProblem(input)),
);
const rules = v.array(rule, RULES);
const SERVERS = 'must be a file of MCP servers, the servers by their names, or a list of these';
const servers = v.record(v.string(), v.record(v.string(), v.unknown(), SERVERS), SERVERS);
const FILE = 'must be the name of a file of this workflow';
const file = v.pipe(v.string(FILE), v.regex(/\S/, FILE));
const PROMPT = 'must be some text, or a file: the name of a .md or .txt file, or { file: NAME }';
const FOLDERS = 'must be a list of folders';
const ARGS = 'must be a list of arguments (put numbers in quotes)';
const MODE = `must be one of ${PERMISSION_MODES.join(', ')}`;
const NAME = 'must be some text';

function ruleProblem(rule: string): string {
  if (/^[^()]+\([^)]*$/.test(rule)) return 'must be a permission rule, and its ")" is missing';
  return 'must be a permission rule: the name of a tool, or one with an argument, such as Bash(npm test:*)';
}

/** Each key with the description that editors show. */
const ENTRIES = {
  allow: ['What agents may do unasked: permission rules.', rules],
  deny: ['What agents may not do, whatever is allowed: permission rules.', rules],
  permission_mode: ['What agents may do unasked in general.', v.picklist(PERMISSION_MODES, MODE)],
  mcp: [
    'MCP servers: a file of them, the servers themselves, or a list of these.',
    v.union([file, v.array(v.union([file, servers], SERVERS)), servers], SERVERS),
  ],
  mcp_strict: ['No MCP servers but those of mcp.', v.boolean('must be true or false')],
  settings: ["A settings file of the agent CLI's.", file],
  system_prompt: [
    "Follows the agent's own system prompt: text, or a file.",
    v.union([v.pipe(v.string(PROMPT), v.regex(/\S/, PROMPT)), v.strictObject({ file })], PROMPT),
  ],
  add_dirs: [
    'Further folders that agents may use.',
    v.array(v.pipe(v.string(), v.regex(/\S/, FOLDERS)), FOLDERS),
  ],
  fallback_model: [
    'The model that is taken when the own one is overloaded.',
    v.pipe(v.string(NAME), v.regex(/\S/, NAME)),
  ],
  args: ['Further arguments for the agent CLI, handed on verbatim.', v.array(v.string(ARGS), ARGS)],
} as const;

type SettingEntry<Key extends keyof typeof ENTRIES> = (typeof ENTRIES)[Key][1];

/** Entries for an object's schema. All of them may be missing. */
export const SETTING_ENTRIES = Object.fromEntries(
  Object.entries(ENTRIES).map(([key, [description, schema]]) => [
    key,
    v.exactOptional(v.pipe(schema as v.GenericSchema, v.description(description))),
  ]),
) as unknown as { [Key in keyof typeof ENTRIES]: v.ExactOptionalSchema<SettingEntry<Key>, undefined> };

/**
 * The keys of spec 2.2, which every workflow can have. `workflow.yaml`, YAML documents and state graphs are checked by
 * them, and `docs/workflow.schema.json` tells editors of them.
 */

const QUOTES = 'must be text (put it in quotes)';
const TEXT = 'must be some text';
const text = v.pipe(v.string(QUOTES), v.regex(/\S/, TEXT), v.trim());
const BUDGET = 'must be US dollars: a number of 0 (no limit) or more';
const dollars = v.pipe(v.number(BUDGET), v.finite(BUDGET), v.minValue(0, BUDGET));

/** A key that may be missing, with the description that editors show. */
export function about<const TSchema extends v.GenericSchema>(description: string, schema: TSchema) {
  return v.exactOptional(v.pipe(schema, v.description(description)));
}

/** The `tools` of a state or of a manifest (spec 7.5). */
export const toolChoice = v.union(
  [v.literal('default'), v.array(v.pipe(v.string(), v.regex(TOOL_NAME, TOOLS_ALLOWED)))],
  TOOLS_ALLOWED,
);

const SCHEMA = "must be a file's name, or a schema (a mapping)";
/** The schema itself is checked where it is read (spec 7.4). */
export const resultSchema = v.union([text, v.looseObject({})], SCHEMA);

const MODELS = `must be a model, or a mapping of agent CLIs (${AGENT_CLI_NAMES.join(', ')}) to models`;
const modelChoice = v.union(
  [text, v.strictObject(v.entriesFromList(AGENT_CLI_NAMES, v.exactOptional(text)))],
  MODELS,
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
  ...SETTING_ENTRIES,
  budget: about('What a run may cost, in US dollars; 0 is no limit.', dollars),
  keys: about(
    '`proxy`: agents have no keys, which a process of ours holds with the budget.',
    v.literal('proxy', 'must be proxy: what gives agents their keys is said by flag or input'),
  ),
  result_schema: about(
    'What a result has to fit with which an agent leaves the workflow: a file with a JSON Schema, or the schema.',
    resultSchema,
  ),
  ai_credit_usd: about("What one of Copilot's AI credits costs, in US dollars; 0.01 if absent.", dollars),
};

const INPUT_ENTRIES = {
  mode: v.exactOptional(v.picklist(['required', 'optional', 'none'], 'must be required, optional or none')),
  label: v.exactOptional(v.string(QUOTES)),
  description: v.exactOptional(v.string(QUOTES)),
};
const INPUT = 'The text that a run is started with.';
const SHAPE = 'must be a mapping of mode, label and description';

const WORDS = 'must be text or a number';
const words = v.pipe(v.union([v.string(), v.number(), v.boolean()], WORDS), v.transform(String));
const AGENT = `must be ${listInWords(AGENT_CLI_NAMES)}`;
const agentName = v.pipe(text, v.check(isAgentCliName, AGENT));
const VARIABLE = 'is no name of a variable: letters, digits and _';
const variables = v.pipe(
  safeRecord(words),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const key of Object.keys(dataset.value)) {
      if (/^[A-Za-z_]\w*$/.test(key)) continue;
      const value = dataset.value[key];
      addIssue({
        message: `${key} ${VARIABLE}`,
        path: [{ type: 'object', origin: 'key', input: dataset.value, key, value }],
      });
    }
  }),
);

const WORKFLOW_NAME = 'is no name of a workflow: letters, digits, _, - and . alone';
const WORKFLOWS = 'must be a mapping of names to workflows: review: ../review';
/** The workflows that this one uses, by its names for them (spec 7.2). */
const workflowPaths = v.pipe(
  safeRecord(v.pipe(v.string('must be a path'), v.trim(), v.nonEmpty('must be a path'))),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const key of Object.keys(dataset.value)) {
      if (/^[\p{L}\p{N}_][\p{L}\p{N}_.-]*$/u.test(key) && key.length <= 100) continue;
      const value = dataset.value[key];
      addIssue({
        message: `"${key}" ${WORKFLOW_NAME}`,
        path: [{ type: 'object', origin: 'key', input: dataset.value, key, value }],
      });
    }
  }),
);

const workflows = v.lazy((value) => (isJsonObject(value) ? workflowPaths : v.never(WORKFLOWS)));

/** Keys of the Go Raymond that have other names here (spec 2.6). */
const FOREIGN = {
  default_budget: about('`budget`, as others call it.', dollars),
  backend: about(
    '`agent`, as others call it.',
    v.union(
      [
        agentName,
        v.pipe(
          v.looseObject({ name: agentName }),
          v.transform(({ name }) => name),
        ),
      ],
      AGENT,
    ),
  ),
};

/** For `workflow.yaml` and YAML documents, where unknown keys only get a warning. */
export const MANIFEST_SCHEMA = v.object({
  ...entries,
  agent: about('Which agent CLI runs the agents.', agentName),
  model: about("The model of the usual CLI's agents, or one a CLI.", modelChoice),
  environment: about('Variables that agents and scripts see.', variables),
  working_directory: about('Where agents and scripts start.', text),
  workflows: about('Other workflows that this one uses, by the names that it has for them.', workflows),
  ...FOREIGN,
  input: about(INPUT, v.object(INPUT_ENTRIES, SHAPE)),
});

/** Each foreign key with its name here. */
export const OUR_NAMES = { default_budget: 'budget', backend: 'agent' } as const satisfies Record<
  keyof typeof FOREIGN,
  string
>;

/** Keys of the Go Raymond's manifests that mean nothing here, and are no slips. */
export const UNUSED_NAMES: readonly string[] = ['id', 'requires_human_input'];

/** For state graphs, in which an unknown key is an error. */
export const STRICT_MANIFEST_ENTRIES = {
  ...entries,
  input: about(INPUT, v.strictObject(INPUT_ENTRIES, SHAPE)),
};

/** Keys at the top of a YAML document or in `workflow.yaml` (spec 2.2). */
export type Manifest = Readonly<Omit<v.InferOutput<typeof MANIFEST_SCHEMA>, keyof typeof FOREIGN>>;
