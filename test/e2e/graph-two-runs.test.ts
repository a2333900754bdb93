import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { E2eLab, INSTALL_TIMEOUT_MS, installClaude } from '../support/e2e-lab.js';

beforeAll(installClaude, INSTALL_TIMEOUT_MS);

let lab: E2eLab;
afterEach(() => lab.close());

// After each of its first two turns a run waits for the other to have come as far.
const WORKFLOW = `initial: work
inputs: [ticket]
states:
  work:
    type: agent
    agent: coder
    prompt: "Work on \${ticket}."
    output: { store: true }
    teach: { coder: [{ output: work }] }
    max_visits: { count: 3, continue: done }
    continue: wait
  wait:
    type: command
    command: |
      n=$(grep -c answer "$RAYMOND_OUTPUTS/work.md")
      touch "$RAILI_VAR_TICKET.$n"
      until [ -e "alpha.$n" ] && [ -e "omega.$n" ]; do sleep 0.1; done
    continue: work
  done: { type: command, command: 'cat "$RAYMOND_OUTPUTS/work.md"' }
`;

test('two runs of one project at once have nothing of one another in what the model is asked', async () => {
  lab = await E2eLab.open({});
  const files = {
    '.git/HEAD': '',
    '.raili/main/workflow.yaml': WORKFLOW,
    '.raili/agent-registry.json': '{"coder": {"path": "coder.md"}}',
    'coder.md': 'You are the coder.',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(lab.project, name)), { recursive: true });
    writeFileSync(join(lab.project, name), text);
  }
  for (const ticket of ['alpha', 'omega'])
    lab.api.reply(
      `Work on ${ticket}.`,
      ...[1, 2, 3].map((n) => `${ticket}-answer${n}. Lesson: ${ticket}-lesson${n}`),
    );
  const run = (ticket: string) =>
    lab.launch([
      'run',
      '.raili/main',
      '--model',
      'sonnet',
      '--json',
      '--run-id',
      ticket,
      '--var',
      `ticket=${ticket}`,
    ]).ended;
  const [first, second] = await Promise.all([run('alpha'), run('omega')]);
  expect([first.exitCode, second.exitCode]).toEqual([0, 0]);

  const told = lab.api.turns().map(({ prompts }) => prompts.join('\n'));
  const [ofFirst, ofSecond] = ['alpha', 'omega'].map((ticket) =>
    told.filter((text) => text.includes(ticket)),
  );
  expect(ofFirst).toHaveLength(3);
  expect(ofSecond).toHaveLength(3);
  expect(ofFirst!.join('\n')).not.toContain('omega');
  // Each remembers its own.
  expect(ofFirst!.at(-1)).toMatch(
    /- alpha-lesson1\n- alpha-lesson2[\s\S]*Your previous output[\s\S]*alpha-answer1[\s\S]*alpha-answer2/,
  );
  expect(ofSecond!.at(-1)).toMatch(
    /- omega-lesson1\n- omega-lesson2[\s\S]*Your previous output[\s\S]*omega-answer1[\s\S]*omega-answer2/,
  );
  expect(first.report.result).not.toContain('omega');
  expect(second.report.result).not.toContain('alpha');
  // Afterwards the lessons are everybody's.
  const learned = readFileSync(join(lab.project, '.raili', 'learnings', 'coder.md'), 'utf8');
  expect(learned.match(/(alpha|omega)-lesson\d$/gm)).toHaveLength(6);
});
