import { describe, expect, test } from '@jest/globals';
import {
  chooseResume,
  type FoundRun,
  type Resume,
  type ResumeFinding,
  useOf,
} from '../../../src/action/resume/choose.js';
import { remediesOf } from '../../../src/action/resume/remedies.js';

const FIRST: ResumeFinding = {
  kind: 'none',
  isRerun: false,
  hasBegun: false,
  mayBeHidden: true,
  named: null,
};
const RERUN = { ...FIRST, isRerun: true, hasBegun: true } as const;
const FINDINGS = {
  found: { kind: 'found' },
  'none, on a first attempt': FIRST,
  'none, on a re-run whose store is the cache': { ...RERUN, mayBeHidden: false },
  'none, on a re-run whose store is the artifact': RERUN,
  'none, on a re-run whose step has never begun': { ...RERUN, hasBegun: false },
  'none of the run that is named': { ...FIRST, named: '7' },
  old: { kind: 'old', why: 'It is old.' },
  'broken, or under another key': { kind: 'broken', why: 'It does not open.' },
  'more than may be looked at': { kind: 'flooded', why: 'There are 200.', names: ['raymond-v2-abc-1001-1-'] },
  'of this run, under another key': { kind: 'other_key', why: 'It is sealed under another key.' },
  unanswered: { kind: 'unanswered', why: 'The cache did not answer.' },
  diverged: { kind: 'diverged', why: 'Two went on.' },
  collision: { kind: 'collision', why: 'Give each a `run-key`, in a new run.' },
} as const satisfies Record<string, ResumeFinding>;

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
  'none, on a re-run whose step has never begun': {
    auto: 'fresh!',
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
  'more than may be looked at': { auto: 'stop', never: 'fresh', force: 'stop', 'fresh-if-stuck': 'fresh!' },
  'of this run, under another key': {
    auto: 'stop',
    never: 'fresh',
    force: 'stop',
    'fresh-if-stuck': 'fresh!',
  },
  unanswered: { auto: 'stop', never: 'fresh', force: 'stop', 'fresh-if-stuck': 'fresh!' },
  diverged: { auto: 'stop', never: 'fresh', force: 'stop', 'fresh-if-stuck': 'fresh!' },
  collision: { auto: 'stop', never: 'stop', force: 'stop', 'fresh-if-stuck': 'stop' },
};

const ROWS = Object.entries(TABLE).flatMap(([name, row]) =>
  Object.entries(row).map(([mode, does]) => [name, mode, does] as const),
);

const WHO = { resumeRun: null, eventClass: 'trusted', ref: 'refs/heads/main', runId: '1001' } as const;
const PULL = { ...WHO, eventClass: 'untrusted', ref: 'refs/pull/7/merge' } as const;
const OURS = remediesOf(WHO);

describe('resume: the truth table', () => {
  test.each(ROWS)('%s, %s: %s', (name, mode, does) => {
    const choice = chooseResume(FINDINGS[name as keyof typeof FINDINGS], mode as Resume, OURS);
    const warns = choice.do !== 'stop' && choice.warning !== null;
    expect(`${choice.do}${warns ? '!' : ''}`).toBe(does);
  });

  const stops = ROWS.filter(([, , does]) => does === 'stop');
  test.each(
    [OURS, remediesOf({ ...WHO, resumeRun: '7' }), remediesOf(PULL)].flatMap((ways) =>
      stops.map(([name, mode]) => [name, mode, ways] as const),
    ),
  )(
    'where %s stops with %s, the message names what a re-run can do, or what takes a new run',
    (name, mode, ways) => {
      const finding: ResumeFinding = FINDINGS[name as keyof typeof FINDINGS];
      const choice = chooseResume(finding, mode as Resume, ways);
      const message = choice.do === 'stop' ? choice.message : '';
      expect(message).toMatch(/re-run the failed jobs|`resume-run|new run/i);
      expect(message).not.toMatch(/ {2}|\bnull\b|undefined/);
    },
  );

  test('no dispatch is named where none may go on with the run: it is a pull request’s', () => {
    const messages = stops.map(([name, mode]) =>
      chooseResume(FINDINGS[name as keyof typeof FINDINGS], mode as Resume, remediesOf(PULL)),
    );
    expect(JSON.stringify(messages)).not.toContain('Run workflow');
    expect(OURS.force).toContain('`resume-run: 1001` and `resume: force`');
  });

  test('a key is named where something does not open, and not where nobody has answered', () => {
    const named = (name: 'broken, or under another key' | 'unanswered') =>
      JSON.stringify(chooseResume(FINDINGS[name], 'auto', OURS)).includes('state-key');
    expect([named('broken, or under another key'), named('unanswered')]).toEqual([true, false]);
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
