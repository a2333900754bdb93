import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { WorkerReport } from '../../src/runtime/joins/workers.js';
import { realPorts } from '../../src/runtime/ports.js';
import { type Lab, lab, type Reply, ScriptedAgent, type Taken } from '../support/engine.js';

// Spec 7, where its parts meet: joins, imports, work trees and typed results, with questions, budgets and resumes.

const IDENTITY = ['-c', 'user.name=t', '-c', 'user.email=t@example.com'];

function git(cwd: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', [...IDENTITY, ...args], { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.trim();
}

function write(folder: string, name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

describe('workers of an imported workflow, in work trees of their own, joined at home', () => {
  let one: Lab;
  afterEach(() => one.remove());

  const FILES = {
    'workflow.yaml': 'workflows: { fix: ../fix }\n',
    'START.md': 'start',
    'JUDGE.md': '---\njoin: all\n---\n{{workers_json}}',
    'LATE.md': 'late',
    '../fix/START.md': 'fix',
    '../fix/WORK.md': '---\nworktree: true\n---\nwork on {{item}} {{input}}',
    '../fix/END.md': 'end {{input}}',
  };
  const made = (files: Record<string, string> = {}): void => {
    one = lab({ ...FILES, ...files });
    write(one.folder, 'sub/a.txt', 'a\n');
    write(one.folder, '.gitignore', '.raymond/\ncache/\n');
    git(one.folder, 'init', '-q', '-b', 'main');
    git(one.folder, 'add', '.');
    git(one.folder, 'commit', '-q', '-m', 'base');
  };
  const fork = (...items: string[]): string =>
    items.map((item) => `<fork next="JUDGE" item="${item}">fix:WORK</fork>`).join('');
  const itemOf = ({ prompt }: Taken): string => /work on (\w+)/.exec(prompt)![1]!;
  const joined = (agent: ScriptedAgent, state = 'JUDGE.md'): WorkerReport[] =>
    JSON.parse(agent.turns.findLast((turn) => turn.state === state)!.prompt) as WorkerReport[];
  const path = (worker: number): string => join(one.folder, 'cache', 'worktrees', 'r', `main_work${worker}`);
  const taken = (agent: ScriptedAgent): string[] =>
    agent.turns.map(({ agentId, state }) => `${agentId} ${state}`);

  test('a budget that runs out in the middle: the resume goes on in the same work trees, and repeats nobody', async () => {
    made();
    const first = new ScriptedAgent({
      'START.md': fork('one', 'two'),
      'fix:WORK.md': (turn) => {
        write(turn.request.cwd, `${itemOf(turn)}.txt`, 'paid for');
        return { text: '<goto>END</goto>', cost: itemOf(turn) === 'one' ? 0.1 : 2 };
      },
      'fix:END.md': '<result>ended</result>',
    });
    const stopped = await one.run(first, { budgetUsd: 1, launch: { concurrency: 1 } });
    expect([stopped.run.status, stopped.run.reason]).toEqual(['budget_exceeded', 'BUDGET']);
    const agent = new ScriptedAgent({
      'fix:END.md': ({ request }: Taken) => `<result>${existsSync(join(request.cwd, 'two.txt'))}</result>`,
      'JUDGE.md': '<result>judged</result>',
    });
    const { run } = await one.resume(agent, { budgetUsd: 5 });
    expect([run.status, run.results.main_work2, run.total_cost_usd]).toEqual(['completed', 'true', 2.1]);
    expect(taken(agent).filter((turn) => turn.includes('WORK'))).toEqual([]);
    expect(joined(agent)).toMatchObject([
      { state: 'fix:END.md', branch: 'raymond/r/main_work1', changed_files: ['one.txt'], cost_usd: 0.1 },
      { state: 'fix:END.md', branch: 'raymond/r/main_work2', changed_files: ['two.txt'], cost_usd: 2 },
    ]);
  });

  test('a question of one of them: the answer goes to its work tree; the time-out of the join leads into the import', async () => {
    made({
      'JUDGE.md': '---\njoin: { of: all, timeout: 1h, timeout_goto: "fix:START" }\n---\n{{workers_json}}',
    });
    const replies = {
      'START.md': fork('one'),
      'fix:START.md': '<goto>END</goto>',
      'fix:WORK.md': '<ask next="END">which?</ask>',
      'fix:END.md': ({ prompt, request }: Taken) => `<result>${prompt} ${request.cwd === path(1)}</result>`,
      'main/fix:END.md': '<result>main is done</result>',
    };
    const first = new ScriptedAgent(replies);
    expect((await one.run(first)).run.status).toBe('asking');
    const late = await one.resume(
      new ScriptedAgent({
        ...replies,
        'fix:START.md': '<goto>END</goto>',
        'main/fix:END.md': '<result>main is done</result>',
      }),
      {
        around: { ports: { ...realPorts, now: () => Date.now() + 3_700_000 } },
      },
    );
    expect([late.run.status, late.run.results.main]).toEqual(['asking', 'main is done']);
    const { run } = await one.resume(new ScriptedAgent(replies), {
      answers: [{ askId: undefined, text: 'that one' }],
    });
    expect([run.status, run.results.main_work1]).toEqual(['completed', 'end that one true']);
  });

  test('a result that does not fit: accepted as failed, with what it has left; the others typed', async () => {
    made({
      'JUDGE.md': '---\njoin: { of: all, failed: accept }\n---\n{{workers_json}}',
      '../fix/workflow.yaml':
        'result_schema: { type: object, required: [n], properties: { n: { type: integer } } }\n',
    });
    const agent = new ScriptedAgent({
      'START.md': fork('good', 'bad'),
      'fix:WORK.md': (turn) => {
        write(turn.request.cwd, 'same.txt', turn.agentId);
        return turn.agentId === 'main_work1' ? '<result>{"n": 1}</result>' : '<result>{"n": "1"}</result>';
      },
      'JUDGE.md': '<result>judged</result>',
    });
    const { run } = await one.run(agent);
    expect(run.status).toBe('completed');
    expect(joined(agent)).toMatchObject([
      {
        status: 'completed',
        result: '{"n":1}',
        result_json: { n: 1 },
        conflicts_with: ['raymond/r/main_work2'],
      },
      {
        ...{ status: 'failed', result: null, result_json: null, error: { code: 'RESULT_INVALID' } },
        ...{ branch: 'raymond/r/main_work2', uncommitted: true, conflicts_with: ['raymond/r/main_work1'] },
      },
    ]);
  });

  test('a failure: the resume retries that one alone, in its work tree, and the join goes on', async () => {
    made();
    const first = new ScriptedAgent({
      'START.md': fork('one', 'two', 'three'),
      'fix:WORK.md': (turn) => {
        write(turn.request.cwd, 'mine.txt', itemOf(turn));
        return itemOf(turn) === 'two' ? 'no tag' : '<result>fine</result>';
      },
    });
    const failed = await one.run(first);
    expect([failed.run.status, failed.run.reason]).toEqual(['failed', 'NO_TRANSITION']);
    const agent = new ScriptedAgent({
      'fix:WORK.md': ({ request }: Taken) =>
        `<result>${readFileSync(join(request.cwd, 'mine.txt'), 'utf8')}</result>`,
      'JUDGE.md': '<result>judged</result>',
    });
    const { run } = await one.resume(agent);
    expect([run.status, run.results.main_work2]).toEqual(['completed', 'two']);
    expect(taken(agent)).toEqual(['main_work2 fix:WORK.md', 'main JUDGE.md']);
  });

  test('a join of any: who is stopped inside a call keeps what it has, and its call is forgotten', async () => {
    made({ 'JUDGE.md': '---\njoin: any\n---\n{{workers_json}}' });
    const agent = new ScriptedAgent({
      'START.md': fork('slow', 'fast'),
      'fix:WORK.md': (turn) =>
        itemOf(turn) === 'slow' ? '<function return="END">START</function>' : untilCalled(),
      'fix:START.md': ({ request }: Taken) => {
        write(request.cwd, 'half.txt', 'half');
        return { hang: true };
      },
      'JUDGE.md': '<result>judged</result>',
    });
    const untilCalled = async (): Promise<Reply> => {
      while (!agent.turns.some(({ state }) => state === 'fix:START.md')) await new Promise(setImmediate);
      return '<result>first</result>';
    };
    const { run } = await one.run(agent);
    expect([run.status, run.agents]).toEqual(['completed', []]);
    expect(joined(agent)).toMatchObject([
      {
        status: 'stopped',
        state: 'fix:START.md',
        branch: 'raymond/r/main_work1',
        changed_files: ['half.txt'],
      },
      { status: 'completed', branch: null },
    ]);
  });

  test('a loop limit at the door leads to the door of another workflow, which has the workers', async () => {
    made({
      'JUDGE.md': '---\njoin: all\nmax_visits: { count: 1, goto: "fix:DOOR" }\n---\n{{workers_json}}',
      '../fix/DOOR.md': '---\njoin: all\n---\n{{workers_json}}',
    });
    const agent = new ScriptedAgent({
      'START.md': fork('x'),
      'fix:WORK.md': '<result>done</result>',
      'JUDGE.md': '<goto>START</goto>',
      'fix:DOOR.md': '<result>through the other door</result>',
    });
    const { run } = await one.run(agent);
    expect([run.status, run.results.main]).toEqual(['completed', 'through the other door']);
    expect(joined(agent, 'fix:DOOR.md').map(({ agent: id }) => id)).toEqual(['main_work2']);
  });

  test('workers that an import has forked and not joined are its caller’s, when the call has returned', async () => {
    made();
    const agent = new ScriptedAgent({
      'START.md': '<call return="JUDGE">fix:</call>',
      'fix:START.md': '<fork next="END">WORK</fork>',
      'fix:WORK.md': '<result>worked</result>',
      'fix:END.md': '<result>returned</result>',
      'JUDGE.md': '<result>judged</result>',
    });
    const { run } = await one.run(agent);
    expect(run.status).toBe('completed');
    expect(joined(agent)).toMatchObject([{ agent: 'main_work1', state: 'fix:WORK.md', result: 'worked' }]);
  });

  test('a join of the import that was changed while it waited holds as it is now', async () => {
    made({ '../fix/DOOR.md': '---\njoin: 2\n---\n{{workers_json}}' });
    const replies = {
      'START.md': '<function return="LATE">fix:</function>',
      'fix:START.md': '<fork next="DOOR" item="x">WORK</fork>',
      'fix:WORK.md': '<result>worked</result>',
      'fix:DOOR.md': '<result>through</result>',
      'LATE.md': '<result>back</result>',
    };
    const unmet = await one.run(new ScriptedAgent(replies));
    expect(unmet.run.reason).toBe('JOIN_UNMET');
    write(one.folder, 'fix/DOOR.md', '---\njoin: 1\n---\n{{workers_json}}');
    await expect(one.resume(new ScriptedAgent(replies))).rejects.toThrow(/fix:DOOR\.md \(changed\)/);
    const { run } = await one.resume(new ScriptedAgent(replies), { acceptChanges: true });
    expect([run.status, run.results.main]).toEqual(['completed', 'back']);
  });

  test('they stand where their parent does, in a reset and in a return too', async () => {
    made({ '../fix/SUB.md': 'sub' });
    const seen: string[] = [];
    const says =
      (reply: (prompt: string) => string) =>
      ({ state, prompt, request }: Taken): string => {
        seen.push(`${state} ${request.cwd}`);
        return reply(prompt);
      };
    const agent = new ScriptedAgent({
      'START.md': fork('x'),
      'fix:WORK.md': says(() => '<call return="END">SUB</call>'),
      'fix:SUB.md': says(() => '<result>sub</result>'),
      'fix:END.md': says((prompt) =>
        prompt === 'end sub' ? '<reset input="again">END</reset>' : '<result>ok</result>',
      ),
      'JUDGE.md': '<result>judged</result>',
    });
    const { run } = await one.run(agent, { launch: { cwd: join(one.folder, 'sub') } });
    expect(run.status).toBe('completed');
    const place = join(path(1), 'sub');
    expect(seen).toEqual(['WORK', 'SUB', 'END', 'END'].map((state) => `fix:${state}.md ${place}`));
  });
});
