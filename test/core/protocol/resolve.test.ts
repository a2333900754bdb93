import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ProtocolError, WorkflowError } from '../../../src/core/errors.js';
import {
  excerpt,
  nameProblem,
  type Platform,
  resolveEntry,
  resolveTarget,
} from '../../../src/core/protocol/resolve.js';

const STATES = ['START.md', 'REVIEW.md', 'POLL.sh', 'POLL.ps1', 'WAIT.bat', 'TWO.md', 'TWO.sh', 'v1.2.md'];

function refused(states: readonly string[], target: string, platform: Platform = 'posix'): string {
  try {
    resolveTarget(states, target, platform);
  } catch (error) {
    if (error instanceof ProtocolError) return `${error.code} ${error.message}`;
    throw error;
  }
  throw new Error(`${target} was resolved`);
}

describe('a target', () => {
  test.each<[string, Platform, string]>([
    ['REVIEW', 'posix', 'REVIEW.md'],
    ['REVIEW.md', 'windows', 'REVIEW.md'],
    ['POLL', 'posix', 'POLL.sh'],
    ['POLL', 'windows', 'POLL.ps1'],
    ['POLL.sh', 'posix', 'POLL.sh'],
    ['POLL.ps1', 'windows', 'POLL.ps1'],
    ['WAIT', 'windows', 'WAIT.bat'],
    ['TWO', 'windows', 'TWO.md'],
    ['TWO.sh', 'posix', 'TWO.sh'],
    ['v1.2', 'posix', 'v1.2.md'],
    ['v1.2.md', 'posix', 'v1.2.md'],
  ])('%s on %s is %s', (target, platform, state) => {
    expect(resolveTarget(STATES, target, platform)).toBe(state);
  });

  test('two candidates of one platform are ambiguous, and both are named', () => {
    expect(refused(STATES, 'TWO')).toBe(
      'AMBIGUOUS_TARGET the target "TWO" could be TWO.md or TWO.sh: write it with its extension, or keep one of the files',
    );
    expect(refused(['A.ps1', 'A.bat'], 'A', 'windows')).toMatch(/^AMBIGUOUS_TARGET .*A\.ps1 or A\.bat/);
    expect(refused(['A.md', 'A.bat'], 'A', 'windows')).toMatch(/^AMBIGUOUS_TARGET .*A\.md or A\.bat/);
  });

  test.each<[string, Platform]>([
    ['POLL.ps1', 'posix'],
    ['WAIT.bat', 'posix'],
    ['NONE.bat', 'posix'],
    ['POLL.sh', 'windows'],
  ])("%s on %s is the other platform's script", (target, platform) => {
    expect(refused(STATES, target, platform)).toMatch(/^INVALID_TRANSITION .*cannot run here/);
  });

  test.each(['../START.md', 'a/START', 'a\\START', '.', '..', '', 'START\u0000.md'])(
    '%j is no name',
    (target) => {
      expect(refused([...STATES, target], target)).toMatch(/^INVALID_TRANSITION /);
    },
  );

  test.each([
    ['review.md', /there is no state "review\.md"\. Did you mean REVIEW\.md\?/],
    ['Review', /Did you mean REVIEW\.md\?/],
    ['REVEIW.md', /Did you mean REVIEW\.md\?/],
    ['REVIEW.sh', /Did you mean REVIEW\.md\?/],
    ['STARTS', /Did you mean START\.md\?/],
    ['WAIT', /WAIT\.bat can only run on Windows/],
    [
      'SOMETHING',
      /^MISSING_TARGET there is no state "SOMETHING"\. The workflow has: START\.md, REVIEW\.md, POLL/,
    ],
  ])('%s is missing, with a hint', (target, message) => {
    expect(refused(STATES, target)).toMatch(/^MISSING_TARGET /);
    expect(refused(STATES, target)).toMatch(message);
  });

  test('a long list of states is cut', () => {
    const states = Array.from({ length: 25 }, (_, index) => `S${index}.md`);
    expect(refused(states, 'OTHER')).toMatch(/S19\.md and 5 more\.$/);
    expect(refused([], 'OTHER')).toMatch(/The workflow has no states\.$/);
  });

  test('what is found is always a listed state that this platform runs, and finds itself', () => {
    const name = fc.tuple(
      fc.constantFrom('A', 'a', 'A.md', 'B'),
      fc.constantFrom('', '.md', '.sh', '.ps1', '.bat'),
    );
    const names = name.map((parts) => parts.join(''));
    const platforms = fc.constantFrom<Platform>('posix', 'windows');
    fc.assert(
      fc.property(fc.uniqueArray(names), names, platforms, (states, target, platform) => {
        let state: string;
        try {
          state = resolveTarget(states, target, platform);
        } catch (error) {
          expect(error).toBeInstanceOf(ProtocolError);
          return;
        }
        expect(states).toContain(state);
        expect(state).toMatch(platform === 'posix' ? /\.(md|sh)$/ : /\.(md|ps1|bat)$/);
        expect(resolveTarget(states, state, platform)).toBe(state);
      }),
    );
  });
});

describe('the entry', () => {
  test.each<[string[], Platform, string]>([
    [['A.md', 'START.md'], 'posix', 'START.md'],
    [['A.md', '1_START.md'], 'posix', '1_START.md'],
    [['START.sh'], 'posix', 'START.sh'],
    [['START.sh', '1_START.bat'], 'windows', '1_START.bat'],
    [['START.sh', '1_START.bat'], 'posix', 'START.sh'],
  ])('of %j on %s is %s', (states, platform, entry) => {
    expect(resolveEntry(states, platform)).toBe(entry);
  });

  test.each([
    [['START.md', '1_START.md'], 'several entries, 1_START.md and START.md'],
    [['START.md', 'START.sh'], 'several entries, START.md and START.sh'],
    [['A.md', 'start.md'], 'no entry'],
    [['START.ps1'], 'no entry'],
    [[], 'no entry'],
  ])('of %j is refused', (states, message) => {
    expect(() => resolveEntry(states, 'posix')).toThrow(WorkflowError);
    expect(() => resolveEntry(states, 'posix')).toThrow(message);
  });
});

test('a name may have dots, spaces and any letters', () => {
  for (const name of ['A', 'v1.2.md', '...', 'a b', 'Übersicht.md', '1_START'])
    expect(nameProblem(name)).toBeUndefined();
});

test('an excerpt is one line of limited length', () => {
  expect(excerpt(' a\r\n b\t c ')).toBe('a b c');
  expect(excerpt('x'.repeat(80))).toBe('x'.repeat(80));
  expect(excerpt('x'.repeat(81))).toBe(`${'x'.repeat(79)}…`);
  expect(excerpt(`a${' '.repeat(1000)}b`)).toBe('a…');
});
