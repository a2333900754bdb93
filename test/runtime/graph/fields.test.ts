import { afterEach, describe, expect, test } from '@jest/globals';
import { ScriptedAgent, type Taken } from '../../support/engine.js';
import { GraphLab } from '../../support/graph-lab.js';

// What each field does at run time (spec 5.3 to 5.7).
let lab: GraphLab;
afterEach(() => lab.remove());

const AGENT = {
  '.raili/agent-registry.json': JSON.stringify({ coder: { path: 'agents/coder.md' } }),
  'agents/coder.md': 'You code.',
};
const ENDS = `
  done: { type: engine }
  failed: { type: engine, success: false }
`;

test('the order of an entry: reset_outputs, notify, work, output, expose, teach, route', async () => {
  lab = new GraphLab(
    `initial: work
states:
  work:
    type: command
    reset_outputs: [work]
    notify: echo "notify $(ls .raili/main/outputs 2>/dev/null | wc -l)" >> seen
    command: |
      echo work >> seen; echo "v=1"; echo "lesson: go on"
    output: { store: true }
    expose: [v]
    teach: { coder: [{ output: work }] }
    on: { PASSED: next }
  next: { type: command, command: 'echo "next $RAILI_VAR_V" >> seen', continue: done }
${ENDS}`,
    { ...AGENT, '.raili/main/outputs/work.md': 'old\n', '.raili/main/outputs/work.latest.md': 'old\n' },
  );
  const { run } = await lab.run();
  expect(run.status).toBe('completed');
  expect(lab.lines('seen')).toEqual(['notify 0', 'work', 'next 1']);
  expect(lab.read('.raili/main/outputs/work.md')).toBe('v=1\nlesson: go on\n');
  expect(lab.read('.raili/learnings/coder.md')).toMatch(/^- \[2\d{3}-[^\]]+\] \[output:work\] go on\n$/);
});

test('skip: neither notify, count, work nor output', async () => {
  lab = new GraphLab(`initial: a
states:
  a: { type: command, command: touch ran, notify: touch told, output: { store: true }, skip: b, continue: done }
  b: { type: engine, skip: c, continue: a }
  c: { type: command, command: echo c }
${ENDS}`);
  const { run } = await lab.run();
  expect([run.status, run.results.main, lab.path]).toEqual(['completed', 'c', 'c']);
  expect([lab.has('ran'), lab.has('told'), lab.has('.raili/main/outputs')]).toEqual([false, false, false]);
  expect(lab.context().stateHistory.map(({ state, meta }) => [state, meta?.skipped])).toEqual([
    ['a', { target: 'b' }],
    ['b', { target: 'c' }],
    ['c', undefined],
  ]);
});

