import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Run } from '../../src/core/run.js';
import { realPorts } from '../../src/runtime/ports.js';
import { readStateFile } from '../../src/store/state-file.js';
import { type Lab, type LabOptions, lab as newLab, ScriptedAgent } from '../support/engine.js';

// A clock may be set back while a run goes on, or another machine resumes it whose clock is behind.

let lab: Lab;
let time: string;
let elapsed: number;
let options: LabOptions;
beforeEach(() => {
  lab = newLab({ 'START.md': 's', 'B.md': 'b', 'C.md': 'c' });
  time = '2026-11-21T10:00:00.000Z';
  elapsed = 0;
  const ports = {
    ...realPorts,
    elapsed: () => elapsed,
    now: () => Date.parse(time),
    sleep: () => new Promise<void>(setImmediate),
  };
  options = { around: { ports } };
});
afterEach(() => lab.remove());

const onDisk = (): Promise<Run> => readStateFile(join(lab.folder, '.raymond', 'state', 'r.json'));

describe('a clock that goes back', () => {
  test('takes nothing in the state file back with it', async () => {
    const seen: (string | undefined)[] = [];
    const look = (text: string, next: string) => async () => {
      const { updated_at: updated, agents } = await onDisk();
      seen.push(updated, agents[0]?.turn?.started_at);
      time = next;
      return text;
    };
    const agent = new ScriptedAgent({
      'START.md': look('<goto>B</goto>', '2026-11-21T09:00:00.000Z'),
      'B.md': look('<goto>C</goto>', '2026-11-21T10:30:00.000Z'),
      'C.md': look('<result>x</result>', '2026-11-20T00:00:00.000Z'),
    });
    const { run } = await lab.run(agent, options);
    const ten = '2026-11-21T10:00:00.000Z';
    const half = '2026-11-21T10:30:00.000Z';
    expect(seen).toEqual([ten, ten, ten, ten, half, half]);
    expect(run).toMatchObject({ started_at: ten, updated_at: half });
    expect((await onDisk()).updated_at).toBe(half);
  });

  test('between two lives of a run does not either, and a time-out counts from where the run is', async () => {
    const agent = new ScriptedAgent({
      'START.md': '<ask next="B">One?</ask>',
      'B.md': '<ask next="C" timeout="1h" timeout_next="C">Two?</ask>',
      'C.md': '<result>x</result>',
    });
    await lab.run(agent, options);
    time = '2026-11-21T08:00:00.000Z';
    const { run } = await lab.resume(agent, { ...options, answers: [{ askId: undefined, text: 'yes' }] });
    expect(run.updated_at).toBe('2026-11-21T10:00:00.000Z');
    expect(run.agents[0]?.ask).toMatchObject({
      question: 'Two?',
      asked_at: '2026-11-21T10:00:00.000Z',
      timeout_at: '2026-11-21T11:00:00.000Z',
    });
  });

  test.each(['2026-11-21T09:00:00.000Z', '2027-12-26T10:00:01.000Z'])(
    'adversary D14: to %s does not change how long the run took',
    async (set) => {
      const agent = new ScriptedAgent({
        'START.md': () => {
          time = set;
          elapsed += 1234.4;
          return '<result>x</result>';
        },
      });
      const { durationMs } = await lab.run(agent, options);
      expect(durationMs).toBe(1234);
      expect(lab.events.at(-1)).toMatchObject({ type: 'run_ended', duration_ms: 1234 });
    },
  );
});
