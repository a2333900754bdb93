import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { checkpointName, chooseKeys, keyHash } from '../../src/checkpoint/seal/index.js';
import { CARRIER_FILE } from '../../src/runtime/checkpoint/carrier.js';
import { ActionLab, type Job } from '../support/action-lab.js';
import { at, costOf, E2eLab, INSTALL_TIMEOUT_MS, installClaude, prompt } from '../support/e2e-lab.js';
import { endProcesses } from '../support/e2e-processes.js';
import { Insider, putArtifact, zipOf } from '../support/forge.js';
import { FAST } from '../support/runner/fixture-job.js';

beforeAll(installClaude, INSTALL_TIMEOUT_MS);

let lab: ActionLab;
afterEach(() => lab.close());

const STATE_KEY = 'a state key of the tests, forty-three chars';
type Options = NonNullable<Parameters<ActionLab['job']>[0]>;
type Request = Parameters<ReturnType<typeof at>>[0];
type Main = Awaited<ReturnType<Job['main']>>;

/** The jobs of the reusable workflow, all of one run. */
class FanOut {
  constructor(
    private readonly inputs: Readonly<Record<string, string>> = {},
    private readonly run: Partial<Options> = {},
  ) {}

  plan(options: Options = {}): Job {
    return this.job('plan', { forks: 'matrix' }, options);
  }

  leg(worker: string, options: Options = {}): Job {
    return this.job(`work-${worker}`, { worker }, { matrix: { worker, name: `work-${worker}` }, ...options });
  }

  collect(options: Options = {}): Job {
    return this.job('collect', { mode: 'collect', forks: 'matrix' }, options);
  }

  /** That of the last round. */
  collectLast(options: Options = {}): Job {
    return this.job('collect-2', { mode: 'collect', forks: 'here' }, options);
  }

  private job(name: string, role: Readonly<Record<string, string>>, options: Options): Job {
    const inputs = { 'state-key': STATE_KEY, ...this.inputs, ...role, ...options.inputs };
    return lab.job({ job: name, jobName: `triage / ${name}`, ...this.run, ...options, inputs });
  }
}

/** Main and post, and the machine is gone. */
async function whole(job: Job): Promise<Main> {
  const main = await job.main();
  await job.post();
  job.over(main.conclusion);
  return main;
}

/** The machine is gone, and no post was run. */
async function lose(job: Job): Promise<void> {
  await job.kill();
  endProcesses(lab.folder);
  job.over();
}

/** Two jobs at once, as the machine has two cores. */
async function sideBySide(jobs: readonly Job[]): Promise<Main[]> {
  const ended: Main[] = [];
  const left = [...jobs.entries()];
  const work = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift())
      ended[next[0]] = await whole(next[1]);
  };
  await Promise.all([work(), work()]);
  return ended;
}

const said = ({ annotations }: Main): string => annotations.map(({ message }) => message).join('\n');
const workersIn = ({ outputs }: Main): string[] =>
  (JSON.parse(outputs.matrix!) as { include: { worker: string }[] }).include.map(({ worker }) => worker);
/** What came of a job, in short. */
const end = ({ conclusion, outputs }: Main) => [conclusion, outputs.status];

const ISSUES = 60;
/** In whichever prompt of its session: an agent that was cut off is told to go on, and not of its issue again. */
const issueIn = (request: Partial<Request>): number =>
  Number(/issue (\d+)/.exec(request.prompts?.join('\n') ?? '')?.[1]);
/** Every other issue is read by an agent; the rest are a script's. */
const DISPATCHER = {
  'START.sh': `for n in $(seq 1 ${ISSUES}); do
  [ $((n % 2)) = 0 ] && state=ISSUE || state=KNOWN
  echo "<fork next='REPORT' n='$n'>$state</fork>"
done`,
  'ISSUE.md': prompt('ISSUE', 'Look at issue {{n}}.'),
  'KNOWN.sh': `echo "<result>$RAYMOND_VAR_N is known</result>"`,
  'REPORT.sh': `# raymond: join=all
exec node -e '
const workers = JSON.parse(require("fs").readFileSync(process.env.RAYMOND_WORKERS_FILE, "utf8"));
console.log("<result>" + workers.map((each) => [each.status, each.result].join(" ")).join("; ") + "</result>");
'`,
};
const inFolder = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`wf/${name}`, text]));
const REPORT = Array.from({ length: ISSUES }, (_, index) => index + 1)
  .map((n) => `completed ${n} is ${n % 2 === 0 ? 'triaged' : 'known'}`)
  .join('; ');
