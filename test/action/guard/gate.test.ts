import { describe, expect, test } from '@jest/globals';
import { type JobContext, readJobContext } from '../../../src/action/context.js';
import { EVENT_CLASSES } from '../../../src/action/guard/event-classes.js';
import { type Access, checkActor, type GateInputs, type Person } from '../../../src/action/guard/gate.js';

interface Started {
  readonly actor?: string;
  readonly triggeringActor?: string;
  readonly attempt?: number;
}

function context(eventName: string, event: Record<string, unknown> = {}, started: Started = {}): JobContext {
  const { actor = 'ann', triggeringActor = actor, attempt = 1 } = started;
  const read = readJobContext({
    GITHUB_WORKSPACE: '/w',
    GITHUB_REPOSITORY: 'o/r',
    GITHUB_ACTOR: actor,
    GITHUB_TRIGGERING_ACTOR: triggeringActor,
    GITHUB_RUN_ATTEMPT: String(attempt),
    GITHUB_EVENT_NAME: eventName,
  });
  return { ...read, event };
}

/** Five kinds of people, as the API tells of them. */
const PEOPLE = {
  maintainer: { login: 'ann', type: 'User', permission: 'admin' },
  writer: { login: 'wim', type: 'User', permission: 'write' },
  triager: { login: 'tom', type: 'User', permission: 'read' },
  outsider: { login: 'eve', type: 'User', permission: 'none' },
  bot: { login: 'helper[bot]', type: 'Bot', permission: 'write' },
} as const;
type Kind = keyof typeof PEOPLE;

const DOWN: Access = { kind: 'unanswered', why: 'HTTP 502' };
function access(login: string): Access {
  const person = Object.values(PEOPLE).find((each) => each.login === login);
  return { kind: 'known', permission: person?.permission ?? 'no', isBot: person?.type === 'Bot' };
}

interface Api {
  readonly isUp?: boolean;
  readonly users?: readonly string[];
  readonly bots?: readonly string[];
  readonly suite?: readonly Person[];
  readonly wakes?: boolean;
}

const gate = ({ isUp = true, users = [], bots = [], suite = [], wakes = false }: Api = {}): GateInputs => ({
  users,
  bots,
  wakes,
  accessOf: (login) => Promise.resolve(isUp ? access(login) : DOWN),
  causesOfSuite: () => Promise.resolve(isUp ? suite : null),
});

const passes = (job: JobContext, api: Api = {}): Promise<boolean> =>
  checkActor(job, gate(api)).then(
    () => true,
    () => false,
  );

/** The event as this kind of person brings it about. */
function startedBy(eventName: string, kind: Kind): { job: JobContext; suite: readonly Person[] } {
  const { login, type } = PEOPLE[kind];
  const user = { login, type };
  const upstream = { actor: user, triggering_actor: user };
  const events: Record<string, object> = {
    workflow_run: { workflow_run: upstream },
    check_run: { check_run: { id: 1, check_suite: { id: 7 } } },
    check_suite: { check_suite: { id: 7 } },
  };
  // Of an event that another run has brought about, the sender says nothing.
  const event = { ...events[eventName], sender: events[eventName] === undefined ? user : { login: 'ann' } };
  const suite = [{ login, isBot: type === 'Bot' }];
  return { job: context(eventName, event as Record<string, unknown>, { actor: login }), suite };
}

const ALWAYS = { maintainer: true, writer: true, triager: true, outsider: true, bot: true };
const WRITERS = { ...ALWAYS, triager: false, outsider: false, bot: false };
const NOBODY = { ...WRITERS, maintainer: false, writer: false };
const UNKNOWN = ['project_v2_item', 'secret_scanning_alert', 'made_up', ''];

/** Event × person × API up or down. */
const DISPATCHES: readonly string[] = ['workflow_dispatch', 'repository_dispatch'];
const PEOPLES = { ...ALWAYS, bot: false };
const TABLE = [
  ...EVENT_CLASSES.trusted.map((event) => {
    const who = DISPATCHES.includes(event) ? PEOPLES : ALWAYS;
    return [event, who, who] as const;
  }),
  ...EVENT_CLASSES.open.map((event) => [event, WRITERS, NOBODY] as const),
  ...EVENT_CLASSES.upstream.map((event) => [event, WRITERS, NOBODY] as const),
  ...UNKNOWN.map((event) => [event, NOBODY, NOBODY] as const),
];

