import { describe, expect, test } from '@jest/globals';
import { type JobContext, readContext, templateValues } from '../../src/action/context.js';
import { checkActor } from '../../src/action/gate.js';

function context(eventName: string, event: Record<string, unknown> = {}): JobContext {
  const read = readContext({
    GITHUB_WORKSPACE: '/w',
    GITHUB_REPOSITORY: 'o/r',
    GITHUB_ACTOR: 'ann',
    GITHUB_EVENT_NAME: eventName,
  });
  return { ...read, event };
}
const gate = (permission: string | null, lists: { users?: string[]; bots?: string[] } = {}) => ({
  users: lists.users ?? [],
  bots: lists.bots ?? [],
  permissionOf: () => Promise.resolve(permission),
});
const from = (login: string, type = 'User') => ({ sender: { login, type } });

describe('who may start a run', () => {
  test.each(['push', 'schedule', 'workflow_dispatch'])(
    '%s needs write access to happen at all',
    async (event) => {
      await expect(checkActor(context(event), gate('read'))).resolves.toBeUndefined();
    },
  );

  test.each(['admin', 'maintain', 'write'])('%s access may', async (permission) => {
    await expect(
      checkActor(context('issue_comment', from('ann')), gate(permission)),
    ).resolves.toBeUndefined();
  });

  test.each(['read', 'triage', 'none'])('%s access may not, unless named', async (permission) => {
    const event = context('issues', from('eve'));
    await expect(checkActor(event, gate(permission))).rejects.toThrow(
      /eve.*write access is needed.*allow-users: eve/,
    );
    await expect(checkActor(event, gate(permission, { users: ['Eve'] }))).resolves.toBeUndefined();
  });

  test('a bot may not, unless named', async () => {
    const event = context('issue_comment', from('helper[bot]', 'Bot'));
    await expect(checkActor(event, gate('write'))).rejects.toThrow(/allow-bots: helper\[bot\]/);
    await expect(checkActor(event, gate(null, { bots: ['*'] }))).resolves.toBeUndefined();
  });

  test('without an API the event’s own word counts, for its author alone', async () => {
    const comment = { user: { login: 'ann' }, author_association: 'OWNER' };
    await expect(
      checkActor(context('issue_comment', { ...from('ann'), comment }), gate(null)),
    ).resolves.toBeUndefined();
    await expect(
      checkActor(context('issue_comment', { ...from('eve'), comment }), gate(null)),
    ).rejects.toThrow(/eve/);
    const member = { ...comment, author_association: 'CONTRIBUTOR' };
    await expect(
      checkActor(context('issue_comment', { ...from('ann'), comment: member }), gate(null)),
    ).rejects.toThrow();
  });
});

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
