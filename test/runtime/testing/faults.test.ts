import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { type CaseReport, isPassed, problemsOf } from '../../../src/core/testing/case-report.js';
import type { FaultReport } from '../../../src/core/testing/fault-report.js';
import { tapReport } from '../../../src/report/testing/tap.js';
import { testWorkflow } from '../../../src/runtime/testing/test-workflow.js';
import { type TestLab, testLab, testRequest } from '../../support/test-lab.js';

let lab: TestLab;
afterEach(() => lab?.remove());

async function faultsOf(files: Readonly<Record<string, string>>, path = ''): Promise<CaseReport> {
  lab = testLab(files);
  const request = testRequest(join(lab.folder, 'wf', path), lab.folder, { faults: true });
  const [report] = await testWorkflow(request);
  expect(problemsOf(report!)).toEqual([]);
  return report!;
}

const told = ({ kind, place, end }: FaultReport): string =>
  `${kind} ${place.agent} ${place.state}#${place.visit}: ${end}`;
const badOf = (report: CaseReport): string[] =>
  report.faults
    .filter(({ isBad }) => isBad)
    .map(told)
    .sort();
const endOf = (report: CaseReport, kind: string, state: string): string | undefined =>
  report.faults
    .filter((fault) => fault.kind === kind && fault.place.state === state)
    .map(({ end, how }) => `${end}: ${how}`)[0];

/** Two workers, and a judge who is told of them. */
const PANEL = {
  'START.sh': `for n in 1 2; do echo "<fork next=\\"JUDGE\\" n=\\"$n\\">WORK</fork>"; done\n`,
  'WORK.md': '---\nallowed_transitions: [{ tag: result }]\n---\nWork on {{n}}. <result>done</result>\n',
  'JUDGE.md':
    '---\njoin: { of: all, failed: accept }\nallowed_transitions: [{ tag: result }]\n---\n{{workers}}\n<result>judged</result>\n',
  'recording/replies.yaml': 'WORK: [<result>done</result>]\nJUDGE: [<result>judged</result>]\n',
  'recording/test.yaml': 'project: {}\nexpect: { status: completed, result: judged }\n',
};

