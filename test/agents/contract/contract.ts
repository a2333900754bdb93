import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { AGENT_CLIS, type AgentCliFacts, type AgentCliName } from '../../../src/core/agent-clis.js';
import { forwardingAgent } from '../../../src/runtime/testing/forwarding-agent.js';
import { lab } from '../../support/engine.js';
import type { OpenStage, Stage, Taken } from './stage.js';

type Play = (stage: Stage, facts: AgentCliFacts) => Promise<void>;

type Case = { readonly name: string; readonly run: Play } & (
  | { readonly needs?: never }
  /** What the CLI has to have for it, by its own row, and what holds for a CLI that has not. */
  | { readonly needs: (facts: AgentCliFacts) => boolean; readonly otherwise: Play }
);

const fresh = (id: string = randomUUID()) => ({ kind: 'fresh', id }) as const;
const resume = (id: string) => ({ kind: 'resume', id }) as const;
const says = (text: string) => ({ kind: 'answer', text }) as const;

const hasProgram = ({ program }: AgentCliFacts): boolean => program !== null;
const hasSessions = ({ capabilities }: AgentCliFacts): boolean => capabilities.sessions;
/** Nothing to print, and nothing to die: the row says so. */
const noProgram = async (stage: Stage): Promise<void> => expect(stage.started).toBe(0);

function expectFailure({ outcome }: Taken, kind: string): string {
  expect(outcome).toMatchObject({ ok: false, failure: { kind } });
  return outcome.ok ? '' : outcome.failure.message;
}

/** A usage limit is told to the minute at least. */
const CLOSE_MS = 2 * 60_000;

