import { describe, expect, test } from '@jest/globals';
import { LIMITS } from '../../../src/core/limits/limits.js';
import { EVERYTHING, load, problems, project } from './samples.js';

/** A graph with one state `s` with these lines, and states to go to. */
function withState(lines: string, top = ''): string {
  const fields = lines.split('\n').map((line) => `    ${line}`);
  return `${top}initial: s\nstates:\n  s:\n${fields.join('\n')}\n  done: { type: engine }\n`;
}

/** The problems of a state, without what is in front of `states.s`. */
async function refused(lines: string, top = ''): Promise<string[]> {
  const found = await problems(project(withState(lines, top)));
  const first = top.split('\n').length + 2;
  return found.map((text) => {
    const [, line, problem] = /^\.raili\/main\/workflow\.yaml:(\d+): (.*)$/.exec(text) ?? [];
    return problem === undefined ? text : `${Number(line) - first}: ${problem.replace(/^states\.s\.?/, '')}`;
  });
}

const BASE = {
  agent: 'type: agent\nagent: coder',
  script: 'type: script\nscript: run_tests',
  command: 'type: command\ncommand: ls',
  engine: 'type: engine',
} as const;

describe('a bad field of a state', () => {
  test.each<[field: string, lines: string, expected: string[]]>([
    ['type: missing', 'continue: done', ['0: type: is missing']],
    [
      'type: unknown',
      'type: robot',
      ['1: type: must be one of agent, script, command, engine, group, not "robot"'],
    ],
    [
      'type: no text',
      'type: [agent]',
      ['1: type: must be one of agent, script, command, engine, group, not a list'],
    ],
    ['unknown key', 'type: engine\ncontnue: done', ['2: contnue: unknown key; did you mean continue?']],
    [
      'unknown key, unknown type',
      'type: x\nnotfy: y',
      [
        '1: type: must be one of agent, script, command, engine, group, not "x"',
        '2: notfy: unknown key; did you mean notify?',
      ],
    ],
    ['agent: missing', 'type: agent', ['0: agent: is missing']],
    ['agent: empty', 'type: agent\nagent:', ['2: agent: is missing']],
    [
      'agent: unregistered',
      'type: agent\nagent: codr',
      ['2: agent: the agent "codr" is not in .raili/agent-registry.json; did you mean coder?'],
    ],
    ['model', `${BASE.agent}\nmodel: 5`, ['3: model: must be some text, not 5']],
    ['prompt', `${BASE.agent}\nprompt: {a: b}`, ['3: prompt: must be some text, not a mapping']],
    ['prompt: blank', `${BASE.agent}\nprompt: " "`, ['3: prompt: must be some text, not " "']],
    ['script: missing', 'type: script', ['0: script: is missing']],
    [
      'script: unregistered',
      'type: script\nscript: deploy',
      [
        '2: script: the script "deploy" is not in .raili/script-registry.json; there is run_tests, health_check',
      ],
    ],
    ['args: no list', `${BASE.script}\nargs: --all`, ['3: args: must be a list of texts, not "--all"']],
    [
      'args: a number',
      `${BASE.script}\nargs: [a, 1]`,
      ['3: args[1]: must be text (put it in quotes), not 1'],
    ],
    ['command: missing', 'type: command', ['0: command: is missing']],
    ['command: a list', 'type: command\ncommand: [ls]', ['2: command: must be some text, not a list']],
    ['directory', `${BASE.command}\ndirectory: 1`, ['3: directory: must be some text, not 1']],
    ['success: no flag', 'type: engine\nsuccess: "true"', ['2: success: must be true or false, not "true"']],
    [
      'success: the state goes on',
      'type: engine\nsuccess: true\ncontinue: done',
      ["2: success: is a terminal state's verdict, and this one goes on (`continue`)"],
    ],
    ['group: missing', 'type: group', ['0: group: is missing']],
    ['group: no text', 'type: group\ngroup: {}', ['2: group: must be some text, not a mapping']],
    ['out', 'type: engine\nout: true', ["2: out: means something in a group's file alone"]],
    ['expose: no list', `${BASE.command}\nexpose: id`, ['3: expose: must be a list of names, not "id"']],
    [
      'expose: no name',
      `${BASE.command}\nexpose: ["a b"]`,
      [
        '3: expose[0]: must be a name of letters, digits, _ and -, a letter or _ first; "?" at its end if it may be missing, not "a b"',
      ],
    ],
    [
      'expose: workflow',
      `${BASE.command}\nexpose: [workflow]`,
      ["3: expose[0]: `workflow` is the workflow's name, always"],
    ],
    [
      'on: no mapping',
      `${BASE.command}\non: done`,
      ['3: on: must be a mapping of PASSED and FAILED to states, not "done"'],
    ],
    [
      'on: a list',
      `${BASE.command}\non: [done]`,
      ['3: on: must be a mapping of PASSED and FAILED to states, not a list'],
    ],
    ['on: PASSED missing', `${BASE.command}\non: { FAILED: done }`, ['3: on.PASSED: is missing']],
    [
      'on: another key',
      `${BASE.command}\non:\n  PASSED: done\n  Failed: done`,
      ['5: on.Failed: unknown key; did you mean FAILED?'],
    ],
    [
      'on: dangling',
      `${BASE.command}\non:\n  PASSED: donne\n  FAILED: nowhere`,
      [
        '4: on.PASSED: there is no state "donne"; did you mean done?',
        '5: on.FAILED: there is no state "nowhere"; there is s, done',
      ],
    ],
    ['on: no name', `${BASE.command}\non: { PASSED: 1 }`, ["3: on.PASSED: must be a state's name, not 1"]],
    [
      'transitions: a list',
      `${BASE.agent}\ntransitions: [done]`,
      ['3: transitions: must be a mapping of outcomes to states, not a list'],
    ],
    [
      'transitions: empty',
      `${BASE.agent}\ntransitions: {}`,
      ['3: transitions: must name at least one outcome, not a mapping'],
    ],
    [
      'transitions: dangling',
      `${BASE.agent}\ntransitions:\n  ok: done\n  default: gone`,
      ['5: transitions.default: there is no state "gone"; did you mean done?'],
    ],
    [
      'transitions: of an engine',
      'type: engine\ntransitions: { ok: done }',
      ['2: transitions: the outcome of an engine state is always PASSED: name PASSED or default'],
    ],
    [
      'continue: dangling',
      'type: engine\ncontinue: x',
      ['2: continue: there is no state "x"; there is s, done'],
    ],
    [
      'continue: no name',
      'type: engine\ncontinue: [done]',
      ["2: continue: must be a state's name, not a list"],
    ],
    [
      'approval: fields missing',
      'type: engine\napproval: { notify: x }',
      [
        '2: approval.question: is missing',
        '2: approval.PASSED: is missing',
        '2: approval.FAILED: is missing',
      ],
    ],
    [
      'approval: dangling',
      'type: engine\napproval:\n  question: q\n  PASSED: x\n  FAILED: y',
      [
        '4: approval.PASSED: there is no state "x"; there is s, done',
        '5: approval.FAILED: there is no state "y"; there is s, done',
      ],
    ],
    [
      'approval: multiline',
      'type: engine\napproval: { question: q, PASSED: done, FAILED: s, multiline: 1, notify: 2 }',
      ['2: approval.notify: must be some text, not 2', '2: approval.multiline: must be true or false, not 1'],
    ],
    [
      'approval: unknown key',
      'type: engine\napproval: { question: q, PASSED: done, FAILED: s, requied: true }',
      ['2: approval.requied: unknown key; there is question, PASSED, FAILED, notify, multiline'],
    ],
    [
      'two routings',
      `${BASE.command}\non: { PASSED: done }\ntransitions: { a: done }\ncontinue: done\napproval: { question: q, PASSED: done, FAILED: s }`,
      [
        '4: transitions: a state has one routing, and this one has `on` already',
        '5: continue: a state has one routing, and this one has `on` already',
        '6: approval: a state has one routing, and this one has `on` already',
      ],
    ],
    [
      'feedback: no mapping',
      'type: engine\nfeedback: name',
      ['2: feedback: must be a mapping with expose_var, not "name"'],
    ],
    [
      'feedback: expose_var missing',
      'type: engine\nfeedback: { question: q }',
      ['2: feedback.expose_var: is missing'],
    ],
    [
      'feedback: bad values',
      'type: engine\nfeedback: { expose_var: "a b", required: 1, multiline: x, question: [] }',
      [
        '2: feedback.expose_var: must be a name of letters, digits, _ and -, a letter or _ first, not "a b"',
        '2: feedback.question: must be some text, not a list',
        '2: feedback.required: must be true or false, not 1',
        '2: feedback.multiline: must be true or false, not "x"',
      ],
    ],
    [
      'feedback: the workflow',
      'type: engine\nfeedback: { expose_var: Workflow }',
      ["2: feedback.expose_var: `workflow` is the workflow's name, always"],
    ],
    ['notify', 'type: engine\nnotify: [say]', ['2: notify: must be some text, not a list']],
    [
      'output: no mapping',
      `${BASE.command}\noutput: true`,
      ['3: output: must be a mapping such as { store: true, tail: 100 }, not true'],
    ],
    [
      'output: bad values',
      `${BASE.command}\noutput: { store: 1, tail: 0, marker: 2, marker_end: "", use_latest: 1.5, keep: 1 }`,
      [
        '3: output.keep: unknown key; there is store, tail, marker, marker_end, use_latest',
        '3: output.store: must be true or false, not 1',
        '3: output.tail: must be a whole number of 1 or more, not 0',
        '3: output.marker: must be some text, not 2',
        '3: output.marker_end: must be some text, not ""',
        '3: output.use_latest: must be a whole number of 1 or more, not 1.5',
      ],
    ],
    [
      'output: of an engine',
      'type: engine\noutput: { store: true }',
      ['2: output: is for agent, script, command states alone; this is of type engine'],
    ],
    [
      'reset_outputs: no list',
      'type: engine\nreset_outputs: done',
      ['2: reset_outputs: must be a list of states\' names, not "done"'],
    ],
    [
      'reset_outputs: dangling',
      'type: engine\nreset_outputs: [done, x]',
      ['2: reset_outputs[1]: there is no state "x"; there is s, done'],
    ],
    [
      'max_visits: no number',
      'type: engine\nmax_visits: many',
      ['2: max_visits: must be a number, or a mapping of count and continue, not "many"'],
    ],
    [
      'max_visits: zero',
      'type: engine\nmax_visits: 0',
      ['2: max_visits: must be a whole number of 1 or more, not 0'],
    ],
    [
      'max_visits: count missing',
      'type: engine\nmax_visits: { continue: done }',
      ['2: max_visits.count: is missing'],
    ],
    [
      'max_visits: bad values',
      'type: engine\nmax_visits: { count: 1.5, continue: 1, goto: done }',
      [
        '2: max_visits.goto: unknown key; there is count, continue',
        '2: max_visits.count: must be a whole number of 1 or more, not 1.5',
        "2: max_visits.continue: must be a state's name, not 1",
      ],
    ],
    [
      'max_visits: dangling',
      'type: engine\nmax_visits:\n  count: 1\n  continue: x',
      ['4: max_visits.continue: there is no state "x"; there is s, done'],
    ],
    [
      'reset_max_visits',
      'type: engine\nreset_max_visits: [1]',
      ["2: reset_max_visits[0]: must be a state's name, not 1"],
    ],
    ['skip: dangling', 'type: engine\nskip: x', ['2: skip: there is no state "x"; there is s, done']],
    ['skip: itself', 'type: engine\nskip: s', ['2: skip: the states skip each other in a circle: s → s']],
    [
      'teach: no mapping',
      'type: engine\nteach: [coder]',
      ['2: teach: must be a mapping of agents to lists, not a list'],
    ],
    [
      'teach: no list',
      'type: engine\nteach: { coder: x }',
      ['2: teach.coder: must be a list of { output: STATE } or { var: "${NAME}" }, not "x"'],
    ],
    [
      'teach: unknown agent',
      'type: engine\nteach:\n  ghost: [{ var: "${workflow}" }]',
      ['3: teach.ghost: the agent "ghost" is not in .raili/agent-registry.json; there is analyzer, coder'],
    ],
    [
      'teach: nothing',
      'type: engine\nteach: { coder: [{ scope: global }] }',
      ['2: teach.coder[0]: must have either `output` or `var`'],
    ],
    [
      'teach: both',
      `${BASE.command}\noutput: { store: true }\nteach: { coder: [{ output: s, var: "\${workflow}" }] }`,
      ['4: teach.coder[0]: must have either `output` or `var`, not both'],
    ],
    [
      'teach: no source',
      'type: engine\nteach: { coder: [s] }',
      ['2: teach.coder[0]: must be { output: STATE } or { var: "${NAME}" }, not "s"'],
    ],
    [
      'teach: dangling',
      'type: engine\nteach: { coder: [{ output: x }] }',
      ['2: teach.coder[0].output: there is no state "x"; there is s, done'],
    ],
    [
      'teach: nothing stored',
      'type: engine\nteach: { coder: [{ output: done }] }',
      ['2: teach.coder[0].output: done keeps no output to learn from: it needs output: { store: true }'],
    ],
    [
      'teach: var not in ${}',
      'type: engine\nteach: { coder: [{ var: workflow }] }',
      ['2: teach.coder[0].var: must be written as "${NAME}", not "workflow"'],
    ],
    [
      'teach: var unknown',
      'type: engine\nteach: { coder: [{ var: "${x}" }] }',
      ['2: teach.coder[0].var: ${x} names no variable; there is workflow'],
    ],
    [
      'teach: scope',
      'type: engine\nteach: { coder: [{ var: "${workflow}", scope: all }] }',
      ['2: teach.coder[0].scope: must be global or workflow, not "all"'],
    ],
    [
      'prompt: unknown variable',
      `${BASE.agent}\nprompt: "\${x} \${workflow} $\${y}"`,
      ['3: prompt: ${x} names no variable; there is workflow'],
    ],
    [
      'args: unknown variable',
      `${BASE.script}\nargs: [a, "\${workflw}"]`,
      ['3: args[1]: ${workflw} names no variable; did you mean workflow?'],
    ],
    [
      'directory: unknown variable',
      `${BASE.command}\ndirectory: "\${x}"`,
      ['3: directory: ${x} names no variable; there is workflow'],
    ],
    [
      'questions: unknown variable',
      'type: engine\napproval: { question: "${x}?", PASSED: done, FAILED: s }\nfeedback: { expose_var: v, question: "${y}?" }',
      [
        '2: approval.question: ${x} names no variable; there is workflow, v, S_PASSED, S_FAILED',
        '3: feedback.question: ${y} names no variable; there is workflow, v, S_PASSED, S_FAILED',
      ],
    ],
    [
      'notify: unknown variable',
      'type: engine\nnotify: echo ${HOME} ${RAILI_VAR_WORKFLOW} ${RAILI_VAR_X}',
      [
        "2: notify: ${HOME} names no variable; there is workflow. A variable of the shell's is written $HOME, or $${HOME}",
        "2: notify: ${RAILI_VAR_X} names no variable; there is workflow. A variable of the shell's is written $RAILI_VAR_X, or $${RAILI_VAR_X}",
      ],
    ],
    [
      'command: a variable of ours',
      'type: command\ncommand: echo ${HOME} ${workflow}',
      [
        '2: command: ${workflow} is not filled in here, so that no value can run as a command: write "$RAILI_VAR_WORKFLOW"',
      ],
    ],
  ])('%s', async (_, lines, expected) => {
    expect(await refused(lines)).toEqual(expected);
  });

  const OWN: Record<string, readonly string[]> = {
    agent: ['agent: coder', 'prompt: x', 'model: x'],
    script: ['script: run_tests', 'args: [a]'],
    command: ['command: ls', 'directory: a'],
    engine: ['success: true'],
    group: ['group: x'],
  };
  test.each(
    Object.entries(BASE).flatMap(([type, base]) =>
      Object.entries(OWN).flatMap(([owner, fields]) =>
        owner === type ? [] : fields.map((field) => [field, type, base, owner] as const),
      ),
    ),
  )('%s is not for %s', async (field, type, base, owner) => {
    const key = field.split(':')[0];
    const line = base.split('\n').length + 1;
    expect(await refused(`${base}\n${field}`)).toEqual([
      `${line}: ${key}: is for ${owner} states alone; this is of type ${type}`,
    ]);
  });

  test.each(['agent', 'engine'] as const)('expose is not for %s', async (type) => {
    const line = BASE[type].split('\n').length + 1;
    expect(await refused(`${BASE[type]}\nexpose: [a]`)).toEqual([
      `${line}: expose: is for script, command states alone; this is of type ${type}`,
    ]);
  });
});