describe('green without its work', () => {
  test('a judge who is told of the worker that failed is not', async () => {
    const report = await faultsOf(PANEL);
    expect(badOf(report)).toEqual([]);
    expect(endOf(report, 'worker-fails', 'WORK')).toBe('completed: the state behind the join was told');
    expect(isPassed(report)).toBe(true);
  });

  test('a judge who never looks at the workers is', async () => {
    const report = await faultsOf({
      ...PANEL,
      'JUDGE.md': PANEL['JUDGE.md'].replace('{{workers}}', 'Say that all is well.'),
    });
    expect(badOf(report)).toEqual([
      'output-limit main_work1 WORK#1: green without its work',
      'overloaded-529 main_work1 WORK#1: green without its work',
      'refused main_work1 WORK#1: green without its work',
      'worker-fails main_work1 WORK#1: green without its work',
    ]);
    expect(isPassed(report)).toBe(false);
    const tap = tapReport([report]);
    expect(tap).toMatch(/^not ok \d+ - .*: worker-fails at main_work1 WORK: green without its work/m);
    expect(tap).toMatch(/^# green without its work: wf\/recording, worker-fails at main_work1 WORK$/m);
  });

  test('a script that goes on without a look at the file of workers is, too', async () => {
    const script = `# raymond: join=all join.failed=accept\necho '<result>judged</result>'\n`;
    const { 'JUDGE.md': _, ...others } = PANEL;
    const files = {
      ...others,
      'JUDGE.sh': script,
      'recording/replies.yaml': 'WORK: [<result>done</result>]\n',
    };
    expect(badOf(await faultsOf(files))).toContain('worker-fails main_work1 WORK#1: green without its work');
    lab.remove();
    const looks = { ...files, 'JUDGE.sh': `${script}: "$RAYMOND_WORKERS_FILE"\n` };
    expect(badOf(await faultsOf(looks))).toEqual([]);
  });

  test('a join that wants one of two needs no more', async () => {
    const files = {
      ...PANEL,
      'JUDGE.md': PANEL['JUDGE.md'].replace('of: all', 'of: 1').replace('{{workers}}', 'All is well.'),
    };
    const report = await faultsOf({
      ...files,
      'recording/replies.yaml':
        'main_work2/WORK: [{ text: <result>done</result>, delay_ms: 9000 }]\nWORK: [<result>done</result>]\nJUDGE: [<result>judged</result>]\n',
    });
    expect(badOf(report)).toEqual([]);
    expect(endOf(report, 'worker-fails', 'WORK')).toBe('completed: the join had enough without');
  });

  test('without a join the worker that failed is the failure of the run', async () => {
    const files = {
      ...PANEL,
      'JUDGE.md': PANEL['JUDGE.md'].replace('join: { of: all, failed: accept }\n', ''),
    };
    const report = await faultsOf(files);
    expect(badOf(report)).toEqual([]);
    expect(endOf(report, 'worker-fails', 'WORK')).toBe('failed cleanly: AGENT_FAILED');
  });

  const graph = (routing: string) => ({
    'workflow.yaml': `name: g\ninitial: work\nstates:\n  work: { type: command, command: "echo done", ${routing} }\n  mend: { type: command, command: echo mended, on: { PASSED: end } }\n  end: { type: command, command: echo all is well }\n`,
    'recording/replies.yaml': '{}\n',
    'recording/test.yaml': 'project: { copy: .. }\nexpect: { status: completed, result: all is well }\n',
  });

  test('a graph that goes on whatever came is; one with a way of its own for what failed is not', async () => {
    const report = await faultsOf(graph('continue: end'));
    expect(badOf(report)).toEqual([
      'script-exits-1 main work#1: green without its work',
      'script-hangs main work#1: green without its work',
    ]);
    lab.remove();
    const mended = await faultsOf(graph('on: { PASSED: end, FAILED: mend }'));
    expect(badOf(mended)).toEqual([]);
    expect(endOf(mended, 'script-exits-1', 'work')).toBe('completed: by reset mend');
  });

  test('work that a loop brings on its next round is there', async () => {
    const report = await faultsOf({
      'START.md':
        '---\nallowed_transitions: [{ tag: result }, { tag: goto, target: START }]\n---\nWork. <result>x</result> or <goto>START</goto>\n',
      'recording/replies.yaml': 'START: [<goto>START</goto>, <result>done</result>]\n',
      'recording/test.yaml': 'project: {}\nexpect: { paths: { main: START START } }\n',
    });
    expect(badOf(report)).toEqual([]);
    expect(endOf(report, 'other-target', 'START')).toBe('completed: by a later visit');
    expect(endOf(report, 'tag-lost', 'START')).toBe('completed: after a reminder');
  });

  test('an answer whose tag is implied is all there', async () => {
    const report = await faultsOf({
      'START.md': '---\nallowed_transitions: [{ tag: goto, target: END }]\n---\nWork. <goto>END</goto>\n',
      'END.sh': "echo '<result>done</result>'\n",
      'recording/replies.yaml': 'START: [It is done. <goto>END</goto>]\n',
      'recording/test.yaml': 'project: {}\nexpect: { status: completed }\n',
    });
    expect(badOf(report)).toEqual([]);
    expect(endOf(report, 'tag-lost', 'START')).toBe(
      'completed: by the implicit transition, with the whole answer',
    );
  });
});

describe('hung', () => {
  const WAITS = {
    'START.sh': `for n in 1 2; do echo "<fork next=\\"JUDGE\\" n=\\"$n\\">WORK</fork>"; done\n`,
    'WORK.sh': '# raymond: timeout=0\necho "<result>done</result>"\n',
    'JUDGE.md': PANEL['JUDGE.md'],
    'recording/replies.yaml': 'JUDGE: [<result>judged</result>]\n',
    'recording/test.yaml': 'project: {}\nexpect: { status: completed }\n',
  };

  test('is a join whose worker never ends and has no time-out', async () => {
    const report = await faultsOf(WAITS);
    expect(badOf(report)).toEqual(['script-hangs main_work1 WORK#1: hung']);
  });

  test('is not one that waits for so long and no longer, whatever the clock on the wall says', async () => {
    const late = {
      'JUDGE.md': WAITS['JUDGE.md'].replace(
        'failed: accept',
        'failed: accept, timeout: 9h, timeout_goto: LATE',
      ),
      'LATE.sh': 'echo "<result>late</result>"\n',
    };
    const report = await faultsOf({
      ...WAITS,
      ...late,
      'WORK.sh': WAITS['WORK.sh'].replace('timeout=0', 'timeout=7200'),
    });
    expect(badOf(report)).toEqual([]);
    expect(endOf(report, 'script-hangs', 'WORK')).toBe('completed: the state behind the join was told');
  });
});

test('a question: the person says no; one that nobody answers keeps on asking', async () => {
  const report = await faultsOf({
    'START.md':
      '---\nallowed_transitions: [{ tag: ask, next: END }]\n---\nAsk. <ask next="END">Ship?</ask>\n',
    'END.sh': 'echo "<result>$RAYMOND_INPUT</result>"\n',
    'recording/replies.yaml': 'START: [<ask next="END">Ship?</ask>]\n',
    'recording/test.yaml':
      'project: {}\nanswers: [yes please]\nexpect: { status: completed, result: yes please }\n',
  });
  expect(badOf(report)).toEqual([]);
  expect(endOf(report, 'answer-refused', 'START')).toBe('completed: another way');
  expect(endOf(report, 'kill', 'START')).toBe('completed: by a resume');
});

test('each of these came to what it should: 429, 529, crash, budget, schema, kill', async () => {
  const report = await faultsOf({
    'START.md':
      '---\nallowed_transitions: [{ tag: result }]\nresult_schema: { type: object, required: [done] }\n---\nWork. <result>{"done": 1}</result>\n',
    'recording/replies.yaml': `START: ['<result>{"done": 1}</result>']\n`,
    'recording/test.yaml': 'project: {}\nexpect: { status: completed }\n',
  });
  expect(Object.fromEntries(report.faults.map(({ kind, end, how }) => [kind, `${end}: ${how}`]))).toEqual({
    'tag-lost': 'completed: after a reminder',
    'tag-malformed': 'completed: after a reminder',
    'limit-429': 'paused: USAGE_LIMIT, completed by a resume',
    'overloaded-529': 'failed cleanly: AGENT_FAILED',
    'agent-crash': 'completed: by another attempt',
    refused: 'failed cleanly: REFUSED',
    'output-limit': 'failed cleanly: OUTPUT_LIMIT',
    'budget-ends': 'paused: BUDGET',
    'result-misfit': 'completed: after a reminder',
    kill: 'completed: by a resume',
  });
});

test('a case that fails as it is gets no faults', async () => {
  lab = testLab({ ...PANEL, 'recording/test.yaml': 'project: {}\nexpect: { status: failed }\n' });
  const [report] = await lab.test({ faults: true });
  expect(report).toMatchObject({ faults: [], notes: ['Its faults were not tried: it fails as it is.'] });
});
