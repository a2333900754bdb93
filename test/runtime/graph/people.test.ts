import { afterEach, describe, expect, test } from '@jest/globals';
import { ScriptedAgent } from '../../support/engine.js';
import { answer, GraphLab } from '../../support/graph-lab.js';

// Approvals and feedback (spec 5.4), by every way in which they can be answered.
let lab: GraphLab;
afterEach(() => lab.remove());

const REVIEW = `initial: review
inputs: [id]
states:
  review:
    type: command
    command: echo worked >> ran; echo "lesson of review"
    output: { store: true }
    notify: echo entered >> told
    approval:
      question: Is \${id} fine?
      notify: echo "ask \${id}" >> told
      PASSED: ship
      FAILED: rework
    teach: { coder: [{ var: "\${REVIEW_FAILED}" }] }
  ship: { type: command, command: 'echo "shipped [$RAILI_VAR_REVIEW_PASSED] [$RAILI_VAR_REVIEW_FAILED]"' }
  rework: { type: command, command: 'echo "rework: $RAILI_VAR_REVIEW_FAILED"', max_visits: 1, continue: review }
`;
const AGENT = {
  '.raili/agent-registry.json': JSON.stringify({ coder: { path: 'agents/coder.md' } }),
  'agents/coder.md': 'You code.',
};
const vars = { id: 'T-1' };

describe('approval', () => {
  test('parks the run; the answer goes on without repeating the work', async () => {
    lab = new GraphLab(REVIEW, AGENT);
    const { run } = await lab.run({ vars });
    expect([run.status, run.reason]).toEqual(['asking', 'ASK']);
    expect(run.agents[0]?.ask).toMatchObject({ kind: 'approval', next: 'review' });
    expect(run.message).toContain('Is T-1 fine?');
    const no = await lab.resume(answer('no tests. lesson: test first'));
    expect([no.run.status, lab.lines('ran').length]).toEqual(['asking', 2]);
    expect(lab.path).toBe('review rework review');
    expect(no.run.agents[0]?.variables).toMatchObject({ REVIEW_FAILED: 'no tests. lesson: test first' });
    expect(lab.read('.raili/learnings/coder.md')).toContain('[var:REVIEW_FAILED] test first');

    const yes = await lab.resume(answer('approve: nice'));
    expect([yes.run.status, yes.run.results.main]).toEqual(['completed', 'shipped [nice] []']);
    expect(lab.lines('told')).toEqual(['entered', 'ask T-1', 'entered', 'ask T-1']);
    const { approvals, stateHistory } = lab.context();
    expect(approvals).toEqual({ REVIEW_PASSED: 'nice', REVIEW_FAILED: '' });
    expect(stateHistory.map(({ state, meta }) => [state, meta?.approval?.chosen])).toEqual([
      ['review', 'FAILED'],
      ['rework', undefined],
      ['review', 'PASSED'],
      ['ship', undefined],
    ]);
    expect(stateHistory[0]?.meta?.approval).toMatchObject({
      question: 'Is T-1 fine?',
      reason: 'no tests. lesson: test first',
      notify: { success: true },
    });
  });

  test('a resume without an answer asks again, and does nothing else', async () => {
    lab = new GraphLab(REVIEW, AGENT);
    await lab.run({ vars });
    expect((await lab.resume()).run.status).toBe('asking');
    expect([lab.lines('ran').length, lab.lines('told').length]).toEqual([1, 2]);
  });

  test.each([
    ['PASSED', 'completed', 'shipped [] []'],
    ['FAILED', 'failed', undefined],
  ])('RAILI_MANUAL_CHOICE=%s answers all', async (choice, status, result) => {
    lab = new GraphLab(REVIEW, AGENT);
    const { run } = await lab.run({ vars, environment: { RAILI_MANUAL_CHOICE: choice } });
    expect([run.status, run.results.main]).toEqual([status, result]);
  });

  test('a RAILI_MANUAL_CHOICE that is none fails the run', async () => {
    lab = new GraphLab(REVIEW, AGENT);
    const { run } = await lab.run({ vars, environment: { RAILI_MANUAL_CHOICE: 'maybe' } });
    expect([run.reason, run.message]).toEqual(['USAGE', expect.stringContaining('PASSED or FAILED')]);
  });

  test('on a terminal the person is asked, and the run goes on', async () => {
    lab = new GraphLab(REVIEW, AGENT);
    const asked: string[] = [];
    const askPerson = async (question: string): Promise<string> => {
      asked.push(question);
      return asked.length === 1 ? 'no' : '';
    };
    const { run } = await lab.run({ vars, launch: { on_ask: 'prompt' }, around: { askPerson } });
    expect([run.status, asked.length, lab.path]).toEqual(['completed', 2, 'review rework review ship']);
    expect(lab.lines('ran')).toHaveLength(2);
  });

  test('an agent state is asked about after its turn, which is not paid for twice', async () => {
    lab = new GraphLab(
      `initial: code
states:
  code: { type: agent, agent: coder, output: { store: true }, approval: { question: Fine?, PASSED: done, FAILED: code } }
  done: { type: engine }
`,
      AGENT,
    );
    const agent = new ScriptedAgent({ code: { text: 'the code', cost: 1 } });
    await lab.run({ agent });
    const { run } = await lab.resume({ agent, ...answer('yes') });
    expect([run.results.main, run.total_cost_usd, agent.turns.length]).toEqual(['the code', 1, 1]);
    expect(lab.read('.raili/main/outputs/code.md')).toBe('the code\n');
  });
});

