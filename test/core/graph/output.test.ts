import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { AgentGraphState, OutputOptions } from '../../../src/core/graph/graph.js';
import {
  extractOutput,
  latestOutputs,
  outputPiece,
  previousOutputs,
} from '../../../src/core/graph/output.js';
import { agentPrompt } from '../../../src/core/graph/prompt.js';

const appended = (file: string, output: string, time: string): string =>
  `${file}${outputPiece(output, time, file === '')}`;

const ALL: OutputOptions = { store: true, tail: null, marker: null, markerEnd: null, useLatest: null };

describe('what is kept of an output', () => {
  test.each<[string, Partial<OutputOptions>, string, string]>([
    ['everything, blank lines around it aside', {}, '\n\n  a\nb\n\n', '  a\nb'],
    ['what follows the marker', { marker: 'SUMMARY:' }, 'x\nSummary: a\nSUMMARY: b', ' a\nSUMMARY: b'],
    ['up to the end marker', { marker: '//S//', markerEnd: '//E//' }, 'x //E// //S//a b//e// c', 'a b'],
    ['everything, if the marker is not there', { marker: 'S' }, 'abc', 'abc'],
    ['what follows, if the end marker is not there', { marker: 'a', markerEnd: 'z' }, 'abc', 'bc'],
    ['what comes before the end marker', { markerEnd: 'c' }, 'abcd', 'ab'],
    ['the last lines', { tail: 2 }, 'a\nb\nc\n\n', 'b\nc'],
    ['the last lines of what follows', { marker: 'x', tail: 1 }, 'a\nx\nb\nc', 'c'],
    ['nothing', { marker: 'x' }, 'x\n \n', ''],
    ['what looks like a pattern', { marker: '.*[a' }, 'x.*[Ab', 'b'],
    ['letters that change their length', { marker: 'end' }, 'İİ END x', ' x'],
  ])('%s', (_, options, text, expected) => {
    expect(extractOutput(text, { ...ALL, ...options })).toBe(expected);
  });
});

describe('the output file', () => {
  const first = appended('', 'summary 1', 'T1');
  const second = appended(first, 'summary 2', '2026-04-02T05:38:24.311Z');
  const third = appended(second, '--- Run me ---\nsummary 3', 'T3');

  test('has a line of its own for each output, from the second on', () => {
    expect(first).toBe('summary 1\n');
    expect(third).toBe(
      'summary 1\n\n--- Run 2026-04-02T05:38:24.311Z ---\n\nsummary 2\n\n--- Run T3 ---\n\n --- Run me ---\nsummary 3\n',
    );
  });

  test('gives the last ones', () => {
    expect(latestOutputs(third, 1)).toBe('--- Run T3 ---\n\n --- Run me ---\nsummary 3');
    expect(latestOutputs(third, 2)).toBe(
      second.slice('summary 1\n\n'.length).trim() + third.slice(second.length - 1).trimEnd(),
    );
    expect(latestOutputs(third, 3)).toBe(third.trim());
    expect(latestOutputs(third, 9)).toBe(third.trim());
    expect(latestOutputs(third, null)).toBe(third.trim());
    expect(latestOutputs('', 1)).toBe('');
  });

  test('has as many outputs as were stored, whatever is in them', () => {
    const output = fc
      .string({ unit: fc.constantFrom('a', '\n', '-', ' ', '--- Run x ---') })
      .filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(fc.array(output, { minLength: 1, maxLength: 5 }), (outputs) => {
        const file = outputs.reduce((text, each, index) => appended(text, each, `T${index}`), '');
        expect(file.match(/^--- Run T\d ---$/gm)?.length ?? 0).toBe(outputs.length - 1);
        const last = latestOutputs(file, 1)
          .split('\n')
          .map((line) => line.trim())
          .join('\n');
        expect(
          last.endsWith(
            outputs
              .at(-1)!
              .trim()
              .split('\n')
              .map((line) => line.trim())
              .join('\n'),
          ),
        ).toBe(true);
      }),
    );
  });

  test('is told to the agent', () => {
    expect(previousOutputs(second, { ...ALL, useLatest: 1 })).toBe(
      '\n\nYour previous output(s):\n--- Run 2026-04-02T05:38:24.311Z ---\n\nsummary 2',
    );
    expect(previousOutputs('', ALL)).toBe('');
  });
});

describe('the prompt of an agent', () => {
  const state: AgentGraphState = {
    ...{ id: 's', file: 'f', line: 1, group: null, notify: null, resetOutputs: [], maxVisits: null },
    ...{ resetMaxVisits: [], skip: null, teach: [], feedback: null, routing: { kind: 'terminal' } },
    type: 'agent',
    agent: 'coder',
    model: null,
    prompt: 'Do ${id}${x}.',
    output: ALL,
  };
  const memory = {
    outputs: 'old ${id}\n',
    globalLessons: '- [T] [manual] one\n- [T] [manual] two\n',
    workflowLessons: '- [T] [var:A] one\n',
  };

  test('is lessons, then its own text, then what it said before', () => {
    const unset: string[] = [];
    expect(agentPrompt(state, { id: '7' }, memory, (name) => unset.push(name))).toBe(
      '## Learnings from previous runs\n\n- two\n- one\n\nDo 7.\n\nYour previous output(s):\nold ${id}',
    );
    expect(unset).toEqual(['x']);
  });

  test('without any of it is the text alone', () => {
    const bare = { outputs: 'old', globalLessons: '', workflowLessons: '' };
    for (const output of [null, { ...ALL, store: false }]) {
      expect(agentPrompt({ ...state, output }, { id: '7' }, bare)).toBe('Do 7.');
    }
  });
});
