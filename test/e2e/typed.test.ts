import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import type { LoggedEvent } from '../../src/core/events.js';
import { ChildProcesses } from '../../src/process/child-process.js';
import { startRun } from '../../src/runtime/launch.js';
import { StopControl } from '../../src/runtime/stop.js';
import { openWorkflow } from '../../src/workflow/open.js';
import { at, E2eLab, INSTALL_TIMEOUT_MS, installClaude, prompt, VERSIONS } from '../support/e2e-lab.js';
import { around, defaultLaunch } from '../support/engine.js';
import {
  isValid,
  SCHEMAS,
  type SchemaCase,
  told,
  type WrongAnswer,
  wrongAnswers,
} from '../support/result-schemas.js';
import { CopilotLab, installCopilot } from './agents/copilot-1.0.102/lab.js';

// Issue 11, must show 5, with the real agent CLIs: a part of the two hundred wrong answers that
// test/runtime/typed.test.ts gives. As many as a visit is reminded of, then the right one.

beforeAll(installClaude, INSTALL_TIMEOUT_MS);
beforeAll(installCopilot, INSTALL_TIMEOUT_MS);

let lab: { close(): Promise<void> };
afterEach(() => lab.close());

/** As many as a visit is reminded of. */
const REMINDERS = 3;
/** `RAYMOND_WRONG_ANSWERS=all` gives all two hundred, which takes minutes: with RAYMOND_PATIENCE=10. */
const GIVES_ALL = process.env.RAYMOND_WRONG_ANSWERS === 'all';

/** Of each schema others, and of each kind; or all of them. */
function groupsOf(given: SchemaCase, index: number): (readonly WrongAnswer[])[] {
  const all = wrongAnswers(given);
  if (!GIVES_ALL) return [all.filter((_, at) => at % 7 === index % 7 && at < 7 * REMINDERS)];
  const groups: WrongAnswer[][] = [];
  for (let at = 0; at < all.length; at += REMINDERS) groups.push(all.slice(at, at + REMINDERS));
  return groups;
}

const CASES = SCHEMAS.flatMap((given, index) =>
  groupsOf(given, index).map((wrong) => ({ ...given, wrong, right: JSON.stringify(given.valid[0]) })),
).map((each, index) => ({ ...each, state: `TYPED${index}` }));
const resultOf = (json: string): string => `<result>${json}</result>`;

const FILES: Readonly<Record<string, string>> = {
  'START.sh': `echo '${CASES.map(({ state }) => `<fork next="END">${state}</fork>`).join('')}'\n`,
  'END.sh': [
    '# raymond: join=all result_schema=end.yaml',
    `echo "<result>{\\"typed\\": $(grep -c '"result_json": [^n]' "$RAYMOND_WORKERS_FILE")}</result>"`,
    '',
  ].join('\n'),
  'end.yaml': `properties: { typed: { const: ${CASES.length} } }\nrequired: [typed]\n`,
  ...Object.fromEntries(
    CASES.map(({ state, schema }) => [
      `${state}.md`,
      `---\nresult_schema: ${JSON.stringify(schema)}\n---\n${prompt(state)}`,
    ]),
  ),
};

function expectTyped(events: readonly LoggedEvent[], results: Readonly<Record<string, unknown>>): void {
  expect(Object.keys(results)).toHaveLength(CASES.length + 1);
  const forked = events.flatMap((event) => (event.type === 'forked' ? [event] : []));
  for (const { state, wrong, schema, right } of CASES) {
    const worker = forked.find(({ worker_state }) => worker_state === `${state}.md`)?.worker ?? '';
    const reminders = events.flatMap((event) =>
      event.type === 'reminder' && event.agent === worker ? [event] : [],
    );
    expect(reminders.map(({ code }) => code)).toEqual(wrong.map(() => 'RESULT_INVALID'));
    for (const [index, { pointers }] of wrong.entries()) {
      const named = told(reminders[index]?.text ?? '');
      expect(named.length).toBeGreaterThan(0);
      if (pointers !== undefined) expect(named.some(({ pointer }) => pointers.has(pointer))).toBe(true);
    }
    expect([results[worker], isValid(schema, String(results[worker]))]).toEqual([right, true]);
  }
}

test.each(VERSIONS)('Claude Code %s: no wrong answer is accepted', async (claude) => {
  const claudeLab = await E2eLab.open(FILES, { claude });
  lab = claudeLab;
  for (const { state, wrong, right } of CASES) {
    const answers = [...wrong.map(({ payload }) => payload), `\n\`\`\`json\n${right}\n\`\`\`\n`];
    claudeLab.api.reply(at(state), ...answers.map(resultOf));
  }

  const { exitCode, report } = await claudeLab.run(['--concurrency', '3']);

  expect([exitCode, report.result, report.result_json]).toEqual([
    0,
    `{"typed":${CASES.length}}`,
    { typed: CASES.length },
  ]);
  expectTyped(claudeLab.events, report.results);
  // Reminders went to the session that had the prompt.
  const turns = CASES.reduce((sum, { wrong }) => sum + wrong.length + 1, 0);
  expect(claudeLab.api.turns()).toHaveLength(turns);
  expect(new Set(claudeLab.api.turns().map(({ sessionId }) => sessionId)).size).toBe(CASES.length);
});

test('Copilot: no wrong answer is accepted', async () => {
  const copilot = await CopilotLab.open();
  lab = copilot;
  const folder = join(copilot.work, 'wf');
  mkdirSync(folder);
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  for (const { state, wrong, right } of CASES) {
    copilot.api.reply(at(state), ...[...wrong.map(({ payload }) => payload), right].map(resultOf));
  }
  const events: LoggedEvent[] = [];
  const place = { folder: copilot.work, events, stop: new StopControl(), children: new ChildProcesses() };
  const surroundings = around(place, copilot.agent, { around: { environment: copilot.environment() } });
  const workflow = await openWorkflow(folder, { agentCli: 'copilot' });
  const launch = { ...defaultLaunch(copilot.work), agent: 'copilot', concurrency: 3 };

  const { run } = await startRun(
    { runId: 'r', workflow, input: null, budgetUsd: 10, launch, metadata: {} },
    surroundings,
  );

  expect([run.status, run.message, run.results.main]).toEqual([
    'completed',
    null,
    `{"typed":${CASES.length}}`,
  ]);
  expectTyped(events, run.results);
});
