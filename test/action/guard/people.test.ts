import { describe, expect, test } from '@jest/globals';
import { type JobContext, readJobContext } from '../../../src/action/context.js';
import { admit } from '../../../src/action/guard/admit.js';
import { classOf, type EventOrigin } from '../../../src/action/guard/event-classes.js';
import { checkActor, type GateInputs, mayWrite, personOf } from '../../../src/action/guard/gate.js';
import { accessOf, peopleApi } from '../../../src/action/guard/people.js';
import { botBehind, isJobWokenByBot, isWokenByBot } from '../../../src/action/guard/wake.js';
import type { Inputs } from '../../../src/action/inputs.js';
import type { Job } from '../../../src/action/job.js';
import type { Answer, AskGitHub } from '../../../src/runtime/github/answer.js';

// Spec 4.8: who somebody is, as the event, GitHub's API and the job's inputs tell.

/** GitHub's API, with one answer, and what it was asked. */
function api(answer: Answer<unknown>): { ask: AskGitHub; asked: unknown[] } {
  const asked: unknown[] = [];
  const ask = (route: string, parameters?: object): Promise<Answer<unknown>> => {
    asked.push([route, parameters]);
    return Promise.resolve(answer);
  };
  return { ask: ask as AskGitHub, asked };
}
const says = (data: unknown): Answer<unknown> => ({ kind: 'answer', data });
const SILENT: Answer<unknown> = { kind: 'silent', why: 'HTTP 502' };

describe('what access somebody has', () => {
  test.each<[string, Answer<unknown>, unknown]>([
    [
      'a person',
      says({ permission: 'write', user: { type: 'User' } }),
      { permission: 'write', isBot: false },
    ],
    ['a bot', says({ permission: 'admin', user: { type: 'Bot' } }), { permission: 'admin', isBot: true }],
    [
      'an account that is gone',
      says({ permission: 'read', user: null }),
      { permission: 'read', isBot: false },
    ],
    [
      'nobody',
      { kind: 'refused', why: 'no', status: 404 },
      { kind: 'known', permission: 'no', isBot: false },
    ],
    [
      'a token that may not ask',
      { kind: 'refused', why: 'HTTP 403', status: 403 },
      { kind: 'unanswered', why: 'HTTP 403' },
    ],
    ['silence', SILENT, { kind: 'unanswered', why: 'HTTP 502' }],
  ])('%s', async (_, answer, expected) => {
    const { ask, asked } = api(answer);
    expect(await accessOf(ask, 'ann')).toEqual({ kind: 'known', ...(expected as object) });
    expect(asked).toEqual([[expect.stringMatching(/^GET .*\/permission$/), { username: 'ann' }]]);
    expect(await peopleApi(ask).accessOf('ann')).toEqual(await accessOf(ask, 'ann'));
  });

  test('is to write for writers who are no bots, where it is known', () => {
    const may = (permission: string, isBot = false): boolean =>
      mayWrite({ kind: 'known', permission, isBot });
    expect(['admin', 'maintain', 'write'].map((each) => may(each))).toEqual([true, true, true]);
    expect(['triage', 'read', 'none', 'no'].map((each) => may(each))).toEqual([false, false, false, false]);
    expect([may('admin', true), mayWrite({ kind: 'unanswered', why: '' })]).toEqual([false, false]);
  });
});

test('a check suite was brought about by all who started a run of it; silence is no answer', async () => {
  const user = { login: 'ann', type: 'User' };
  const runs = [{ actor: user, triggering_actor: { login: 'helper', type: 'Bot' } }, { actor: null }];
  const { ask, asked } = api(says({ workflow_runs: runs }));
  expect(await peopleApi(ask).causesOfSuite(7)).toEqual([
    { login: 'ann', isBot: false },
    { login: 'helper', isBot: true },
  ]);
  expect(asked).toEqual([[expect.any(String), { check_suite_id: 7 }]]);
  expect(await peopleApi(api(SILENT).ask).causesOfSuite(7)).toBeNull();
});

test('a person is who has a login', () => {
  expect([{ login: 'ann' }, { login: 'x', type: 'Bot' }, { login: 'x[bot]' }].map(personOf)).toEqual([
    { login: 'ann', isBot: false },
    { login: 'x', isBot: true },
    { login: 'x[bot]', isBot: true },
  ]);
  expect([null, undefined, {}, { login: '' }, { login: 7 }].map(personOf)).toEqual(Array(5).fill(null));
});

