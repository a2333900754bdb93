import { describe, expect, test } from '@jest/globals';
import type { Header } from '../../../src/checkpoint/seal/index.js';
import { chooseOne, type Found } from '../../../src/cli/pull/choose.js';
import type { Run } from '../../../src/core/run.js';

const found = (job: string, run: Partial<Run>): Found => ({
  label: `artifact of ${job}`,
  header: { job, step: '__self', run_key: job } as Header,
  checkpoint: {
    run: { workflow_id: 'r', steps: 1, ...run },
    folder: '/',
    manifest: {},
  } as unknown as Found['checkpoint'],
});
const leg = { name: '1', round: 1, plan: 'p' };
const planned = { fan_out: { rounds: [] } } as Partial<Run>;
const ofLeg = { fan_out: { rounds: [], leg }, steps: 9 } as unknown as Partial<Run>;
const FAN_OUT = [
  found('fan / work-1', ofLeg),
  found('fan / plan', planned),
  found('fan / collect', { ...planned, steps: 5 }),
];
const choose = (all: readonly Found[], wanted: string | undefined): string =>
  chooseOne({ found: all, passed: [] }, { runKey: undefined, leg: wanted }).header.job;

describe('which of several checkpoints is pulled', () => {
  test('of a run in several jobs the whole, as far as it has come', () => {
    expect(choose(FAN_OUT, undefined)).toBe('fan / collect');
    expect(choose(FAN_OUT, 'r')).toBe('fan / collect');
  });

  test("a leg of it by its job's name", () => {
    expect(choose(FAN_OUT, 'fan / work-1')).toBe('fan / work-1');
  });

  test('of several runs none, until it is said which', () => {
    const two = [...FAN_OUT, found('other', { workflow_id: 's' })];
    expect(() => choose(two, undefined)).toThrow(/several runs/);
    expect(choose(two, 's')).toBe('other');
    expect(choose(two, 'r')).toBe('fan / collect');
  });

  test('of several jobs that are no fan-out none', () => {
    const alike = [found('one', {}), found('two', {})];
    expect(() => choose(alike, 'r')).toThrow(/--leg 'one'/);
  });

  test('of legs alone none', () => {
    expect(() => choose([found('work-1', ofLeg), found('work-2', ofLeg)], undefined)).toThrow(
      /--leg 'work-1'/,
    );
  });
});
