import { expect, test } from '@jest/globals';
import { keepOutput, raiseError, setVariables } from '../../../src/core/graph/changes.js';
import { aRun } from '../../support/run.js';

test('the output of a state goes along by its end; nothing is no output', () => {
  const long = `${'x'.repeat(100_000)}end`;
  expect(keepOutput(aRun(), 'main', long).agents[0]?.pending_result).toBe(long.slice(3));
  const run = aRun({ pending_result: 'before' });
  expect(keepOutput(run, 'main', ' \n')).toBe(run);
});

test('variables are set, others stay, and what a graph has failed of is kept with the agent', () => {
  const run = aRun({ variables: { old: '1' } });
  const set = setVariables(run, 'main', { name: '2' }, 'expose');
  expect(set.run.agents[0]?.variables).toEqual({ old: '1', name: '2' });
  expect(setVariables(set.run, 'main', { NAME: '3' }, 'expose').run.agents[0]?.variables).toEqual({
    ...{ old: '1', NAME: '3' },
  });
  expect(setVariables(set.run, 'main', { name: '2' }, 'expose')).toEqual({ ...set, events: [] });
  const raised = { code: 'SCRIPT_FAILED', message: 'No.', state: 'work' } as const;
  expect(raiseError(run, 'main', raised).agents[0]).toEqual({ ...run.agents[0], raised });
});
