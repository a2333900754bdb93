import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { afterEach, expect, test } from '@jest/globals';
import { withoutFooter } from '../../src/agents/copilot/footer.js';
import type { GraphContext } from '../../src/core/graph/context.js';
import { CliLab, type Ended, type Files, REPLAY } from '../cli/lab.js';

// "Where this differs from Raili" of docs/state-graphs.md: each of its points, as somebody meets it who runs the graph.
const PAGE = readFileSync('docs/state-graphs.md', 'utf8');
const LISTED = PAGE.slice(PAGE.indexOf('## Where this differs from Raili'));

let lab: CliLab;
afterEach(() => lab.remove());

function project(graph: string, files: Files = {}): void {
  lab = new CliLab({
    '.raili/main/workflow.yaml': graph,
    '.raili/agent-registry.json':
      '{"coder": {"path": "coder.md", "model": "registered"}, "own": {"path": "own.md"}}',
    '.raili/script-registry.json': '{"broken": {"path": "broken.sh"}}',
    'coder.md': 'You code.',
    'own.md': '---\nmodel: of-the-file\n---\nYou code.',
    'broken.sh': '#!/no/such/program\n',
    ...files,
  });
}

const run = (...args: string[]): Promise<Ended> => lab.run('run', '.raili/main', '-q', ...args);
/** Also with replies of its agents. */
const replayed = (says: Readonly<Record<string, readonly unknown[]>>, ...args: string[]): Promise<Ended> => {
  lab.write({ 'rec/replies.yaml': JSON.stringify(says) });
  return run(...REPLAY, ...args);
};

/** As Raili's `context.json` has it. */
const history = (): GraphContext['stateHistory'] =>
  (JSON.parse(lab.read('.raili/main/context.json')) as GraphContext).stateHistory;

const ASK = `initial: ask
states:
  ask: { type: engine, approval: { question: "Ship it?", PASSED: ship, FAILED: rework } }
  ship: { type: command, command: echo shipped }
  rework: { type: command, command: 'echo "because: $RAILI_VAR_ASK_FAILED"' }
`;

const GROUP = {
  '.raili/main/sub.yaml':
    'states:\n  x: { type: command, command: echo x >> seen, output: { store: true }, out: true }\n',
};

const NOTE = `initial: note
inputs: [n]
states:
  note: { type: command, command: 'echo "about $RAILI_VAR_N"', output: { store: true }, continue: show }
  show: { type: command, command: 'grep about "$RAYMOND_OUTPUTS/note.md"' }
`;

