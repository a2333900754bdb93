import { describe, expect, test } from '@jest/globals';
import { UsageError } from '../../../src/core/errors.js';
import {
  approvalName,
  approvalText,
  decisionVariables,
  feedbackFrom,
  feedbackText,
  isEnough,
  manualChoice,
  readDecision,
  slipOfYes,
} from '../../../src/core/graph/approval.js';

describe('an approval', () => {
  test('asks its question, and says how to answer', () => {
    expect(approvalText('Fine?\n')).toBe(
      'Fine?\n\nAnswer "approve" (or nothing at all) to go on. Everything else is a no, and the reason for it.',
    );
  });

  test.each([
    ['', 'PASSED', ''],
    [' \n', 'PASSED', ''],
    ['approve', 'PASSED', ''],
    ['Approved', 'PASSED', ''],
    ['PASSED', 'PASSED', ''],
    ['y', 'PASSED', ''],
    ['approve: nice\nwork', 'PASSED', 'nice\nwork'],
    ['FAILED', 'FAILED', ''],
    ['reject: too long', 'FAILED', 'too long'],
    ['no', 'FAILED', ''],
    ['Tests are missing.', 'FAILED', 'Tests are missing.'],
    ['no: it hurts', 'FAILED', 'no: it hurts'],
    ['approve this? never', 'FAILED', 'approve this? never'],
  ] as const)('%j is %s', (answer, chosen, reason) => {
    expect(readDecision(answer)).toEqual({ chosen, reason });
  });

  test.each(['aprove', 'Aproved', 'approvd', 'APPROVE!', 'pased', 'passsed', ' approv \n'])(
    '%j is asked again: it is near a yes',
    (answer) => {
      expect(slipOfYes(answer)).toBe(
        `Did you mean approve? A no may be given as \`FAILED: ${answer.trim()}\`.`,
      );
    },
  );

  test.each([
    '',
    'approve',
    'ok',
    'no',
    'reject',
    'failed',
    'FAILED: aprove',
    'tests',
    'app',
    'aprove it',
    'late',
  ])('%j is taken', (answer) => {
    expect(slipOfYes(answer)).toBeNull();
  });

  test('keeps its reason, and empties the other one', () => {
    const routing = { variables: ['REVIEW', 'G'] };
    expect(decisionVariables(routing, { chosen: 'PASSED', reason: 'nice' })).toEqual({
      ...{ REVIEW_PASSED: 'nice', G_PASSED: 'nice' },
      ...{ REVIEW_FAILED: '', G_FAILED: '' },
    });
    expect(decisionVariables({ variables: ['G'] }, { chosen: 'FAILED', reason: 'worse' })).toEqual({
      G_FAILED: 'worse',
      G_PASSED: '',
    });
  });

  test('names its variables by its state', () => {
    expect(approvalName('check-done')).toBe('CHECK_DONE');
    expect(approvalName('build_group.review')).toBe('BUILD_GROUP_REVIEW');
  });

  test('is answered by RAILI_MANUAL_CHOICE', () => {
    expect(manualChoice({})).toBeNull();
    expect(manualChoice({ RAILI_MANUAL_CHOICE: '' })).toBeNull();
    expect(manualChoice({ RAILI_MANUAL_CHOICE: 'FAILED' })).toEqual({ chosen: 'FAILED', reason: '' });
    expect(manualChoice({ RAILI_MANUAL_CHOICE: 'PASSED' })).toEqual({ chosen: 'PASSED', reason: '' });
    expect(() => manualChoice({ RAILI_MANUAL_CHOICE: 'yes' })).toThrow(
      new UsageError('RAILI_MANUAL_CHOICE must be PASSED or FAILED, not "yes".'),
    );
  });
});

describe('feedback', () => {
  test('asks its question', () => {
    expect(feedbackText(' Well? ', { required: false })).toBe('Well?');
    expect(feedbackText('Well?', { required: true })).toBe('Well?\n\nAn answer is needed.');
  });

  test('may have to be something', () => {
    expect(isEnough(' ', { required: true })).toBe(false);
    expect(isEnough('x', { required: true })).toBe(true);
    expect(isEnough('', { required: false })).toBe(true);
  });

  test('comes out of the environment', () => {
    expect(feedbackFrom({ RAILI_FEEDBACK_COMMIT_MSG: '' }, { variable: 'commit-msg' })).toBe('');
    expect(feedbackFrom({}, { variable: 'x' })).toBeNull();
  });
});