/** Another amount for each issue, so that one that is counted twice or left out shows. */
const verdict = (request: Request) => ({
  text: `<result>${issueIn(request)} is triaged</result>`,
  usage: { input: 1000 + 10 * issueIn(request), output: 100 + issueIn(request) },
});

test('sixty issues over eight legs, two lost and run again: every issue once, the costs are the model API’s own, and the report is that of a run on one machine', async () => {
  lab = await ActionLab.open(inFolder(DISPATCHER));
  // Legs are of seven or eight: the third has issues 16 to 22, the sixth 38 to 45.
  let isLosing = true;
  const isLost = (n: number): boolean => isLosing && ((n >= 16 && n <= 22) || (n >= 40 && n <= 45));
  lab.api.reply((request) => at('ISSUE')(request) && isLost(issueIn(request)), { hang: true });
  lab.api.reply(at('ISSUE'), verdict);
  const askedFor = (n: number) =>
    lab.api.when((request) => at('ISSUE')(request as Request) && issueIn(request) === n);
  const fan = new FanOut({ 'max-legs': '8' });
  const plan = await whole(fan.plan());
  expect(end(plan)).toEqual(['success', 'forked']);
  expect(workersIn(plan)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);

  // Lost before anything was paid.
  const third = fan.leg('3');
  third.start();
  await askedFor(16);
  await lose(third);
  // Lost when its first worker has been paid and saved.
  const sixth = fan.leg('6', { inputs: { concurrency: '1' } });
  const saved = lab.service.cacheEntries().length;
  sixth.start();
  await Promise.all([askedFor(40), lab.saved(saved + 1)]);
  await lose(sixth);
  isLosing = false;
  const others = await sideBySide(['1', '2', '4', '5', '7', '8'].map((worker) => fan.leg(worker)));
  expect(others.map(end)).toEqual(others.map(() => ['success', 'completed']));
  const early = await whole(fan.collect());
  expect([...end(early), early.outputs.reason]).toEqual(['failure', 'failed', 'LEG_LOST']);

  // "Re-run failed jobs".
  const again = await sideBySide(['3', '6'].map((worker) => fan.leg(worker, { attempt: 2 })));
  expect(again.map(end)).toEqual(again.map(() => ['success', 'completed']));
  const collect = await whole(fan.collect({ attempt: 2 }));
  expect(end(collect)).toEqual(['success', 'completed']);
  expect(collect.outputs.result).toBe(REPORT);
  const paid = lab.api
    .turns()
    .filter(({ reply }) => reply.usage !== undefined)
    .map(issueIn);
  expect(paid.sort((a, b) => a - b)).toEqual(Array.from({ length: ISSUES / 2 }, (_, index) => 2 * index + 2));
  const servedUsd = lab.api.requests.reduce((sum, { reply }) => sum + costOf('2.1.330', reply.usage), 0);
  expect(Number(collect.outputs['total-cost'])).toBeCloseTo(servedUsd, 6);
  expect(collect.summary).toContain('completed 60 is');

  const local = await E2eLab.open(DISPATCHER);
  try {
    local.api.reply(at('ISSUE'), verdict);
    const { report } = await local.run(['--concurrency', '4']);
    expect([report.status, report.result]).toEqual(['completed', REPORT]);
    expect(report.total_cost_usd).toBeCloseTo(servedUsd, 6);
  } finally {
    await local.close();
  }
});

test('a leg has its share of the budget, however much of it the plan has taken', async () => {
  lab = await ActionLab.open({
    'wf/START.md': prompt('START'),
    'wf/W.md': prompt('W'),
    'wf/END.sh': "# raymond: join=all\necho '<result>end</result>'\n",
  });
  lab.api.reply(at('START'), { usage: { output: 20_000 }, text: '<fork next="END">W</fork>'.repeat(2) });
  lab.api.reply(at('W'), '<result>w</result>');
  const fan = new FanOut({ budget: '0.3' });
  const plan = await whole(fan.plan());
  expect(end(plan)).toEqual(['success', 'forked']);

  const legs = await sideBySide(workersIn(plan).map((worker) => fan.leg(worker)));
  expect(legs.map(end)).toEqual(legs.map(() => ['success', 'completed']));
  const collect = await whole(fan.collect());
  expect([...end(collect), collect.outputs.result]).toEqual(['success', 'completed', 'end']);
  const servedUsd = lab.api.requests.reduce((sum, { reply }) => sum + costOf('2.1.330', reply.usage), 0);
  expect(Number(collect.outputs['total-cost'])).toBeCloseTo(servedUsd, 6);
});

