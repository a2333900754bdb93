import { describe, expect, test } from '@jest/globals';
import { steeringAnswer } from '../../../src/core/protocol/tags.js';

describe('claude D5: the answer that steers', () => {
  test.each([
    ['the only one', ['done'], 'done'],
    ['the last, which has a tag', ['<goto>A</goto>', '<goto>B</goto>'], '<goto>B</goto>'],
    [
      'the one with a tag before an acknowledgement',
      ['<result>x</result>', 'ok, noted.'],
      '<result>x</result>',
    ],
    ['the one with a tag before several', ['a', '<goto>A</goto>', 'b', 'c'], '<goto>A</goto>'],
    ['the last, where two before it have tags', ['<goto>A</goto>', '<goto>B</goto>', 'ok'], 'ok'],
    ['the last, where none has one', ['one', 'two'], 'two'],
    [
      'the last, whose tag is broken off',
      ['<goto>A</goto>', `<goto input='it's'>B</goto>`],
      `<goto input='it's'>B</goto>`,
    ],
    [
      'the earlier one, where the last only quotes several',
      ['<goto>A</goto>', '`<goto>A</goto>` or `<goto>B</goto>`'],
      '<goto>A</goto>',
    ],
  ])('is %s', (_, answers, expected) => {
    expect(steeringAnswer(answers)).toBe(expected);
  });
});
