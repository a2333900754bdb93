import { describe, expect, test } from '@jest/globals';
import {
  choose,
  type Finding,
  type FoundRun,
  type Resume,
  useOf,
} from '../../../src/action/resume/choose.js';

const FIRST: Finding = { kind: 'none', isRerun: false, mayBeHidden: true, named: null };
const FINDINGS = {
  found: { kind: 'found' },
  'none, on a first attempt': FIRST,
  'none, on a re-run whose store is the cache': {
    kind: 'none',
    isRerun: true,
    mayBeHidden: false,
    named: null,
  },
  'none, on a re-run whose store is the artifact': {
    kind: 'none',
    isRerun: true,
    mayBeHidden: true,
    named: null,
  },
  'none of the run that is named': { ...FIRST, named: '7' },
  old: { kind: 'old', why: 'It is old.' },
  'broken, or under another key': { kind: 'broken', why: 'It does not open.' },
  unanswered: { kind: 'unanswered', why: 'The cache did not answer.' },
  parted: { kind: 'parted', why: 'Two went on.' },
  collision: { kind: 'collision', why: 'Give each a `run-key`.' },
} as const satisfies Record<string, Finding>;

/** What each mode does; `!` with a warning. */
const TABLE: Record<keyof typeof FINDINGS, Record<Resume, string>> = {
  found: { auto: 'resume', never: 'fresh', force: 'resume', 'fresh-if-stuck': 'resume' },
  'none, on a first attempt': { auto: 'fresh', never: 'fresh', force: 'stop', 'fresh-if-stuck': 'fresh' },
  'none, on a re-run whose store is the cache': {
    auto: 'fresh!',
    never: 'fresh',
    force: 'stop',
    'fresh-if-stuck': 'fresh!',
  },
  'none, on a re-run whose store is the artifact': {
    auto: 'stop',
    never: 'fresh',
    force: 'stop',
    'fresh-if-stuck': 'fresh!',
  },
  'none of the run that is named': {
    auto: 'stop',
    never: 'fresh',
    force: 'stop',
    'fresh-if-stuck': 'fresh!',
  },
  old: { auto: 'stop', never: 'fresh', force: 'resume!', 'fresh-if-stuck': 'fresh!' },
  'broken, or under another key': { auto: 'stop', never: 'fresh', force: 'stop', 'fresh-if-stuck': 'fresh!' },
  unanswered: { auto: 'stop', never: 'fresh', force: 'stop', 'fresh-if-stuck': 'fresh!' },
  parted: { auto: 'stop', never: 'fresh', force: 'stop', 'fresh-if-stuck': 'fresh!' },
  collision: { auto: 'stop', never: 'stop', force: 'stop', 'fresh-if-stuck': 'stop' },
};

const ROWS = Object.entries(TABLE).flatMap(([name, row]) =>
  Object.entries(row).map(([mode, does]) => [name, mode, does] as const),
);

describe('resume: the truth table', () => {
  test.each(ROWS)('%s, %s: %s', (name, mode, does) => {
    const choice = choose(FINDINGS[name as keyof typeof FINDINGS], mode as Resume);
    const warns = choice.do !== 'stop' && choice.warning !== null;
    expect(`${choice.do}${warns ? '!' : ''}`).toBe(does);
  });

  test.each(['old', 'broken, or under another key', 'unanswered', 'parted'] as const)(
    'where %s stops a run, the message names the ways out',
    (name) => {
      const choice = choose(FINDINGS[name], 'auto');
      expect(choice).toMatchObject({ do: 'stop', message: expect.stringContaining('resume: never') });
      expect(choice).toMatchObject({ message: expect.stringContaining('resume: fresh-if-stuck') });
    },
  );

  test.each(['broken, or under another key', 'unanswered'] as const)('%s names state-key too', (name) => {
    for (const mode of ['auto', 'force'] as const)
      expect(choose(FINDINGS[name], mode)).toMatchObject({ message: expect.stringContaining('state-key') });
  });
});

const RUN: FoundRun = {
  status: 'paused',
  isOwnKey: false,
  isSameRun: true,
  differs: [],
  isBudgetUsedUp: false,
  mode: 'auto',
};

describe('a checkpoint that is the newest', () => {
  test.each<[string, Partial<FoundRun>, string]>([
    ['finished, all the same', { status: 'completed' }, 'give-again'],
    ['finished, another input', { status: 'completed', differs: ['input'] }, 'fresh!'],
    ['finished, another model', { status: 'completed', differs: ['model'] }, 'fresh!'],
    ['finished, own key, a re-run', { status: 'completed', isOwnKey: true }, 'give-again'],
    ['finished, own key, another run', { status: 'completed', isOwnKey: true, isSameRun: false }, 'fresh'],
    ['paused', {}, 'resume'],
    ['paused, another input', { differs: ['input'] }, 'fresh!'],
    ['paused, another workflow', { differs: ['workflow'] }, 'fresh!'],
    ['paused, another model', { differs: ['model'] }, 'resume'],
    ['paused, own key, another run', { isOwnKey: true, isSameRun: false }, 'resume'],
    [
      'paused, own key, another run and input',
      { isOwnKey: true, isSameRun: false, differs: ['input'] },
      'resume!',
    ],
    ['budget used up', { status: 'budget_exceeded', isBudgetUsedUp: true }, 'resume'],
    [
      'budget used up, fresh-if-stuck',
      { status: 'budget_exceeded', isBudgetUsedUp: true, mode: 'fresh-if-stuck' },
      'fresh!',
    ],
    ['budget raised, fresh-if-stuck', { status: 'budget_exceeded', mode: 'fresh-if-stuck' }, 'resume'],
  ])('%s', (_, given, does) => {
    const use = useOf({ ...RUN, ...given });
    const notes = use.do !== 'give-again' && use.notice !== null;
    expect(`${use.do}${notes ? '!' : ''}`).toBe(does);
  });
});
