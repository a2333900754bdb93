import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { readYaml } from '../../src/workflow/parts/yaml-source.js';

afterEach(() => void jest.restoreAllMocks());

const problems = (text: string) =>
  readYaml(text, 'a.yaml').problems.map(({ line, message, repeated }) => [line, message, repeated]);

describe('a repeated key', () => {
  test.each<[string, string, number, string, (string | number)[]]>([
    ['at the top', 'a: 1\nb: 2\na: 3\n', 3, 'a', ['a']],
    ['below', 'x:\n  - y: 1\n    y: 2\n', 3, 'y', ['x', 0, 'y']],
    ['in braces', 'x: { y: 1, z: 2, y: 3 }\n', 1, 'y', ['x', 'y']],
    ['in other quotes', '"a": 1\na: 2\n', 2, 'a', ['a']],
    ['that every object has', 'constructor: 1\nconstructor: 2\n', 2, 'constructor', ['constructor']],
  ])('%s is an error with its line and way', (_, text, line, key, way) => {
    expect(problems(text)).toEqual([[line, `the key "${key}" is given twice`, way]]);
  });

  test('is told beside what else is wrong, in the order of the lines', () => {
    expect(problems('a: 1\na: 2\nb: "\n').map(([line]) => line)).toEqual([2, expect.any(Number)]);
  });

  test('is none in another mapping, nor a text that looks like a number', () => {
    expect(problems('a: { k: 1 }\nb: { k: 1 }\nconstructor: 1\n1: x\n"1": y\n')).toEqual([]);
  });
});

test('adversary D14: a hundred thousand keys are not compared in pairs, which would take many minutes', () => {
  const lines = Array.from({ length: 100_000 }, (_, n) => `k${n}: 1`).join('\n');
  expect(readYaml(lines, 'a.yaml').problems).toEqual([]);
}, 120_000);

test("keys that are lists leave the parser's own warning unsaid (adversary D14)", () => {
  const emitted = jest.spyOn(process, 'emitWarning').mockImplementation(() => {});
  expect(readYaml('? [a]\n: 1\n', 'a.yaml').source?.data).toEqual({ '[ a ]': 1 });
  expect(emitted).not.toHaveBeenCalled();
});
