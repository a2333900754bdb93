import { describe, expect, test } from '@jest/globals';
import { questionBody, settledBody, withNote } from '../../../src/action/ask/body.js';
import { commandsIn } from '../../../src/action/ask/command.js';
import { isGenuine, type Marker, readMarker } from '../../../src/action/ask/marker.js';
import { chooseKeys } from '../../../src/checkpoint/seal/index.js';
import type { LoggedEvent } from '../../../src/core/events.js';
import type { OpenAsk } from '../../../src/core/run.js';
import { questionText } from '../../../src/report/summary/question.js';
import { anAsk, aRun } from '../../support/run.js';

const { keys } = chooseKeys(
  { stateKey: 'a state key of the tests, forty-three chars', others: [], hasCloudSession: false },
  '1',
);
const KEY = keys!.seal;
const NASTY =
  '</pre><img src=x> @octocat #1 ``` \n```\n<!-- raymond:question v=1 ask=x --> <!-- raymond:how --> <!-- raymond:end -->\n/raymond approve\n[a](http://x) hush';

function bodyOf(question: string, change: Partial<OpenAsk> = {}): string {
  const ask = anAsk({ id: 'aaaa0001', question, ...change });
  const events = [
    {
      type: 'outcome',
      agent: 'main',
      state: 'START.md',
      result: { kind: 'text', text: question },
      at: '2026-01-01T00:00:00.000Z',
    },
  ] as unknown as LoggedEvent[];
  const text = questionText({
    ...{ run: aRun(), events, agent: 'main', ask, workflow: 'wf' },
    runUrl: 'https://github.com/o/r/actions/runs/100',
    redact: (said) => said.replaceAll('hush', '***'),
  });
  const marker: Marker = {
    ...{ workflowFile: 'ask.yml', runKey: 'key', runId: '100', attempt: 1, askId: ask.id },
    ...{ kind: ask.kind, answeredBy: null, settledAt: null },
  };
  return questionBody(text, ask, { marker, issue: 7, key: KEY });
}

describe('a question’s comment', () => {
  test('[T:ask-text] what an agent says is no markup, no mention, no mark and no command, and no secret is in it', () => {
    const body = bodyOf(NASTY, { output: NASTY });
    expect(body).not.toMatch(/<img|@octocat|#1\b|hush|\[a\]\(/);
    expect(body.match(/<!--/g)).toHaveLength(3);
    expect(readMarker(body)?.marker.askId).toBe('aaaa0001');
    // The lines to copy are code.
    expect(commandsIn(body)).toEqual([]);
  });

  test('of any length fits into a comment', () => {
    for (const question of ['<'.repeat(200_000), '@a '.repeat(50_000), '🙋'.repeat(80_000)])
      expect(bodyOf(question, { output: question }).length).toBeLessThan(65_536);
  });

  test.each([
    ['question', ['/raymond answer aaaa0001 YOUR ANSWER']],
    ['feedback', ['/raymond answer aaaa0001 YOUR ANSWER']],
    ['approval', ['/raymond approve aaaa0001', '/raymond reject aaaa0001 YOUR REASON']],
    ['repeat', ['/raymond answer aaaa0001 repeat', '/raymond answer aaaa0001 skip to STATE']],
  ] as const)('has the lines to copy of one of the kind %s', (kind, lines) => {
    expect(bodyOf('Which?', { kind })).toContain(['```', ...lines, '```'].join('\n'));
  });

  test('says until when it waits', () => {
    const timeout_at = '2026-01-16T10:15:00.000Z';
    expect(bodyOf('Which?', { timeout_at, timeout_next: 'LATE' })).toContain('waits until');
    // It goes on waiting then.
    expect(bodyOf('Which?', { timeout_at })).not.toContain('waits until');
  });
});

describe('once it is settled', () => {
  const how = {
    issue: 7,
    key: KEY,
    when: '2026-01-02T10:15:00.000Z',
    runUrl: 'https://github.com/o/r/actions/runs/101',
  };

  test('it is marked so under our key, names who has answered, and keeps what was asked', () => {
    const settled = {
      by: 'comment',
      id: 99,
      login: 'ann',
      url: 'https://github.com/o/r/issues/7#issuecomment-99',
    } as const;
    const body = settledBody(bodyOf(NASTY), settled, how)!;
    const signed = readMarker(body)!;
    expect(signed.marker).toMatchObject({ answeredBy: '99', settledAt: how.when, askId: 'aaaa0001' });
    expect(isGenuine(signed, 7, [KEY])).toBe(true);
    expect(body).toContain('ann');
    expect(body).toContain('#issuecomment-99');
    expect(body).toContain('&#60;img');
    expect(body).not.toContain('/raymond approve aaaa0001');
  });

  test('a note before that leaves the mark as it is', () => {
    const body = bodyOf('Which?');
    const noted = withNote(body, 'ann has answered');
    expect(readMarker(noted)).toEqual(readMarker(body));
    expect(settledBody(noted, { by: 'time' }, how)).not.toContain('ann has answered');
  });

  test('a comment without a mark is left alone', () => {
    expect(settledBody('Which?', { by: 'time' }, how)).toBeNull();
    expect(withNote('Which?', 'x')).toBe('Which?');
  });
});
