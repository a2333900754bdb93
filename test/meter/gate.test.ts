import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Gate, type GateDecision, type GatedRequest, MIN_OUTPUT_TOKENS } from '../../src/meter/gate.js';

const request = (id: string, more: Partial<GatedRequest> = {}): GatedRequest => ({
  ...{ id, turn: id, fixed: 0.1, perOutputToken: 1e-5, limit: 10_000 },
  ...more,
});
const passed = (decisions: readonly GateDecision[]) =>
  decisions.map(({ id, ...rest }) => [id, rest.pass ? rest.limit : 'refused']);

test('without a budget everything passes as it is', () => {
  const gate = new Gate(0, 100);
  for (const id of ['a', 'b']) gate.ask(request(id, { limit: 1e9 }));
  expect(passed(gate.decide())).toEqual([
    ['a', 1e9],
    ['b', 1e9],
  ]);
});

describe('under a budget', () => {
  test('what fits in its share is sent as it is, else clamped to it', () => {
    const gate = new Gate(1, 0);
    for (const turn of ['a', 'b']) gate.beginTurn(turn);
    gate.ask(request('a'));
    expect(passed(gate.decide())).toEqual([['a', 10_000]]);
    gate.ask(request('b', { limit: 100_000 }));
    expect(passed(gate.decide())).toEqual([['b', 70_000]]);
    expect(gate.left).toBeCloseTo(0, 9);
  });

  test('a second request of a turn that has one in flight leaves a share to those that have none', () => {
    const gate = new Gate(1, 0);
    for (const turn of ['a', 'b']) gate.beginTurn(turn);
    gate.ask(request('a1', { turn: 'a', limit: 10_000 }));
    gate.ask(request('a2', { turn: 'a', limit: 100_000 }));
    expect(passed(gate.decide())).toEqual([
      ['a1', 10_000],
      ['a2', 30_000],
    ]);
  });

  test('what finds no room waits for what is in flight, first come first served', () => {
    const gate = new Gate(0.35, 0);
    gate.ask(request('a'));
    expect(passed(gate.decide())).toEqual([['a', 10_000]]);
    gate.ask(request('b', { fixed: 0.2 }));
    gate.ask(request('c', { fixed: 0.001, limit: 10 }));
    expect(gate.decide()).toEqual([]);
    expect(gate.holds(request('d', { fixed: 0, limit: 1 }))).toBe(false);
    gate.end('a', 0.05);
    expect(passed(gate.decide())).toEqual([['b', 9_999]]);
    gate.end('b', 0.01);
    expect(passed(gate.decide())).toEqual([['c', 10]]);
  });

  test('who leaves the queue lets the next one go', () => {
    const gate = new Gate(0.35, 0);
    gate.ask(request('a'));
    gate.ask(request('b', { fixed: 0.3 }));
    gate.ask(request('c', { fixed: 0, limit: 10 }));
    expect(passed(gate.decide())).toEqual([['a', 10_000]]);
    gate.leave('b');
    expect(passed(gate.decide())).toEqual([['c', 10]]);
  });

  test('nothing in flight, and too little left: refused; with a larger budget not', () => {
    const gate = new Gate(0.1, 0);
    gate.ask(request('a'));
    expect(passed(gate.decide())).toEqual([['a', 'refused']]);
    gate.setBudget(1);
    gate.ask(request('a'));
    expect(passed(gate.decide())).toEqual([['a', 10_000]]);
  });

  test('a limit below the least useful one is not raised, and needs no more', () => {
    const gate = new Gate(0.1002, 0);
    gate.ask(request('a', { limit: 10 }));
    expect(passed(gate.decide())).toEqual([['a', 10]]);
  });

  test('a turn alone may take all that is left; one among sixteen that find no share a part of it', () => {
    const gate = new Gate(1, 0);
    gate.ask(request('a', { limit: 1e6 }));
    expect(passed(gate.decide())).toEqual([['a', 90_000]]);
    const shared = new Gate(1, 0);
    const turns = Array.from({ length: 16 }, (_, index) => `t${index}`);
    for (const turn of turns) shared.beginTurn(turn);
    for (const turn of turns) shared.ask(request(turn, { fixed: 0.15, limit: 128_000 }));
    const sent = shared.decide();
    expect(sent.length).toBeGreaterThanOrEqual(4);
    for (const each of sent) expect(each).toMatchObject({ pass: true });
  });
});

// Whatever the order of what comes, and whatever is lied: each request costs at most its bound, so all do.
test('never spends more than its budget, and leaves nobody waiting for nothing', () => {
  const step = fc.record({
    kind: fc.constantFrom('ask', 'end', 'leave', 'begin', 'over', 'broken'),
    pick: fc.nat(1000),
    fixed: fc.double({ min: 0, max: 2, noNaN: true }),
    perOutputToken: fc.double({ min: 0, max: 1e-3, noNaN: true }),
    limit: fc.nat(200_000),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(
      fc.double({ min: 0.001, max: 20, noNaN: true }),
      fc.array(step, { maxLength: 60 }),
      (budget, steps) => {
        const gate = new Gate(budget, 0);
        const flying = new Map<string, number>();
        const waiting = new Map<string, GatedRequest>();
        let spent = 0;
        const settle = (): void => {
          for (const decision of gate.decide()) {
            const asked = waiting.get(decision.id)!;
            expect([...waiting.keys()][0]).toBe(decision.id);
            waiting.delete(decision.id);
            if (!decision.pass) {
              expect(flying.size).toBe(0);
              continue;
            }
            expect(decision.limit).toBeLessThanOrEqual(asked.limit);
            expect(decision.limit).toBeGreaterThanOrEqual(Math.min(asked.limit, MIN_OUTPUT_TOKENS));
            expect(decision.bound).toBeCloseTo(asked.fixed + asked.perOutputToken * decision.limit, 9);
            flying.set(decision.id, decision.bound);
          }
          if (flying.size === 0) expect(waiting.size).toBe(0);
          const bounds = [...flying.values()].reduce((sum, bound) => sum + bound, 0);
          expect(spent + bounds).toBeLessThanOrEqual(budget * (1 + 1e-9));
        };
        for (const [index, { kind, pick, share, ...figures }] of steps.entries()) {
          const id = `r${index}`;
          const [flight] = [...flying.keys()].slice(pick % Math.max(1, flying.size));
          const [waiter] = [...waiting.keys()].slice(pick % Math.max(1, waiting.size));
          if (kind === 'ask') {
            waiting.set(id, { id, turn: `t${pick % 7}`, ...figures });
            gate.ask(waiting.get(id)!);
          }
          if ((kind === 'end' || kind === 'broken') && flight !== undefined) {
            const cost = flying.get(flight)! * (kind === 'broken' ? 1 : share);
            gate.end(flight, cost);
            gate.end(flight, cost);
            spent += cost;
            flying.delete(flight);
          }
          if (kind === 'leave' && waiter !== undefined) {
            gate.leave(waiter);
            waiting.delete(waiter);
          }
          if (kind === 'begin') gate.beginTurn(`t${pick % 7}`);
          if (kind === 'over') gate.endTurn(`t${pick % 7}`);
          settle();
        }
      },
    ),
  );
});