const SHOWN: Readonly<Record<string, () => Promise<void>>> = {
  'Every run is new': async () => {
    project(NOTE);
    expect((await run('--var', 'n=1')).stdout).toBe('about 1\n');
    expect((await run('--var', 'n=2')).stdout).toBe('about 2\n');
  },
  'A run has a memory of its own': async () => {
    project(NOTE);
    await run('--var', 'n=1', '--run-id', 'one', '--next');
    expect((await run('--var', 'n=2', '--run-id', 'two')).stdout).toBe('about 2\n');
    expect((await lab.run('resume', 'one', '-q')).stdout).toBe('about 1\n');
    expect(lab.read('.raili/main/outputs/note.md')).toBe('about 2\n');
  },
  'Going back is a new run': async () => {
    project(NOTE);
    await run('--var', 'n=1', '--run-id', 'one');
    const back = await run('--rollback', '1', '--run-id', 'two', '--var', 'n=2');
    expect([back.code, back.stdout]).toEqual([0, 'about 2\n']);
    expect([lab.state('one').status, lab.state('two').status]).toEqual(['completed', 'completed']);
  },
  '`--next` follows the transition': async () => {
    project(NOTE.replace('echo "about', 'echo >> seen; echo "about'));
    expect((await run('--var', 'n=1', '--run-id', 'r', '--next', '1')).code).toBe(4);
    expect((await lab.run('resume', 'r', '-q')).stdout).toBe('about 1\n');
    expect(lab.read('seen')).toBe('\n');
  },
  'A lesson is in its file when the run stops': async () => {
    project(`initial: a
states:
  a: { type: command, command: 'echo "lesson: look"', output: { store: true }, teach: { coder: [{ output: a }] }, continue: b }
  b: { type: command, command: 'cat .raili/learnings/coder.md 2>&1 || true' }
`);
    expect((await run()).stdout).toContain('No such file');
    expect(lab.read('.raili/learnings/coder.md')).toMatch(/ look\n$/);
  },
  'A lesson is without the line that routes': async () => {
    project(`initial: a
states:
  a: { type: command, command: 'printf "fine\\nlesson: be quick\\nready\\n"', output: { store: true }, teach: { coder: [{ output: a }] }, transitions: { ready: b } }
  b: { type: command, command: 'echo end' }
`);
    await run();
    expect(lab.read('.raili/learnings/coder.md')).toMatch(/ be quick\n$/);
    expect(lab.read('.raili/main/outputs/a.md')).toMatch(/ready\n$/);
  },
  'Terminal states work': async () => {
    project(
      'initial: a\nstates:\n  a: { type: command, command: echo first, continue: b }\n  b: { type: command, command: echo last }\n',
    );
    expect(await run()).toMatchObject({ code: 0, stdout: 'last\n' });
  },
  'A failure is one': async () => {
    project('initial: a\nstates: { a: { type: engine, success: false } }\n');
    expect(await run()).toMatchObject({ code: 1, stderr: expect.stringContaining('DECLARED_FAILURE') });
    lab.write({
      '.raili/main/workflow.yaml':
        'initial: a\nerror: e\nstates:\n  a: { type: command, command: "exit 3", on: { PASSED: e2 } }\n  e: { type: engine }\n  e2: { type: engine }\n',
    });
    expect(await run()).toMatchObject({ code: 1, stderr: expect.stringContaining('FAILED has no target') });
  },
  'Exit codes': async () => {
    project(ASK);
    expect((await run('--budgt', '1')).code).toBe(2);
    expect((await run()).code).toBe(3);
    lab.write({ '.raili/main/workflow.yaml': 'initial: a\nstates: { a: { type: robot } }\n' });
    expect((await run()).code).toBe(2);
  },
  'A question waits': async () => {
    project(ASK);
    expect((await run('--run-id', 'r')).code).toBe(3);
    expect(lab.processes()).toEqual([]);
    expect(await lab.run('resume', 'r', '--answer', 'yes', '-q')).toMatchObject({
      code: 0,
      stdout: 'shipped\n',
    });
  },
  'An answer is one text': async () => {
    project(ASK);
    await run('--run-id', 'r');
    for (const way of [
      ['answer', 'r', 'aprove'],
      ['resume', 'r', '--answer', 'aprove'],
    ]) {
      const slip = await lab.run(...way);
      expect([slip.code, slip.stderr]).toEqual([2, expect.stringContaining('Did you mean approve?')]);
      expect(lab.state('r').status).toBe('asking');
    }
    const { stdout } = await lab.run('resume', 'r', '--answer', 'tests are missing', '-q');
    expect(stdout).toBe('because: tests are missing\n');
  },
  'Counters last': async () => {
    project(`initial: a
states:
  a: { type: command, command: 'echo a >> seen; [ -e go ]', max_visits: 2, on: { PASSED: b, FAILED: a } }
  b: { type: engine }
`);
    const failed = await run('--run-id', 'r');
    expect([failed.code, failed.stderr]).toEqual([1, expect.stringContaining('MAX_VISITS')]);
    expect((await lab.run('resume', 'r', '-q')).code).toBe(1);
    expect(lab.read('seen')).toBe('a\n'.repeat(4));
  },
  '`max_visits` takes a number': async () => {
    project(`initial: a
states:
  a: { type: command, command: echo a >> seen, max_visits: { count: 2, continue: b }, continue: a }
  b: { type: engine }
`);
    expect((await run()).code).toBe(0);
    expect(lab.read('seen')).toBe('a\na\n');
  },
  'Wrong keys are reminded': async () => {
    project(
      'initial: a\nstates:\n  a: { type: agent, agent: coder, transitions: { ready: b, no: a } }\n  b: { type: engine, success: true }\n',
    );
    const { code } = await replayed({ a: [['I am done', 'ready']] }, '--run-id', 'r');
    expect([code, lab.events('r').filter(({ type }) => type === 'reminder').length]).toEqual([0, 1]);
  },
  'A footer is no answer': async () => {
    project(ASK);
    const footer = 'AI Credits 0.72 (1h30m45s)\nTokens ↑ 256.9k (223.0k cached) • ↓ 9.7k';
    expect(withoutFooter(`Fine.\nready\n\n${footer}\n`).trim()).toBe('Fine.\nready');
  },
  'A model is used': async () => {
    const asked = async (agent: string): Promise<string> => {
      const bin = `#!/bin/sh\necho "$*" >> "$(dirname "$0")/../asked"\nexit 1\n`;
      project(`initial: a\nstates: { a: { type: agent, agent: ${agent} } }\n`, { 'bin/claude': bin });
      chmodSync(lab.path('bin/claude'), 0o755);
      const env = { PATH: `${lab.path('bin')}:${process.env.PATH}`, ANTHROPIC_API_KEY: 'none' };
      await lab.start(['run', '.raili/main', '-q'], { env }).ended;
      const [, model = ''] = /--model[= ](\S+)/.exec(lab.read('asked')) ?? [];
      return model;
    };
    expect(await asked('coder')).toBe('registered');
    lab.remove();
    expect(await asked('coder, model: of-the-state')).toBe('of-the-state');
    lab.remove();
    expect(await asked('own')).toBe('of-the-file');
  },
  'Agents can fail': async () => {
    project(
      'initial: a\nstates:\n  a: { type: agent, agent: coder, on: { PASSED: b, FAILED: c } }\n  b: { type: engine }\n  c: { type: command, command: echo routed }\n',
      {
        'rec/001-main-a.json': JSON.stringify({
          ...{
            version: 1,
            agent: 'main',
            state: 'a',
            visit: 1,
            turn: 0,
            prompt_sha256: '0'.repeat(64),
            text: '',
          },
          ...{ session: null, cost_usd: 0, events: [], failure: { kind: 'refused', message: 'no' } },
          usage: { input_tokens: 0, output_tokens: 0, cache_read_tokens: 0, cache_write_tokens: 0 },
        }),
      },
    );
    expect(await run(...REPLAY)).toMatchObject({ code: 0, stdout: 'routed\n' });
  },
  'Groups keep their fields': async () => {
    project(
      `initial: g
states:
  g: { type: group, group: sub.yaml, notify: echo "g" >> told, max_visits: { count: 2, continue: done }, continue: g }
  done: { type: engine }
`,
      GROUP,
    );
    expect((await run()).code).toBe(0);
    expect([lab.read('told'), lab.read('seen')]).toEqual(['g\ng\n', 'x\nx\n']);
  },
  'Groups in groups': async () => {
    project('initial: g\nstates: { g: { type: group, group: a.yaml } }\n', {
      ...GROUP,
      '.raili/main/a.yaml': 'states: { h: { type: group, group: b.yaml, out: true } }\n',
      '.raili/main/b.yaml': 'states: { i: { type: group, group: sub.yaml, out: true } }\n',
    });
    expect((await run('--run-id', 'r')).code).toBe(0);
    const states = lab.events('r').flatMap((event) => (event.type === 'state_started' ? [event.state] : []));
    expect(states).toEqual(['g', 'g.h', 'g.h.i', 'g.h.i.x']);
  },
  'One file, several groups': async () => {
    const inputs = {
      '.raili/main/sub.yaml': `inputs: [name]\n${GROUP['.raili/main/sub.yaml'].replace('echo x', 'echo $RAILI_VAR_NAME')}`,
    };
    project(
      'initial: g\nstates:\n  g: { type: group, group: sub.yaml, continue: h }\n  h: { type: group, group: sub.yaml }\n',
      inputs,
    );
    expect((await run('--var', 'name=ann')).code).toBe(0);
    expect(lab.read('seen')).toBe('ann\nann\n');
  },
  'A run may begin in a group': async () => {
    project(
      'initial: g.x\nstates:\n  g: { type: group, group: sub.yaml, notify: echo >> told, continue: done }\n  done: { type: command, command: "ls told; cat seen" }\n',
      GROUP,
    );
    expect((await run()).stdout).toBe('x\n');
  },
  'Values are never commands': async () => {
    project(`initial: a
inputs: [name]
states:
  a: { type: command, command: 'echo "$RAILI_VAR_NAME in \${HOME:+a home}"', notify: 'echo \${name} > told' }
`);
    expect((await run('--var', 'name=x; touch hacked')).stdout).toBe('x; touch hacked in a home\n');
    expect([lab.read('told').trim(), existsSync(lab.path('hacked'))]).toEqual(['x; touch hacked', false]);
    lab.write({
      '.raili/main/workflow.yaml':
        "initial: a\ninputs: [name]\nstates: { a: { type: command, command: 'echo ${name}' } }\n",
    });
    expect(await run('--var', 'name=x')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('write "$RAILI_VAR_NAME"'),
    });
  },
  'Names of variables': async () => {
    project(
      'initial: a\ninputs: [ticket-id]\nstates: { a: { type: command, command: "echo $RAILI_VAR_TICKET_ID $PWD", directory: "${TICKET_ID}" } }\n',
      { 'T-1/x': '' },
    );
    expect((await run('--var', 'ticket-id=T-1')).stdout).toMatch(/^T-1 .*\/T-1\n$/);
  },
  'Unknown variables are told at the start': async () => {
    project('initial: a\nstates: { a: { type: agent, agent: coder, prompt: "Work on ${tiket}" } }\n');
    expect(await run()).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('${tiket} names no variable'),
    });
  },
  'Unknown inputs are refused': async () => {
    project('initial: a\ninputs: [id]\nstates: { a: { type: engine } }\n');
    expect(await run('--var', 'id=1', '--var', 'x=1')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('no such input'),
    });
  },
  '`expose` may be missing': async () => {
    project(
      'initial: a\nstates:\n  a: { type: command, command: echo id=1, expose: [id, "note?"], continue: b }\n  b: { type: command, command: \'echo "$RAILI_VAR_ID$RAILI_VAR_NOTE"\' }\n',
    );
    expect(await run()).toMatchObject({ code: 0, stdout: '1\n' });
  },
  'All mistakes at once': async () => {
    project(
      'initial: x\nstates:\n  a: { type: command, comand: ls, on: { PASSED: b } }\n  c: { type: engine, success: perhaps }\n',
    );
    const { code, stderr } = await run();
    expect(code).toBe(2);
    for (const path of ['initial', 'states.a.comand', 'states.a.on.PASSED', 'states.c.success'])
      expect(stderr).toMatch(new RegExp(`workflow\\.yaml:\\d: ${path}: `));
  },
  'One state is one routing': async () => {
    project(
      'initial: g\nstates:\n  g: { type: group, group: sub.yaml, continue: d, on: { PASSED: d } }\n  d: { type: engine }\n',
      {
        '.raili/main/sub.yaml':
          'states:\n  x: { type: engine, out: true, skip: y, max_visits: { count: 1, continue: y } }\n  y: { type: engine }\n',
      },
    );
    const { code, stderr } = await run();
    expect([code, stderr.match(/routing/g)?.length]).toEqual([2, 3]);
  },
  'A process that cannot be started': async () => {
    project(
      'initial: a\nstates:\n  a: { type: script, script: broken, on: { PASSED: b, FAILED: c } }\n  b: { type: engine }\n  c: { type: command, command: echo routed }\n',
    );
    chmodSync(lab.path('broken.sh'), 0o755);
    expect(await run()).toMatchObject({ code: 0, stdout: 'routed\n' });
  },
  'Registries only where they are needed': async () => {
    lab = new CliLab({
      '.raili/main/workflow.yaml': 'initial: a\nstates: { a: { type: command, command: echo a } }\n',
    });
    expect(await run()).toMatchObject({ code: 0, stdout: 'a\n' });
    lab.write({ '.raili/main/workflow.yaml': 'initial: a\nstates: { a: { type: script, script: x } }\n' });
    expect((await run()).stderr).toContain('needs a registry, and there is no .raili/script-registry.json');
  },
  Anywhere: async () => {
    const graph = 'initial: a\nstates: { a: { type: command, command: basename "$PWD" } }\n';
    project(graph, { 'graphs/one.yaml': graph, 'sub/x': '' });
    const [home] = [lab.folder.split('/').at(-1)];
    expect((await lab.run('run', 'graphs/one.yaml', '-q')).stdout).toBe(`${home}\n`);
    expect((await run('--cwd', '.')).stdout).toBe(`${home}\n`);
  },
  'Rules on who may do what': async () => {
    project(
      'budget: 1\nallow: ["Bash(npm test:*)"]\ndeny: [WebFetch]\ntools: [Read]\ninitial: a\nstates: { a: { type: agent, agent: coder } }\n',
    );
    expect((await replayed({ a: ['done'] })).code).toBe(0);
    lab.write({
      '.raili/main/workflow.yaml':
        'allow: ["Bash("]\ninitial: a\nstates: { a: { type: agent, agent: coder } }\n',
    });
    expect(await replayed({ a: ['done'] })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('allow[0]: must be a permission rule'),
    });
  },
  'A run that has ended stays so': async () => {
    project('initial: a\nstates: { a: { type: command, command: echo a >> seen } }\n');
    await run('--run-id', 'r');
    const { code, stderr } = await lab.run('resume', '.raili/main');
    expect([code, lab.read('seen'), stderr]).toEqual([0, 'a\n', expect.stringContaining('nothing was run')]);
  },
  'An entry for each visit': async () => {
    project(`initial: a
states:
  a: { type: command, command: echo a, max_visits: { count: 2, continue: b }, continue: a }
  b: { type: engine }
`);
    await run();
    expect(history().map(({ state }) => state)).toEqual(['a', 'a', 'a', 'b']);
    expect(history()[2]!.meta).toEqual({ max_visits: { exceeded: true, target: 'b' } });
  },
  'Stored outputs end with a newline': async () => {
    project('initial: a\nstates: { a: { type: command, command: printf x, output: { store: true } } }\n');
    await run();
    expect(lab.read('.raili/main/outputs/a.md')).toBe('x\n');
  },
  "A group's entry has no `skipped`": async () => {
    project('initial: g\nstates: { g: { type: group, group: sub.yaml } }\n', {
      '.raili/main/sub.yaml':
        'states:\n  w: { type: command, command: echo w, skip: x }\n  x: { type: command, command: echo x, out: true }\n',
    });
    await run();
    const skips = history().map(({ state, meta }) => [state, meta?.skipped?.target ?? null]);
    expect(skips).toEqual([
      ['g', null],
      ['g.w', 'g.x'],
      ['g.x', null],
    ]);
  },
  'Rules of foreign agents': async () => {
    const bin = `#!/bin/sh\n{ for each; do echo "[$each]"; done; cat; } > "$(dirname "$0")/../asked"\nexit 1\n`;
    project('initial: a\nstates: { a: { type: agent, agent: coder, prompt: Do it. } }\n', {
      'bin/copilot': bin,
    });
    chmodSync(lab.path('bin/copilot'), 0o755);
    const env = { PATH: `${lab.path('bin')}:${process.env.PATH}`, COPILOT_GITHUB_TOKEN: 'none' };
    await lab.start(['run', '.raili/main', '-q', '--agent', 'copilot'], { env }).ended;
    expect(lab.read('asked')).toMatch(/You code\.\n\nDo it\./);
    expect(lab.read('asked')).not.toContain('[--agent');
  },
  'Outputs of a group': async () => {
    project(
      'initial: g\nstates:\n  g: { type: group, group: sub.yaml, continue: b }\n  b: { type: command, command: ls $RAYMOND_OUTPUTS | wc -l, reset_outputs: [g] }\n',
      GROUP,
    );
    expect((await run()).stdout.trim()).toBe('0');
  },
  "A group's approval": async () => {
    project(
      `initial: g
states:
  g: { type: group, group: sub.yaml, approval: { question: "Fine?", PASSED: b, FAILED: b } }
  b: { type: command, command: 'echo "$RAILI_VAR_G_FAILED|$RAILI_VAR_G_X_FAILED"' }
`,
      GROUP,
    );
    await run('--run-id', 'r');
    const { stdout } = await lab.run('resume', 'r', '--answer', 'tests are missing', '-q');
    expect(stdout).toBe('tests are missing|tests are missing\n');
  },
  'No feedback for nothing': async () => {
    const feedback = 'feedback: { expose_var: note, question: Why? }';
    project(`initial: a\nstates: { a: { type: command, command: exit 3, ${feedback} } }\n`);
    expect((await run()).code).toBe(1);
    lab.write({
      '.raili/main/workflow.yaml': `initial: a\nstates: { a: { type: command, command: exit 3, continue: b, ${feedback} }, b: { type: engine } }\n`,
    });
    expect((await run()).code).toBe(3);
  },
  'A result keeps its blank lines': async () => {
    project("initial: a\nstates: { a: { type: command, command: printf '\\n\\na\\n\\n\\nb\\n\\n' } }\n");
    await run('--run-id', 'r');
    expect(lab.state('r').results.main).toBe('a\n\n\nb');
  },
  'What is not there': async () => {
    project(ASK);
    expect(await run('--clean')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('A run starts clean'),
    });
  },
};

test.each(Object.entries(SHOWN))('%s', (_, show) => show());

test('each point of the list is shown here, and nothing else', () => {
  project(ASK);
  const listed = [...LISTED.matchAll(/^- \*\*(.+?)\.?\*\*/gm)].map(([, name]) => name);
  expect(Object.keys(SHOWN)).toEqual(listed);
});
