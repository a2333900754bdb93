import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { type Lab, type LabOptions, lab as openLab, pathOf, ScriptedAgent } from '../support/engine.js';
import { zipOf } from '../workflow/containers.js';

let lab: Lab | undefined;
afterEach(() => lab?.remove());

const LISTING = 'workflows: { review: ../review }\n';
type Replies = ConstructorParameters<typeof ScriptedAgent>[0];

/** Runs `wf`, and shows where main has been and what came of it. */
async function ran(files: Record<string, string | Uint8Array>, replies: Replies, options: LabOptions = {}) {
  lab = openLab(files);
  const agent = new ScriptedAgent(replies);
  const { run } = await lab.run(agent, options);
  return { run, agent, events: lab.events, path: pathOf(lab.events).join(' ') };
}

const REVIEW = { '../review/START.md': 'entry {{input}}', '../review/SECURITY.md': 'security {{input}}' };
const MAIN = { 'START.md': 'x', 'NEXT.md': 'got {{result}}', 'workflow.yaml': LISTING, ...REVIEW };

describe('a tag leads into another workflow', () => {
  test.each([
    ['goto', '<goto input="a">review:</goto>', 'START review:START'],
    ['goto a state', '<goto input="a">review:SECURITY</goto>', 'START review:SECURITY'],
    ['reset', '<reset input="a">review:</reset>', 'START review:START'],
  ])('%s: with an empty stack its result ends the agent', async (_tag, text, path) => {
    const seen = await ran(MAIN, {
      'START.md': text,
      'review:START.md': '<result>done</result>',
      'review:SECURITY.md': '<result>done</result>',
    });
    expect(seen.path).toBe(path);
    expect(seen.run).toMatchObject({ status: 'completed', results: { main: 'done' } });
    expect(seen.agent.turns[1]!.prompt).toMatch(/^(entry|security) a$/);
  });

  test.each([
    ['call', 'branch'],
    ['function', 'fresh'],
  ])('%s: its result returns to the state of the caller', async (tag, session) => {
    const seen = await ran(MAIN, {
      'START.md': `<${tag} return="NEXT" input="a">review:</${tag}>`,
      // A name that both workflows have is this one's.
      'review:START.md': '<goto>SECURITY</goto>',
      'review:SECURITY.md': '<result>fine</result>',
      'NEXT.md': '<result>all {{result}}</result>',
    });
    expect(seen.path).toBe('START review:START review:SECURITY NEXT');
    expect(seen.agent.turns.map(({ session: { kind } }) => kind)).toEqual([
      'fresh',
      session,
      'resume',
      'resume',
    ]);
    expect(seen.agent.turns[3]!.prompt).toBe('got fine');
    expect(seen.run.status).toBe('completed');
  });

  test('fork: workers begin there, and are called by the state alone', async () => {
    const seen = await ran(MAIN, {
      'START.md': '<fork next="NEXT" input="1">review:SECURITY</fork><fork next="NEXT">review:</fork>',
      'review:START.md': '<result>s</result>',
      'review:SECURITY.md': '<result>w</result>',
      'NEXT.md': '<result>m</result>',
    });
    expect(seen.run.results).toEqual({ main: 'm', main_securi1: 'w', main_start2: 's' });
  });

  test('forks whose parent goes on there, by the <goto> beside them', async () => {
    const seen = await ran(MAIN, {
      'START.md': '<fork>NEXT</fork><goto>review:</goto>',
      'review:START.md': '<result>m</result>',
      'NEXT.md': '<result>w</result>',
    });
    expect(seen.run.results).toEqual({ main: 'm', main_next1: 'w' });
  });

  test('next and return name states of the workflow that says them', async () => {
    const seen = await ran(
      { ...MAIN, '../review/ASKED.md': 'answer {{input}}' },
      {
        'START.md': '<call return="NEXT">review:</call>',
        'review:START.md': '<function return="SECURITY">SECURITY</function>',
        'review:SECURITY.md': ['<result>inner</result>', '<ask next="ASKED">Really?</ask>'],
        'review:ASKED.md': '<result>asked</result>',
        'NEXT.md': '<result>end</result>',
      },
    );
    expect(seen.run).toMatchObject({ status: 'asking' });
    expect(seen.run.agents[0]!.ask!.next).toBe('review:ASKED.md');
    const resumed = await lab!.resume(seen.agent, { answers: [{ askId: undefined, text: 'yes' }] });
    expect(resumed.run).toMatchObject({ status: 'completed', results: { main: 'end' } });
    expect(seen.agent.turns.map(({ state, prompt }) => `${state} ${prompt}`).slice(-2)).toEqual([
      'review:ASKED.md answer yes',
      'NEXT.md got asked',
    ]);
  });

  test('of an archive, and of a document in which there is another one', async () => {
    const seen = await ran(
      {
        'START.md': 'x',
        'workflow.yaml': 'workflows: { zip: ../a.zip, doc: ../b.yaml }\n',
        '../a.zip': await zipOf({ 'START.md': 'zip' }),
        '../b.yaml': 'workflows: { deep: c }\nstates: { START: { prompt: doc } }\n',
        '../c/START.sh': 'echo "<result>$RAYMOND_STATE</result>"',
      },
      {
        'START.md': ['<call return="START">zip:</call>', '<goto>doc:</goto>'],
        'zip:START.md': '<result>z</result>',
        'doc:START.md': '<goto>deep:</goto>',
      },
    );
    expect(seen.path).toBe('START zip:START START doc:START doc:deep:START');
    expect(seen.run.results).toEqual({ main: 'doc:deep:START.sh' });
  });

  test('round a circle: visits are counted by full name', async () => {
    const seen = await ran(
      { ...MAIN, '../review/workflow.yaml': 'workflows: { back: ../wf }\n' },
      {
        'START.md': ['<goto>review:</goto>', '<goto>review:</goto>', '<result>twice</result>'],
        'review:START.md': '<goto>back:</goto>',
      },
    );
    expect(seen.path).toBe('START review:START START review:START START');
    expect(seen.run.results).toEqual({ main: 'twice' });
  });

  test('its loop limits, too, hold by full name, and lead to states of it', async () => {
    const limited = '---\nmax_visits: { count: 1, goto: SECURITY }\n---\nx';
    const seen = await ran(
      { ...MAIN, '../review/START.md': limited },
      {
        'START.md': '<goto>review:</goto>',
        'review:START.md': '<goto>START</goto>',
        'review:SECURITY.md': '<result>out</result>',
      },
    );
    expect(seen.path).toBe('START review:START review:SECURITY');
  });
});

