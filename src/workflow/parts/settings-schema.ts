import * as v from 'valibot';
import { PERMISSION_MODES } from '../../core/launch.js';
import { RULE } from '../../core/settings/rules.js';

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

/** Each key with what editors show of it. */
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

type Entry<Key extends keyof typeof ENTRIES> = (typeof ENTRIES)[Key][1];

/** For an object's schema: all may be missing. */
export const SETTING_ENTRIES = Object.fromEntries(
  Object.entries(ENTRIES).map(([key, [description, schema]]) => [
    key,
    v.exactOptional(v.pipe(schema as v.GenericSchema, v.description(description))),
  ]),
) as unknown as { [Key in keyof typeof ENTRIES]: v.ExactOptionalSchema<Entry<Key>, undefined> };
