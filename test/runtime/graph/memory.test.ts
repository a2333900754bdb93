import { appendFileSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { RaymondError } from '../../../src/core/errors.js';
import { contextOf } from '../../../src/core/graph/record.js';
import { readGraphRecord } from '../../../src/runtime/graph/history.js';
import { runPaths } from '../../../src/store/run-folder.js';
import { ScriptedAgent, type Taken } from '../../support/engine.js';
import { answer, GraphLab } from '../../support/graph-lab.js';

// What a run remembers is its own (spec 5.11): outputs, lessons in flight, history.
let lab: GraphLab;
afterEach(() => lab.remove());

const AGENT = {
  '.raili/agent-registry.json': '{"coder": {"path": "coder.md"}}',
  'coder.md': 'You code.',
};
const OUTPUTS = '.raili/main/outputs';
const LESSONS = '.raili/learnings/coder.md';

const prompts = (agent: ScriptedAgent): string[] => agent.turns.map(({ prompt }) => prompt);
const ofRun = (runId: string, ...names: string[]): string =>
  readFileSync(join(lab.folder, '.raymond', 'runs', runId, ...names), 'utf8');

describe('a new run', () => {
  const TICKET = `initial: work
inputs: [ticket]
states:
  work: { type: agent, agent: coder, prompt: "Work on \${ticket}", output: { store: true }, continue: done }
  done: { type: engine }
`;

  test('starts clean: it does not see what the last one has said', async () => {
    lab = new GraphLab(TICKET, AGENT);
    const agent = new ScriptedAgent({ work: ({ prompt }: Taken) => `did ${prompt.slice(-2)}` });
    await lab.run({ agent, runId: 'r1', vars: { ticket: 'T1' } });
    await lab.run({ agent, runId: 'r2', vars: { ticket: 'T2' } });
    expect(prompts(agent).map((prompt) => prompt.match(/T\d/g))).toEqual([['T1'], ['T2']]);
    expect(lab.read(`${OUTPUTS}/work.md`)).toBe('did T2\n');
    expect([ofRun('r1', 'outputs', 'work.md'), ofRun('r2', 'outputs', 'work.latest.md')]).toEqual([
      ...['did T1\n', 'did T2\n'],
    ]);
  });

  test('leaves alone what lies in outputs/ and is no output of its states', async () => {
    lab = new GraphLab(TICKET, {
      ...AGENT,
      [`${OUTPUTS}/work.latest.md`]: 'old',
      [`${OUTPUTS}/notes.md`]: 'mine',
      [`${OUTPUTS}/work.md.bak`]: 'mine',
    });
    await lab.run({ agent: new ScriptedAgent({ work: 'x' }), vars: { ticket: 'T1' } });
    expect(readdirSync(join(lab.folder, OUTPUTS)).sort()).toEqual([
      ...['notes.md', 'work.latest.md', 'work.md', 'work.md.bak'],
    ]);
    expect(lab.read(`${OUTPUTS}/work.md`)).toBe('x\n');
  });

  test('of a graph elsewhere has its outputs and its history in the folder of the run', async () => {
    lab = new GraphLab('initial: a\nstates: { a: { type: engine } }\n', {
      'g/workflow.yaml':
        'initial: a\nstates: { a: { type: command, command: echo x, output: { store: true } } }\n',
    });
    await lab.run({ workflow: 'g' });
    expect(JSON.parse(ofRun('r', 'context.json')).stateHistory).toMatchObject([{ state: 'a' }]);
    expect([lab.has('g/context.json'), lab.read('g/outputs/a.md')]).toEqual([false, 'x\n']);
  });
});

describe('two runs at once', () => {
  // The first waits in its second state until the second run has ended.
  const GRAPH = `initial: work
inputs: [ticket]
states:
  work: { type: agent, agent: coder, prompt: "Work on \${ticket}", output: { store: true }, teach: { coder: [{ output: work }] }, continue: again }
  again: { type: agent, agent: coder, prompt: "Again \${ticket}", output: { store: true }, transitions: { work: last, again: again } }
  last: { type: agent, agent: coder, prompt: "Last \${ticket}", output: { store: true }, continue: done }
  done: { type: command, command: 'cat "$RAYMOND_OUTPUTS/again.md"' }
`;

  test('have nothing of one another in their prompts; the copy is the newer one’s', async () => {
    lab = new GraphLab(GRAPH, { ...AGENT, [LESSONS]: '- be kind\n' });
    let isThere = (): void => {};
    let goOn = (): void => {};
    const there = new Promise<void>((resolve) => {
      isThere = resolve;
    });
    const maySpeak = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const agentOf = (name: string, hold: boolean) =>
      new ScriptedAgent({
        work: `from ${name}. Lesson: ${name} is hard`,
        again: [`${name} again\nagain`, ...(hold ? [] : [`${name} again\nwork`])],
        last: `${name} last`,
      });
    const first = agentOf('T1', true);
    const held = new ScriptedAgent({
      work: 'from T1. Lesson: T1 is hard',
      again: async ({ prompt }: Taken) => {
        first.turns.push({ prompt } as Taken);
        if (!prompt.includes('Your previous')) return 'T1 again\nagain';
        isThere();
        await maySpeak;
        return 'T1 again\nwork';
      },
      last: 'T1 last',
    });
    const running = lab.run({ agent: held, runId: 'r1', vars: { ticket: 'T1' } });
    await there;
    const second = agentOf('T2', false);
    const ended = await lab.run({ agent: second, runId: 'r2', vars: { ticket: 'T2' } });
    expect(ended.run.results.main).toContain('T2 again');
    goOn();
    const { run } = await running;
    expect(run.results.main).toContain('T1 again');
    expect(prompts(held).join('\n')).not.toContain('T2');
    expect(prompts(second).join('\n')).not.toContain('T1');
    // Its own, what was there before, and what it was taught itself.
    expect(prompts(held).at(-1)).toMatch(/- be kind\n- T1 is hard\n[\s\S]*Last T1/);
    expect(prompts(second).at(-1)).toMatch(/- be kind\n- T2 is hard\n[\s\S]*Last T2/);
    expect(lab.read(`${OUTPUTS}/last.md`)).toBe('T2 last\n');
    expect(lab.context().vars.ticket).toBe('T2');
    expect(ofRun('r1', 'outputs', 'last.md')).toBe('T1 last\n');
    expect(JSON.parse(ofRun('r1', 'context.json')).vars.ticket).toBe('T1');
    expect(lab.read(LESSONS).match(/T\d is hard/g)).toEqual(['T2 is hard', 'T1 is hard']);
  });

  test('an older one that is resumed leaves the copy to the newer, and says so', async () => {
    lab = new GraphLab(
      `initial: ask
inputs: [ticket]
states:
  ask: { type: command, command: 'echo "$RAILI_VAR_TICKET"', output: { store: true }, approval: { question: Go on?, PASSED: ask2, FAILED: ask2 } }
  ask2: { type: command, command: 'echo "$RAILI_VAR_TICKET"', output: { store: true } }
`,
    );
    await lab.run({ runId: 'r1', vars: { ticket: 'T1' } });
    await lab.run({ runId: 'r2', vars: { ticket: 'T2' } });
    const ended = await lab.resume({ runId: 'r1', ...answer('yes') });
    expect(ended.run.results.main).toBe('T1');
    expect(lab.warnings()).toContain(
      'outputs/ and context.json beside the workflow stay those of r2, which was started later',
    );
    expect([lab.read(`${OUTPUTS}/ask.md`), lab.has(`${OUTPUTS}/ask2.md`)]).toEqual(['T2\n', false]);
    expect(lab.context().vars.ticket).toBe('T2');
    expect(ofRun('r1', 'outputs', 'ask2.md')).toBe('T1\n');
    // The newer one's are made anew, whatever has become of them.
    rmSync(join(lab.folder, OUTPUTS), { recursive: true });
    await lab.resume({ runId: 'r2', ...answer('yes') });
    expect([lab.read(`${OUTPUTS}/ask.md`), lab.read(`${OUTPUTS}/ask2.md`)]).toEqual(['T2\n', 'T2\n']);
  });
});

describe('lessons', () => {
  const LOOP = `initial: work
states:
  work: { type: agent, agent: coder, prompt: Work, output: { store: true }, teach: { coder: [{ output: work }] }, approval: { question: Enough?, PASSED: done, FAILED: work } }
  done: { type: engine }
`;

  test('count at once for the run, for others when it stops; a person’s count at once for all', async () => {
    lab = new GraphLab(LOOP, AGENT);
    const agent = new ScriptedAgent({ work: ['lesson: one', 'lesson: two', 'lesson: two'] });
    await lab.run({ agent });
    expect(lab.has(LESSONS)).toBe(false);
    await lab.resume({ agent, ...answer('no') });
    expect(prompts(agent)[1]).toContain('- one\n\nWork');
    expect(lab.read(LESSONS)).toMatch(/^- \[[^\]]+\] \[output:work\] one\n$/);
    appendFileSync(join(lab.folder, LESSONS), '- [2026-01-01T00:00:00Z] [manual] by hand\n- in an editor\n');
    appendFileSync(join(lab.folder, LESSONS), '- [2026-01-01T00:00:00Z] [output:x] of another run\n');
    await lab.resume({ agent, ...answer('no') });
    expect(prompts(agent)[2]).toMatch(/- one\n- by hand\n- in an editor\n- two\n\nWork/);
    await lab.resume({ agent, ...answer('yes') });
    expect(lab.read(LESSONS).match(/\] (one|two)/g)).toEqual(['] one', '] two']);
    const taught = lab.context().stateHistory.map(({ meta }) => meta?.teach?.length);
    // The third time it was known.
    expect(taught).toEqual([1, 1, undefined, undefined]);
  });

  test('that a person has taken out are out', async () => {
    lab = new GraphLab(LOOP, { ...AGENT, [LESSONS]: '- be kind\n- be quick\n' });
    const agent = new ScriptedAgent({ work: ['lesson: one', 'lesson: two'] });
    await lab.run({ agent });
    await lab.resume({ agent, ...answer('no') });
    lab.write(LESSONS, '- be quick\n');
    await lab.resume({ agent, ...answer('no') });
    expect(prompts(agent)[2]).toContain('previous runs\n\n- be quick\n- two\n\nWork');
  });
});