describe('[T:unlisted-workflow] what an agent says leads nowhere that its own manifest does not list', () => {
  const NESTED = {
    ...MAIN,
    '../review/workflow.yaml': 'workflows: { lint: ../lint }\n',
    '../lint/START.md': 'x',
    '../secret/START.md': 'x',
  };
  test.each([
    ['START.md', 'review:lint:START'],
    ['START.md', 'lint:START'],
    ['START.md', '../secret:START'],
    ['START.md', 'review:../secret'],
    ['START.md', '../secret'],
    ['START.md', '__proto__:START'],
    ['review:START.md', 'review:START'],
    ['review:START.md', 'NEXT'],
    ['review:START.md', 'review:lint:START'],
  ])('in %s: %s', async (state, target) => {
    const { run } = await ran(NESTED, {
      'START.md': '<goto>review:</goto>',
      [state]: `<goto>${target}</goto>`,
    });
    expect(run.status).toBe('failed');
    expect(['MISSING_TARGET', 'INVALID_TRANSITION']).toContain(run.reason);
    expect(run.agents[0]!.current_state).toBe(state);
  });

  test('return="review:…" is refused with what it may be', async () => {
    const { run } = await ran(MAIN, { 'START.md': '<call return="review:START">review:</call>' });
    expect(run).toMatchObject({ reason: 'INVALID_TRANSITION' });
    expect(run.message).toContain('return "review:START" has a ":" in it, which leads into another workflow');
  });
});