test.each<[EventOrigin, string]>([
  [
    'trusted',
    'push schedule workflow_dispatch repository_dispatch release create delete merge_group deployment deployment_status registry_package page_build branch_protection_rule public',
  ],
  [
    'open',
    'issues issue_comment pull_request pull_request_target pull_request_review pull_request_review_comment discussion discussion_comment fork watch gollum label milestone project project_card project_column status',
  ],
  ['upstream', 'workflow_run check_run check_suite'],
])('of GitHub’s events these are %s', (kind, names) => {
  expect(names.split(' ').map((name) => [name, classOf(name)])).toEqual(
    names.split(' ').map((name) => [name, kind]),
  );
  expect(classOf('made_up')).toBeNull();
});

function context(change: Partial<JobContext> = {}): JobContext {
  const read = readJobContext({ GITHUB_WORKSPACE: '/w', GITHUB_REPOSITORY: 'o/r' });
  return {
    ...read,
    eventName: 'workflow_dispatch',
    actor: 'ann',
    triggeringActor: 'ann',
    attempt: 1,
    ...change,
  };
}

describe('the bot behind an attempt', () => {
  const APP = { sender: { login: 'app', type: 'Bot' } };
  test.each<[string, Partial<JobContext>, string | null]>([
    ['none', {}, null],
    ['who runs it again', { triggeringActor: 'x[bot]', attempt: 2 }, 'x[bot]'],
    ['not who started it, where a person runs it again', { actor: 'x[bot]', attempt: 2 }, null],
    [
      'who started it, where GitHub does not say who runs it',
      { actor: 'x[bot]', triggeringActor: '' },
      'x[bot]',
    ],
    ['an app that is called like none', { actor: 'app', triggeringActor: 'app', event: APP }, 'app'],
    ['an app that is known by the event alone', { actor: '', triggeringActor: '', event: APP }, 'app'],
    ['not an app that somebody else’s doing is', { event: APP }, null],
    [
      'not an app whose event is run again',
      { actor: 'app', triggeringActor: 'app', attempt: 2, event: APP },
      null,
    ],
    [
      'not a person',
      { actor: 'app', triggeringActor: 'app', event: { sender: { login: 'app', type: 'User' } } },
      null,
    ],
  ])('%s', (_, change, expected) => {
    expect(botBehind(context(change))).toBe(expected);
  });
});

describe('a run is woken by a bot', () => {
  const BOT = { actor: 'x[bot]', triggeringActor: 'x[bot]' };
  const again = { ...BOT, attempt: 2 };
  test.each<[boolean, string, Partial<JobContext>, boolean]>([
    [true, 'that dispatches it', BOT, true],
    [true, 'that sends it a word', { ...BOT, eventName: 'repository_dispatch' }, true],
    [false, 'not by one that names no run', BOT, false],
    [false, 'not by a person', {}, true],
    [false, 'not by another event', { ...BOT, eventName: 'issues' }, true],
    [true, 'that runs a dispatch again', again, false],
    [true, 'that runs an issue’s run again', { ...again, eventName: 'issues' }, false],
    [false, 'not by one that runs a push again', { ...again, eventName: 'push' }, false],
  ])('%s: %s', (expected, _, change, wakes) => {
    expect(isWokenByBot(context(change), wakes, () => false)).toBe(expected);
    expect(isWokenByBot(context(change), wakes, (bot) => bot === 'x[bot]')).toBe(false);
  });

  test.each<[boolean, Partial<Inputs>]>([
    [true, { 'resume-run': 7 }],
    [true, { 'comment-id': 7 }],
    [false, {}],
    [false, { 'resume-run': 7, 'allow-bots': ['X[bot]'] }],
    [false, { 'resume-run': 7, 'allow-bots': ['*'] }],
    [true, { 'resume-run': 7, 'allow-bots': ['y[bot]'] }],
  ])('by the inputs: %s for %j', (expected, change) => {
    const inputs = {
      'allow-bots': [],
      'resume-run': null,
      'comment-id': null,
      ...change,
    } as unknown as Inputs;
    for (const login of ['x[bot]', 'X[bot]'])
      expect(isJobWokenByBot({ context: context({ actor: login, triggeringActor: login }), inputs })).toBe(
        expected,
      );
  });
});

