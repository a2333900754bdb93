import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { openRound } from '../../../src/core/fan-out/rounds.js';
import { realPorts } from '../../../src/runtime/ports.js';
import { resultText } from '../../../src/store/texts.js';
import { ScriptedAgent, type Taken } from '../../support/engine.js';
import { FanLab, type Job } from '../../support/fan-lab.js';

// Spec 4.10 with all that workers and joins can be: what the jobs come to is what one machine comes to.

type Replies = ConstructorParameters<typeof ScriptedAgent>[0];
const labs: FanLab[] = [];
const fan = (files: Record<string, string>): FanLab => {
  const one = new FanLab(files);
  labs.push(one);
  return one;
};
afterEach(() => {
  for (const one of labs.splice(0)) one.remove();
});
const scripted = (replies: Replies) => () => new ScriptedAgent(replies);
const outcomes = (jobs: readonly Job[]) => jobs.map(({ outcome }) => outcome);
const facts = ({ run }: Job['end']) => ({
  status: run.status,
  results: run.results,
  cost: run.total_cost_usd,
  steps: run.steps,
  turns: run.turns,
  left: run.agents.map(({ id, status }) => [id, status]),
  visits: Object.fromEntries(Object.entries(run.states).map(([state, { visits }]) => [state, visits])),
});

const FORK = '<fork next="JUDGE" item="a">WORK</fork><fork next="JUDGE" item="b">WORK</fork>';
const FILES = { 'START.md': 's', 'WORK.md': '{{item}}', 'JUDGE.md': '---\njoin: all\n---\n{{workers}}' };

test('a worker that forks in its turn does so within its leg', async () => {
  const files = { ...FILES, 'PART.md': 'part', 'SUM.md': '---\njoin: all\n---\n{{workers}}' };
  const agent = scripted({
    'START.md': FORK,
    'WORK.md': { text: '<fork next="SUM">PART</fork><fork next="SUM">PART</fork>', cost: 0.1 },
    'PART.md': { text: '<result>part</result>', cost: 0.01 },
    'SUM.md': ({ prompt }: Taken) => `<result>${prompt.match(/part/g)?.length}</result>`,
    'JUDGE.md': '<result>judged</result>',
  });
  const here = await fan(files).here(agent());
  const { end } = await fan(files).whole(agent);
  expect(facts(end)).toEqual(facts(here));
  expect(end.run.total_cost_usd).toBe(0.24);
});

test('a second fork is a second round, or runs where the first is collected', async () => {
  const files = { ...FILES, 'AGAIN.md': 'again', 'LAST.md': '---\njoin: all\n---\n{{workers}}' };
  const agent = scripted({
    'START.md': FORK,
    'WORK.md': { text: '<result>ok</result>', cost: 0.1 },
    'JUDGE.md': '<fork next="LAST" item="c">WORK</fork><fork next="LAST" item="d">WORK</fork>',
    'LAST.md': ({ prompt }: Taken) => `<result>${prompt.match(/main_work\d/g)?.join()}</result>`,
  });
  const here = await fan(files).here(agent());
  for (const rounds of [1, 2, 3]) {
    const { end } = await fan(files).whole(agent, { rounds });
    expect([facts(end), end.run.fan_out?.rounds.length]).toEqual([facts(here), Math.min(rounds, 2)]);
  }
  expect(here.run.results.main).toBe('main_work3,main_work4');
});

test('several workers may share a leg', async () => {
  const items = [...'abcdefg'];
  const agent = scripted({
    'START.md': items.map((item) => `<fork next="JUDGE" item="${item}">WORK</fork>`).join(''),
    'WORK.md': ({ prompt }: Taken) => ({ text: `<result>${prompt}</result>`, cost: 0.1 }),
    'JUDGE.md': '<result>ok</result>',
  });
  const one = fan(FILES);
  const { place, end } = await one.plan(agent(), { maxLegs: 3, budgetUsd: 1.4 });
  const legs = openRound(end.run)!.legs.map(({ name, workers, share_usd }) => [
    name,
    workers.length,
    share_usd,
  ]);
  expect(legs).toEqual([
    ['1', 2, 0.4],
    ['2', 2, 0.4],
    ['3', 3, 0.6],
  ]);
  const jobs = [];
  for (const leg of ['3', '1', '2']) jobs.push(await one.work(place, agent(), leg));
  const done = await one.collect(place, agent(), outcomes(jobs));
  expect(facts(done.end)).toEqual(facts(await fan(FILES).here(agent())));
});

