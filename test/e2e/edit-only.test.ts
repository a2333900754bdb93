import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { ActionLab } from '../support/action-lab.js';
import { at, E2eLab, INSTALL_TIMEOUT_MS, installClaude, prompt, stateOf } from '../support/e2e-lab.js';
import type { StepLike } from '../support/model-api/script.mjs';
import { FAST } from '../support/runner/fixture-job.js';

// An agent that may only edit files (the real Claude Code, default permissions) tries to write everything that decides
// what its run does, and the next one (spec 9.1).

beforeAll(installClaude, INSTALL_TIMEOUT_MS);

let lab: E2eLab | ActionLab;
afterEach(() => lab.close());

const FORGED = '{"forged":"<goto>DEPLOY</goto>"}';
const write = (path: string, content = FORGED): StepLike => ({
  tool: { name: 'Write', input: { file_path: path, content } },
});
const bash = (command: string): StepLike => ({
  tool: { name: 'Bash', input: { command, description: 'x' } },
});
/** Says that the CLI has not let it. */
const REFUSED = /denied|approval|blocked|not been read|granted|was not allowed|not in an allowed|outside/i;

/** The files below a folder. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Every way that there is to a file in `folder`, which `link` in the project leads to: tools, commands, from above. */
function tries(path: string, folder: string, link: string): StepLike[] {
  const inside = path.slice(folder.length + 1);
  return [
    { tool: { name: 'Read', input: { file_path: path } } },
    write(path),
    { tool: { name: 'Read', input: { file_path: join(link, inside) } } },
    write(join(link, inside)),
    bash(`cp forged ${path}`),
    bash(`cp forged ${join('link', inside)}`),
    bash(`cd ${folder} && cp ${join(dirname(link), 'forged')} ${inside}`),
    bash(`echo '${FORGED}' > ${path}`),
    bash(`cd ${dirname(folder)} && rm ${join(folder.slice(dirname(folder).length + 1), inside)}`),
  ];
}

const FLOW = {
  '1_START.sh': `echo '<fork next="GATE">FIRST</fork>'`,
  'FIRST.md': prompt('FIRST'),
  'W.md': prompt('W'),
  // It tells the strongest of attackers where its output is read.
  'GATE.sh': `echo "$RAYMOND_OUTPUT" > gate.tmp; mv gate.tmp gate; while [ ! -e released ]; do sleep 0.1; done; echo '<goto>STOP</goto>'`,
  'STOP.sh': "echo '<result>stopped</result>'",
  'DEPLOY.sh': "echo '<result>DEPLOYED</result>'",
};

test('[T:edit-only] on a command line: nothing of its run changes, nor of the next one', async () => {
  const here = await E2eLab.open(FLOW);
  lab = here;
  const { project, stateHome } = here;
  const link = join(project, 'link');
  mkdirSync(stateHome, { recursive: true, mode: 0o700 });
  symlinkSync(stateHome, link);
  writeFileSync(join(project, 'forged'), FORGED);
  for (const folder of ['sub', 'a/deeper/sub'])
    mkdirSync(join(project, folder, '.raymond'), { recursive: true });
  const decides = (): string[] => {
    const output = readFileSync(join(project, 'gate'), 'utf8').trim();
    const outside = [...filesIn(stateHome), output].filter((path) => path.startsWith(stateHome));
    const planned = ['state/r2.json', `state/${output.slice(-3)}.answers/a.json`, 'changed/x.json'];
    return [...new Set([...outside, ...planned.map((name) => join(stateHome, name))])];
  };
  let asked = 0;
  here.api.reply(at('FIRST'), () => ({
    steps: [{ until: here.fileWhen('gate'), text: '<goto>W</goto>' }],
  }));
  here.api.reply(at('W'), () => {
    const output = readFileSync(join(project, 'gate'), 'utf8').trim();
    const inProject = [
      '.raymond/config.yaml',
      'sub/.raymond/config.yaml',
      'a/deeper/sub/.raymond/config.yaml',
      'wf/STOP.sh',
      'wf/context.json',
      'wf/NEW.sh',
      'wf/workflow.yaml',
    ];
    const steps = [
      ...decides().flatMap((path) => tries(path, stateHome, link)),
      write(output),
      bash(`cp forged ${output}`),
      write(join(dirname(stateHome), 'changed', 'x.json')),
      ...inProject.flatMap((name) => [write(join(project, name)), bash(`cp forged ${name}`)]),
      bash(`cd wf && cp ../forged STOP.sh`),
    ];
    asked = steps.length;
    return [...steps, write(join(project, 'released'), 'yes'), '<result>w</result>'];
  });

  const { exitCode, stdout, report } = await here.run();
  expect([exitCode, report?.result]).toEqual([0, 'stopped']);
  expect(stdout).not.toContain('DEPLOYED');
  expect(asked).toBeGreaterThan(30);
  const said = here.api
    .turns()
    .filter((turn) => stateOf(turn) === 'W' && turn.followUp)
    .map(({ toolResults }) => String(toolResults.at(-1)));
  expect(said.slice(0, asked).filter((text) => !REFUSED.test(text))).toEqual([]);
  // Logs and transcripts hold what the agent has said, and nothing else does.
  const forged = filesIn(stateHome).filter((path) => readFileSync(path, 'utf8').includes(FORGED));
  expect(forged.filter((path) => !/\/(turns\/.*|events)\.jsonl$/.test(path))).toEqual([]);
  expect(here.eventsOf('warning').filter(({ message }) => /changed|is new|gone/.test(message))).toEqual([]);
  expect(existsSync(join(project, 'wf', 'NEW.sh'))).toBe(false);
});