describe('feedback', () => {
  const WISH = `initial: wish
states:
  wish:
    type: engine
    feedback: { expose_var: wishes, question: "What else?", required: true, multiline: true }
    continue: show
  show: { type: command, command: 'echo "wish: $RAILI_VAR_WISHES"' }
`;

  test('parks the run; nothing is no answer where one is required', async () => {
    lab = new GraphLab(WISH);
    const { run } = await lab.run();
    expect(run.agents[0]?.ask).toMatchObject({ kind: 'feedback', required: true, multiline: true });
    await expect(lab.resume(answer(' '))).rejects.toThrow('An answer is needed.');
    const { run: ended } = await lab.resume(answer('a pony; $(touch pwned)'));
    expect(ended.results.main).toBe('wish: a pony; $(touch pwned)');
    expect(lab.has('pwned')).toBe(false);
    expect(lab.context().feedbacks).toEqual({ wish: { value: 'a pony; $(touch pwned)' } });
    expect(lab.context().stateHistory[0]?.meta?.feedback).toEqual({
      name: 'wishes',
      question: 'What else?',
      value: 'a pony; $(touch pwned)',
    });
  });

  test('RAILI_FEEDBACK_<VAR> answers it', async () => {
    lab = new GraphLab(WISH);
    const { run } = await lab.run({ environment: { RAILI_FEEDBACK_WISHES: 'more' } });
    expect(run.results.main).toBe('wish: more');
  });

  test('with --on-ask fail the run fails', async () => {
    lab = new GraphLab(WISH);
    const { run } = await lab.run({ launch: { on_ask: 'fail' } });
    expect([run.status, run.reason]).toEqual(['failed', 'ASK_REJECTED']);
  });

  test('feedback and approval at one state: one after the other', async () => {
    lab = new GraphLab(`initial: a
states:
  a:
    type: engine
    feedback: { expose_var: note }
    approval: { question: "\${note}?", PASSED: done, FAILED: a }
  done: { type: engine }
`);
    await lab.run();
    const { run } = await lab.resume(answer('hm'));
    expect(run.agents[0]?.ask).toMatchObject({ kind: 'approval', question: expect.stringContaining('hm?') });
    expect((await lab.resume(answer('ok'))).run.status).toBe('completed');
    expect(lab.path).toBe('a done');
  });
});
