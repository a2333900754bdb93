import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { problemsOf } from '../../../src/core/testing/case-report.js';
import { testWorkflow } from '../../../src/runtime/testing/test-workflow.js';
import { lab as engine, type Lab, ScriptedAgent } from '../../support/engine.js';
import { testRequest } from '../../support/test-lab.js';

const LONG = 'x'.repeat(300_000);
const FILES = {
  'START.md':
    '---\nallowed_transitions: [{ tag: goto, target: CHECK }, { tag: goto, target: END }]\n---\n{{input}} <goto>CHECK</goto> <goto>END</goto>\n',
  'CHECK.sh':
    'if [ -e mark ]; then echo "<goto>ASK</goto>"; else touch mark; echo "<goto>START</goto>"; fi\n',
  'ASK.md': 'Ask. <ask next="END">?</ask>\n',
  'END.md': 'End with <result>x</result>\n',
};

let one: Lab;
let other: string;
beforeEach(() => {
  one = engine(FILES);
  other = mkdtempSync(join(tmpdir(), 'raymond-from-run-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(join(other, 'wf'), { recursive: true });
    writeFileSync(join(other, 'wf', name), text);
  }
});
afterEach(() => {
  one.remove();
  rmSync(other, { recursive: true, force: true });
});

/** A run with a reminder, a crash of its agent, a loop, a question and a long result. */
async function aRun() {
  const task = join(one.folder, '.raymond', 'tasks', 'r', 'main');
  let starts = 0;
  const agent = new ScriptedAgent({
    'START.md': () => {
      starts += 1;
      if (starts === 1) return 'I have forgotten the tag.';
      if (starts === 2) return { fail: { kind: 'crashed', message: 'gone' }, cost: 0.25 };
      return { text: '<goto>CHECK</goto>', cost: 0.25 };
    },
    'ASK.md': '<ask next="END">Ship?</ask>',
    'END.md': `<result>in ${task}: ${LONG}</result>`,
  });
  await one.run(agent, { input: 'the work' });
  await one.resume(agent, { answers: [{ askId: undefined, text: 'yes' }] });
}

const request = (more = {}) =>
  testRequest(join(other, 'wf'), other, {
    stateDir: join(one.folder, '.raymond', 'state'),
    runs: ['r'],
    ...more,
  });

test('a run goes again as it went, out of its own files; and does not where the routing was changed', async () => {
  await aRun();
  const [report] = await testWorkflow(request());
  expect(problemsOf(report!)).toEqual([]);
  expect(report!.observed!.visits.get('main')!.map(({ state }) => state)).toEqual([
    'START',
    'CHECK',
    'START',
    'CHECK',
    'ASK',
    'END',
  ]);
  expect(report!.observed!.result).toMatch(/^in \{\{task_folder\}\}: x{300000}$/);

  writeFileSync(join(other, 'wf', 'CHECK.sh'), 'echo "<goto>ASK</goto>"\n');
  const [changed] = await testWorkflow(request());
  expect(changed!.mismatches[0]).toMatchObject({
    agent: 'main',
    state: 'ASK',
    visit: 1,
    expected: 'START after CHECK (visit 1)',
  });
  const [stubbed] = await testWorkflow(request({ stubs: ['CHECK'] }));
  expect(problemsOf(stubbed!)).toEqual([]);
});

test('--init makes a recording of it that stands for itself', async () => {
  await aRun();
  const [made] = await testWorkflow(request({ write: 'init' }));
  expect(problemsOf(made!)).toEqual([]);
  const folder = join(other, 'wf', 'recording');
  expect(readdirSync(folder)).toContain('test.yaml');
  const text = readFileSync(join(folder, 'test.yaml'), 'utf8');
  expect(text).toContain('input: the work\nanswers:\n  - yes\n');
  expect(text).toContain('pattern: "^in ');
  for (const name of readdirSync(folder))
    expect(readFileSync(join(folder, name), 'utf8')).not.toContain(one.folder);
  const [again] = await testWorkflow(request({ runs: [] }));
  expect(problemsOf(again!)).toEqual([]);
  await expect(testWorkflow(request({ write: 'init' }))).rejects.toThrow('holds a recording already');
});

test('a run that is not there, a URL, and no id at all are told', async () => {
  const problems = async (run: string) =>
    (await testWorkflow(request({ runs: [run] }))).flatMap(problemsOf).join();
  expect(await problems('none')).toMatch(/There is no run none/);
  expect(await problems('../r')).toMatch(/is no run id/);
  expect(await problems('https://github.com/o/r/actions/runs/1')).toMatch(/raymond pull/);
});
