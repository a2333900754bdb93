import { describe, expect, test } from '@jest/globals';
import { AGENT_CLIS, type Capabilities } from '../../../src/core/agent-clis.js';
import { newAgent } from '../../../src/core/agents.js';
import type { Agent, OpenTurn } from '../../../src/core/run.js';
import {
  type CarryOn,
  openTurnOf,
  planAgain,
  planPrompt,
  planReminder,
  sessionBefore,
  type TurnPlan,
  type TurnPlanInputs,
} from '../../../src/runtime/turns/turn-plan.js';

const CAPABLE: Capabilities = AGENT_CLIS.claude.capabilities;

/** Ids that tell how many were asked for. */
function inputs(change: Partial<TurnPlanInputs> = {}): TurnPlanInputs {
  let ids = 0;
  return { capabilities: CAPABLE, prompt: 'THE PROMPT', newId: () => `new-${++ids}`, ...change };
}

/** A turn that resumed session `s`, when that reached 10. */
function open(change: Partial<OpenTurn> = {}): OpenTurn {
  return {
    ...{ id: '7', state: 'A.md', kind: 'prompt', started_at: '2026-01-01T00:00:00.000Z' },
    ...{ session_before: 's', session: 's', session_mark: 10, attempt: 1, turn_of_visit: 0 },
    ...change,
  };
}

function again(
  turn: OpenTurn,
  reach: number,
  how: Partial<CarryOn> = {},
  change: Partial<TurnPlanInputs> = {},
): TurnPlan {
  return planAgain({ turn, ended: true, cause: 'cut off', fresh: false, ...how }, inputs(change), reach);
}

const IN_S = { kind: 'resume', id: 's' };

describe('the first turn of a visit', () => {
  const first = (change: Partial<Agent>, capabilities = CAPABLE): TurnPlan =>
    planPrompt(newAgent('main', 'A.md', '/', change), inputs({ capabilities }));
  const cannotBranch = { ...CAPABLE, branch: false };

  test.each([
    [
      'goes on in the session that the agent has',
      { session_id: 'own' },
      CAPABLE,
      { kind: 'resume', id: 'own' },
    ],
    [
      'goes on in its own session, although it was once to branch',
      { session_id: 'own', branch_from: 'caller' },
      CAPABLE,
      { kind: 'resume', id: 'own' },
    ],
    [
      "branches off its caller's",
      { branch_from: 'caller' },
      CAPABLE,
      { kind: 'branch', from: 'caller', id: 'new-1' },
    ],
    [
      'starts fresh where a CLI cannot branch',
      { branch_from: 'caller' },
      cannotBranch,
      { kind: 'fresh', id: 'new-1' },
    ],
    ['starts fresh when there is nothing to go on from', {}, CAPABLE, { kind: 'fresh', id: 'new-1' }],
  ])('%s', (_, agent, capabilities, session) => {
    expect(first(agent, capabilities)).toEqual({
      ...{ kind: 'prompt', prompt: 'THE PROMPT', attempt: 1, turnOfVisit: 0 },
      session,
    });
  });
});

test('a reminder is the next turn of the visit, of the same attempt, and its text is all that is said', () => {
  expect(planReminder(open({ attempt: 2, turn_of_visit: 3 }), 'answered-in', 'One tag, please.')).toEqual({
    ...{ kind: 'reminder', prompt: 'One tag, please.', reminder: 'One tag, please.' },
    ...{ session: { kind: 'resume', id: 'answered-in' }, attempt: 2, turnOfVisit: 4 },
  });
});