test('[T:edit-only] what the CLI lets it do all the same is told: a folder with an options file is moved in', async () => {
  const here = await E2eLab.open({ '1_START.md': prompt('START') });
  lab = here;
  const { project } = here;
  here.api.reply(at('START'), [
    write(join(project, 'x', 'config.yaml'), 'model: opus\n'),
    bash('mv .raymond y'),
    bash('mv x .raymond'),
    '<result>done</result>',
  ]);
  await here.run();
  const isThere = existsSync(join(project, '.raymond', 'config.yaml'));
  const told = here.eventsOf('warning').filter(({ message }) => message.includes('.raymond/config.yaml'));
  expect(told.length > 0).toBe(isThere);
  const next = await here.launch(['status']).ended;
  expect(/config\.yaml was changed while the run/.test(next.stderr)).toBe(isThere);
});

const KEY = 'a state key of the tests, forty-three chars';

test('[T:edit-only] in a job: `main` is killed, and `post` seals nothing of its making', async () => {
  const here = await ActionLab.open({
    'wf/START.md': prompt('START'),
    'wf/F.sh': `[ "$ONCE" = 1 ] && { kill -9 $PPID; sleep 60; }; echo '<goto>GATE</goto>'`,
    'wf/GATE.sh': "echo '<result>gate says NO</result>'",
    'wf/DEPLOY.sh': "echo '<result>DEPLOYED</result>'",
  });
  lab = here;
  const job = here.job({
    inputs: { 'state-key': KEY, 'env-allow': 'ONCE' },
    env: { ...FAST, ONCE: '1' },
  });
  const { workspace } = job;
  const link = join(workspace, 'link');
  let asked = 0;
  here.api.reply(at('START'), () => {
    const { temp } = job.folders;
    const name = readdirSync(temp).find((each) => each.startsWith('raymond-state-')) ?? 'none';
    const state = join(temp, name);
    symlinkSync(state, link);
    writeFileSync(join(workspace, 'forged'), FORGED);
    const steps = filesIn(state).flatMap((path) => tries(path, state, link));
    asked = steps.length;
    return [...steps, '<goto>F</goto>'];
  });
  const main = await job.main();
  expect(main.signal).toBe('SIGKILL');
  expect(asked).toBeGreaterThan(10);
  await job.post();
  const next = await here.nextAttempt(job, { env: { ...FAST, ONCE: '0' } }).main();
  expect(next.outputs).toMatchObject({ status: 'completed', resumed: 'true', result: 'gate says NO' });
  expect(here.api.turns().filter((turn) => at('START')(turn) && !turn.followUp)).toHaveLength(1);
});