test('workers that no join waits for are run as well', async () => {
  const files = { ...FILES, 'ON.md': 'on' };
  const agent = scripted({
    'START.md': '<fork next="ON" item="a">WORK</fork>',
    'ON.md': '<result>main</result>',
    'WORK.md': { text: '<result>worker</result>', cost: 0.1 },
  });
  const { end } = await fan(files).whole(agent);
  expect(facts(end)).toEqual(facts(await fan(files).here(agent())));
  expect(end.run.results).toEqual({ main: 'main', main_work1: 'worker' });
});

describe('a join', () => {
  test('of any takes all that have completed, and stops what a leg has left open', async () => {
    const files = { ...FILES, 'JUDGE.md': '---\njoin: any\n---\n{{workers}}', 'ASK.md': 'a' };
    const agent = scripted({
      'START.md': FORK,
      'main_work1/WORK.md': { text: '<ask next="ASK">well?</ask>', cost: 0.1 },
      'WORK.md': { text: '<result>first</result>', cost: 0.2 },
      'JUDGE.md': ({ prompt }: Taken) => `<result>${prompt.match(/## .*/g)?.join()}</result>`,
    });
    const { end } = await fan(files).whole(agent);
    expect([end.run.status, end.run.results.main, end.run.agents]).toEqual([
      'completed',
      '## main_work1: stopped,## main_work2: completed',
      [],
    ]);
    expect(end.run.total_cost_usd).toBeCloseTo(0.3, 12);
  });

  test('counts what has ended before it looks at its time', async () => {
    const judge = '---\njoin: { of: all, timeout: 1h, timeout_goto: LATE }\n---\n{{workers}}';
    const files = { ...FILES, 'JUDGE.md': judge, 'LATE.md': 'late' };
    const agent = scripted({
      'START.md': FORK,
      'WORK.md': '<result>ok</result>',
      'JUDGE.md': '<result>in time</result>',
      'LATE.md': '<result>late</result>',
    });
    const one = fan(files);
    const { place } = await one.plan(agent());
    const jobs = [await one.work(place, agent(), '1'), await one.work(place, agent(), '2')];
    const after = Date.now() + 2 * 3600_000;
    const ports = { ...realPorts, now: () => after };
    const inTime = await one.collect(place, agent(), outcomes(jobs), { around: { ports } });
    expect(inTime.end.run.results.main).toBe('in time');
    const late = await one.collect(place, agent(), outcomes(jobs.slice(1)), { around: { ports } });
    // The worker that was lost stays unjoined, and failed.
    expect([late.end.run.status, late.end.run.results.main]).toEqual(['failed', 'late']);
    const whole = await one.collect(late.place, agent(), outcomes(jobs), { around: { ports } });
    expect([whole.end.run.status, whole.end.run.results.main]).toEqual(['completed', 'late']);
  });
});

test('a plan that is made again when its join has run out of time is a new round, with all that is still to come', async () => {
  const judge = '---\njoin: { of: all, timeout: 1h, timeout_goto: MORE }\n---\n{{workers}}';
  const files = { ...FILES, 'JUDGE.md': judge, 'MORE.md': 'm', 'ALL.md': '---\njoin: all\n---\n{{workers}}' };
  const agent = scripted({
    'START.md': FORK,
    'WORK.md': { text: '<result>ok</result>', cost: 0.1 },
    'MORE.md': '<fork next="ALL" item="c">WORK</fork>',
    'ALL.md': ({ prompt }: Taken) => `<result>${prompt.match(/main_work\d/g)?.join()}</result>`,
  });
  const one = fan(files);
  const { place } = await one.plan(agent(), { budgetUsd: 0.9 });
  const early = await one.work(place, agent(), '1');
  const after = Date.now() + 2 * 3600_000;
  const ports = { ...realPorts, now: () => after };
  const late = { around: { ports } };
  // What the legs of the first round may be spending is not spent on anything else.
  const more = { ...late, budgetUsd: 1.2 };
  const again = await one.job(place, agent(), { kind: 'plan', maxLegs: 256 }, more);
  expect(openRound(again.end.run)).toMatchObject({
    round: 2,
    legs: ['main_work1', 'main_work2', 'main_work3'].map((worker) => ({ workers: [worker], share_usd: 0.4 })),
  });
  const jobs = [];
  for (const leg of ['1', '2', '3']) jobs.push(await one.work(again.place, agent(), leg, late));
  const { end } = await one.collect(again.place, agent(), outcomes([early, ...jobs]), late);
  expect([end.run.status, end.run.results.main]).toEqual(['completed', 'main_work1,main_work2,main_work3']);
  // The one of the round before is paid for, too.
  expect(end.run.total_cost_usd).toBe(0.4);
});