describe('the top of a graph', () => {
  const good = 'initial: a\nstates: { a: { type: engine }, b: { type: engine, continue: a } }\n';
  const at = '.raili/main/workflow.yaml';

  test.each([
    [
      'initial: missing',
      good.replace('initial: a\n', ''),
      [`${at}:1: initial: is missing: name the state to start with`],
    ],
    [
      'initial: unknown',
      good.replace('initial: a', 'initial: c'),
      [`${at}:1: initial: there is no state "c"; there is a, b`],
    ],
    [
      'initial: no name',
      good.replace('initial: a', 'initial: 1'),
      [`${at}:1: initial: must be a state's name, not 1`],
    ],
    [
      'states: missing',
      'initial: a\n',
      [`${at}:1: states: is missing`, `${at}:1: initial: there is no state "a"`],
    ],
    [
      'states: empty',
      'initial: a\nstates: {}',
      [`${at}:2: states: must have at least one state`, `${at}:1: initial: there is no state "a"`],
    ],
    [
      'states: a list',
      'initial: a\nstates: [a]',
      [
        `${at}:2: states: must be a mapping of names to states, not a list`,
        `${at}:1: initial: there is no state "a"`,
      ],
    ],
    [
      'a state that is none',
      'initial: a\nstates: { a: 1 }',
      [`${at}:2: states.a: must be a mapping with a type, not 1`],
    ],
    [
      'a name with a path',
      `${good}  #\n`.replace('b:', 'b/c:'),
      [`${at}:2: states.b/c: the name is a path; states are named, not addressed`],
    ],
    [
      "JavaScript's own names",
      good.replace('b:', '__proto__:'),
      [`${at}:2: states.__proto__: "__proto__" cannot be used as a name`],
    ],
    ['error: unknown', `${good}error: c\n`, [`${at}:3: error: there is no state "c"; there is a, b`]],
    [
      'error: goes on',
      `${good}error: b\n`,
      [`${at}:3: error: must be a terminal state, but b has \`continue\``],
    ],
    ['error: no name', `${good}error: [a]\n`, [`${at}:3: error: must be a state's name, not a list`]],
    ['inputs: no list', `${good}inputs: a\n`, [`${at}:3: inputs: must be a list of names, not "a"`]],
    [
      'inputs: no name',
      `${good}inputs: [1, "a b", { description: x }]\n`,
      [
        `${at}:3: inputs[0]: must be a name, or a mapping of name, description and log, not 1`,
        `${at}:3: inputs[1]: must be a name of letters, digits, _ and -, a letter or _ first, not "a b"`,
        `${at}:3: inputs[2].name: is missing`,
      ],
    ],
    [
      'inputs: bad values',
      `${good}inputs: [{ name: a, description: 1, log: 2, secret: true }]\n`,
      [
        `${at}:3: inputs[0].secret: unknown key; there is name, description, log`,
        `${at}:3: inputs[0].description: must be text, not 1`,
        `${at}:3: inputs[0].log: must be true or false, not 2`,
      ],
    ],
    [
      'inputs: twice',
      `${good}inputs: [a-b, c, { name: A_B }, c]\n`,
      [
        `${at}:3: inputs[2].name: "A_B" and "a-b" are one variable, which is declared twice`,
        `${at}:3: inputs[3]: "c" is declared twice`,
      ],
    ],
    [
      'inputs: workflow',
      `${good}inputs: [workflow]\n`,
      [`${at}:3: inputs[0]: \`workflow\` is the workflow's name, always`],
    ],
    [
      'unknown keys',
      `${good}inital: a\nmode: b\n`,
      [
        `${at}:3: inital: unknown key; did you mean initial?`,
        `${at}:4: mode: unknown key; did you mean model?`,
      ],
    ],
    [
      'the manifest',
      `${good}name: ""\ndescription: 1\nagent: []\nmodel: {}\neffort: 1\nbudget: -1\ninput: { mode: maybe, lable: x }\n`,
      [
        `${at}:3: name: must be some text, not ""`,
        `${at}:4: description: must be text (put it in quotes), not 1`,
        `${at}:5: agent: must be text (put it in quotes), not a list`,
        `${at}:6: model: must be text (put it in quotes), not a mapping`,
        `${at}:7: effort: must be text (put it in quotes), not 1`,
        `${at}:8: budget: must be US dollars: a number of 0 (no limit) or more, not -1`,
        `${at}:9: input.lable: unknown key; did you mean label?`,
        `${at}:9: input.mode: must be required, optional or none, not "maybe"`,
      ],
    ],
    ['no mapping', '- a\n', [`${at}:1: must be a mapping with \`states\`, not a list`]],
    ['a key twice', `${good}initial: b\n`, [`${at}:3: initial: the key is given twice`]],
    [
      'a key twice, deep',
      'initial: a\nstates:\n  a:\n    type: engine\n    on:\n      PASSED: a\n      PASSED: a\n',
      [`${at}:7: states.a.on.PASSED: the key is given twice`],
    ],
    [
      'YAML 1.1',
      `%YAML 1.1\n---\n${good}`,
      [`${at}:1: YAML 1.1 takes \`on\` for \`true\`; take the %YAML line away`],
    ],
    [
      'an alias that holds itself',
      'initial: a\nstates: &x { a: { type: engine, teach: *x } }',
      [`${at}:2: states.a.teach: holds itself: an alias (*name) must not stand inside what it names`],
    ],
  ])('%s', async (_, text, expected) => {
    expect(await problems(project(text))).toEqual(expected);
  });

  test('everything that is wrong is told at once, in one error', async () => {
    const found = await problems({
      ...EVERYTHING,
      '.raili/main/workflow.yaml': EVERYTHING['.raili/main/workflow.yaml']!.replace(
        'error: broken',
        'error: start',
      )
        .replace('agent: analyzer', 'agent: ghost')
        .replace('blocked: done', 'blocked: nowhere')
        .replace('store: true', 'store: maybe'),
      '.raili/main/build-steps.yaml': EVERYTHING['.raili/main/build-steps.yaml']!.replace(
        'PASSED: ask',
        'PASSED: nowhere',
      ),
    });
    expect(found.map((text) => /: ([\w.]+):/.exec(text)?.[1])).toEqual([
      'error',
      'states.analyze.output.store',
      'states.analyze.transitions.blocked',
      'states.compile.on.PASSED',
      'states.analyze.agent',
    ]);
  });

  test('`on` is a text, and so are yes and no', async () => {
    const { states } = await load(
      project(
        'initial: on\nstates:\n  on: { type: script, script: run_tests, transitions: { yes: no, no: on } }\n  no: { type: engine }\n',
      ),
    );
    expect(states.on?.routing).toEqual({
      kind: 'transitions',
      targets: { yes: 'no', no: 'on' },
      fallback: null,
    });
  });

  test('variables have one name in any case', async () => {
    const graph = await load(
      project(
        withState(
          'type: engine\napproval: { question: "${s_FAILED} ${Id}", PASSED: done, FAILED: s }',
          'inputs: [id]\n',
        ),
      ),
    );
    expect(graph.variables).toEqual(['workflow', 'id', 'S_PASSED', 'S_FAILED']);
  });

  test('feedback into an input', async () => {
    expect(await refused('type: engine\nfeedback: { expose_var: Id }', 'inputs: [id]\n')).toEqual([
      '2: feedback.expose_var: "Id" is an input; feedback needs a variable of its own',
    ]);
  });

  test('two outputs in one file', async () => {
    const text = `initial: a
states:
  a: { type: command, command: ls, output: { store: true }, continue: a.latest }
  a.latest: { type: command, command: ls, output: { store: true } }
`;
    expect(await problems(project(text))).toEqual([
      `${at}:4: states.a.latest.output: its output would be the file that holds the latest output of a; rename one of them`,
    ]);
  });

  test('skips in a circle, also inside a group', async () => {
    const text = `initial: a
states:
  a: { type: engine, skip: b }
  b: { type: engine, skip: c }
  c: { type: engine, skip: b }
  g: { type: group, group: sub.yaml, continue: a }
`;
    const sub =
      'states:\n  x: { type: engine, skip: y }\n  y: { type: engine, skip: x }\n  z: { type: engine, out: true }\n';
    expect(await problems(project(text, { '.raili/main/sub.yaml': sub }))).toEqual([
      `${at}:4: states.b.skip: the states skip each other in a circle: b → c → b`,
      '.raili/main/sub.yaml:2: states.x.skip: the states skip each other in a circle: g.x → g.y → g.x',
    ]);
  });
});

