import {
  AGENT_CLI_NAMES,
  AGENT_KEYS,
  ARGS_INPUTS,
  type ArgsInput,
  type KeyInput,
  listInWords,
} from '../core/agent-clis.js';
import { DEFAULT_PERMISSION_MODE, KEY_PLACES, LAUNCH_DEFAULTS, PERMISSION_MODES } from '../core/launch.js';
import type { ValueKind } from '../core/text/value-kinds.js';

/** How an input's text becomes a value; see `inputs.ts`. */
export type InputKind =
  | ValueKind
  | { readonly kind: 'text' | 'secret' | 'switch' }
  /** Names, parted by commas, spaces or lines. */
  | { readonly kind: 'names' }
  /** One a line. */
  | { readonly kind: 'lines' }
  /** `MODEL` or `CLI=MODEL`, one a line. */
  | { readonly kind: 'models' }
  /** As a shell parts them. */
  | { readonly kind: 'words' }
  /** `name=value`, one a line. */
  | { readonly kind: 'pairs' };

export type Input = InputKind & {
  readonly description: string;
  readonly required?: true;
  /** Filled in by the runner and nobody else: not in the reference's table. */
  readonly hidden?: true;
  /** As in action.yml; an expression is evaluated by the runner. What a workflow's manifest may say has none (spec 4.8). */
  readonly default?: string;
};

type SecretInput = Extract<Input, { readonly kind: 'secret' }>;

/** One for each key that an agent CLI can be given through an input. */
const KEY_INPUTS = Object.fromEntries(
  AGENT_KEYS.flatMap(({ input, description = '' }) =>
    input === undefined ? [] : [[input, { kind: 'secret', description }]],
  ),
) as Readonly<Record<KeyInput, SecretInput>>;

/** One for each agent CLI that can be given further arguments. */
const ARGUMENT_INPUTS = Object.fromEntries(
  ARGS_INPUTS.map(({ cli, input }) => [
    input,
    {
      kind: 'words',
      description: `Further arguments for \`${cli}\`, as a shell would read them: \`--max-turns 5\`. Those that Raymond sets itself are refused.`,
    },
  ]),
) as Readonly<Record<ArgsInput, Extract<Input, { readonly kind: 'words' }>>>;

