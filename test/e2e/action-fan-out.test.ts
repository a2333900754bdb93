import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { ActionLab, type Job } from '../support/action-lab.js';
import { at, costOf, INSTALL_TIMEOUT_MS, installClaude, prompt } from '../support/e2e-lab.js';
import { endProcesses } from '../support/e2e-processes.js';

beforeAll(installClaude, INSTALL_TIMEOUT_MS);

let lab: ActionLab;
afterEach(() => lab.close());

const STATE_KEY = 'a state key of the tests, forty-three chars';
type Main = Awaited<ReturnType<Job['main']>>;

/** One worker an issue, and a join that tells of all of them. */
const flow = (issues: number) => ({
  'wf/START.sh': `for n in $(seq 1 ${issues}); do echo "<fork next='REPORT' n='$n'>ISSUE</fork>"; done`,
  'wf/ISSUE.md': prompt('ISSUE', 'Look at issue {{n}}.'),
  'wf/REPORT.sh': `# raymond: join=all
exec node -e '
const workers = JSON.parse(require("fs").readFileSync(process.env.RAYMOND_WORKERS_FILE, "utf8"));
console.log("<result>" + workers.map((each) => [each.variables.n, each.status, each.result].join(" ")).join("; ") + "</result>");
'`,
});

/** The jobs of the reusable workflow, one run of them. */
class FanOut {
  constructor(
    private readonly inputs: Readonly<Record<string, string>> = {},
    private readonly runId = 1001,
  ) {}

  plan(attempt = 1): Job {
    return this.job('plan', { forks: 'matrix' }, { attempt });
  }

  leg(worker: string, attempt = 1, env = {}): Job {
    return this.job('work', { worker }, { attempt, env, matrix: { worker, name: `work-${worker}` } });
  }

  collect(attempt = 1, round = 1): Job {
    const last = round === 1 ? {} : { forks: 'here' };
    return this.job(round === 1 ? 'collect' : 'collect-2', { mode: 'collect', forks: 'matrix', ...last }, { attempt });
  }

  private job(name: string, role: Record<string, string>, options: Partial<Parameters<ActionLab['job']>[0]>): Job {
    const inputs = { 'state-key': STATE_KEY, ...this.inputs, ...role };
    const jobName = options?.matrix ? `triage / ${(options.matrix as { name: string }).name}` : `triage / ${name}`;
    return lab.job({ runId: this.runId, job: name, jobName, ...options, inputs });
  }
}

async function whole(job: Job): Promise<Main> {
  const main = await job.main();
  await job.post();
  job.over(main.conclusion);
  return main;
}

/** SIGKILL, and the machine is gone: no post. */
async function lose(job: Job): Promise<void> {
  const ended = job.kill();
  await ended;
  endProcesses(job.folders.root);
  job.over();
}

const said = ({ annotations }: Main): string => annotations.map(({ message }) => message).join('\n');
const workersIn = ({ outputs }: Main): string[] =>
  (JSON.parse(outputs.matrix!) as { include: { worker: string }[] }).include.map(({ worker }) => worker);
const servedUsd = (): number =>
  lab.api.requests.reduce((sum, { reply }) => sum + costOf('2.1.330', reply.usage), 0);

test('smoke', async () => {
  lab = await ActionLab.open(flow(4));
  lab.api.reply(at('ISSUE'), ({ lastPrompt }) => `<result>verdict on ${/issue (\d+)/.exec(lastPrompt)?.[1]}</result>`);
  const fan = new FanOut({ 'max-legs': '2' });
  const plan = await whole(fan.plan());
  console.log(plan.conclusion, plan.outputs, said(plan), plan.log.slice(-3000));
  for (const worker of workersIn(plan)) {
    const leg = await whole(fan.leg(worker));
    console.log(leg.conclusion, leg.outputs, said(leg), leg.log.slice(-3000));
  }
  const collect = await whole(fan.collect());
  console.log(collect.conclusion, collect.outputs, said(collect), collect.log.slice(-3000));
  expect(Number(collect.outputs['total-cost'])).toBeCloseTo(servedUsd(), 6);
});
