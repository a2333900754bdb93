import { parse } from 'yaml';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Job {
  readonly uses?: string;
  readonly steps?: readonly Step[];
  readonly 'timeout-minutes'?: unknown;
  readonly concurrency?: unknown;
}
interface Workflow {
  readonly on?: unknown;
  readonly permissions?: unknown;
  readonly concurrency?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}
interface ActionManifest {
  readonly inputs: object;
  readonly outputs: object;
}

/** What others can write (a title, a branch's name, an agent's result): a shell that has it put in runs it. */
const UNTRUSTED = /\b(github\.event\.|github\.head_ref\b|inputs\.|steps\.|needs\.)/;
const EXPRESSION = /\$\{\{[\s\S]*?\}\}/g;
const HEAD = /github\.head_ref|github\.event\.(pull_request|workflow_run)\.head\b|refs\/pull\//;
const CHECKS_OUT_HEAD = /\bgh pr checkout\b|\bgit (fetch|checkout)\b.*pull\//;
/** The Action as a workflow names it, here or in another repository. */
const THIS_ACTION = /^(\.\/|[\w-]+\/raymond-action@.+)$/;
const STEP_OUTPUT = /\bsteps\.raymond\.outputs\.([\w-]+)/g;

/** What a workflow's text says against this repository's rules that the language server doesn't know. */
export function problemsOf(text: string, kind: 'own' | 'example', actionYml: string): string[] {
  const workflow = parse(text) as Workflow;
  const jobs = Object.entries(workflow.jobs);
  const steps = jobs.flatMap(([name, job]) =>
    (job.steps ?? []).map((step, index) => ({ step, where: `${name}, step ${index + 1}` })),
  );
  return [
    ...(workflow.permissions === undefined ? ['no permissions'] : []),
    ...jobs
      .filter(([, job]) => job.uses === undefined && job['timeout-minutes'] === undefined)
      .map(([name]) => `${name}: no timeout-minutes`),
    ...steps
      .filter(({ step }) =>
        (step.run?.match(EXPRESSION) ?? []).some((expression) => UNTRUSTED.test(expression)),
      )
      .map(({ where }) => `${where}: text of others in run:`),
    ...(triggers(workflow).includes('pull_request_target')
      ? steps
          .filter(({ step }) => checksOutHead(step))
          .map(({ where }) => `${where}: pull_request_target checks out the head`)
      : []),
    ...(kind === 'example' ? concurrencyProblems(workflow) : []),
    ...(kind === 'example'
      ? steps.filter(({ step }) => isMovable(step)).map(({ where }) => `${where}: not pinned by commit`)
      : []),
    ...steps.flatMap(({ step, where }) => unknownNames(step, actionYml).map((name) => `${where}: ${name}`)),
    ...unknownOutputs(text, actionYml),
  ];
}

function triggers({ on }: Workflow): string[] {
  if (typeof on === 'string') return [on];
  return Array.isArray(on) ? on : Object.keys(on ?? {});
}

function checksOutHead({ uses, run, with: inputs }: Step): boolean {
  if (uses?.startsWith('actions/checkout@')) return HEAD.test(JSON.stringify(inputs ?? {}));
  return CHECKS_OUT_HEAD.test(run ?? '');
}

/** A tag can be moved to another commit by whoever owns it. */
function isMovable({ uses = '' }: Step): boolean {
  return uses !== '' && !THIS_ACTION.test(uses) && !/@[0-9a-f]{40}$/.test(uses);
}

/** A run that the next one cuts off has been paid for: the examples wait instead. Answers are each a job's own. */
function concurrencyProblems({ concurrency, jobs }: Workflow): string[] {
  const ofJobs = Object.values(jobs).map((job) => job.concurrency);
  const groups = [concurrency, ...ofJobs].filter((group) => group !== undefined);
  const isWithout = ({ concurrency: own, steps = [] }: Job): boolean =>
    own === undefined &&
    steps.some(({ uses, with: given }) => THIS_ACTION.test(uses ?? '') && given?.mode !== 'answer');
  if (groups.length === 0 || (concurrency === undefined && Object.values(jobs).some(isWithout)))
    return ['no concurrency'];
  const cancels = groups.map((group) => (group as { 'cancel-in-progress'?: unknown })['cancel-in-progress']);
  return cancels.every((each) => each === undefined || each === false)
    ? []
    : ['concurrency cancels what runs'];
}

/** Offline, the language server doesn't know the inputs of an action in another repository. */
function unknownNames({ uses, with: inputs }: Step, actionYml: string): string[] {
  if (!THIS_ACTION.test(uses ?? '')) return [];
  const known = (parse(actionYml) as ActionManifest).inputs;
  return Object.keys(inputs ?? {})
    .filter((name) => !(name in known))
    .map((name) => `the Action has no input ${name}`);
}

function unknownOutputs(text: string, actionYml: string): string[] {
  const known = (parse(actionYml) as ActionManifest).outputs;
  return [...text.matchAll(STEP_OUTPUT)]
    .filter(([, name]) => !(name! in known))
    .map(([, name]) => `the Action has no output ${name}`);
}
