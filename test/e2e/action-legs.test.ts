import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { ActionLab, type Job } from '../support/action-lab.js';
import { INSTALL_TIMEOUT_MS, installClaude } from '../support/e2e-lab.js';

beforeAll(installClaude, INSTALL_TIMEOUT_MS);

let lab: ActionLab;
afterEach(() => lab.close());

const OWN = {
  'run-key': 'triage',
  'state-key': 'a state key of the tests, forty-three chars',
  'env-allow': 'LEG MAY_END',
  'anthropic-api-key': '',
};
/** Begins, leaves in its work tree who has begun, and stops unless it may end. */
const FLOW = {
  'wf/START.sh': `echo "begun by $LEG" | tee begun.txt >&2; echo '<goto>NEXT</goto>'`,
  'wf/NEXT.sh': `[ "$MAY_END" = 1 ] && echo "<result>$(cat begun.txt), ended by $LEG</result>"`,
};
const LEGS = [1, 2, 3, 4];
type Main = Awaited<ReturnType<Job['main']>>;

interface Which {
  readonly runId: number;
  readonly n: number;
  readonly mayEnd?: boolean;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly step?: string;
  readonly checkRunId?: number;
}
const leg = ({ runId, n, mayEnd = false, inputs = {}, ...options }: Which): Job =>
  lab.job({
    ...{ runId, matrix: { n }, ...options },
    inputs: { ...OWN, ...inputs },
    env: { LEG: `leg ${n} of run ${runId}`, ...(mayEnd && { MAY_END: '1' }) },
  });

/** Main and post, and the machine is gone. */
async function whole(job: Job): Promise<Main> {
  const main = await job.main();
  await job.post();
  job.over(main.conclusion);
  return main;
}

/** All that the transcripts of a step hold, which are one artifact of its workflow run. */
function transcriptsOf({ outputs }: Main, inRun: number): string {
  const name = outputs['transcripts-artifact'];
  const found = lab.service.artifacts().filter((each) => each.name === name && each.runId === inRun);
  expect([name, found.length]).toEqual([
    expect.stringMatching(new RegExp(`^raymond-${outputs['run-id']}-\\d+-[0-9a-f]{12}$`)),
    1,
  ]);
  return Object.values(found[0]!.files())
    .map((bytes) => (bytes as Buffer).toString('utf8'))
    .join('\n');
}
const legsIn = (text: string): string[] => [...new Set(text.match(/leg \d of run \d/g))].sort();

test('a run-key of one’s own with a matrix: each leg goes on with its own, and uploads its own transcripts', async () => {
  lab = await ActionLab.open(FLOW);
  const first = await Promise.all(LEGS.map((n) => whole(leg({ runId: 1, n }))));
  expect(first.map(({ outputs }) => outputs.status)).toEqual(LEGS.map(() => 'failed'));
  const second = await Promise.all(LEGS.map((n) => whole(leg({ runId: 2, n, mayEnd: true }))));
  expect(second.map(({ outputs }) => [outputs.resumed, outputs.result])).toEqual(
    LEGS.map((n) => ['true', `begun by leg ${n} of run 1, ended by leg ${n} of run 2`]),
  );
  for (const [index, n] of LEGS.entries()) {
    expect(legsIn(transcriptsOf(first[index]!, 1))).toEqual([`leg ${n} of run 1`]);
    expect(legsIn(transcriptsOf(second[index]!, 2))).toEqual([`leg ${n} of run 1`, `leg ${n} of run 2`]);
  }
});

test('key-across-matrix: the legs share the run; of one attempt only one may have it', async () => {
  lab = await ActionLab.open(FLOW);
  const inputs = { 'key-across-matrix': 'true' };
  expect((await whole(leg({ runId: 1, n: 1, inputs }))).outputs.status).toBe('failed');
  const beside = await whole(leg({ runId: 1, n: 2, inputs, mayEnd: true }));
  expect([beside.conclusion, beside.outputs.status]).toEqual(['failure', '']);
  expect(beside.annotations.map(({ message }) => message).join()).toContain('`run-key`');
  const next = await whole(leg({ runId: 2, n: 2, inputs, mayEnd: true }));
  expect(next.outputs).toMatchObject({
    resumed: 'true',
    result: 'begun by leg 1 of run 1, ended by leg 2 of run 2',
  });
});

test('legs, steps of one job and attempts: each its own result and its own transcripts', async () => {
  lab = await ActionLab.open(FLOW);
  // Under the default key.
  const inputs = { 'run-key': '' };
  const one = leg({ runId: 1, n: 1, inputs, mayEnd: true });
  const two = leg({ runId: 1, n: 2, inputs, step: 'first' });
  const beside = leg({ runId: 1, n: 2, inputs, step: 'second', checkRunId: two.id!, mayEnd: true });
  const [ofOne, ofTwo, ofBeside] = [await whole(one), await whole(two), await whole(beside)];
  const ofAgain = await whole(
    lab.nextAttempt(two, {
      env: { LEG: 'leg 2 of run 1', MAY_END: '1' },
    }),
  );
  expect([ofOne, ofTwo, ofBeside, ofAgain].map(({ outputs }) => [outputs.resumed, outputs.result])).toEqual([
    ['false', 'begun by leg 1 of run 1, ended by leg 1 of run 1'],
    ['false', ''],
    ['false', 'begun by leg 2 of run 1, ended by leg 2 of run 1'],
    ['true', 'begun by leg 2 of run 1, ended by leg 2 of run 1'],
  ]);
  expect(legsIn(transcriptsOf(ofOne, 1))).toEqual(['leg 1 of run 1']);
  for (const main of [ofTwo, ofBeside, ofAgain]) {
    const text = transcriptsOf(main, 1);
    expect(legsIn(text).filter((each) => each !== 'leg 2 of run 1')).toEqual([]);
    expect(text).toContain(main.outputs['run-id']!);
  }
  const names = [ofOne, ofTwo, ofBeside, ofAgain].map(({ outputs }) => outputs['transcripts-artifact']);
  expect(new Set(names).size).toBe(4);
});

test('resume-run: a run started by hand goes on with another one, under its default key', async () => {
  lab = await ActionLab.open(FLOW);
  const inputs = { 'run-key': '', 'state-store': 'artifact' };
  const parked = await whole(leg({ runId: 1, n: 1, inputs }));
  expect(parked.annotations.map(({ message }) => message).join()).toContain('`resume-run: 1`');
  const other = await whole(leg({ runId: 2, n: 2, inputs: { ...inputs, 'resume-run': '1' }, mayEnd: true }));
  expect([other.conclusion, other.outputs.status]).toEqual(['failure', '']);
  expect(other.annotations.map(({ message }) => message).join()).toContain('Run 1 has left no checkpoint');
  const byHand = await whole(leg({ runId: 3, n: 1, inputs: { ...inputs, 'resume-run': '1' }, mayEnd: true }));
  expect(byHand.outputs).toMatchObject({
    resumed: 'true',
    result: 'begun by leg 1 of run 1, ended by leg 1 of run 3',
  });
});