/** Three workers, one of which may fail or wait; nothing is paid. */
const scripts = (join: string) => ({
  'wf/START.sh': "for n in 1 2 3; do echo \"<fork next='JOIN' n='$n'>WORK</fork>\"; done",
  'wf/WORK.sh': `[ "$FAILS" = "$RAYMOND_VAR_N" ] && exit 1
[ "$ASKS" = "$RAYMOND_VAR_N" ] && echo "<ask next='ANSWERED'>May I?</ask>" && exit
while [ "$WAITS" = "$RAYMOND_VAR_N" ]; do sleep 0.1; done
echo "<result>$RAYMOND_VAR_N by $WHO</result>"`,
  'wf/ANSWERED.sh': "echo '<result>answered</result>'",
  'wf/JOIN.sh': `# raymond: ${join}
exec node -e '
const workers = JSON.parse(require("fs").readFileSync(process.env.RAYMOND_WORKERS_FILE, "utf8"));
console.log("<result>" + workers.map((each) => each.error ? each.status + " " + each.error.code : each.result).join("; ") + "</result>");
'`,
});
const SCRIPTED = { 'anthropic-api-key': '', 'env-allow': 'FAILS ASKS WAITS WHO', 'on-ask': 'pause' };
const who = (name: string, more: Readonly<Record<string, string>> = {}) => ({ env: { WHO: name, ...more } });

test('a leg that failed: the join waits for it, and "Re-run failed jobs" runs it alone', async () => {
  lab = await ActionLab.open(scripts('join=all'));
  // What legs leave is an artifact, wherever checkpoints are kept.
  const fan = new FanOut({ ...SCRIPTED, 'state-store': 'cache' });
  expect(workersIn(await whole(fan.plan()))).toEqual(['1', '2', '3']);
  const legs = await sideBySide(
    ['1', '2', '3'].map((worker) => fan.leg(worker, who('first', { FAILS: '2' }))),
  );
  expect(legs.map(end)).toEqual([
    ['success', 'completed'],
    ['failure', 'failed'],
    ['success', 'completed'],
  ]);
  expect(end(await whole(fan.collect()))).toEqual(['failure', 'failed']);
  const again = await sideBySide(
    ['1', '2'].map((worker) => fan.leg(worker, { attempt: 2, ...who('second') })),
  );
  expect(again.map(end)).toEqual(again.map(() => ['success', 'completed']));
  const collect = await whole(fan.collect({ attempt: 2 }));
  // The first leg gave its outcome again: its worker was not run twice.
  expect(collect.outputs).toMatchObject({
    status: 'completed',
    result: '1 by first; 2 by second; 3 by first',
  });
  // "Re-run all jobs": nothing is done again.
  expect((await whole(fan.plan({ attempt: 3 }))).outputs).toMatchObject({ status: 'forked' });
  expect(end(await whole(fan.leg('2', { attempt: 3, ...who('third') })))).toEqual(['success', 'completed']);
  expect((await whole(fan.collect({ attempt: 3 }))).outputs.result).toBe(collect.outputs.result);
});

test('a lost leg whose failure is accepted: the join goes on without it, and what it comes to later is handed to nobody', async () => {
  lab = await ActionLab.open(scripts('join=all join.failed=accept'));
  // Of an event that outsiders can bring about, whose jobs may not write to the cache.
  const fan = new FanOut(SCRIPTED, { eventName: 'issues', cache: 'read' });
  await whole(fan.plan());
  const legs = await sideBySide(['1', '2'].map((worker) => fan.leg(worker, who('first', { FAILS: '2' }))));
  // A worker that has failed is what this join takes: nothing is to be run again.
  expect(legs.map(end)).toEqual([
    ['success', 'completed'],
    ['success', 'failed'],
  ]);
  const collect = await whole(fan.collect());
  const result = '1 by first; failed SCRIPT_FAILED; failed LEG_LOST';
  expect(collect.outputs).toMatchObject({ status: 'completed', result });
  expect(end(await whole(fan.leg('3', { attempt: 2, ...who('late') })))).toEqual(['success', 'completed']);
  const again = await whole(fan.collect({ attempt: 2 }));
  expect(again.outputs).toMatchObject({ status: 'completed', result });
  expect(Number(again.outputs.steps)).toBe(Number(collect.outputs.steps) + 1);
});