test('a command of 120 kB, and no byte more', async () => {
  const lines = (bytes: number, field: string) =>
    `type: command\ncommand: ls\n${field}: "${'é'.repeat((bytes - 4) / 2)} ls."`.replace(
      'command: ls\ncommand',
      'command',
    );
  const most = LIMITS.shellText.value;
  const { states } = await load(project(withState(lines(most, 'command'))));
  expect(states.s).toMatchObject({ command: expect.stringMatching(/ ls\.$/) });
  for (const field of ['command', 'notify']) {
    expect(await refused(lines(most + 2, field))).toEqual([
      expect.stringContaining(
        `${field}: must be at most 120 kB, what a process can be given (put it into a script)`,
      ),
    ]);
  }
});

test.each([
  'type: command\ncommand: "a\\0b"',
  'type: command\ncommand: ls\nnotify: "a\\0b"',
  'type: command\ncommand: ls\ndirectory: "a\\0b"',
  'type: script\nscript: run_tests\nargs: ["a\\0b"]',
  'type: engine\napproval: { question: q, PASSED: done, FAILED: done, notify: "a\\0b" }',
])('a NUL, which no process can be given, is refused: %j', async (lines) => {
  expect(await refused(lines)).toEqual([
    expect.stringMatching(/: must be text without a NUL character, not "a/),
  ]);
});
