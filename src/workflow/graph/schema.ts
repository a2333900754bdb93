import * as v from 'valibot';
import { DEFAULT_PROMPT } from '../../core/graph/graph.js';
import { VARIABLE_NAME } from '../../core/graph/variables.js';
import { LIMITS } from '../../core/limits/limits.js';
import { about, resultSchema, STRICT_MANIFEST_ENTRIES } from '../parts/manifest-schema.js';

/**
 * What a state graph's file can say (spec 5.2 to 5.8): the one source of the loader's checks and of
 * `docs/workflow.schema.json`, which scripts/schema.mjs writes for editors. Descriptions are what they show.
 */

/** No process can be given a NUL. The file scripts/schema.mjs knows this message, and tells editors of it. */
export const NO_NUL = 'must be text without a NUL character';
const withoutNul = v.check((value: string) => !value.includes('\0'), NO_NUL);
const SHELL_BYTES = LIMITS.shellText.value;
const TOO_LONG = `must be at most ${SHELL_BYTES / 1000} kB, what a process can be given (put it into a script)`;

const TEXT = 'must be some text';
const text = v.pipe(v.string(TEXT), v.regex(/\S/, TEXT));
/** A text for `sh -c`. */
const shell = v.pipe(v.string(TEXT), v.regex(/\S/, TEXT), withoutNul, v.maxBytes(SHELL_BYTES, TOO_LONG));
const NAME = "must be a state's name";
const state = v.pipe(v.string(NAME), v.regex(/\S/, NAME));
const states = v.array(state, "must be a list of states' names");
const flag = v.boolean('must be true or false');
const COUNT = 'must be a whole number of 1 or more';
const count = v.pipe(v.number(COUNT), v.integer(COUNT), v.minValue(1, COUNT));
const VARIABLE = 'must be a name of letters, digits, _ and -, a letter or _ first';
const variable = v.pipe(v.string(VARIABLE), v.regex(new RegExp(`^${VARIABLE_NAME}$`), VARIABLE));

const visitLimit = v.strictObject(
  {
    count: v.pipe(count, v.description('How often the state may be entered.')),
    continue: about('Where the next entry goes instead of failing the run.', state),
  },
  'must be a number, or a mapping of count and continue',
);

const output = v.strictObject(
  {
    store: about('Keep the output in outputs/<state>.md.', flag),
    tail: about('Keep the last lines alone: how many.', count),
    marker: about('Keep what follows this text, in any case.', text),
    marker_end: about('Keep what comes before this text, in any case.', text),
    use_latest: about('How many earlier outputs the agent gets to see; all without it.', count),
  },
  'must be a mapping such as { store: true, tail: 100 }',
);

const SOURCE = 'must be { output: STATE } or { var: "${NAME}" }';
const VAR = 'must be written as "${NAME}"';
const teachSource = v.strictObject(
  {
    output: about('A state whose stored output holds the lesson.', state),
    var: about(
      'A variable that holds the lesson, as "${NAME}".',
      v.pipe(v.string(VAR), v.regex(new RegExp(`^\\$\\{${VARIABLE_NAME}\\}$`), VAR)),
    ),
    scope: about(
      'Whether the lesson is for this workflow alone.',
      v.picklist(['global', 'workflow'], 'must be global or workflow'),
    ),
  },
  SOURCE,
);

const on = v.strictObject(
  {
    PASSED: v.pipe(state, v.description('Where to go if the work succeeded.')),
    FAILED: about('Where to go if it failed.', state),
  },
  'must be a mapping of PASSED and FAILED to states',
);

const approval = v.strictObject(
  {
    question: v.pipe(text, v.description('What the person is asked. ${name} is filled in.')),
    PASSED: v.pipe(state, v.description('Where to go after a yes.')),
    FAILED: v.pipe(state, v.description('Where to go after a no.')),
    notify: about('Shell text that runs before the question is asked.', shell),
    multiline: about('The reason can have several lines.', flag),
  },
  'must be a mapping of question, PASSED and FAILED',
);

const feedback = v.strictObject(
  {
    expose_var: v.pipe(variable, v.description('The variable that the text goes into.')),
    question: about('What the person is asked. ${name} is filled in.', text),
    required: about('Nothing is no answer.', flag),
    multiline: about('The text can have several lines.', flag),
  },
  'must be a mapping with expose_var',
);

/** The four ways to say where a state goes on (spec 5.4). Without one it is terminal. */
const routing = {
  on: about('Where to go by whether the work succeeded.', on),
  transitions: about(
    'Where to go by the last line of the output; `default` for every other one.',
    v.pipe(
      v.objectWithRest({ default: v.exactOptional(state) }, state, 'must be a mapping of outcomes to states'),
      v.minEntries(1, 'must name at least one outcome'),
    ),
  ),
  continue: about('Where to go whatever happened.', state),
  approval: about('A person decides, once the work is done.', approval),
};

export const ROUTING_KEYS = Object.keys(routing);