test('a leg that was cancelled and one that asks are red; the run asks, and goes on with both', async () => {
  lab = await ActionLab.open(scripts('join=all'));
  const fan = new FanOut(SCRIPTED);
  await whole(fan.plan());
  const waiting = fan.leg('1', who('first', { WAITS: '1' }));
  const step = waiting.start();
  await step.line(/main_work1 WORK.*started/);
  await waiting.cancel();
  await waiting.post();
  waiting.over('cancelled');
  const asks = await whole(fan.leg('2', who('first', { ASKS: '2' })));
  expect([...end(asks), said(asks)]).toEqual([
    'failure',
    'asking',
    expect.stringContaining('Re-run failed jobs'),
  ]);
  await whole(fan.leg('3', who('first')));
  const parked = await whole(fan.collect());
  expect(end(parked)).toEqual(['success', 'asking']);
  expect(parked.outputs.ask).toContain('May I?');
  expect(parked.summary).toMatch(
    /by the inputs `answer` and `ask-id: [\w-]+` of a re-run of the failed jobs/,
  );
  // An answer to what another leg has asked is left to that one.
  const toAnother = { answer: 'you may not', 'ask-id': 'another' };
  const again = await sideBySide(
    ['1', '2'].map((worker) => fan.leg(worker, { attempt: 2, inputs: toAnother, ...who('second') })),
  );
  expect(again.map(end)).toEqual([
    ['success', 'completed'],
    ['failure', 'asking'],
  ]);
  expect(said(again[1]!)).toContain('left to the part of the run that has asked "another"');
  expect(end(await whole(fan.collect({ attempt: 2 })))).toEqual(['success', 'asking']);
  // By the inputs, which all jobs have: that one takes the answer which has asked.
  const inputs = { answer: 'you may' };
  expect(end(await whole(fan.leg('2', { attempt: 3, inputs })))).toEqual(['success', 'completed']);
  expect((await whole(fan.collect({ attempt: 3, inputs }))).outputs).toMatchObject({
    status: 'completed',
    result: '1 by second; answered; 3 by first',
  });
});

test('workers in work trees, a second round, and a third that runs where it is collected', async () => {
  lab = await ActionLab.open({
    'wf/START.sh': `for n in 1 2; do echo "<fork next='MORE' n='$n'>FIX</fork>"; done`,
    'wf/FIX.sh': `# raymond: worktree=true
echo "fixed by $RAYMOND_VAR_N" > "fix$RAYMOND_VAR_N.txt" && git add . && git -c user.name=a -c user.email=a@b.c commit -qm fix
echo "<result>$RAYMOND_VAR_N on $(git branch --show-current)</result>"`,
    'wf/MORE.sh': `# raymond: join=all
for n in 1 2; do git show "$(grep -oE 'raymond/[^"]*_fix'$n "$RAYMOND_WORKERS_FILE" | head -1):fix$n.txt"; done > fixes.txt
for n in 3 4; do echo "<fork next='LAST' n='$n'>CHECK</fork>"; done`,
    'wf/CHECK.sh': `echo "<result>$RAYMOND_VAR_N saw $(tr '\\n' ',' < fixes.txt)</result>"`,
    'wf/LAST.sh': `# raymond: join=all
echo "<fork next='END'>CHECK</fork>"`,
    'wf/END.sh': `# raymond: join=all
echo "<result>$(grep -oE '"result": *"[^"]*"' "$RAYMOND_WORKERS_FILE" | tr '\\n' ' ') $(cat fixes.txt)</result>"`,
  });
  const fan = new FanOut({ 'anthropic-api-key': '' });
  const plan = await whole(fan.plan());
  for (const main of await sideBySide(workersIn(plan).map((worker) => fan.leg(worker))))
    expect(end(main)).toEqual(['success', 'completed']);
  const second = await whole(fan.collect());
  expect(end(second)).toEqual(['success', 'forked']);
  expect(workersIn(second)).toEqual(['1001', '1002']);
  for (const main of await sideBySide(workersIn(second).map((worker) => fan.leg(worker))))
    expect(main.outputs.results).toContain('saw fixed by 1,fixed by 2,');
  const last = await whole(fan.collectLast());
  expect(end(last)).toEqual(['success', 'completed']);
  expect(last.outputs.result).toContain('fixed by 1\nfixed by 2');
  // "Re-run all jobs": the first collecting finds the round again that it has forked itself.
  const again = await whole(fan.collect({ attempt: 2 }));
  expect([...end(again), workersIn(again)]).toEqual(['success', 'forked', ['1001', '1002']]);
  const lastAgain = await whole(fan.collectLast({ attempt: 2 }));
  expect(lastAgain.outputs).toMatchObject({ status: 'completed', result: last.outputs.result });
});