describe('agents', () => {
  test('stored outputs come back in the prompt, lessons ahead of it, the workflow’s own over equal global ones', async () => {
    lab = new GraphLab(
      `initial: code
states:
  code:
    type: agent
    agent: coder
    prompt: Go.
    output: { store: true, marker: "SUM:", use_latest: 1 }
    max_visits: { count: 3, continue: done }
    continue: code
${ENDS}`,
      {
        ...AGENT,
        '.raili/learnings/coder.md': '- [2026-01-01T00:00:00Z] [manual] test first\n- be kind\n',
        '.raili/main/learnings/coder.md': '- [2026-02-01T00:00:00Z] [manual] test first\n',
      },
    );
    let turn = 0;
    const agent = new ScriptedAgent({
      code: () => {
        turn += 1;
        return `talk\nSUM:\nsummary ${turn}`;
      },
    });
    const { run } = await lab.run({ agent });
    expect(run.results.main).toBe('summary 3');
    const ahead = '## Learnings from previous runs\n\n- be kind\n- test first\n\nGo.';
    expect(agent.turns[0]?.prompt).toBe(ahead);
    expect(agent.turns[1]?.prompt).toBe(`${ahead}\n\nYour previous output(s):\nsummary 1`);
    expect(agent.turns[2]?.prompt).toContain('summary 2');
    expect(agent.turns[2]?.prompt).not.toContain('summary 1');
    expect(lab.read('.raili/main/outputs/code.md').match(/^--- Run .* ---$/gm)).toHaveLength(2);
    expect(lab.read('.raili/main/outputs/code.latest.md')).toBe('summary 3\n');
    expect(new Set(agent.turns.map(({ session }) => session.kind))).toEqual(new Set(['fresh']));
  });

  const KEYS = `initial: code
states:
  code:
    type: agent
    agent: coder
    output: { store: true }
    transitions: { ready: done, blocked: failed }
${ENDS}`;

  test('are reminded of the keys in their session; what they said first is what is kept', async () => {
    lab = new GraphLab(KEYS, AGENT);
    const replies = ['The whole answer.\nalmost', 'still not', 'ready'];
    const agent = new ScriptedAgent({ code: () => replies.shift()! });
    const { run } = await lab.run({ agent });
    expect([run.status, run.results.main]).toEqual(['completed', 'The whole answer.\nalmost']);
    expect(agent.turns.map(({ session }) => session.kind)).toEqual(['fresh', 'resume', 'resume']);
    expect(agent.turns[1]?.prompt).toContain('ready\nblocked');
    expect(agent.turns[1]?.request.appendSystemPrompt).toBe('You code.');
    expect(lab.read('.raili/main/outputs/code.md')).toBe('The whole answer.\nalmost\n');
  });

  test('fail after three reminders in vain', async () => {
    lab = new GraphLab(KEYS, AGENT);
    const agent = new ScriptedAgent({ code: 'never' });
    const { run } = await lab.run({ agent });
    expect([run.status, run.reason, agent.turns.length]).toEqual(['failed', 'INVALID_TRANSITION', 4]);
    expect(run.message).toContain('there is ready, blocked');
  });

  test('a failed turn is FAILED where that is routed; an unknown variable is empty and warned of', async () => {
    lab = new GraphLab(
      `initial: code
states:
  first: { type: command, command: 'true', expose: ["note?"], continue: code }
  code: { type: agent, agent: coder, prompt: "[\${note}] $$5", on: { PASSED: done, FAILED: other } }
  other: { type: command, command: echo other }
${ENDS}`,
      AGENT,
    );
    const agent = new ScriptedAgent({ code: { fail: { kind: 'refused', message: 'no' } } });
    const { run } = await lab.run({ agent });
    expect([run.status, lab.path]).toEqual(['completed', 'code other']);
    expect(agent.turns[0]?.prompt).toBe('[] $5');
    expect(lab.warnings().join()).toContain('${note}');
  });

  test('what no routing can mend fails the run, to be resumed', async () => {
    lab = new GraphLab(
      `initial: code
states:
  code: { type: agent, agent: coder, on: { PASSED: done, FAILED: code } }
${ENDS}`,
      AGENT,
    );
    const fail = { kind: 'authentication', message: 'log in' } as const;
    const { run } = await lab.run({ agent: new ScriptedAgent({ code: { fail } }) });
    expect([run.reason, lab.path]).toEqual(['AUTHENTICATION', 'code']);
    const again = await lab.resume({ agent: new ScriptedAgent({ code: 'fine' }) });
    expect(again.run.results.main).toBe('fine');
  });

  test('tokens and cost are counted, per entry and in all', async () => {
    lab = new GraphLab(KEYS, AGENT);
    const agent = new ScriptedAgent({ code: { text: 'ready', cost: 0.5 } });
    const turn = agent.turn.bind(agent);
    agent.turn = async (request, signal) => ({
      ...(await turn(request, signal)),
      usage: { input_tokens: 100, output_tokens: 20, cache_read_tokens: 5000, cache_write_tokens: 0 },
    });
    const { run } = await lab.run({ agent });
    expect([run.total_cost_usd, run.usage.cache_read_tokens]).toEqual([0.5, 5000]);
    expect(lab.context().stateHistory[0]?.meta?.tokens).toEqual({
      ...{ input: 5100, cached: 5000, output: 20 },
      ...{ input_display: '5.1k', cached_display: '5.0k', output_display: '20' },
    });
  });
});