describe('a log that tells of more than the state', () => {
  // A checkpoint has the state of a moment, and a log that goes on from there.
  test('is believed as far as the state goes', async () => {
    lab = new GraphLab(
      `initial: a
states:
  a: { type: command, command: echo a >> ran; echo a, output: { store: true }, approval: { question: Go?, PASSED: b, FAILED: a } }
  b: { type: command, command: 'echo "b=$(wc -l < ran)"', expose: [b], output: { store: true }, reset_outputs: [a], continue: c }
  c: { type: command, command: echo c, output: { store: true }, approval: { question: Fine?, PASSED: d, FAILED: a } }
  d: { type: command, command: 'cat $RAYMOND_OUTPUTS/*.latest.md' }
`,
    );
    await lab.run();
    const state = lab.read('.raymond/state/r.json');
    await lab.resume(answer('yes'));
    lab.write('.raymond/state/r.json', state);
    const ended = await lab.resume(answer('no'));
    expect(ended.run.message).toContain('Go?');
    expect(lab.context().stateHistory.map((entry) => entry.state)).toEqual(['a', 'a']);
    expect(lab.context().vars).not.toHaveProperty('b');
    expect(lab.read(`${OUTPUTS}/a.md`)).toMatch(/^a\n\n--- Run \S+ ---\n\na\n$/);
    expect([lab.has(`${OUTPUTS}/b.md`), lab.has(`${OUTPUTS}/c.md`)]).toEqual([false, false]);
    await lab.resume(answer('yes'));
    const last = await lab.resume(answer('yes'));
    expect(last.run.results.main).toBe('b=2\nc');
    const record = contextOf(await readGraphRecord(runPaths(join(lab.folder, '.raymond', 'state'), 'r')));
    expect(record.stateHistory.map((entry) => entry.state)).toEqual(['a', 'a', 'b', 'c', 'd']);
    expect(record.vars.b).toBe('2');
  });
});