test('a leg can be worked on, and neither planned nor collected into', async () => {
  const agent = scripted({ 'START.md': FORK, 'WORK.md': '<result>ok</result>' });
  const one = fan(FILES);
  const { place } = await one.plan(agent());
  const leg = await one.work(place, agent(), '1');
  for (const fanOut of [
    { kind: 'plan', maxLegs: 256 },
    { kind: 'collect', outcomes: [], mayForkAgain: false, maxLegs: 256 },
  ] as const)
    await expect(one.job(leg.place, agent(), fanOut)).rejects.toThrow('one leg of a fork');
  await expect(one.work(place, agent(), '3')).rejects.toThrow('has no leg 3');
  await expect(one.work(leg.place, agent(), '2')).rejects.toThrow('is of leg 1');
});

test('results that are long or typed come back as they are', async () => {
  const long = 'x'.repeat(100_000);
  const files = {
    ...FILES,
    'WORK.md': '---\nresult_schema: { type: object, required: [n] }\n---\n{{item}}',
    'LONG.md': 'long',
    'JUDGE.md': '---\njoin: all\n---\n{{workers_json}}',
  };
  const agent = scripted({
    'START.md': '<fork next="JUDGE" item="a">WORK</fork><fork next="JUDGE">LONG</fork>',
    'WORK.md': '<result>{"n": 1}</result>',
    'LONG.md': `<result>${long}</result>`,
    'JUDGE.md': ({ prompt }: Taken) => {
      const [one, two] = JSON.parse(prompt.slice(prompt.indexOf('[{'), prompt.lastIndexOf(']') + 1));
      return `<result>${one.result_json.n} ${two.result.length}</result>`;
    },
  });
  const { end, place } = await fan(files).whole(agent);
  expect(end.run.results.main).toBe('1 100000');
  const folder = join(place.folder, '.raymond', 'runs', 'r');
  expect(resultText(folder, end.run.results.main_long2)).toBe(long);
});

test('workers of an imported workflow keep their names', async () => {
  const files = {
    'START.md': 's',
    'workflow.yaml': 'workflows: { lib: ./lib }',
    'lib/START.md': 'lib {{item}}',
    'JUDGE.md': '---\njoin: all\n---\n{{workers}}',
  };
  const agent = scripted({
    'START.md': '<fork next="JUDGE" item="a">lib:</fork><fork next="JUDGE" item="b">lib:</fork>',
    'lib:START.md': { text: '<result>from lib</result>', cost: 0.1 },
    'JUDGE.md': '<result>judged</result>',
  });
  const { end } = await fan(files).whole(agent);
  expect(facts(end)).toEqual(facts(await fan(files).here(agent())));
  expect(Object.keys(end.run.states)).toContain('lib:START.md');
});

test('scripts run in legs, and what they print is in the log of the run', async () => {
  const files = {
    ...FILES,
    'WORK.sh': 'echo "made by $RAYMOND_VAR_ITEM"; echo "<result>$RAYMOND_VAR_ITEM</result>"',
  };
  delete (files as Record<string, string>)['WORK.md'];
  const agent = scripted({
    'START.md': FORK,
    'JUDGE.md': ({ prompt }: Taken) => `<result>${prompt.match(/^[ab]$/gm)?.join()}</result>`,
  });
  const { end, place } = await fan(files).whole(agent);
  expect([end.run.status, end.run.results.main]).toEqual(['completed', 'a,b']);
  const { readFileSync } = await import('node:fs');
  const lines = readFileSync(join(place.folder, '.raymond/runs/r/turns/scripts.jsonl'), 'utf8')
    .trim()
    .split('\n');
  const by = lines.map((line) => JSON.parse(line)).map(({ turn, agent: who }) => `${turn} ${who}`);
  expect([...new Set(by)]).toEqual(['2 main_work1', '3 main_work2']);
});