describe('errors', () => {
  test.each([
    ['on without FAILED', 'type: command, command: "exit 3", on: { PASSED: done }', 'FAILED has no target'],
    ['a key that is none', 'type: command, command: echo x, transitions: { a: done }', '"x" is no outcome'],
    ['a terminal command', 'type: command, command: exit 1', 'is the last one'],
    ['missing exposed', 'type: command, command: echo, expose: [v], continue: done', 'does not say'],
    [
      'an unset arg',
      'type: command, command: echo, expose: [v], directory: "${v}", continue: done',
      'v has no value',
    ],
    [
      'no such directory',
      'type: command, command: echo, directory: nowhere, on: { PASSED: done }',
      'nowhere',
    ],
  ])('%s: the run fails, and says where', async (_, fields, message) => {
    lab = new GraphLab(`initial: a\nstates:\n  a: { ${fields} }\n${ENDS}`);
    const { run } = await lab.run();
    expect(run.status).toBe('failed');
    expect(run.message).toContain(message);
    expect(run.message).toMatch(/workflow\.yaml:3: a: /);
  });

  const ERROR = `initial: a
error: broken
states:
  a: { type: command, command: 'echo x >> ran; test -e fixed', on: { PASSED: done } }
  broken: { type: command, command: 'echo broken >> ran', notify: 'echo told >> ran' }
${ENDS}`;

  test('the error state does its work, and the run fails of what led there; a resume goes back to that', async () => {
    lab = new GraphLab(ERROR);
    const { run } = await lab.run();
    expect([run.status, run.reason, lab.path]).toEqual(['failed', 'SCRIPT_FAILED', 'a broken']);
    expect(run.message).toContain('a: the outcome FAILED has no target');
    expect(lab.lines('ran')).toEqual(['x', 'told', 'broken']);
    lab.write('fixed', '');
    const again = await lab.resume();
    expect([again.run.status, lab.path]).toEqual(['completed', 'a broken a done']);
  });

  test('a limit of visits leads there too', async () => {
    lab = new GraphLab(`initial: a
error: broken
states:
  a: { type: engine, max_visits: 2, continue: a }
  broken: { type: engine }
`);
    const { run } = await lab.run();
    expect([run.status, run.reason, lab.path]).toEqual(['failed', 'MAX_VISITS', 'a a broken']);
    expect((await lab.resume()).run.reason).toBe('MAX_VISITS');
    expect(lab.path).toBe('a a broken a a broken');
  });

  test('a graph that goes to its error state by itself has failed as well', async () => {
    lab = new GraphLab(
      'initial: a\nerror: b\nstates:\n  a: { type: engine, continue: b }\n  b: { type: engine }\n',
    );
    expect((await lab.run()).run.reason).toBe('DECLARED_FAILURE');
  });

  test('a script that was changed meanwhile is not run', async () => {
    lab = new GraphLab(
      `initial: a
states:
  a: { type: command, command: echo 'touch pwned' >> s.sh, continue: b }
  b: { type: script, script: s, continue: done }
${ENDS}`,
      { '.raili/script-registry.json': '{"s": {"path": "s.sh"}}', 's.sh': '#!/bin/sh\n' },
    );
    const { run } = await lab.run();
    expect([run.reason, lab.has('pwned')]).toEqual(['WORKFLOW_CHANGED', false]);
  });

  test('a script that cannot be started routes like any failure', async () => {
    lab = new GraphLab(
      `initial: b
states:
  b: { type: script, script: s, on: { PASSED: done, FAILED: other } }
  other: { type: command, command: echo other }
${ENDS}`,
      { '.raili/script-registry.json': '{"s": {"path": "s.sh", "runtime": "no-such-program"}}', 's.sh': '' },
    );
    expect((await lab.run()).run.results.main).toBe('other');
  });

  test('a notify that fails is told of, and no more', async () => {
    lab = new GraphLab('initial: a\nstates:\n  a: { type: engine, notify: echo oh >&2; exit 7 }\n');
    expect((await lab.run()).run.status).toBe('completed');
    expect(lab.warnings()).toEqual(['notify failed: exit code 7: oh']);
    expect(lab.context().stateHistory[0]?.meta?.notify).toMatchObject({ success: false, exitCode: 7 });
  });
});

test('what a state says is no template', async () => {
  lab = new GraphLab(
    `initial: a
states:
  a: { type: command, command: "echo '{{result}} {{workflow_id}} <goto>b</goto>'", on: { PASSED: b } }
  b: { type: engine }
`,
  );
  expect((await lab.run()).run.results.main).toBe('{{result}} {{workflow_id}} <goto>b</goto>');
});

