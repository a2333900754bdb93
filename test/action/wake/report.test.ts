import { expect, test } from '@jest/globals';
import { doneText, tickSummary } from '../../../src/action/wake/report.js';
import type { Done, Looked } from '../../../src/action/wake/tick.js';

const AT = Date.parse('2026-11-22T12:00:00.250Z');
const about = { requests: 7, urlOf: (id: string) => `https://example.org/runs/${id}` };

const looked = (done: Done, due: string | null = null): Looked =>
  ({
    parking: {
      header: { run_id: '5' },
      record: { workflow: 'wf|x', status: 'asking', why: 'a question', due },
      wakes: 3,
    },
    done,
  }) as unknown as Looked;

test.each<[Done, string]>([
  [{ kind: 'waits' }, 'waits for a person'],
  [{ kind: 'early', until: AT, isBackingOff: true }, 'next try after 2026-11-22T12:00:00Z'],
  [{ kind: 'early', until: AT, isBackingOff: false }, 'not before 2026-11-22T12:00:00Z'],
  [{ kind: 'stuck' }, 'stuck: not woken any more'],
  [{ kind: 'busy', why: 'queued' }, 'left alone: queued'],
  [{ kind: 'over', why: 'deleted' }, 'over: deleted'],
  [{ kind: 'unknown', why: 'HTTP 502' }, 'not woken, GitHub does not tell how it stands: HTTP 502'],
  [{ kind: 'left', why: 'full' }, 'not woken: full'],
  [{ kind: 'woken', way: 'dispatch' }, 'woken by a dispatch'],
  [{ kind: 'woken', way: 'rerun' }, 'woken: the run is re-run'],
  [{ kind: 'refused', way: 'rerun', why: 'no', button: 'b' }, 'not woken, GitHub refuses: no'],
  [{ kind: 'silent', way: 'rerun', why: 'no' }, 'perhaps woken, GitHub did not answer: no'],
])('of %j people are told "%s"', (done, text) => {
  expect(doneText(looked(done))).toBe(text);
});

test('the summary counts runs, those woken and requests, and has a line for each', () => {
  expect(tickSummary([], about)).toBe('### ⏰ Tick · 0 parked runs, 0 woken · 7 API requests\n');
  const two = tickSummary(
    [looked({ kind: 'woken', way: 'rerun' }), looked({ kind: 'waits' }, new Date(AT).toISOString())],
    about,
  );
  const [head, , names, , first, second, ...rest] = two.split('\n');
  expect(head).toBe('### ⏰ Tick · 2 parked runs, 1 woken · 7 API requests');
  expect(names).toContain('waits for');
  expect(first).toMatch(
    /\[5\]\(https:\/\/example\.org\/runs\/5\) wf\S+x \| asking\S+ a question \| – \| 3 \| woken/,
  );
  expect(second).toMatch(/\| \S+00Z \| 3 \| waits for a person/);
  expect(rest).toEqual(['']);
});

test('of more than GitHub shows the rest is counted', () => {
  const many = (count: number) =>
    tickSummary(
      Array.from({ length: count }, () => looked({ kind: 'waits' })),
      about,
    );
  expect(many(1)).toContain('1 parked run,');
  expect(many(300).match(/waits for a person/g)).toHaveLength(300);
  expect(many(300)).not.toContain('more');
  expect(many(302).match(/waits for a person/g)).toHaveLength(300);
  expect(many(302)).toMatch(/\n\n… and 2 more\n$/);
});
