import { expect, test } from '@jest/globals';
import { keepOutput, raiseError, setVariables } from '../../../src/core/graph/changes.js';
import { aRun } from '../../support/run.js';

test('the output of a state goes along by its end; nothing is no output', () => {
  const long = `${'x'.repeat(100_000)}end`;
  expect(keepOutput(aRun(), 'main', long).agents[0]?.pending_result).toBe(long.slice(3));
  const run = aRun({ pending_result: 'before' });
  expect(keepOutput(run, 'main', ' \n')).toBe(run);
});

test('variables are set whole, and what a graph has failed of is kept with the agent', () => {
  const run = aRun({ variables: { old: '1' } });
  expect(setVariables(run, 'main', { name: '2' }).agents[0]?.variables).toEqual({ name: '2' });
  const raised = { code: 'SCRIPT_FAILED', message: 'No.', state: 'work' } as const;
  expect(raiseError(run, 'main', raised).agents[0]).toEqual({ ...run.agents[0], raised });
});
