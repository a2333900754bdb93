import { describe, expect, test } from '@jest/globals';
import { type JobContext, readJobContext, templateValues } from '../../src/action/context.js';

function context(eventName: string, event: Record<string, unknown> = {}): JobContext {
  const read = readJobContext({
    GITHUB_WORKSPACE: '/w',
    GITHUB_REPOSITORY: 'o/r',
    GITHUB_ACTOR: 'ann',
    GITHUB_EVENT_NAME: eventName,
  });
  return { ...read, event };
}

describe('what prompts may name of the event', () => {
  test('a fixed list, as text', () => {
    const event = {
      issue: { number: 7, title: 'T {{github.sha}}', labels: [{ name: 'bug' }, { name: 'p1' }], secret: 'x' },
      sender: { login: 'ann' },
    };
    const values = templateValues(context('issues', event));
    expect(values).toMatchObject({
      'github.event.issue.number': '7',
      'github.event.issue.title': 'T {{github.sha}}',
      'github.event.issue.labels': 'bug, p1',
      'github.repository': 'o/r',
      'github.actor': 'ann',
    });
    expect(Object.keys(values)).not.toContain('github.event.issue.secret');
    expect(Object.keys(values)).not.toContain('github.event.comment.body');
  });
});