test('a run that waits for its legs is carried on by one machine, and what the legs bring is counted alone', async () => {
  const agent = scripted({
    'START.md': FORK,
    'WORK.md': { text: '<result>ok</result>', cost: 0.1 },
    'JUDGE.md': '<result>judged</result>',
  });
  const one = fan(FILES);
  const { place } = await one.plan(agent());
  const leg = await one.work(place, agent(), '1');
  const failed = await one.collect(place, agent(), []);
  expect(failed.end.run.status).toBe('failed');
  for (const from of [place, failed.place]) {
    const job = await one.job(from, agent(), undefined);
    expect(facts(job.end)).toEqual(facts(await fan(FILES).here(agent())));
    const late = await one.collect(job.place, agent(), outcomes([leg]));
    expect([late.end.run.status, late.end.run.total_cost_usd]).toEqual(['completed', 0.3]);
    expect(late.end.run.results).toEqual(job.end.run.results);
  }
});

test('a plan that is made again when some legs have come back keeps them, and shares out what is left', async () => {
  const agent = scripted({
    'START.md': FORK,
    'WORK.md': { text: '<result>ok</result>', cost: 0.1 },
    'JUDGE.md': '<result>judged</result>',
  });
  const one = fan(FILES);
  const { place, end } = await one.plan(agent(), { budgetUsd: 1 });
  const a = await one.work(place, agent(), '1');
  const failed = await one.collect(place, agent(), outcomes([a]));
  const again = await one.job(failed.place, agent(), { kind: 'plan', maxLegs: 256 }, { budgetUsd: 2 });
  expect([again.end.run.status, openRound(again.end.run)?.plan]).toEqual([
    'forked',
    openRound(end.run)?.plan,
  ]);
  expect(openRound(again.end.run)?.legs.map(({ share_usd }) => share_usd)).toEqual([0.1, 1.9]);
  const b = await one.work(again.place, agent(), '2', { attempt: 2 });
  expect([b.end.run.status, b.end.run.budget_usd]).toEqual(['completed', 1.9]);
  const done = await one.collect(again.place, agent(), outcomes([a, b]));
  expect([done.end.run.status, done.end.run.total_cost_usd]).toEqual(['completed', 0.2]);
});

/** Many calls of git, on a machine that may be slow. */
const HANGS_MS = 300_000;

test(
  'a worker with a work tree of its own has it made by its leg, and its branch is told to the join',
  async () => {
    const files = {
      ...FILES,
      'WORK.md': '---\nworktree: commit\n---\n{{item}}',
      'JUDGE.md': '---\njoin: all\n---\n{{workers_json}}',
    };
    const agent = scripted({
      'START.md': FORK,
      'WORK.md': ({ request }: Taken) => {
        writeFileSync(join(request.cwd, 'made.txt'), request.context.agentId);
        return '<result>ok</result>';
      },
      'JUDGE.md': ({ prompt }: Taken) => `<result>${prompt}</result>`,
    });
    const one = fan(files);
    const place = one.place();
    const git = (...args: string[]) => execFileSync('git', args, { cwd: place.folder, encoding: 'utf8' });
    git('init', '-q', '-b', 'main');
    git('config', 'user.name', 't');
    git('config', 'user.email', 't@example.com');
    git('commit', '-q', '--allow-empty', '-m', 'first');
    const planned = await one.plan(agent(), { place });
    expect(Object.values(planned.end.run.worktrees).map(({ state }) => state)).toEqual([
      'planned',
      'planned',
    ]);
    const jobs = [await one.work(place, agent(), '1'), await one.work(place, agent(), '2')];
    expect(Object.keys(jobs[0]!.end.run.worktrees)).toEqual(['main_work1']);
    // What checkpoints do: branches and work trees are where the run looks for them.
    const there = one.place(place);
    for (const [index, job] of jobs.entries()) {
      const id = `main_work${index + 1}`;
      const path = join(there.folder, 'cache', 'worktrees', 'r', id);
      const git = (...args: string[]) => execFileSync('git', args, { cwd: there.folder });
      git('fetch', '-q', job.place.folder, `raymond/r/${id}:raymond/r/${id}`);
      git('worktree', 'add', '-q', path, `raymond/r/${id}`);
    }
    const { end } = await one.collect(place, agent(), outcomes(jobs), { place: there });
    const [a, b] = JSON.parse(end.run.results.main as string);
    expect([a.branch, a.commits, a.changed_files]).toEqual(['raymond/r/main_work1', 1, ['made.txt']]);
    expect([a.conflicts_with, b.conflicts_with]).toEqual([[b.branch], [a.branch]]);
    expect(Object.keys(end.run.worktrees)).toEqual(['main_work1', 'main_work2']);
  },
  HANGS_MS,
);