/** Every input, once: action.yml and docs/reference.md are compared with this by a test (spec 4.1). */
export const INPUTS = {
  workflow: {
    kind: 'text',
    required: true,
    description:
      'Workflow to run: a folder, a state file in it, a .zip or a .yaml, relative to `working-directory`.',
  },
  mode: {
    kind: 'choice',
    of: ['run', 'answer', 'tick', 'collect', 'test', 'lint'],
    default: 'run',
    description:
      '`run` runs the workflow; `collect` brings the legs of a fan-out together; `answer`, on issue_comment, reads an answer and wakes the run that has asked; `tick`, on a schedule, wakes parked runs that are due: these two run no agent and need no `workflow`. `lint` looks for mistakes in it, or in several, one a line, and tells each at its file and line. `test` plays its recordings and checks what their test.yaml say. Neither calls a model or needs secrets: both are safe on pull requests from forks.',
  },
  forks: {
    kind: 'choice',
    of: ['here', 'matrix'],
    default: 'here',
    description:
      'Where forked workers run: in this job, or each in a job of its own, for which the output `matrix` is; the reusable workflow `fan-out.yml` has these jobs.',
  },
  worker: {
    kind: 'count',
    description: 'In a job of the matrix, its `matrix.worker`: which leg of the fan-out it is.',
  },
  'max-legs': {
    kind: 'count',
    most: 256,
    default: '256',
    description: 'With `forks: matrix`, the most jobs that workers are shared out among.',
  },
  input: { kind: 'text', description: 'Text that the first state sees as `{{input}}`.' },
  'input-file': { kind: 'text', description: 'The same from a file.' },
  agent: {
    kind: 'choice',
    of: AGENT_CLI_NAMES,
    description: `Agent CLI for states that name none: ${listInWords(AGENT_CLI_NAMES.map((name) => `\`${name}\``))}. Default: the workflow's own, else \`${LAUNCH_DEFAULTS.agent}\`.`,
  },
  'agent-version': {
    kind: 'text',
    description:
      'Version of `agent` to install from npm when it is not on the PATH; default: a pinned one that is known to work.',
  },
  model: {
    kind: 'models',
    description:
      "Model for states that name none, of the run's own agent CLI; `CLI=MODEL` for those of another, one a line. Default: the workflow's own.",
  },
  effort: {
    kind: 'text',
    description: "Effort for states that name none: `low`, `medium`, `high` … Default: the workflow's own.",
  },
  budget: {
    kind: 'usd',
    description: `What the run may cost in USD, over all attempts (but for what one has spent that was lost before it saved anything); 0 = unlimited. Default: the workflow's own, else ${LAUNCH_DEFAULTS.budget_usd}.`,
  },
  concurrency: {
    kind: 'count',
    default: String(LAUNCH_DEFAULTS.concurrency),
    description: 'States running at once.',
  },
  timeout: {
    kind: 'duration',
    default: String(LAUNCH_DEFAULTS.timeout),
    description: 'End a state that has written nothing for so long (seconds, or `10m`); 0 = never.',
  },
  deadline: {
    kind: 'duration',
    description: 'Pause the run, to be resumed, after so long: for example `5h30m` in a job of six hours.',
  },
  'permission-mode': {
    kind: 'choice',
    of: PERMISSION_MODES,
    description: `Permission mode of states that name none. Default: the workflow's own, else \`${DEFAULT_PERMISSION_MODE}\`.`,
  },
  allow: {
    kind: 'lines',
    description:
      "What agents may do unasked in states that allow nothing themselves: permission rules such as `Bash(npm test:*)`, one a line. Default: the workflow's own.",
  },
  deny: {
    kind: 'lines',
    description: 'What no agent may do, besides what the workflow denies: permission rules, one a line.',
  },
  ...ARGUMENT_INPUTS,
  'dangerously-skip-permissions': {
    kind: 'switch',
    default: 'false',
    description: 'Let agents do anything unasked.',
  },
  'run-key': {
    kind: 'text',
    description:
      'What a run is known by across attempts. Default: workflow file, ref, run id, job, matrix leg and step, so that a re-run resumes and a new run starts afresh. A key of your own (`triage`) goes on across runs; the leg of a matrix is still part of it.',
  },
  'resume-run': {
    kind: 'count',
    description:
      'The id of a workflow run of the same workflow file and branch that this run goes on with, although it has the default run key: for a dispatch where "Re-run all jobs" does not find what was saved.',
  },
  answer: {
    kind: 'text',
    description:
      'The answer to an open question of the run that this job goes on with: in a re-run, or in a dispatch with `resume-run`. It counts only when a person with write access has started this attempt.',
  },
  'ask-id': {
    kind: 'text',
    description: 'The question that `answer` is for, where several are open; the job summary has the ids.',
  },
  'comment-id': {
    kind: 'count',
    description:
      'The id of a comment with an answer (`/raymond answer …`): this job goes on with the run that has asked, or does nothing where that is another job’s. `mode: answer` dispatches with it; every check is made again.',
  },
  'max-wakes': {
    kind: 'count',
    most: 20,
    default: '5',
    description:
      'How often in a row `mode: tick` wakes a run that comes no further by it. The wakes are 15 minutes, 30 minutes, an hour … apart; then the run counts as stuck, which a warning says.',
  },
  'key-across-matrix': {
    kind: 'switch',
    default: 'false',
    description: 'All legs of a matrix share the `run-key`: only one of them can run at a time.',
  },
  matrix: {
    kind: 'text',
    hidden: true,
    default: '${{ toJson(matrix) }}',
    description: 'Leg of the matrix. The runner fills it in.',
  },
  'check-run-id': {
    kind: 'text',
    hidden: true,
    default: '${{ job.check_run_id }}',
    description: "The job's check run. The runner fills it in.",
  },
  'state-key': {
    kind: 'secret',
    description:
      'Keys that seal checkpoints, one a line, each of at least 32 characters and none that could be guessed: the first seals, all of them open. Without it the key of the agent does. Make one with `openssl rand -base64 32`.',
  },
  resume: {
    kind: 'choice',
    of: ['auto', 'never', 'force', 'fresh-if-stuck'],
    default: 'auto',
    description:
      '`auto` resumes if there is a checkpoint; `never` starts afresh; `force` takes an overtaken one too and fails without one; `fresh-if-stuck` starts afresh where `auto` would stop.',
  },
  'on-base-change': {
    kind: 'choice',
    of: ['fail', 'checkout-base', 'fresh'],
    default: 'fail',
    description:
      'What a resume does when the branch has moved on and the kept changes conflict with it: `fail`, check out the commit that they were made on, or start afresh.',
  },
  'state-store': {
    kind: 'choice',
    of: ['auto', 'cache', 'artifact', 'none'],
    default: 'auto',
    description: 'Where checkpoints are kept: `auto` tries the cache, then an artifact.',
  },
  'workspace-snapshot': {
    kind: 'choice',
    of: ['auto', 'off'],
    default: 'auto',
    description: 'Keep unpushed commits and uncommitted changes with the checkpoint.',
  },
  'checkpoint-interval': {
    kind: 'duration',
    default: '300',
    description: 'Time between checkpoints while the run goes on, at least (seconds, or `5m`).',
  },
  'on-ask': {
    kind: 'choice',
    of: ['comment', 'pause', 'fail'],
    default: 'comment',
    description:
      'What an `<ask>` does. `comment`: the run parks, and the question is put on the issue or pull request of the event, where people with write access answer it by a comment (it takes `issues: write`, on a pull request `pull-requests: write`). `pause`: it stands in the job summary alone. `fail`: the run fails.',
  },
  'on-limit': {
    kind: 'choice',
    of: ['auto', 'wait', 'pause'],
    default: LAUNCH_DEFAULTS.on_limit,
    description: 'What a usage limit does: wait when it resets within ten minutes, or pause.',
  },
  'fail-on-pause': {
    kind: 'switch',
    default: 'false',
    description: 'A run that pauses or asks fails the job instead of ending it with a notice.',
  },
  transcripts: {
    kind: 'choice',
    of: ['redacted', 'off'],
    default: 'redacted',
    description: "Upload the agents' transcripts as an artifact, with secrets taken out.",
  },
  'retention-days': {
    kind: 'count',
    least: 0,
    most: 90,
    default: '0',
    description: "Days that artifacts are kept; 0 = the repository's default.",
  },
  keys: {
    kind: 'choice',
    of: KEY_PLACES,
    description:
      "Who holds agents' keys. `proxy` (the default): a process of ours, which lets no request go beyond the budget; agents see dummies. `environment`: the agents themselves.",
  },
  'env-allow': {
    kind: 'names',
    description:
      'Environment variables (a `*` at the end matches) that agents and scripts may see besides the usual ones.',
  },
  'allow-outside-workspace': {
    kind: 'switch',
    default: 'false',
    description: "Let `cd` lead out of the workspace and the runner's temp folder.",
  },
  'project-settings': {
    kind: 'switch',
    default: 'false',
    description:
      'Load settings, hooks and MCP servers that the checkout brings along for agents, though strangers may have written it. A checkout that is trusted always may.',
  },
  'trust-checkout': {
    kind: 'switch',
    default: 'false',
    description:
      'Read the workflow from the checkout, whatever it is, though strangers may have written it; else it is read from the base commit.',
  },
  'allow-users': { kind: 'names', description: 'People without write access who may start runs.' },
  'allow-bots': { kind: 'names', description: 'Bots that may start runs; `*` = any.' },
  summary: { kind: 'switch', default: 'true', description: 'Write the job summary.' },
  vars: { kind: 'pairs', description: 'Variables of a state graph: `name=value`, one a line.' },
  recording: {
    kind: 'text',
    description: 'The recording that `agent: replay` plays. Default: `recording/` beside the workflow.',
  },
  ...KEY_INPUTS,
  'github-token': {
    kind: 'secret',
    default: '${{ github.token }}',
    description:
      'Token to check who started the run and to read artifacts of earlier attempts. Agents do not get it.',
  },
  'working-directory': {
    kind: 'text',
    default: '.',
    description: 'Folder to work in, relative to the workspace.',
  },
} as const satisfies Record<string, Input>;