/** The name that an attempt's outcome of a leg has, as only those know it who have the key. */
function nameOf(leg: Main, of: string, attempt: number): string {
  const key = `${leg.outputs['run-key']!.replace(/work-1-\d+/, `work-1-${of}`)} outcome`;
  const { keys } = chooseKeys({ stateKey: STATE_KEY, others: [], hasCloudSession: false }, '42');
  return checkpointName(keyHash(keys!.seal, key), { run_id: '1001', attempt, sequence: 1 });
}

test('[T:leg-outcome] what passes for the outcome of a leg and is none counts as not there, and each is told', async () => {
  lab = await ActionLab.open(scripts('join=all join.failed=accept'));
  const fan = new FanOut(SCRIPTED);
  const plan = await whole(fan.plan());
  const first = await whole(fan.leg('1', who('first')));
  const second = await whole(fan.leg('2', who('second')));
  // A newer name of its own attempt blots no outcome out.
  const env = lab.service.envFor({ runId: 1001, attempt: 1 });
  const noise = await zipOf({ [CARRIER_FILE]: Buffer.from('garbage') });
  for (const sequence of [998, 999])
    await putArtifact(env, `${nameOf(first, '1', 1).replace(/1-$/, `${sequence}-`)}state`, noise);
  const outcomeOf = (leg: Main, of: string) =>
    lab.service.artifacts().find(({ name }) => name.startsWith(nameOf(leg, of, 1)))!;
  const bytes = outcomeOf(second, '2').files()[CARRIER_FILE]! as Buffer;
  const { insider, header } = await Insider.of(STATE_KEY, lab.folder, bytes);
  /** As an outcome of leg 3, sealed as only a job of this repository can. */
  const forged = async (attempt: number, change: (state: string) => string): Promise<Buffer> => {
    const name = nameOf(first, '3', attempt);
    const runKey = header.run_key.replace('work-1-2', 'work-1-3');
    return await insider.sealed({ ...header, name, attempt, run_key: runKey }, change);
  };
  const forgeries: Record<string, Buffer> = {
    'it is no': Buffer.from('garbage'),
    'another run key': bytes,
    'it is of another leg': await forged(3, (state) => state),
    'it is of another plan': await forged(4, (state) =>
      state.replace(/"plan":\s*"[0-9a-f]{64}"/, `"plan":"${'0'.repeat(64)}"`),
    ),
    'its workers are not those of its leg': await forged(5, (state) =>
      state.replaceAll('main_work2', 'main_work1'),
    ),
    'it has not ended': await forged(6, (state) =>
      state
        .replace('"status":"completed"', '"status":"running"')
        .replace('"status": "completed"', '"status": "running"'),
    ),
  };
  for (const [index, each] of Object.values(forgeries).entries())
    await putArtifact(env, `${nameOf(first, '3', index + 1)}state`, await zipOf({ [CARRIER_FILE]: each }));
  const collect = await whole(fan.collect());
  expect(collect.outputs).toMatchObject({
    status: 'completed',
    result: '1 by first; 2 by second; failed LEG_LOST',
  });
  for (const why of Object.keys(forgeries)) expect(said(collect)).toContain(why);
  expect(said(collect)).toContain('2 checkpoints were not used');
  expect(plan.conclusion).toBe('success');
});