describe('policies', () => {
  const policy = (...targets: string[]): string =>
    `---\nallowed_transitions:\n${targets.map((target) => `  - { tag: goto, target: "${target}" }\n`).join('')}---\nx`;

  test('targets are equal when they resolve alike', async () => {
    const seen = await ran(
      { ...MAIN, 'START.md': policy('review:START', 'NEXT') },
      { 'START.md': '<goto>review:</goto>', 'review:START.md': '<result>ok</result>' },
    );
    expect(seen.run.status).toBe('completed');
  });

  test('a full name is compared as what it means where it is said', async () => {
    // In `a`, which lists itself under its own name's twin, A is a:A and not what "a:A" would mean there.
    const files = {
      'START.md': 'x',
      'workflow.yaml': 'workflows: { a: ../a }\n',
      '../a/START.md': policy('a:A', 'START'),
      '../a/A.md': 'x',
      '../a/workflow.yaml': 'workflows: { a: ../b }\n',
      '../b/A.md': 'x',
    };
    const seen = await ran(files, {
      'START.md': '<goto>a:</goto>',
      'a:START.md': ['<goto>A</goto>'],
    });
    expect(seen.run).toMatchObject({ status: 'failed', reason: 'POLICY_VIOLATION' });
  });

  test('reminders offer the names as they are to be written', async () => {
    const seen = await ran(
      { ...MAIN, 'START.md': policy('review:SECURITY', 'NEXT') },
      {
        'START.md': ({ prompt }) => (prompt === 'x' ? 'hm' : '<goto>review:SECURITY</goto>'),
        'review:SECURITY.md': '<result>ok</result>',
      },
    );
    expect(seen.agent.turns[1]!.prompt).toContain('<goto>review:SECURITY</goto>\n<goto>NEXT</goto>');
    expect(seen.run.status).toBe('completed');
  });
});

