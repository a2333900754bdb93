import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { LoggedEvent } from '../../src/core/events.js';
import type { GraphContext } from '../../src/core/graph/context.js';
import { ChildProcesses } from '../../src/process/child-process.js';
import { startRun } from '../../src/runtime/launch.js';
import { StopControl } from '../../src/runtime/stop.js';
import { openWorkflow } from '../../src/workflow/open.js';
import { around, defaultLaunch } from '../support/engine.js';
import { CopilotLab, installCopilot } from './agents/copilot-1.0.102/lab.js';

// A state graph with the real Copilot CLI (issue 5, must show 2).
beforeAll(installCopilot, 300_000);

let lab: CopilotLab;
beforeEach(async () => {
  lab = await CopilotLab.open();
});
afterEach(() => lab.close());

const WORKFLOW = `initial: code
agent: copilot
states:
  code:
    type: agent
    agent: coder
    prompt: Go on with it.
    output: { store: true }
    max_visits: 3
    transitions: { again: code, ready: done }
  done: { type: engine }
`;

function project(files: Readonly<Record<string, string>>): void {
  mkdirSync(join(lab.work, '.git'), { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(lab.work, name)), { recursive: true });
    writeFileSync(join(lab.work, name), text);
  }
}

async function run(stop = new StopControl()) {
  const events: LoggedEvent[] = [];
  const workflow = await openWorkflow(join(lab.work, '.raili', 'main'), { agentCli: 'copilot' });
  const surroundings = around({ folder: lab.work, events, stop, children: new ChildProcesses() }, lab.agent, {
    around: { environment: lab.environment() },
  });
  const launch = { ...defaultLaunch(lab.work), agent: 'copilot' };
  const request = { runId: 'r', workflow, input: null, budgetUsd: 10, launch, metadata: {} };
  return { ended: startRun(request, surroundings), events };
}

test('loops with its stored output, is reminded of a key, and ends; its tokens are in the history', async () => {
  project({
    '.raili/main/workflow.yaml': WORKFLOW,
    '.github/agents/coder.agent.md':
      '---\nname: coder\ndescription: codes\n---\nYou are the coder of this house.\n',
  });
  lab.api.reply('Your previous output', 'Second.\nready');
  lab.api.reply('could not be used', 'again');
  lab.api.reply('Go on with it', 'First.\nperhaps');
  const { ended, events } = await run();
  const { run: end } = await ended;
  expect([end.status, end.message]).toEqual(['completed', null]);
  expect(events.filter(({ type }) => type === 'reminder')).toHaveLength(1);
  const context = JSON.parse(
    readFileSync(join(lab.work, '.raili/main/context.json'), 'utf8'),
  ) as GraphContext;
  expect(context.stateHistory.map(({ state }) => state)).toEqual(['code', 'code', 'done']);
  expect(context.stateHistory[0]?.meta?.tokens).toMatchObject({
    ...{ input: 2000, output: 200, input_display: '2.0k', output_display: '200' },
  });
  expect(end.usage).toMatchObject({ input_tokens: 3000, output_tokens: 300 });
});

test('interrupted in the middle of a turn, no process is left', async () => {
  project({
    '.raili/main/workflow.yaml': WORKFLOW,
    '.github/agents/coder.agent.md': '---\nname: coder\ndescription: codes\n---\nYou code.\n',
  });
  const sleep = { name: 'bash', input: { command: 'sleep 300', description: 'd' } };
  lab.api.reply('Go on with it', [{ tool: sleep }, 'ready']);
  const stop = new StopControl();
  const { ended, events } = await run(stop);
  while (!events.some(({ type }) => type === 'tool')) await new Promise((next) => setTimeout(next, 20));
  stop.stop({ mode: 'interrupt', status: 'paused', reason: 'INTERRUPTED', message: 'stopped' });
  expect((await ended).run.status).toBe('paused');
  expect(await lab.orphans()).toEqual([]);
});
