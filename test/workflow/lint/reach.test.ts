import { describe, expect, test } from '@jest/globals';
import { circles } from '../../../src/workflow/lint/reach.js';
import { openWorkflow } from '../../../src/workflow/open.js';
import { folderWith } from '../containers.js';

describe('circles are the states of which each leads to all others', () => {
  test.each([
    ['none', 'ab bc', []],
    ['one of a state alone', 'aa ab', ['a']],
    ['one of a state that another leads to', 'ab bb', ['b']],
    ['one of three, and a way into it and out of it', 'ab bc cd db de', ['bcd']],
    ['one of two that have a state in common', 'ab ba bc cb', ['abc']],
    ['two with a way between them', 'ab ba bc cd dc', ['ab', 'cd']],
    ['two with a way to the one that is looked at first', 'ab ba cd dc ca', ['ab', 'cd']],
    ['one with a short cut back', 'ab bc cd da ca', ['abcd']],
    ['one with a short cut onward', 'ab bc cd da ac', ['abcd']],
    ['one within another', 'ab bc cb cd da', ['abcd']],
    ['one that a dead end hangs on', 'ab ax xy ba', ['ab']],
  ])('%s', (_, ways, expected) => {
    const states = [...new Set(ways.replaceAll(' ', ''))].sort();
    const onward = (state: string): string[] =>
      ways.split(' ').flatMap((way) => (way[0] === state ? [way[1]!] : []));
    for (const order of [states, states.toReversed()])
      expect(
        circles(order, onward)
          .map((circle) => circle.toSorted().join(''))
          .sort(),
      ).toEqual(expected);
  });
});

describe('what a run may still come to', () => {
  const to = (target: string) => `echo "<goto>${target}</goto>"`;
  const END = 'echo "<result>x</result>"';

  test('is all that its states lead to, those states included', async () => {
    const files = { 'START.sh': to('B'), 'B.sh': to('C'), 'C.sh': END, 'D.sh': to('D') };
    const workflow = await openWorkflow(await folderWith(files), { platform: 'posix', linted: true });
    expect([...(await workflow.reach!(['START.sh']))].sort()).toEqual(['B.sh', 'C.sh', 'START.sh']);
    expect([...(await workflow.reach!(['B.sh']))].sort()).toEqual(['B.sh', 'C.sh']);
    expect([...(await workflow.reach!(['C.sh', 'D.sh', 'GONE.sh']))].sort()).toEqual([
      ...['C.sh', 'D.sh', 'GONE.sh'],
    ]);
  });

  test('is what its texts name as well', async () => {
    const files = { 'START.sh': `${to('C')} # or B`, 'B.sh': END, 'C.sh': END, 'D.sh': END };
    const workflow = await openWorkflow(await folderWith(files), { platform: 'posix', linted: true });
    expect([...(await workflow.reach!(['START.sh']))].sort()).toEqual(['B.sh', 'C.sh', 'START.sh']);
  });

  test('is any state where a way on cannot be read', async () => {
    const files = { 'START.sh': to('B'), 'B.sh': to('C'), 'C.sh': to('$next'), 'D.sh': END };
    const workflow = await openWorkflow(await folderWith(files), { platform: 'posix', linted: true });
    expect([...(await workflow.reach!(['B.sh']))].sort()).toEqual(['B.sh', 'C.sh', 'D.sh', 'START.sh']);
    expect([...(await workflow.reach!(['D.sh']))]).toEqual(['D.sh']);
  });
});