describe('Copilot', () => {
  const workflow = `initial: code
states:
  code: { type: agent, agent: coder, prompt: Go }
`;
  const copilot = (): ScriptedAgent => new ScriptedAgent({ code: 'fine' }, 'copilot');

  test('knows the agents of its own folder by their ids', async () => {
    lab = new GraphLab(workflow, {
      '.raili/agent-registry.json': JSON.stringify({ coder: { path: '.github/agents/coder.agent.md' } }),
      '.github/agents/coder.agent.md': 'You code.',
    });
    const agent = copilot();
    await lab.run({ agent });
    expect(agent.turns[0]?.request).toMatchObject({
      agentProfile: 'coder',
      allowAllTools: true,
      prompt: 'Go',
    });
    expect(agent.turns[0]?.request.appendSystemPrompt).toBeUndefined();
  });

  test('is told the rules of others', async () => {
    lab = new GraphLab(workflow, AGENT);
    const agent = copilot();
    await lab.run({ agent });
    expect(agent.turns[0]?.request.agentProfile).toBeUndefined();
    expect(agent.turns[0]?.prompt).toBe('You code.\n\nGo');
  });
});

test('a variable that holds shell text runs nowhere', async () => {
  const evil = '"; touch pwned; $(touch pwned) `touch pwned` \'; touch pwned #';
  lab = new GraphLab(
    `initial: args
inputs: [evil]
states:
  args: { type: script, script: s, args: ["\${evil}", "x\${evil}"], continue: prompt }
  prompt: { type: agent, agent: coder, prompt: "Do \${evil}", continue: notify }
  notify:
    type: engine
    notify: "echo \${evil} '\${evil}' \\"\${evil}\\" $RAILI_VAR_EVIL >> told"
    continue: command
  command: { type: command, command: 'echo "$RAILI_VAR_EVIL" $RAILI_VAR_EVIL', on: { PASSED: ask } }
  ask:
    type: engine
    approval: { question: "Is \${evil} fine?", notify: 'echo \${evil}', PASSED: directory, FAILED: done }
  directory: { type: command, command: touch pwned, directory: "sub/\${evil}", on: { PASSED: done, FAILED: done } }
  done: { type: engine }
`,
    {
      ...AGENT,
      '.raili/script-registry.json': '{"s": {"path": "s.sh"}}',
      's.sh': '#!/bin/sh\nprintf "%s\\n" "$1" > args\n',
    },
  );
  const agent = new ScriptedAgent({ prompt: ({ prompt }: Taken) => prompt });
  const environment = { RAILI_MANUAL_CHOICE: 'PASSED' };
  const { run } = await lab.run({ agent, vars: { evil }, environment });
  expect([run.status, run.message]).toEqual(['completed', null]);
  expect([lab.has('pwned'), lab.has('sub')]).toEqual([false, false]);
  expect(lab.read('args')).toBe(`${evil}\n`);
  expect(agent.turns[0]?.prompt).toBe(`Do ${evil}`);
  expect(lab.read('told')).toContain(`${evil} ${evil} ${evil}`);
});

describe("an agent CLI's footer", () => {
  const FOOTER = '\n\nAI Credits 0.72 (1h30m45s)\nTokens     ↑ 256.9k (223.0k cached) • ↓ 9.7k\n';
  const workflow = (work: string): string => `initial: a
states:
  a:
    ${work}
    transitions: { ready: b }
    output: { tail: 1, store: true }
  b: { type: engine }
`;

  test('is no outcome of an agent, and not kept', async () => {
    lab = new GraphLab(workflow('type: agent\n    agent: coder\n    prompt: Go'), AGENT);
    const { run } = await lab.run({ agent: new ScriptedAgent({ a: `done\nready${FOOTER}` }) });
    expect([run.status, run.results.main]).toEqual(['completed', 'ready']);
  });

  test('nor one of a script that has called the CLI by itself', async () => {
    const shown = FOOTER.replaceAll('\n', '\\n');
    lab = new GraphLab(workflow(`type: command\n    command: "printf 'ready${shown}'"`));
    const { run } = await lab.run();
    expect([run.status, run.results.main]).toEqual(['completed', 'ready']);
  });
});
