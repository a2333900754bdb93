import { describe, expect, test } from '@jest/globals';
import { readJob } from '../../src/action/job.js';

const JOB = {
  GITHUB_WORKSPACE: '/w',
  GITHUB_REPOSITORY: 'o/r',
  GITHUB_ACTOR: 'ann',
  GITHUB_EVENT_NAME: 'schedule',
  INPUT_WORKFLOW: '.github/raymond/triage',
};

describe('what a job takes for a secret', () => {
  test('its secret inputs and the agents’ keys, and no other input', () => {
    const { secrets, redactor } = readJob({
      ...JOB,
      'INPUT_RUN-KEY': 'triage',
      'INPUT_ANTHROPIC-API-KEY': 'an-api-key',
      'INPUT_GITHUB-TOKEN': 'a-token',
      COPILOT_GITHUB_TOKEN: 'another-token',
    });
    expect([...secrets].sort()).toEqual(['a-token', 'an-api-key', 'another-token']);
    expect(redactor.redactText('.github/raymond/triage')).toBe('.github/raymond/triage');
  });

  test('of the environment what agents may see, and no plain words', () => {
    const { secrets, passedOver } = readJob({
      ...JOB,
      'INPUT_ENV-ALLOW': 'SORT_KEY DB_PASSWORD',
      SORT_KEY: 'created_at',
      DB_PASSWORD: 'hunter2-secret',
      OTHER_PASSWORD: 'hunter3-secret',
      ANTHROPIC_CUSTOM_SECRET: 'hunter4-secret',
    });
    expect([...secrets].sort()).toEqual(['hunter2-secret', 'hunter4-secret']);
    expect(passedOver).toEqual([{ name: 'SORT_KEY', why: 'it is a plain word, number, path or address' }]);
  });
});