describe('a job is let in', () => {
  const job = (change: Partial<JobContext>, inputs: Partial<Inputs>, answer: Answer<unknown> = SILENT): Job =>
    ({
      context: context({ eventName: 'issues', ...change }),
      inputs: {
        ...{ 'allow-users': [], 'allow-bots': [], 'resume-run': null, 'comment-id': null },
        ...inputs,
      },
      github: { ask: api(answer).ask },
    }) as unknown as Job;
  const BOT = { actor: 'x[bot]', triggeringActor: 'x[bot]' };

  test('by its inputs, or by what GitHub says', async () => {
    await expect(admit(job({}, {}))).rejects.toThrow(/HTTP 502/);
    await admit(job({}, { 'allow-users': ['ann'] }));
    await admit(job({}, {}, says({ permission: 'write', user: { type: 'User' } })));
    await expect(admit(job(BOT, {}))).rejects.toThrow(/bot x\[bot\]/);
    await admit(job(BOT, { 'allow-bots': ['x[bot]'] }));
    await admit(job({ ...BOT, eventName: 'workflow_dispatch' }, { 'resume-run': 7 }));
  });
});

describe('who is refused is told why', () => {
  const gate = (change: Partial<GateInputs> = {}): GateInputs => ({
    ...{ users: [], bots: [], wakes: false },
    accessOf: () => Promise.resolve({ kind: 'known', permission: 'read', isBot: false }),
    causesOfSuite: () => Promise.resolve([]),
    ...change,
  });
  const why = (change: Partial<JobContext>, inputs: Partial<GateInputs> = {}): Promise<string> =>
    checkActor(context(change), gate(inputs)).then(
      () => 'let in',
      (error: Error) => error.message,
    );

  test.each<[string, Partial<JobContext>, Partial<GateInputs>, RegExp]>([
    ['an event that nobody has judged', { eventName: 'made_up' }, {}, /the event made_up are refused/],
    ['an event without a name', { eventName: '' }, {}, /an event without a name are refused/],
    ['nobody', { eventName: 'issues', actor: '', triggeringActor: '' }, {}, /Nobody is known/],
    [
      'a run that does not say whose',
      { eventName: 'workflow_run' },
      {},
      /the event does not say who started it/,
    ],
    ['no check suite', { eventName: 'check_run', event: { check_run: {} } }, {}, /names no check suite/],
    ['no check', { eventName: 'check_suite' }, {}, /names no check suite/],
    [
      'an API that is silent',
      { eventName: 'check_suite', event: { check_suite: { id: 7 } } },
      { causesOfSuite: () => Promise.resolve(null) },
      /the API did not answer/,
    ],
    [
      'a suite that no run is of',
      { eventName: 'check_run', event: { check_run: { id: 1, check_suite: { id: 7 } } } },
      {},
      /no workflow run belongs to it/,
    ],
  ])('%s', async (_, change, inputs, expected) => {
    expect(await why(change, inputs)).toMatch(expected);
  });

  test('the suite is asked after, and not the check', async () => {
    const asked: number[] = [];
    const causesOfSuite = (id: number) => {
      asked.push(id);
      return Promise.resolve([{ login: 'ann', isBot: false }]);
    };
    const inputs = { causesOfSuite, users: ['ann'] };
    const event = { check_run: { id: 1, check_suite: { id: 7 } } };
    expect(await why({ eventName: 'check_run', event }, inputs)).toBe('let in');
    expect(await why({ eventName: 'check_suite', event: { check_suite: { id: 8 } } }, inputs)).toBe('let in');
    expect(asked).toEqual([7, 8]);
  });

  test('each part of an upstream run, and who runs this one again', async () => {
    const run = (actor: string, again: string) => ({
      workflow_run: { actor: { login: actor }, triggering_actor: { login: again } },
    });
    const of = (event: object, more: Partial<JobContext> = {}): Promise<string> =>
      why({ eventName: 'workflow_run', event: event as JobContext['event'], ...more }, { users: ['ann'] });
    expect(await of(run('ann', 'ann'))).toBe('let in');
    expect(await of(run('eve', 'ann'))).toMatch(/^eve started this run/);
    expect(await of(run('ann', 'eve'))).toMatch(/^eve started this run/);
    expect(await of(run('ann', 'ann'), { triggeringActor: 'eve' })).toBe('let in');
    expect(await of(run('ann', 'ann'), { triggeringActor: 'eve', attempt: 2 })).toMatch(/^eve started/);
    expect(await of({ workflow_run: { actor: { login: 'ann' } } })).toMatch(/does not say/);
  });
});