describe('[T:gate] who may start a run', () => {
  test('the table has at least twenty events', () => {
    expect(TABLE.length).toBeGreaterThanOrEqual(20);
  });

  test.each(['sender', 'actor', 'triggeringActor'])('one outsider is enough, be it the %s', async (part) => {
    const who = { sender: 'ann', actor: 'ann', triggeringActor: 'ann' };
    const job = ({ sender, ...started }: typeof who) =>
      context('issues', { sender: { login: sender, type: 'User' } }, started);
    expect(await passes(job(who))).toBe(true);
    expect(await passes(job({ ...who, [part]: 'eve' }))).toBe(false);
  });

  test.each(TABLE)('%s', async (event, whenUp, whenDown) => {
    const seen = { up: {} as Record<string, boolean>, down: {} as Record<string, boolean> };
    for (const kind of Object.keys(PEOPLE) as Kind[]) {
      const { job, suite } = startedBy(event, kind);
      seen.up[kind] = await passes(job, { suite });
      seen.down[kind] = await passes(job, { suite, isUp: false });
    }
    expect(seen).toEqual({ up: whenUp, down: whenDown });
  });

  test('each is refused with its cause and the input that allows it', async () => {
    const refusal = (kind: Kind, api: Api = {}) => checkActor(startedBy('issues', kind).job, gate(api));
    await expect(refusal('triager')).rejects.toThrow(/tom .*has read access.*allow-users: tom/);
    await expect(refusal('outsider')).rejects.toThrow(/eve .*no access.*write access is needed/);
    await expect(refusal('bot')).rejects.toThrow(/allow-bots: helper\[bot\]/);
    await expect(refusal('writer', { isUp: false })).rejects.toThrow(/HTTP 502.*allow-users: wim/);
  });

  test('whom an input names may, also when the API is silent', async () => {
    const of = (kind: Kind) => startedBy('issue_comment', kind).job;
    expect(await passes(of('outsider'), { users: ['EVE'] })).toBe(true);
    expect(await passes(of('outsider'), { users: ['*'], isUp: false })).toBe(true);
    expect(await passes(of('bot'), { bots: ['helper[bot]'], isUp: false })).toBe(true);
  });

  test('a name among people does not let a bot in, nor one among bots a person', async () => {
    expect(await passes(startedBy('issues', 'bot').job, { users: ['*'] })).toBe(false);
    expect(await passes(startedBy('issues', 'outsider').job, { bots: ['*'] })).toBe(false);
  });

  test('a bot without the usual ending is known by the API', async () => {
    const job = context('issues', { sender: { login: 'copilot' } }, { actor: 'copilot' });
    const api = {
      ...gate(),
      accessOf: () => Promise.resolve({ kind: 'known' as const, permission: 'write', isBot: true }),
    };
    await expect(checkActor(job, api)).rejects.toThrow('allow-bots: copilot');
  });

  test('who is called a bot once is one, though the actor’s name does not say so', async () => {
    const job = context('issues', { sender: { login: 'helper', type: 'Bot' } }, { actor: 'Helper' });
    expect(await passes(job, { users: ['*'] })).toBe(false);
    expect(await passes(job, { bots: ['helper'] })).toBe(true);
  });

  test('a [bot] login is a bot, whatever the event says of its type', async () => {
    const user = { login: 'helper[bot]', type: 'User' };
    const upstream = { workflow_run: { actor: user, triggering_actor: user } };
    for (const job of [context('issues', { sender: user }), context('workflow_run', upstream)]) {
      expect(await passes(job, { users: ['*'] })).toBe(false);
      expect(await passes(job, { bots: ['helper[bot]'] })).toBe(true);
    }
  });

  test('everybody who had a part in it counts: sender, actor, and who runs it again', async () => {
    const sender = (login: string) => ({ sender: { login, type: 'User' } });
    expect(await passes(context('issues', sender('ann'), { actor: 'eve' }))).toBe(false);
    expect(await passes(context('issues', sender('eve'), { actor: 'ann' }))).toBe(false);
    const again = { actor: 'ann', triggeringActor: 'eve', attempt: 2 };
    expect(await passes(context('issues', sender('ann'), again))).toBe(false);
    expect(await passes(context('issues', sender('ann'), { ...again, triggeringActor: 'wim' }))).toBe(true);
  });

  test("what an event says of its author's association counts for nothing", async () => {
    const comment = { user: { login: 'eve' }, author_association: 'OWNER' };
    const event = { sender: { login: 'eve', type: 'User' }, comment };
    expect(await passes(context('issue_comment', event, { actor: 'eve' }), { isUp: false })).toBe(false);
  });

  test.each(EVENT_CLASSES.upstream)('%s: the upstream run, not who is called its sender', async (event) => {
    const { job, suite } = startedBy(event, 'outsider');
    expect(await passes(job, { suite })).toBe(false);
    const again = { ...startedBy(event, 'writer').job, triggeringActor: 'eve', attempt: 2 };
    expect(await passes(again, { suite: startedBy(event, 'writer').suite })).toBe(false);
  });

  test('an upstream run that nobody is known to have started is refused', async () => {
    expect(await passes(context('workflow_run', { workflow_run: { actor: { login: 'ann' } } }))).toBe(false);
    expect(await passes(context('workflow_run', {}))).toBe(false);
    expect(await passes(context('check_run', { check_run: {} }))).toBe(false);
    expect(await passes(startedBy('check_suite', 'maintainer').job, { suite: [] })).toBe(false);
  });

  test('an event without anybody in it is refused', async () => {
    expect(await passes(context('issues', {}, { actor: '' }))).toBe(false);
  });

  test('[T:woken-by-bot] a bot dispatches to wake a run that waits and for nothing else; a person who re-runs that is a person', async () => {
    const bot = (given: Started = {}) =>
      context(
        'workflow_dispatch',
        { sender: { login: 'app', type: 'Bot' } },
        { actor: 'github-actions[bot]', ...given },
      );
    expect(await passes(bot())).toBe(false);
    expect(await passes(bot(), { wakes: true, isUp: false })).toBe(true);
    expect(await passes(bot(), { bots: ['GitHub-Actions[bot]'] })).toBe(true);
    expect(await passes(bot({ triggeringActor: 'ann', attempt: 2 }))).toBe(true);
    const app = context('workflow_dispatch', { sender: { login: 'app', type: 'Bot' } }, { actor: 'app' });
    await expect(checkActor(app, gate())).rejects.toThrow(
      /bot app .*resume-run.*comment-id.*allow-bots: app/,
    );
  });

  test('a bot that re-runs a pull request to wake it passes for nobody: those who started it are asked after', async () => {
    const again = { triggeringActor: 'github-actions[bot]', attempt: 2 };
    const by = (login: string) =>
      context('pull_request', { sender: { login, type: 'User' } }, { actor: login, ...again });
    expect(await passes(by('wim'))).toBe(true);
    expect(await passes(by('eve'))).toBe(false);
    expect(
      await passes(context('pull_request', { sender: { login: 'wim' } }, { ...again, attempt: 1 })),
    ).toBe(false);
  });
});
