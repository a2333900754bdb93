import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { TurnRequest } from '../../../src/agents/agent.js';
import type { Launch } from '../../../src/core/run.js';
import { type Lab, type LabOptions, lab as newLab, ScriptedAgent } from '../../support/engine.js';

// What an agent may use, from what states, manifests and command lines say to what its CLI is asked for (spec 7.5).

let lab: Lab;
afterEach(() => lab.remove());

const REPLIES = { 'START.md': '<goto>B</goto>', 'B.md': '<result>x</result>' };

async function requests(
  files: Readonly<Record<string, string>>,
  launch: Partial<Launch> = {},
  options: LabOptions = {},
): Promise<TurnRequest[]> {
  lab = newLab({ 'START.md': 'start', ...files });
  mkdirSync(join(lab.folder, 'lib'));
  const agent = new ScriptedAgent(REPLIES);
  await lab.run(agent, { ...options, launch });
  return agent.turns.map(({ request }) => request);
}

const told = (): string[] =>
  lab.events.flatMap((event) =>
    event.type === 'warning' ? [event.message.slice(lab.folder.length + 1)] : [],
  );

describe('a turn is asked for', () => {
  test("with the state's before the line's before the manifest's; what is denied adds up", async () => {
    const [start, b] = await requests(
      {
        'workflow.yaml': 'allow: [Bash]\ndeny: [A]\npermission_mode: plan\nsystem_prompt: Be kind.\n',
        'B.md': '---\nallow: [Edit]\ndeny: [C]\npermission_mode: default\nfallback_model: haiku\n---\nb',
      },
      { allow: ['Read'], deny: ['B'] },
    );
    expect(start).toMatchObject({
      ...{ allow: ['Read'], deny: ['B', 'A'], permissionMode: 'plan', appendSystemPrompt: 'Be kind.' },
    });
    expect(b).toMatchObject({
      ...{ allow: ['Edit'], deny: ['C', 'B', 'A'], permissionMode: 'default', fallbackModel: 'haiku' },
    });
  });

  test('with what nobody says left out, and edits accepted', async () => {
    const [start] = await requests({ 'B.md': 'b' });
    expect(start?.permissionMode).toBe('acceptEdits');
    const absent = ['allow', 'deny', 'mcp', 'settings', 'appendSystemPrompt', 'addDirs', 'args'];
    for (const key of absent) expect(start).not.toHaveProperty(key);
  });

  test('with all permissions skipped, but where a state names a mode of its own', async () => {
    const skips = { dangerously_skip_permissions: true };
    const [start, b] = await requests({ 'B.md': '---\npermission_mode: plan\n---\nb' }, skips);
    expect([start?.skipPermissions, b?.skipPermissions]).toEqual([true, false]);
  });

  test("with the line's servers and arguments, the latter for their CLI alone", async () => {
    const mcp = { one: { command: 'x' } };
    const launch = { agent_args: { cli: 'claude', list: ['--max-turns', '3'] } };
    const files = { 'B.md': '---\nagent: copilot\nmcp: { two: { command: y } }\n---\nb' };
    const [start, b] = await requests(files, launch, { around: { mcp } });
    expect([start?.mcp, start?.args]).toEqual([mcp, ['--max-turns', '3']]);
    expect([b?.mcp, b?.args]).toEqual([{ two: { command: 'y' } }, undefined]);
  });

  test('with further folders, from where the agent works and within what it may be sent to', async () => {
    const files = { 'B.md': '---\nadd_dirs: [lib]\n---\nb' };
    const [, b] = await requests(files);
    expect(b?.addDirs).toEqual([join(lab.folder, 'lib')]);
    lab.remove();
    await requests({ 'B.md': '---\nadd_dirs: [nowhere]\n---\nb' });
    expect(lab.events.at(-1)).toMatchObject({ type: 'run_ended', reason: 'MISSING_DIRECTORY' });
    lab.remove();
    const checkDirectory = (path: string): void => {
      if (path.endsWith('lib')) throw new Error(`not ${path}`);
    };
    await expect(requests(files, {}, { around: { checkDirectory } })).rejects.toThrow(/not .*lib/);
  });
});

test('what a CLI cannot do is left out, and told at the start with state and key', async () => {
  const [, b] = await requests({
    'B.md':
      '---\nagent: copilot\nallow: ["Bash(npm test:*)", "Read(src/**)"]\ndeny: ["Edit(*.lock)"]\nsystem_prompt: Be kind.\nfallback_model: x\nmcp_strict: true\n---\nb',
  });
  expect(told()).toEqual([
    'wf/B.md: mcp_strict of B.md: copilot has nothing like it; it is left out',
    'wf/B.md: system_prompt of B.md: copilot has nothing like it; it is left out',
    'wf/B.md: fallback_model of B.md: copilot has nothing like it; it is left out',
    'wf/B.md: allow of B.md: copilot has no rule like Read(src/**); it is left out',
    'wf/B.md: deny of B.md: copilot has no rule like Edit(*.lock); it is left out',
  ]);
  expect(b?.appendSystemPrompt).toBeUndefined();
  expect(b?.fallbackModel).toBeUndefined();
});

test('a CLI that goes on with the system prompt of a session that began otherwise is told of', async () => {
  lab = newLab({ 'START.md': 'start', 'B.md': '---\nsystem_prompt: Be kind.\n---\nb' });
  const agent = new ScriptedAgent(REPLIES);
  const old = Object.assign(agent, { whyPromptIsKept: async () => 'this one keeps it' });
  await lab.run(old);
  expect(told()).toEqual(['wf/B.md: system_prompt of B.md: this one keeps it']);
});