const common = {
  ...routing,
  notify: about('Shell text that runs as the state is entered. Variables are in $RAILI_VAR_<NAME>.', shell),
  reset_outputs: about('States whose stored outputs are deleted as this one is entered.', states),
  max_visits: about(
    'How often the state may be entered.',
    v.union([count, visitLimit], 'must be a number, or a mapping of count and continue'),
  ),
  reset_max_visits: about('States whose visits are counted anew as this one is entered.', states),
  skip: about('Go there at once, without entering this state.', state),
  teach: about(
    'Lessons for agents, by agent.',
    v.record(
      v.string(),
      v.array(teachSource, 'must be a list of { output: STATE } or { var: "${NAME}" }'),
      'must be a mapping of agents to lists',
    ),
  ),
  feedback: about('A person is asked for a text, before the state goes on.', feedback),
};

/** This field is for a group's file alone. */
const inner = { out: about("In a group's file: the state goes on as the group does.", flag) };

const OPTIONAL_NAME = `${VARIABLE}; "?" at its end if it may be missing`;
const expose = about(
  'Variables that stdout gives, in lines such as name=value.',
  v.array(
    v.pipe(v.string(OPTIONAL_NAME), v.regex(new RegExp(`^${VARIABLE_NAME}\\??$`), OPTIONAL_NAME)),
    'must be a list of names',
  ),
);
const stored = about('What is kept of the output.', output);

/** The fields of each type of state (spec 5.3). */
export const STATE_SCHEMAS = {
  agent: v.strictObject({
    type: v.literal('agent'),
    agent: v.pipe(text, v.description("The agent's id in agent-registry.json.")),
    model: about('Another model than the usual one.', text),
    prompt: about(`What the agent is told. Default: "${DEFAULT_PROMPT}". \${name} is filled in.`, text),
    output: stored,
    result_schema: about(
      'What the output has to be: a file with a JSON Schema, beside this one, or the schema itself.',
      resultSchema,
    ),
    ...common,
    ...inner,
  }),
  script: v.strictObject({
    type: v.literal('script'),
    script: v.pipe(text, v.description("The script's id in script-registry.json.")),
    args: about(
      'What the script is called with. ${name} is filled in.',
      v.array(v.pipe(v.string('must be text (put it in quotes)'), withoutNul), 'must be a list of texts'),
    ),
    expose,
    output: stored,
    ...common,
    ...inner,
  }),
  command: v.strictObject({
    type: v.literal('command'),
    command: v.pipe(shell, v.description('For `sh -c`. Variables are in $RAILI_VAR_<NAME>.')),
    directory: about(
      'Where the command runs, from the project root. ${name} is filled in.',
      v.pipe(text, withoutNul),
    ),
    expose,
    output: stored,
    ...common,
    ...inner,
  }),
  engine: v.strictObject({
    type: v.literal('engine'),
    success: about("A terminal state's verdict on the run.", flag),
    ...common,
    ...inner,
  }),
  group: v.strictObject({
    type: v.literal('group'),
    group: v.pipe(text, v.description("The file with the group's states, from the workflow's folder.")),
    ...common,
    ...inner,
  }),
};

export type StateType = keyof typeof STATE_SCHEMAS;
export type StateData = { [T in StateType]: v.InferOutput<(typeof STATE_SCHEMAS)[T]> }[StateType];

export const STATE_TYPES = Object.keys(STATE_SCHEMAS) as StateType[];

const input = v.strictObject(
  {
    name: v.pipe(variable, v.description('As it is used in ${name}.')),
    description: about('What people are asked for.', v.string('must be text')),
    log: about('The value is told when a run starts, and kept with it.', flag),
  },
  'must be a name, or a mapping of name, description and log',
);

const inputs = about(
  'Variables whose values are given from outside.',
  v.array(
    v.union([variable, input], 'must be a name, or a mapping of name, description and log'),
    'must be a list of names',
  ),
);

const anyState = v.variant('type', [
  STATE_SCHEMAS.agent,
  STATE_SCHEMAS.script,
  STATE_SCHEMAS.command,
  STATE_SCHEMAS.engine,
  STATE_SCHEMAS.group,
]);

const $schema = about(
  'Where the JSON Schema is that editors check this file with.',
  v.string('must be text'),
);

const statesByName = v.pipe(
  v.record(v.string(), anyState),
  v.minEntries(1, 'must have at least one state'),
  v.description('The states by their names.'),
);

/** The schema of a whole file (spec 5.2). The loader checks its states one by one, by `STATE_SCHEMAS`. */
export const GRAPH_SCHEMA = v.strictObject({
  $schema,
  ...STRICT_MANIFEST_ENTRIES,
  initial: v.pipe(state, v.description('The state that a run starts with.')),
  error: about('A terminal state that is entered when something fails for good.', state),
  inputs,
  states: statesByName,
});

/** The schema of a group's file (spec 5.8). */
export const GROUP_FILE_SCHEMA = v.strictObject({ states: statesByName, inputs, $schema });
