import { describe, expect, test } from '@jest/globals';
import type { Access } from '../../../src/action/guard/gate.js';
import { type ByInput, takeInput } from '../../../src/action/wake/by-input.js';
import type { Run } from '../../../src/core/run.js';
import type { GivenInput } from '../../../src/runtime/checkpoint/checkpoint-schema.js';

const waiting = (ids: readonly string[], inputs_given: GivenInput[] = [], kind = 'question') => ({
  run: { agents: ids.map((id) => ({ ask: { id, kind, question: `Which ${id}?` } })) } as unknown as Run,
  manifest: { inputs_given },
});

const by = (change: Partial<ByInput> & { access?: Access } = {}): ByInput => {
  const { access = { kind: 'known', permission: 'write', isBot: false }, ...rest } = change;
  return { answer: 'green', askId: null, login: 'ann', runId: '7', accessOf: async () => access, ...rest };
};

describe('[T:ask-input] an answer by an input', () => {
  test('is given to the only question, or to the one that is named', async () => {
    expect(await takeInput(by(), waiting(['a']))).toMatchObject({
      kind: 'given',
      given: { askId: 'a', text: 'green', settled: { by: 'input', login: 'ann' } },
    });
    const named = await takeInput(by({ askId: 'b' }), waiting(['a', 'b']));
    expect(named).toMatchObject({ given: { askId: 'b' }, noted: { ask_id: 'b', run_id: '7' } });
  });

  test.each<[string, ByInput, ReturnType<typeof waiting> | null, string]>([
    ['no run waits', by(), null, 'no run here that waits'],
    ['no question is open', by(), waiting([]), 'no question of the run is open'],
    ['several are open', by(), waiting(['a', 'b']), '- b: Which b?'],
    ['the id is wrong', by({ askId: 'x' }), waiting(['a']), '- a: Which a?'],
    ['there is an id alone', by({ answer: null, askId: 'a' }), waiting(['a']), 'there is no `answer`'],
    ['nobody is known to have started it', by({ login: '' }), waiting(['a']), 'it is not known who'],
    ['a bot has started it', by({ login: 'x[bot]' }), waiting(['a']), 'is no person'],
    [
      'a bot under a person’s name',
      by({ access: { kind: 'known', permission: 'admin', isBot: true } }),
      waiting(['a']),
      'is no person',
    ],
    [
      'a reader has started it',
      by({ access: { kind: 'known', permission: 'read', isBot: false } }),
      waiting(['a']),
      'has read access',
    ],
    [
      'nobody says what access they have',
      by({ access: { kind: 'unanswered', why: 'down' } }),
      waiting(['a']),
      'down',
    ],
    [
      'it is a slip of a yes',
      by({ answer: 'Aproved!' }),
      waiting(['a'], [], 'approval'),
      'Did you mean approve? A no may be given as `FAILED: Aproved!`.',
    ],
  ])('%s: an error before anything is spent', async (_, given, restored, said) => {
    const refused = takeInput(given, restored);
    await expect(refused).rejects.toThrow(said);
    await expect(refused).rejects.toThrow('Nothing was spent');
  });

  test('is none where there is neither an answer nor an id', async () => {
    expect(await takeInput(by({ answer: null }), waiting(['a']))).toEqual({ kind: 'none' });
  });

  test('is asked for by a list of a few lines, with what is wrong', async () => {
    const ids = Array.from({ length: 21 }, (_, n) => `id${n}-${'x'.repeat(100)}`);
    const several = takeInput(by(), waiting(ids)).catch((error) => String(error.message).split('\n'));
    const [why, ...lines] = (await several) as string[];
    expect(why).toContain('Several questions are open');
    expect(lines).toHaveLength(20);
    expect(lines[0]).toBe(`- ${ids[0]}: ${`Which ${ids[0]}?`.slice(0, 80)}`);
    await expect(takeInput(by({ askId: 'x' }), waiting(['a', 'b']))).rejects.toThrow('has the id "x"');
  });

  test('is given again to a question that is open still, whichever else is', async () => {
    const noted = await takeInput(by(), waiting(['a']));
    if (noted.kind !== 'given') throw new Error(noted.kind);
    const again = takeInput(by({ askId: 'a' }), waiting(['b', 'a'], [noted.noted]));
    expect(await again).toMatchObject({ kind: 'given', given: { askId: 'a' } });
  });

  test('that was given is not taken for one to a question that never was', async () => {
    const noted = await takeInput(by(), waiting(['a']));
    if (noted.kind !== 'given') throw new Error(noted.kind);
    const known = waiting(['b'], [noted.noted, { ...noted.noted, ask_id: 'c' }]);
    expect(await takeInput(by(), known)).toEqual({ kind: 'used', askId: 'a' });
    expect(await takeInput(by({ askId: 'a' }), known)).toEqual({ kind: 'used', askId: 'a' });
    await expect(takeInput(by({ askId: 'x' }), known)).rejects.toThrow('has the id "x"');
  });

  test('comes along with every attempt of a run, and is given once: not to the next question either', async () => {
    const first = await takeInput(by(), waiting(['a']));
    if (first.kind !== 'given') throw new Error(first.kind);
    expect(await takeInput(by(), waiting(['b'], [first.noted]))).toEqual({ kind: 'used', askId: 'a' });
    // Another run, another text, or a question by its name, is another answer.
    for (const other of [by({ runId: '8' }), by({ answer: 'blue' }), by({ askId: 'b' })])
      expect(await takeInput(other, waiting(['b'], [first.noted]))).toMatchObject({ given: { askId: 'b' } });
    // The checkpoint is older than the answer: it is given again.
    expect(await takeInput(by({ askId: 'a' }), waiting(['a'], [first.noted]))).toMatchObject({
      given: { askId: 'a' },
    });
  });
});
