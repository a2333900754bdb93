import { createHash } from 'node:crypto';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { LoggedEvent } from '../../src/core/events.js';
import { at, E2eLab, INSTALL_TIMEOUT_MS, installClaude, prompt } from '../support/e2e-lab.js';

beforeAll(installClaude, INSTALL_TIMEOUT_MS);

let lab: E2eLab;
afterEach(() => lab.close());

/** Each agent's states in order, and what it was sent on by. */
function pathOf(events: readonly LoggedEvent[]): Record<string, string[]> {
  const path: Record<string, string[]> = {};
  for (const event of events) {
    if (event.type !== 'transition') continue;
    path[event.agent] ??= [];
    path[event.agent]!.push(`${event.state} ${event.transition.tag} ${event.to ?? ''}`);
  }
  return path;
}

describe('a recording of a real run', () => {
  test('plays without a model: same path, same result, a cost that nobody pays', async () => {
    const policy =
      '---\nallowed_transitions: [{ tag: fork, target: WORKER, next: CALLER }, { tag: result }]\n---\n';
    lab = await E2eLab.open({
      '1_START.md': policy + prompt('START', 'Input: {{input}}'),
      'WORKER.md': prompt('WORKER', 'Work on {{item}} as {{agent_id}}.'),
      'CALLER.md': prompt('CALLER'),
      'CHILD.md': prompt('CHILD'),
      'COUNT.sh': 'echo "<goto input=\\"$(ls wf | wc -l)\\">LOOP</goto>"\n',
      'LOOP.md': prompt('LOOP', '{{input}}'),
    });
    const forks = ['a', 'b'].map((item) => `<fork next="CALLER" item="${item}">WORKER</fork>`);
    // A reminder, two workers, a call, a script, and a state that is visited twice.
    lab.api.reply(at('START'), 'Which tag was it?', forks.join(' '));
    lab.api.reply('Work on a', '<result>A</result>');
    lab.api.reply('Work on b', { text: '<result>B</result>', delayMs: 300 });
    lab.api.reply(at('CALLER'), '<call return="COUNT">CHILD</call>');
    lab.api.reply(at('CHILD'), '<result>looked</result>');
    lab.api.reply(at('LOOP'), '<goto input="again">LOOP</goto>', '<result>after two rounds</result>');

    const real = await lab.run(['--record', 'recording', '--input', 'something']);

    expect(real).toMatchObject({ exitCode: 0, report: { result: 'after two rounds' } });
    expect(real.report.total_cost_usd).toBeCloseTo(lab.servedCost(), 6);
    const turns = lab.api.turns().length;
    expect(readdirSync(join(lab.project, 'recording'))).toHaveLength(turns);
    const path = pathOf(lab.events);
    const charged = lab.eventsOf('cost').map(({ agent, state, cost_usd }) => [agent, state, cost_usd]);

    // No API, no Claude Code, and nothing left of the first run.
    await lab.api.close();
    rmSync(join(lab.folder, 'bin', 'claude'));
    rmSync(lab.stateHome, { recursive: true });
    const args = ['--agent', 'replay', '--recording', 'recording', '--strict', '--input', 'something'];
    const replay = await lab.run(args, { env: { ANTHROPIC_API_KEY: undefined } });

    expect(replay).toMatchObject({ exitCode: 0, report: { status: 'completed', total_cost_usd: 0 } });
    expect(replay.report.results).toEqual(real.report.results);
    expect(pathOf(lab.events)).toEqual(path);
    expect(lab.eventsOf('cost').map(({ basis }) => basis)).toEqual(charged.map(() => 'replayed'));
    const shown = lab.eventsOf('cost').map(({ agent, state, cost_usd }) => [agent, state, cost_usd]);
    expect(shown.sort()).toEqual(charged.sort());
    expect(lab.api.turns()).toHaveLength(turns);
  });
});

describe('a 1 MB input file', () => {
  const big = `${'Ein Satz, größer als er aussieht. '.repeat(31_000)}END`;
  const digest = createHash('sha256').update(big).digest('hex');

  test('reaches a prompt whole', async () => {
    lab = await E2eLab.open({ '1_START.md': prompt('START', 'Read: {{input}}') });
    writeFileSync(join(lab.project, 'input.txt'), big);
    lab.api.reply(at('START'), '<result>read</result>');

    expect(Buffer.byteLength(big)).toBeGreaterThan(1_000_000);
    const { exitCode, report } = await lab.run(['--input-file', 'input.txt', '--quiet']);

    expect([exitCode, report.result]).toEqual([0, 'read']);
    expect(lab.api.turns()[0]!.lastPrompt).toBe(`STATE START. Read: ${big}`);
  });

  test('reaches a script whole, and from there a prompt', async () => {
    lab = await E2eLab.open({
      '1_START.sh':
        'sum=$(sha256sum < "$RAYMOND_INPUT_FILE" | cut -c1-64)\necho "<goto input=\\"$sum ${RAYMOND_INPUT-unset}\\">NEXT</goto>"\n',
      'NEXT.md': prompt('NEXT', 'The sum is {{input}}.'),
    });
    writeFileSync(join(lab.project, 'input.txt'), big);
    lab.api.reply(at('NEXT'), '<result>summed</result>');

    const { exitCode, stderr } = await lab.run(['--input-file', 'input.txt', '--quiet']);

    expect([exitCode, stderr]).toEqual([0, '']);
    expect(lab.api.turns()[0]!.lastPrompt).toContain(`The sum is ${digest} unset.`);
  });

  test('is handed on whole by a result, and survives a resume', async () => {
    lab = await E2eLab.open({
      '1_START.sh': 'echo "<function return=\\"NEXT\\">BIG</function>"\n',
      'BIG.sh': 'echo "<result>"; cat input.txt; echo "</result>"\n',
      'NEXT.md': prompt('NEXT', 'Read: {{result}}'),
    });
    writeFileSync(join(lab.project, 'input.txt'), big);
    lab.api.reply(at('NEXT'), '<result>read</result>');

    const first = await lab.run([], { env: { ANTHROPIC_API_KEY: undefined } });
    expect(first.report.reason).toBe('AUTHENTICATION');
    const { exitCode, report } = await lab.resume();

    expect([exitCode, report.result]).toEqual([0, 'read']);
    expect(lab.api.turns()[0]!.rawPrompts.join()).toContain(big);
  });
});