describe('a turn that did not end well is carried on', () => {
  test.each([
    ['in its session when that has grown past its mark', open(), 11, IN_S, 'notice'],
    ['with the prompt when the session is where it was', open(), 10, IN_S, 'prompt'],
    ['with the prompt when the session is shorter than it was', open(), 9, IN_S, 'prompt'],
    ['in a session begun by it', open({ session_before: null, session_mark: 0 }), 1, IN_S, 'notice'],
    [
      'in a session begun by it, whose mark was not taken',
      open({ session_before: null, session_mark: null }),
      1,
      IN_S,
      'notice',
    ],
    [
      'in another fresh one when the fresh one is empty',
      open({ session_before: null, session_mark: 0 }),
      0,
      { kind: 'fresh', id: 'new-1' },
      'prompt',
    ],
    [
      'in the branch, once that is longer than what it branched off',
      open({ session_before: 'caller' }),
      11,
      IN_S,
      'notice',
    ],
    [
      'in another branch when the branch has no more than its origin',
      open({ session_before: 'caller' }),
      10,
      { kind: 'branch', from: 'caller', id: 'new-1' },
      'prompt',
    ],
    [
      'in a fresh one when it had none',
      open({ session: null, session_before: null }),
      99,
      { kind: 'fresh', id: 'new-1' },
      'prompt',
    ],
  ])('%s', (_, turn, reach, session, says) => {
    const plan = again(turn, reach);
    expect(plan.session).toEqual(session);
    expect(plan.kind).toBe('prompt');
    if (says === 'notice') expect(plan.prompt).toMatch(/^Your last turn was cut off/);
    else expect(plan.prompt).toMatch(/^An earlier attempt at this step was cut off.*\n\nTHE PROMPT$/);
  });

  test('a reminder that asks for the data again still does after a crash', () => {
    const plan = planReminder(open(), 's', 'With <input>, please.', true);
    expect(plan).toMatchObject({ asksInput: true });
    const turn = { ...open(), ...openTurnOf(plan, 10) };
    expect(turn).toMatchObject({ asks_input: true });
    expect(again(turn, 10)).toMatchObject({ asksInput: true });
    expect(again(turn, 11)).toMatchObject({ asksInput: true });
    expect(openTurnOf(planReminder(open(), 's', 'One tag, please.'), 10)).not.toHaveProperty('asks_input');
  });

  test('without a branch, where the CLI cannot make one', () => {
    const capabilities = { ...CAPABLE, branch: false };
    const plan = again(open({ session_before: 'caller' }), 0, {}, { capabilities });
    expect(plan.session).toEqual({ kind: 'resume', id: 'caller' });
  });

  test('in the very words of the prompt where there are no sessions: a recording has nothing half done', () => {
    expect(again(open(), 0, {}, { capabilities: { ...CAPABLE, sessions: false } }).prompt).toBe('THE PROMPT');
  });

  test.each([
    ['as another turn of the visit when it has ended', true, 3],
    ['as the same turn of the visit when it vanished', false, 2],
  ])('%s, and always as another attempt', (_, ended, turnOfVisit) => {
    const turn = open({ attempt: 4, turn_of_visit: 2 });
    expect(again(turn, 11, { ended })).toMatchObject({ attempt: 5, turnOfVisit });
    expect(again(turn, 0, { ended })).toMatchObject({ attempt: 5, turnOfVisit });
    expect(again(turn, 0, { ended, fresh: true })).toMatchObject({ attempt: 5, turnOfVisit });
  });

  test('from where the first of them began, when one after the other is cut off', () => {
    const first = open({ session_before: null, session_mark: 0 });
    const second = again(first, 5);
    expect(second).toMatchObject({ since: { session_before: null, session_mark: 0 } });
    const third = again({ ...open(), ...openTurnOf(second, 5) }, 5);
    // The second left nothing of its own, yet what the first has left is still there.
    expect(third).toMatchObject({
      session: IN_S,
      since: { session_before: null, session_mark: 0 },
      attempt: 3,
    });
    expect(third.prompt).toMatch(/^Your last turn was cut off/);
  });

  test('with nothing carried along when it is begun again', () => {
    expect(again(open(), 0)).not.toHaveProperty('since');
    expect(again(open(), 99, { fresh: true })).not.toHaveProperty('since');
  });

  test('in a fresh session with the bare prompt, however far the old one got, when that is given up', () => {
    expect(again(open(), 99, { fresh: true })).toMatchObject({
      ...{ kind: 'prompt', prompt: 'THE PROMPT', session: { kind: 'fresh', id: 'new-1' } },
    });
  });

  test('in a fresh session as a prompt, although it was a reminder: that session knows nothing to be reminded of', () => {
    const reminder = open({ kind: 'reminder', reminder: 'One tag, please.', turn_of_visit: 1 });
    const fresh = again(reminder, 10, { fresh: true });
    expect(fresh).not.toHaveProperty('reminder');
    // Cut off in its turn, it is still the prompt that has to be said.
    const next = again({ ...open(), ...openTurnOf(fresh, 0) }, 0);
    expect(next.prompt).toContain('THE PROMPT');
  });

  test('with the reminder that it was, or a notice that keeps it in mind', () => {
    const turn = open({ kind: 'reminder', reminder: 'One tag, please.', turn_of_visit: 1 });
    expect(again(turn, 10)).toMatchObject({
      ...{ kind: 'reminder', prompt: 'One tag, please.', reminder: 'One tag, please.', session: IN_S },
    });
    const noticed = again(turn, 11);
    expect(noticed).toMatchObject({ kind: 'reminder', reminder: 'One tag, please.' });
    expect(noticed.prompt).toMatch(/^Your last turn was cut off/);
  });

  test('as a reminder only if it was one', () => {
    expect(again(open(), 10)).not.toHaveProperty('reminder');
    expect(again(open(), 11)).not.toHaveProperty('reminder');
  });

  test('told of the cost limit when that has stopped it, and that it is to be brief', () => {
    const plan = again(open(), 11, { cause: 'cost cap' });
    expect(plan.prompt).toMatch(/^Your last turn was stopped by a cost limit.*as little further work/);
    expect(plan.session).toEqual(IN_S);
  });

  test.each(['cut off', 'cost cap'] as const)('told what its last message has to end with (%s)', (cause) => {
    const how = { turn: open(), ended: true, fresh: false, cause };
    expect(planAgain(how, inputs(), 11).prompt).toMatch(/end with exactly one transition tag\.$/);
    expect(planAgain(how, inputs(), 11, 'a key').prompt).toMatch(/end with a key\.$/);
  });
});