describe('what is the other workflow’s own', () => {
  test('the model and the effort of its manifest hold for its states, unless a person has chosen', async () => {
    const files = {
      ...MAIN,
      'workflow.yaml': `model: opus\n${LISTING}`,
      '../review/workflow.yaml': 'model: haiku\neffort: low\nbudget: 0.01\n',
      '../review/SECURITY.md': '---\nmodel: sonnet\n---\nx',
    };
    const replies = {
      'START.md': '<call return="NEXT">review:</call>',
      'review:START.md': '<goto>SECURITY</goto>',
      'review:SECURITY.md': { text: '<result>x</result>', cost: 1 },
      'NEXT.md': '<result>x</result>',
    };
    const models = ({ turns }: ScriptedAgent) =>
      turns.map(({ request: { model, effort } }) => [model, effort ?? null]);
    const byManifest = await ran(files, replies, { launch: { model: 'opus', chosen: [] } });
    expect(models(byManifest.agent)).toEqual([
      ['opus', null],
      ['haiku', 'low'],
      ['sonnet', 'low'],
      ['opus', null],
    ]);
    // The budget is the run's alone.
    expect(byManifest.run.status).toBe('completed');
    const told = byManifest.events.flatMap((event) => (event.type === 'state_started' ? [event.model] : []));
    expect(told).toEqual([undefined, 'haiku', 'sonnet', undefined]);
    lab!.remove();
    const byPerson = await ran(files, replies, { launch: { model: 'fable', chosen: ['model'] } });
    expect(models(byPerson.agent)).toEqual([
      ['fable', null],
      ['fable', 'low'],
      ['sonnet', 'low'],
      ['fable', null],
    ]);
  });

  test('what its manifest lets agents use; what is denied adds up', async () => {
    const { agent } = await ran(
      {
        ...MAIN,
        'workflow.yaml': `allow: [Read]\ndeny: [WebFetch]\n${LISTING}`,
        '../review/workflow.yaml': 'allow: ["Bash(git diff:*)"]\ndeny: [Write]\nsystem_prompt: prompt.txt\n',
        '../review/prompt.txt': 'of the review',
      },
      {
        'START.md': '<call return="NEXT">review:</call>',
        'review:START.md': '<result>x</result>',
        'NEXT.md': '<result>x</result>',
      },
    );
    const seen = agent.turns.map(({ request: { allow, deny, appendSystemPrompt } }) => ({
      ...{ allow, deny: [...(deny ?? [])].sort(), appendSystemPrompt },
    }));
    const main = { allow: ['Read'], deny: ['WebFetch'], appendSystemPrompt: undefined };
    expect(seen).toEqual([
      main,
      { allow: ['Bash(git diff:*)'], deny: ['WebFetch', 'Write'], appendSystemPrompt: 'of the review' },
      main,
    ]);
  });

  test('the agent of its manifest', async () => {
    const asked: string[] = [];
    const agent = new ScriptedAgent({
      'START.md': '<goto>review:</goto>',
      'review:START.md': '<result>x</result>',
    });
    lab = openLab({ ...MAIN, '../review/workflow.yaml': 'agent: copilot\n' });
    await lab.run(agent, {
      launch: { chosen: [] },
      around: {
        createAgentCli: (name) => {
          asked.push(name);
          return Promise.resolve(agent);
        },
      },
    });
    expect(asked).toEqual(['claude', 'copilot']);
  });

  test('what its prompts include and its scripts source', async () => {
    const seen = await ran(
      {
        'START.md': '{{> _x.md}}',
        '_x.md': 'mine',
        '_lib.sh': 'say() { echo "<result>wrong</result>"; }',
        'workflow.yaml': 'workflows: { a: ../a, z: ../z.zip }\n',
        '../a/START.md': '{{> _x.md}}',
        '../a/_x.md': 'theirs',
        '../a/S.sh': '. "$RAYMOND_WORKFLOW_DIR/_lib.sh"\nsay',
        '../a/_lib.sh': 'say() { echo "<result>of a</result>"; }',
        '../z.zip': await zipOf({
          'S.sh': '. "$RAYMOND_WORKFLOW_DIR/_lib.sh"\nsay',
          '_lib.sh': 'say() { echo "<result>of z</result>"; }',
        }),
      },
      {
        'START.md': [
          '<call return="START">a:</call>',
          '<call return="START">z:S</call>',
          '<result>{{result}}</result>',
        ],
        'a:START.md': '<goto>S</goto>',
      },
    );
    expect(seen.agent.turns.map(({ prompt }) => prompt)).toEqual(['mine', 'theirs', 'mine', 'mine']);
    const inputs = seen.events.flatMap((event) => (event.type === 'state_started' ? [event.input] : []));
    expect(inputs).toEqual([null, null, null, 'of a', null, 'of z']);
  });

  test('a script of it that was changed while the run went on is not run', async () => {
    const files = { ...MAIN, '../review/S.sh': 'echo "<result>ours</result>"' };
    lab = openLab(files);
    const agent = new ScriptedAgent({
      'START.md': () => {
        writeFileSync(join(lab!.folder, 'review', 'S.sh'), 'echo "<result>evil</result>"');
        return '<goto>review:S</goto>';
      },
    });
    expect((await lab.run(agent)).run).toMatchObject({ status: 'failed', reason: 'WORKFLOW_CHANGED' });
  });
});

describe('the result of a workflow that is used', () => {
  const TYPED = {
    ...MAIN,
    'workflow.yaml': `result_schema: { type: object }\n${LISTING}`,
    '../review/workflow.yaml': 'result_schema: { type: array }\n',
  };

  test('has to fit its own schema where it goes back to who has called it, and not within', async () => {
    const { run, agent } = await ran(TYPED, {
      'START.md': '<call return="NEXT">review:</call>',
      'review:START.md': [
        '<function return="START">SECURITY</function>',
        '<result>{}</result>',
        '<result>[1]</result>',
      ],
      'review:SECURITY.md': '<result>free</result>',
      'NEXT.md': '<result>{"a": 1}</result>',
    });
    expect([run.status, run.results]).toEqual(['completed', { main: '{"a":1}' }]);
    expect(agent.turns.map(({ state }) => state).join(' ')).toBe(
      'START.md review:START.md review:SECURITY.md review:START.md review:START.md NEXT.md',
    );
  });
});