test('two fan-outs of one run: without a key of their own the second is refused, with one each is its own', async () => {
  lab = await ActionLab.open(scripts('join=all'));
  const fan = new FanOut(SCRIPTED);
  await whole(fan.plan());
  const beside = { job: 'plan', jobName: 'other / plan' };
  const refused = await whole(fan.plan(beside));
  expect([...end(refused), said(refused)]).toEqual(['failure', '', expect.stringContaining('`run-key`')]);
  const other = new FanOut({ ...SCRIPTED, 'run-key': 'other' });
  expect(end(await whole(other.plan(beside)))).toEqual(['success', 'forked']);
  const legs = ['1', '2', '3'];
  await sideBySide([
    ...legs.map((worker) => fan.leg(worker, who('ours'))),
    ...legs.map((worker) => other.leg(worker, { ...who('theirs'), jobName: `other / work-${worker}` })),
  ]);
  // Two that collect at once: only one of them goes on.
  const both = await sideBySide([fan.collect(), fan.collect({ jobName: 'triage / again' })]);
  const collected = both.filter(({ conclusion }) => conclusion === 'success');
  expect(collected.length).toBeLessThanOrEqual(1);
  for (const main of both.filter(({ conclusion }) => conclusion !== 'success'))
    expect(said(main)).toContain('`run-key`');
  expect((await whole(other.collect({ jobName: 'other / collect' }))).outputs.result).toBe(
    '1 by theirs; 2 by theirs; 3 by theirs',
  );
  const again = await whole(fan.collect({ attempt: 2 }));
  expect(again.outputs.result).toBe('1 by ours; 2 by ours; 3 by ours');
});

test('[T:leg-of-plan] what a part of a fan-out cannot begin without is said before anything is spent', async () => {
  lab = await ActionLab.open(scripts('join=all'));
  const fan = new FanOut(SCRIPTED);
  const refusal = async (job: Job): Promise<string> => {
    const main = await whole(job);
    expect([...end(main), main.outputs['total-cost'], main.outputs.matrix]).toEqual(['failure', '', '', '']);
    return said(main);
  };
  expect(await refusal(fan.leg('1'))).toContain('There is no plan for this job');
  expect(await refusal(fan.collect())).toContain('There is no plan for this job');
  expect(await refusal(fan.plan({ inputs: { 'state-key': '' } }))).toContain('`state-key`');
  expect(await refusal(fan.plan({ inputs: { 'state-store': 'none' } }))).toContain('`state-store: none`');
  lab.service.github.permissions.actions = 'none';
  expect(await refusal(fan.plan())).toContain('`actions: read`');
  lab.service.github.permissions.actions = 'read';

  // Where no store takes its lease nobody could go on from the plan either.
  lab.service.fail('CreateArtifact', { status: 403 });
  const heal = lab.service.fail('CreateCacheEntry', { status: 403 });
  expect(await refusal(fan.plan())).toContain('could not be written down');
  heal();
  // The lease is taken, and then nothing more.
  lab.service.fail('CreateCacheEntry', { status: 403, after: 1 });
  const unsaved = await whole(fan.plan());
  expect([...end(unsaved), unsaved.outputs.matrix]).toEqual(['failure', 'forked', '']);
  lab.service.heal();

  const plan = await whole(fan.plan({ attempt: 2 }));
  expect(workersIn(plan)).toEqual(['1', '2', '3']);
  expect(await refusal(fan.leg('4', { attempt: 2 }))).toContain('3 legs, and none with the number');
  const otherKey = { 'state-key': 'another state key, which is just as long' };
  expect(await refusal(fan.leg('1', { attempt: 2, inputs: otherKey }))).toContain('`state-key`');
  lab.service.fail('github', { status: 502 });
  lab.service.fail('GetCacheEntryDownloadURL', { status: 502 });
  expect(await refusal(fan.leg('1', { attempt: 2, env: FAST }))).toContain('cannot be seen now');
  lab.service.heal();

  // Made by an action that is newer than this one.
  const stored = lab.service.artifacts().findLast(({ name }) => name.endsWith('-state'))!;
  const { insider, header } = await Insider.of(
    STATE_KEY,
    lab.folder,
    stored.files()[CARRIER_FILE]! as Buffer,
  );
  const name = header.name.replace(/\d+-$/, `${header.sequence + 1}-`);
  const newer = { ...header, name, sequence: header.sequence + 1, writer: '99.0.0' };
  const sealed = await insider.sealed(newer, (state) => state);
  await putArtifact(
    lab.service.envFor({ runId: 1001, attempt: 2 }),
    `${name}state`,
    await zipOf({ [CARRIER_FILE]: sealed }),
  );
  expect(await refusal(fan.leg('1', { attempt: 2 }))).toContain('version 99.0.0');
});