export type InputName = keyof typeof INPUTS;

/** Modes that are about runs, whatever their workflow. */
export const MODES_WITHOUT_WORKFLOW: readonly string[] = ['answer', 'tick'];

export const INPUT_ENTRIES = Object.entries(INPUTS) as readonly [InputName, Input][];

/** Every output (spec 4.2); all are always set. */
export const OUTPUTS = {
  result:
    "The run's `<result>`; of one over 512 KiB its first 64 KiB, with a warning. A typed one (`result_schema`) is JSON that `fromJSON` takes, and never cut: over 512 KiB it is `null`, with a warning. The whole is in `result-file`: a step whose `env` has a value over 128 KiB does not start on Linux.",
  'result-file': 'File that holds the whole result.',
  'total-cost':
    'What the run has cost over all attempts, USD. Not in it is what an attempt has spent that was lost before it saved anything: a warning names it, and the summary says "at least".',
  'run-cost': 'What this attempt has cost, USD.',
  status:
    '`completed`, `failed`, `asking`, `paused`, `budget_exceeded` or `forked`; empty if the run could not be started.',
  reason: 'Stable code of why it did not complete, for example `USAGE_LIMIT`.',
  'run-id': "The run's id.",
  results: "JSON: every ended agent's result by agent id.",
  steps: 'States visited.',
  resumed: '`true` if a checkpoint was resumed.',
  'resume-at': 'Time from which a resume makes sense, ISO 8601.',
  ask: 'JSON: the open questions; `url` is the comment of one that is on an issue.',
  'ask-url': 'The comment that the question was put in; of several the first.',
  'state-file': 'The state file.',
  'run-key': 'What the run is known by; see the input.',
  'state-saved':
    '`cache`, `artifact` or `none`. Outputs are those of the step itself: of one that was cancelled or has timed out it may be `none` although the checkpoint is saved after it; the job summary then says where.',
  'state-expires': 'When the checkpoint is gone, ISO 8601, if nobody uses it; empty if there is none.',
  'transcripts-artifact': 'Name of the artifact with the transcripts.',
  'transcripts-url': 'Its address.',
  matrix:
    'With `status: forked` the `strategy.matrix` of the jobs that run the workers, as JSON; else empty. What is in it: `{"include":[{"worker":"3","name":"work-3"}]}`.',
} as const;

export type OutputName = keyof typeof OUTPUTS;