describe('a run that goes on', () => {
  const parked = {
    'START.md': '<call return="NEXT">review:</call>',
    'review:START.md': '<ask next="SECURITY">Go on?</ask>',
    'review:SECURITY.md': '<result>checked</result>',
    'NEXT.md': '<result>end</result>',
  };

  test('is inside the other workflow, with the caller on the stack', async () => {
    const { run, agent } = await ran(MAIN, parked);
    expect(run.agents[0]).toMatchObject({ current_state: 'review:START.md', stack: [{ state: 'NEXT.md' }] });
    const after = await lab!.resume(agent, { answers: [{ askId: undefined, text: 'y' }] });
    expect(after.run).toMatchObject({ status: 'completed', results: { main: 'end' } });
  });

  test('names what has changed in the other workflow, and goes on with it when told to', async () => {
    const { agent } = await ran(MAIN, parked);
    writeFileSync(join(lab!.folder, 'review', 'SECURITY.md'), 'changed');
    writeFileSync(join(lab!.folder, 'review', 'MORE.md'), 'new');
    const answers = [{ askId: undefined, text: 'y' }];
    await expect(lab!.resume(agent, { answers })).rejects.toMatchObject({
      code: 'WORKFLOW_CHANGED',
      message: expect.stringContaining('review:MORE.md (new), review:SECURITY.md (changed)'),
    });
    expect((await lab!.resume(agent, { answers, acceptChanges: true })).run.status).toBe('completed');
    expect(agent.turns.at(-2)!.prompt).toBe('changed');
  });

  test('is told when the other workflow is gone', async () => {
    const { agent } = await ran(MAIN, parked);
    rmSync(join(lab!.folder, 'review'), { recursive: true });
    await expect(lab!.resume(agent, { acceptChanges: true })).rejects.toThrow(
      /workflows\.review: .*does not exist/,
    );
  });
});

test('files that are made of states’ names can be on any system', async () => {
  await ran(MAIN, { 'START.md': '<goto>review:</goto>', 'review:START.md': '<result>x</result>' });
  const names = readdirSync(join(lab!.folder, '.raymond'), { recursive: true }).map(String);
  expect(names.filter((name) => /[:*?"<>|]/.test(name))).toEqual([]);
  const state = JSON.parse(readFileSync(join(lab!.folder, '.raymond', 'state', 'r.json'), 'utf8'));
  expect(Object.keys(state.workflow.files)).toContain('review:START.md');
});

describe("an import's result_schema", () => {
  const TYPED = 'result_schema: { type: object, required: [ok] }\n';
  const files = {
    ...MAIN,
    '../review/workflow.yaml': TYPED,
    '../review/SUB.md': 'sub',
    'workflow.yaml': `${LISTING}result_schema: { type: object, required: [all] }\n`,
  };
  const remindersIn = (events: Lab['events']): string[] =>
    events.flatMap((event) => (event.type === 'reminder' ? [event.state] : []));

  test('is for what returns from it, and not for what returns within it', async () => {
    const reviews = ['<result>fine</result>', '<result>{"ok": 1}</result>'];
    const { run, events, agent } = await ran(files, {
      'START.md': '<function return="NEXT">review:</function>',
      'review:START.md': '<function return="SECURITY">SUB</function>',
      'review:SUB.md': '<result>free text</result>',
      'review:SECURITY.md': () => reviews.shift() ?? '',
      'NEXT.md': '<result>{"all": 1}</result>',
    });
    expect([run.status, run.results.main]).toEqual(['completed', '{"all":1}']);
    expect(remindersIn(events)).toEqual(['review:SECURITY.md']);
    expect(agent.turns.at(-1)?.prompt).toBe('got {"ok":1}');
  });

  test("is for workers that end in it, and the run's own for those that end in the run's workflow", async () => {
    const { run, events } = await ran(files, {
      'START.md': '<fork next="NEXT">review:</fork>',
      'review:START.md': '<result>{"ok": 1}</result>',
      'NEXT.md': '<result>{"all": 1}</result>',
    });
    expect(run.results).toEqual({ main: '{"all":1}', main_start1: '{"ok":1}' });
    expect(remindersIn(events)).toEqual([]);
  });

  test('is read from beside its own workflow, and is part of the fingerprint', async () => {
    const { run } = await ran(
      {
        ...files,
        '../review/workflow.yaml': 'result_schema: ok.json\n',
        '../review/ok.json': '{"required": ["ok"]}',
      },
      { 'START.md': '<goto>review:</goto>', 'review:START.md': '<result>{"ok":2}</result>' },
    );
    expect(run.results.main).toBe('{"ok":2}');
    expect(Object.keys(run.workflow.files)).toContain('review:ok.json');
  });
});