test('long outputs are whole after a crash has taken the files', async () => {
  lab = new GraphLab(
    `initial: a
states:
  a: { type: command, command: 'yes long | head -30000', output: { store: true }, approval: { question: Go?, PASSED: b, FAILED: b } }
  b: { type: command, command: 'cat "$RAYMOND_OUTPUTS/a.latest.md"' }
`,
  );
  await lab.run();
  rmSync(join(lab.folder, '.raymond', 'runs', 'r', 'outputs'), { recursive: true });
  const { run } = await lab.resume(answer('yes'));
  expect(run.status).toBe('completed');
  expect(ofRun('r', 'outputs', 'a.md')).toBe('long\n'.repeat(30_000));
});

test('where the copy cannot be written the run goes on, and says so once', async () => {
  lab = new GraphLab(
    `initial: a
states:
  a: { type: command, command: echo a, output: { store: true }, continue: b }
  b: { type: command, command: 'cat "$RAYMOND_OUTPUTS/a.md"', output: { store: true } }
`,
    { [OUTPUTS]: 'a file\n' },
  );
  const { run } = await lab.run();
  expect([run.status, run.results.main]).toEqual(['completed', 'a']);
  expect(lab.warnings().filter((text) => text.includes('outputs/ beside the workflow'))).toHaveLength(1);
});

test('links that lead out of where a run may work are not followed', async () => {
  lab = new GraphLab(
    'initial: a\nstates: { a: { type: command, command: "echo lesson: x", output: { store: true }, teach: { coder: [{ output: a }] } } }\n',
    { ...AGENT, 'outside/a.md': 'not ours\n', 'outside/coder.md': '' },
  );
  symlinkSync('../../outside', join(lab.folder, OUTPUTS));
  symlinkSync('../outside', join(lab.folder, '.raili', 'learnings'));
  const outside = join(lab.folder, 'outside');
  const checkDirectory = (path: string): void => {
    if (path.startsWith(outside)) throw new RaymondError('OUTSIDE_WORKSPACE', `${path} is outside`);
  };
  const { run } = await lab.run({ around: { checkDirectory } });
  expect(run.status).toBe('completed');
  expect([lab.read('outside/a.md'), lab.read('outside/coder.md')]).toEqual(['not ours\n', '']);
  expect(lab.warnings()).toEqual([
    `outputs/ beside the workflow is not what it should be: ${outside} is outside`,
    `what this run has taught is not in the learnings: ${outside} is outside`,
  ]);
});