/** What every agent CLI promises to whoever gives it a turn (spec 6, `agents/agent.ts`). */
const CASES: readonly Case[] = [
  {
    name: 'a fresh session gets the id that we chose',
    run: async (stage) => {
      const session = fresh();
      const { outcome, events } = await stage.turn(says('one'), { prompt: 'first', session });
      expect(outcome).toMatchObject({ ok: true, text: 'one', sessionId: session.id });
      expect(events.filter(({ type }) => type === 'warning')).toEqual([]);
    },
  },
  {
    name: 'a resumed session keeps its id',
    run: async (stage) => {
      const { id } = fresh();
      await stage.turn(says('one'), { prompt: 'first', session: fresh(id) });
      const { outcome } = await stage.turn(says('two'), { prompt: 'second', session: resume(id) });
      expect(outcome).toMatchObject({ ok: true, text: 'two', sessionId: id });
    },
  },
  {
    name: 'a branch gets the id that we chose',
    needs: ({ capabilities }) => capabilities.branch,
    run: async (stage) => {
      const { id } = fresh();
      await stage.turn(says('one'), { prompt: 'first', session: fresh(id) });
      const session = { kind: 'branch', from: id, id: randomUUID() } as const;
      const { outcome } = await stage.turn(says('two'), { prompt: 'second', session });
      expect(outcome).toMatchObject({ ok: true, text: 'two', sessionId: session.id });
    },
    otherwise: async (stage) => {
      const { id } = fresh();
      await stage.turn(says('one'), { prompt: 'first', session: fresh(id) });
      const { started } = stage;
      const session = { kind: 'branch', from: id, id: randomUUID() } as const;
      expectFailure(await stage.turn(says('two'), { prompt: 'second', session }), 'not_started');
      expect(stage.started).toBe(started);
    },
  },
  {
    name: 'a turn that is cancelled is interrupted, not failed',
    run: async (stage) => {
      const abort = new AbortController();
      const wishes = { prompt: 'first', session: fresh(), onUnderWay: () => abort.abort() };
      const taken = await stage.turn({ kind: 'hang' }, { ...wishes, signal: abort.signal });
      expectFailure(taken, 'interrupted');
    },
  },
  {
    name: 'a turn that is cancelled ahead of its start starts nothing',
    run: async (stage) => {
      const wishes = { prompt: 'first', session: fresh(), signal: AbortSignal.abort() };
      expectFailure(await stage.turn(says('one'), wishes), 'interrupted');
      expect(stage.started).toBe(0);
    },
  },
  {
    name: 'a usage limit tells when it resets',
    run: async (stage) => {
      const resetAt = Date.now() + 90 * 60_000;
      const { outcome } = await stage.turn({ kind: 'limit', resetAt }, { prompt: 'first', session: fresh() });
      expect(outcome).toMatchObject({ ok: false, failure: { kind: 'usage_limit' } });
      const told = outcome.ok ? 0 : (outcome.failure.resetAt ?? 0);
      expect(Math.abs(told - resetAt)).toBeLessThan(CLOSE_MS);
    },
  },
  {
    name: '401 is a matter of keys: how to give one is told by whoever asked for the turn',
    run: async (stage, { keys }) => {
      const taken = await stage.turn({ kind: 'refusal', status: 401 }, { prompt: 'first', session: fresh() });
      expectFailure(taken, 'authentication');
      const { outcome } = taken;
      expect(outcome.ok || (outcome.failure.needsKey ?? false)).toBe(keys.length > 0);
    },
  },
  {
    name: 'an answer that is longer than the model may write is no crash, which would be paid again',
    run: async (stage) => {
      const taken = await stage.turn({ kind: 'overlong' }, { prompt: 'first', session: fresh() });
      // Copilot asks on by itself, and does not say that the last answer was cut, too: it is judged like any other.
      if (taken.outcome.ok) return expect(taken.outcome.text).toBe('cut');
      expect(expectFailure(taken, 'output_limit')).toMatch(/longer than the model may write in one turn/);
    },
  },
  {
    name: '429 passes, and is worth another attempt',
    run: async (stage) => {
      const taken = await stage.turn({ kind: 'refusal', status: 429 }, { prompt: 'first', session: fresh() });
      expect(expectFailure(taken, 'transient')).toMatch(/429|rate limit/i);
    },
  },
  {
    name: 'a 429 that asks for an hour pauses the run: nothing is asked again, and nothing paid',
    run: async (stage, { program }) => {
      const project = lab({ 'START.md': 'Work.' });
      const agent = forwardingAgent(stage.agent, async ({ prompt, session }) => {
        const { outcome } = await stage.turn({ kind: 'hour' }, { prompt, session });
        return outcome;
      });
      try {
        const { run } = await project.run(agent);
        expect(run).toMatchObject({ status: 'paused', reason: 'USAGE_LIMIT' });
        // Not every CLI tells for how long it was sent away.
        if (run.resume_at !== null)
          expect(Math.abs(Date.parse(run.resume_at) - Date.now() - 3_600_000)).toBeLessThan(CLOSE_MS);
        expect(stage.requests).toBe(program === null ? 0 : 1);
        if (program !== null) expect(run.total_cost_usd).toBe(0);
      } finally {
        project.remove();
      }
    },
  },
  {
    name: 'an empty answer is no answer, and nothing else',
    run: async (stage) => {
      const { outcome } = await stage.turn({ kind: 'empty' }, { prompt: 'first', session: fresh() });
      expect(outcome.text).toBe('');
      if (!outcome.ok) expect(outcome.failure.kind).toBe('transient');
    },
  },
  {
    name: 'an answer of a megabyte comes whole',
    run: async (stage) => {
      const text = `${'é'.repeat(1_000_000)} END`;
      const { outcome } = await stage.turn(says(text), { prompt: 'first', session: fresh() });
      expect(outcome.ok).toBe(true);
      expect(outcome.text === text).toBe(true);
    },
  },
  {
    name: 'garbage on stdout is left out, and told',
    needs: hasProgram,
    run: async (stage) => {
      const wishes = { prompt: 'first', session: fresh() };
      const { outcome, events } = await stage.turn({ kind: 'garbage', text: 'one' }, wishes);
      expect(outcome).toMatchObject({ ok: true, text: 'one' });
      const warnings = events.flatMap((event) => (event.type === 'warning' ? [event.message] : []));
      const told =
        /^2 lines of .* were not JSON and were left out: Warning: something is old \{"type":"assis$/;
      expect(warnings).toEqual([expect.stringMatching(told)]);
    },
    otherwise: noProgram,
  },
  {
    name: 'a process that dies has crashed',
    needs: hasProgram,
    run: async (stage) => {
      const taken = await stage.turn({ kind: 'crash' }, { prompt: 'first', session: fresh() });
      expect(expectFailure(taken, 'crashed')).toMatch(/without a result \(signal SIGKILL\)/);
    },
    otherwise: noProgram,
  },
  {
    name: 'the cost is that of the turn alone',
    run: async (stage, { capabilities }) => {
      const { id } = fresh();
      const first = await stage.turn(says('one'), { prompt: 'first', session: fresh(id) });
      const second = await stage.turn(says('two'), { prompt: 'second', session: resume(id) });
      const basis = capabilities.cost === 'recorded' ? 'replayed' : 'reported';
      expect([first.outcome.costBasis, second.outcome.costBasis]).toEqual([basis, basis]);
      expect(first.outcome.costUsd).toBeGreaterThan(0);
      // The second turn asks the model for no more than the first: a figure that runs on would be twice it.
      expect(second.outcome.costUsd).toBeLessThan(1.5 * first.outcome.costUsd);
      expect(second.outcome.usage.output_tokens).toBe(first.outcome.usage.output_tokens);
    },
  },
  {
    name: 'the mark of a session grows with each prompt',
    needs: hasSessions,
    run: async (stage) => {
      const { id } = fresh();
      const mark = (session: string) => stage.agent.sessionMark(session, stage.cwd);
      expect(await mark(id)).toBe(0);
      await stage.turn(says('one'), { prompt: 'first', session: fresh(id) });
      const first = await mark(id);
      expect(first).toBeGreaterThan(0);
      await stage.turn(says('two'), { prompt: 'second', session: resume(id) });
      expect(await mark(id)).toBeGreaterThan(first);
      expect(await mark(`../${id}`)).toBe(0);
    },
    otherwise: async (stage) => {
      const session = fresh();
      await stage.turn(says('one'), { prompt: 'first', session });
      expect(await stage.agent.sessionMark(session.id, stage.cwd)).toBe(0);
    },
  },
  {
    name: 'the files of a session are those of that session',
    needs: hasSessions,
    run: async (stage) => {
      const [one, other] = [fresh(), fresh()];
      const store = stage.sessions!;
      expect(await store.files(one.id)).toEqual([]);
      await stage.turn(says('one'), { prompt: 'first', session: one });
      await stage.turn(says('two'), { prompt: 'second', session: other });
      const names = await store.files(one.id);
      expect(names.length).toBeGreaterThan(0);
      for (const name of names) {
        expect(existsSync(join(store.home, name))).toBe(true);
        expect([store.holds(one.id, name), store.holds(other.id, name)]).toEqual([true, false]);
        expect(store.holds(one.id, name.replace(/[^/]+$/, '../$&'))).toBe(false);
      }
      for (const id of ['', '..', `../${one.id}`, 'memory', `${one.id}/..`])
        expect(await store.files(id)).toEqual([]);
    },
    otherwise: async (stage) => expect(stage.sessions).toBeNull(),
  },
];

/** Every case for one agent CLI; one that it cannot do by its row is tested for that. */
export function contract(name: AgentCliName, open: OpenStage): void {
  const facts: AgentCliFacts = AGENT_CLIS[name];
  describe(`${name} keeps the contract`, () => {
    let stage: Stage;
    beforeEach(async () => {
      stage = await open();
    });
    afterEach(() => stage.close());

    test('its adapter is what its row says', () => {
      expect(stage.agent.name).toBe(name);
      expect(stage.agent.capabilities).toEqual(facts.capabilities);
    });

    for (const each of CASES) {
      if (each.needs === undefined || each.needs(facts)) test(each.name, () => each.run(stage, facts));
      else test(`not by its row: ${each.name}`, () => each.otherwise(stage, facts));
    }
  });
}
