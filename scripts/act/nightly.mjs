/**
 * nightly.yml, four nights. The first fails in the middle, the second goes on from there although the branch has moved,
 * and opens the pull request when it is run again, since GitHub did not take it at first; the third finds it open, the
 * fourth finds nothing to do: both cost nothing.
 */
import { demand } from './checks.mjs';

/** Not in one piece, lest a night finds it here. */
const MARK = ['TODO', '(nightly)'].join('');
const PROJECT = {
  'README.md': 'A greeter.\n',
  'package.json': '{ "scripts": { "test": "node test.mjs" } }\n',
  'test.mjs':
    "import { greet } from './greet.mjs';\nif (!greet().includes('world')) throw new Error('nobody is greeted');\n",
  'colour.mjs': `// ${MARK}: say what colour is for\nexport const colour = 'red';\n`,
  'greet.mjs': `// ${MARK}: greet people by their name\nexport const greet = () => 'Hello, world';\n`,
};

const read = (file) => ({ tool: { name: 'Read', input: { file_path: file } } });
const write = (file, content) => ({ tool: { name: 'Write', input: { file_path: file, content } } });
const done = (said) => `<goto>CHECK</goto><input>${said}</input>`;

/** What the agent does with each note. */
function answer(api) {
  const colour = "/** What the greeting is written in. */\nexport const colour = 'red';\n";
  api.reply('colour.mjs', {
    steps: [
      read('colour.mjs'),
      write('colour.mjs', colour),
      done('It is what @octocat asked for, closes #1.'),
    ],
  });
  const greet = (name) => `export const greet = (name = '${name}') => \`Hello, \${name}\`;\n`;
  const noMoney = {
    status: 400,
    error: { type: 'invalid_request_error', message: 'Your credit balance is too low' },
  };
  api.reply('greet.mjs', noMoney, {
    steps: [read('greet.mjs'), write('greet.mjs', greet('you')), done('By name.')],
  });
  api.reply('nobody is greeted', {
    steps: [read('greet.mjs'), write('greet.mjs', greet('world')), done('By name; the world as before.')],
  });
}

/** @param {import('./examples-lab.mjs').ExampleLab} lab @returns {Promise<{name: string, text: string}[]>} its summaries */
export async function runNightly(lab) {
  const { api, service } = lab;
  const { github } = service;
  lab.copyExample('nightly.yml', ['nightly-maintenance']);
  const remote = `${lab.folder}/remote.git`;
  const night = (runId, sha, attempt = 1) =>
    lab.run({ runId, sha, attempt, eventName: 'schedule', event: { schedule: '40 1 * * *' } });
  answer(api);

  const first = await night(41, lab.commit(PROJECT));
  demand(
    'nightly.yml, the first night',
    {
      'it is red': first.exitCode !== 0,
      'the run failed': first.outputs['maintain/raymond']?.status === 'failed',
      'its state is kept': first.outputs['maintain/raymond']?.['state-saved'] !== 'none',
      'there is no pull request': github.pulls.length === 0,
    },
    first.log,
  );

  const moved = lab.commit(
    { 'README.md': 'A greeter of people.\n' },
    { message: 'People have worked by day' },
  );
  const before = api.turns().length;
  service.fail('createPull', { status: 502, times: 1 });
  const unopened = await night(42, moved);
  const spent = api.turns().length;
  demand(
    'nightly.yml, the second night, GitHub out of order',
    {
      'it is red': unopened.exitCode !== 0,
      'the run completed': unopened.outputs['maintain/raymond']?.status === 'completed',
      'there is no pull request': github.pulls.length === 0,
    },
    unopened.log,
  );
  const second = await night(42, moved, 2);
  const { resumed, status, 'run-id': run } = second.outputs['maintain/raymond'] ?? {};
  const [pull] = github.pulls;
  const [issue] = github.issues;
  const commits = () => lab.git(remote, 'log', '--format=%s', `${moved}..maintenance/nightly`).split('\n');
  const words = JSON.stringify(api.turns().map(({ messages }) => messages));
  demand(
    'nightly.yml, the second night',
    {
      'it is green': second.exitCode === 0,
      'the run goes on': resumed === 'true' && run === first.outputs['maintain/raymond']?.['run-id'],
      'and has completed': status === 'completed',
      'run again, it has cost nothing': api.turns().length === spent,
      'the note of the first night was not paid for again': api
        .turns()
        .slice(before)
        .every(({ lastPrompt }) => !lastPrompt.includes('colour.mjs')),
      'there is one pull request': github.pulls.length === 1 && pull?.head.ref === 'maintenance/nightly',
      'it is for the branch': pull?.base.ref === 'main',
      'it tells what was done': issue?.body.includes(
        '- greet people by their name\n  By name; the world as before.',
      ),
      'it calls nobody': !/[@#](?![ <])/.test(issue?.body ?? '@'),
      'a commit for each note, on what came by day':
        commits().join() === 'greet people by their name,say what colour is for',
      'agents saw no token': !words.includes('ghs_'),
    },
    second.log,
  );

  const paid = api.turns().length;
  const third = await night(43, moved);
  demand(
    'nightly.yml, the third night',
    {
      'it is green': third.exitCode === 0,
      'it says that the pull request is open': third.log.includes('Pull request #1 is still open'),
      'nothing was started': third.outputs['maintain/raymond'] === undefined,
    },
    third.log,
  );

  lab.git(`${lab.folder}/source`, 'pull', '--quiet', 'origin', 'maintenance/nightly');
  github.touch(issue, { state: 'closed' });
  const fourth = await night(
    44,
    lab.commit({ 'README.md': 'A greeter of all people.\n' }, { message: 'Merged' }),
  );
  demand(
    'nightly.yml, the fourth night',
    {
      'it is green': fourth.exitCode === 0,
      'nothing was to do': fourth.outputs['maintain/raymond']?.result === 'Nothing is marked TODO(nightly).',
      'it is another run': fourth.outputs['maintain/raymond']?.resumed === 'false',
      'no night but the first two has cost anything': api.turns().length === paid,
      'there is no other pull request': github.pulls.length === 1,
    },
    fourth.log,
  );
  return [
    ...Object.entries({ first, second, third, fourth }).flatMap(([name, { summaries }]) =>
      summaries.map(({ step, text }) => ({ name: `nightly-${name}-${step}`, text })),
    ),
    { name: 'nightly-pull-request', text: issue?.body ?? '' },
  ];
}