describe('the write-ahead record of a turn', () => {
  const plan = { kind: 'prompt', prompt: 'p', attempt: 2, turnOfVisit: 1 } as const;
  const common = { kind: 'prompt', attempt: 2, turn_of_visit: 1 };

  test.each([
    ['a fresh session', { kind: 'fresh', id: 'n' } as const, { session_before: null, session: 'n' }, null],
    ['a resumed one', { kind: 'resume', id: 's' } as const, { session_before: 's', session: 's' }, 's'],
    ['a branch', { kind: 'branch', from: 'c', id: 'n' } as const, { session_before: 'c', session: 'n' }, 'c'],
  ])('has where it goes on from, where it writes to and the mark: %s', (_, session, sessions, before) => {
    expect(sessionBefore(session)).toBe(before);
    expect(openTurnOf({ ...plan, session }, 12)).toEqual({ ...common, ...sessions, session_mark: 12 });
  });

  test('keeps a reminder, so that it can be given again', () => {
    const session = { kind: 'resume', id: 's' } as const;
    expect(openTurnOf({ ...plan, kind: 'reminder', reminder: 'r', session }, 0)).toMatchObject({
      ...{ kind: 'reminder', reminder: 'r' },
    });
  });

  test.each([
    ['a fresh session', { session_before: null, session_mark: 0 }],
    ['a branch', { session_before: 'caller', session_mark: 4 }],
    ['a resumed one', { session_before: 's', session_mark: 4 }],
  ])('of one that carries on says where the work began, in %s, and where its own cost begins', (_, since) => {
    expect(openTurnOf({ ...plan, session: { kind: 'resume', id: 's' }, since }, 12)).toEqual({
      ...common,
      session: 's',
      ...since,
      carried_on: { session_before: 's', session_mark: 12 },
    });
  });
});
