import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { LoggedEvent } from '../../src/core/events.js';
import { contextOf } from '../../src/core/graph/record.js';
import { ChildProcesses } from '../../src/process/child-process.js';
import type { RunEnd } from '../../src/runtime/conduct.js';
import { readGraphRecord } from '../../src/runtime/graph/history.js';
import { resumeRun } from '../../src/runtime/launch.js';
import { StopControl } from '../../src/runtime/stop.js';
import { journalPath } from '../../src/store/journal.js';
import { runPaths } from '../../src/store/run-folder.js';
import { readStateFile } from '../../src/store/state-file.js';
import { resultText } from '../../src/store/texts.js';
import { readEvents } from '../../src/store/transcript.js';
import { openWorkflow } from '../../src/workflow/open.js';
import { around, type Reply, ScriptedAgent } from '../support/engine.js';

// Files that earlier raymonds have left (test/fixtures/compat): today's loads, reads and resumes them.

const FIXTURES = join(dirname(dirname(fileURLToPath(import.meta.url))), 'fixtures', 'compat');

let folder: string;
let events: LoggedEvent[];
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'raymond-compat-')));
  events = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The project as the earlier raymond left it, elsewhere. */
function place(fixture: string, runId: string) {
  cpSync(join(FIXTURES, fixture), folder, { recursive: true });
  mkdirSync(join(folder, '.git'));
  const paths = runPaths(join(folder, '.raymond', 'state'), runId);
  for (const path of [paths.state, paths.events]) mkdirSync(dirname(path), { recursive: true });
  copyFileSync(join(folder, 'state.json'), paths.state);
  copyFileSync(join(folder, 'events.jsonl'), paths.events);
  // Since version 2.
  const [journal, texts] = [join(folder, 'state.journal'), join(folder, 'texts')];
  if (existsSync(journal)) copyFileSync(journal, journalPath(paths.state));
  if (existsSync(texts)) cpSync(texts, join(paths.folder, 'texts'), { recursive: true });
  return paths;
}

function resume(runId: string, text: string, replies: Record<string, Reply>): Promise<RunEnd> {
  const lab = { folder, events, stop: new StopControl(), children: new ChildProcesses() };
  return resumeRun(
    {
      runId,
      openWorkflow: (path) => openWorkflow(path),
      budgetUsd: undefined,
      launch: (stored) => stored,
      acceptChanges: false,
      freshSession: false,
      answers: [{ askId: undefined, text }],
    },
    around(lab, new ScriptedAgent(replies), {}),
  );
}

const typesOf = (list: readonly LoggedEvent[]) => [...new Set(list.map(({ type }) => type))].sort();

/** Delivered by an agent that version 1 was not asked to keep. */
const BULK = 'b'.repeat(70_000);

describe.each(['v1', 'v2'])('version %s: a folder of prompts', (version) => {
  const isFirst = version === 'v1';

  test('its state is loaded whole', async () => {
    const paths = place(`${version}/prompts`, 'old');
    const run = await readStateFile(paths.state);
    const [main, hold, broken] = run.agents;
    const { main_bulk4: bulk, ...results } = run.results;
    expect([results, run.metadata]).toEqual([{ main_work2: 'worked' }, { pr: '7' }]);
    expect(resultText(paths.folder, bulk)).toBe(isFirst ? '' : BULK);
    expect(main?.stack).toMatchObject([{ state: 'SUM.md', cwd: '/project' }]);
    expect(main?.ask).toMatchObject({ kind: 'question', question: 'Which colour?', next: 'REVIEW.md' });
    expect(hold?.turn).toMatchObject({ id: '2', state: 'HOLD.sh', kind: 'script', attempt: 1 });
    // What version 1 wrote and then lost when it read it.
    expect(hold?.variables).toEqual({ prototype: 'one' });
    expect([broken?.status, broken?.error?.code]).toEqual(['failed', 'SCRIPT_FAILED']);
  });

  test('its log is read', async () => {
    const read = await readEvents(place(`${version}/prompts`, 'old').events);
    const length = isFirst ? 34 : 43;
    expect(read.map(({ seq }) => seq)).toEqual(Array.from({ length }, (_, index) => index + 1));
    expect(typesOf(read)).toEqual([
      'agent_ended',
      'agent_failed',
      'asked',
      'cost',
      'forked',
      'outcome',
      'output',
      'run_started',
      'state_started',
      'transition',
      'turn_started',
    ]);
  });

  test('it is resumed and ends', async () => {
    const { folder: files } = place(`${version}/prompts`, 'old');
    const replies = { REVIEW: '<result>reviewed</result>', SUM: '<result>summed</result>' };
    const { run } = await resume('old', 'blue', {
      'REVIEW.md': replies.REVIEW,
      'SUM.md': replies.SUM,
    });
    expect([run.status, run.message]).toEqual(['completed', null]);
    const { main_bulk4: bulk, ...results } = run.results;
    expect(resultText(files, bulk)).toBe(isFirst ? '' : BULK);
    expect(results).toEqual({
      main: 'summed',
      main_hold1: 'held',
      main_work2: 'worked',
      main_break3: 'mended',
    });
    const started = events.flatMap((event) => (event.type === 'state_started' ? [event] : []));
    expect(started.find(({ state }) => state === 'REVIEW.md')?.input).toBe('blue');
    expect(started.find(({ state }) => state === 'SUM.md')?.input).toBe('reviewed');
  });
});

describe.each(['v1', 'v2'])('version %s: a state graph', (version) => {
  test('its state is loaded whole', async () => {
    const run = await readStateFile(place(`${version}/graph`, 'graph').state);
    expect(run.agents).toMatchObject([
      {
        variables: { ticket: 'T-1', workflow: 'main', colour: 'blue' },
        visits: { measure: 2, code: 2, review: 1 },
        visits_before: { code: 1 },
        pending_result: 'painted T-1',
        turn: { id: '6', state: 'review', accounted: true },
        ask: { kind: 'approval', next: 'review' },
      },
    ]);
  });

  test('its log adds up to its history', async () => {
    const context = contextOf(await readGraphRecord(place(`${version}/graph`, 'graph')));
    expect(context.vars).toEqual({ ticket: 'T-1', workflow: 'main', colour: 'blue' });
    expect(context.stateHistory.map(({ state }) => state)).toEqual([
      ...['outer', 'measure', 'code', 'measure', 'code', 'review'],
    ]);
    expect(context.stateHistory.at(-1)?.meta).toMatchObject({ approval: { question: 'Is T-1 fine?' } });
  });

  test('it is resumed and ends, and does not do its work again', async () => {
    place(`${version}/graph`, 'graph');
    const { run } = await resume('graph', 'approve: nice', {});
    expect([run.status, run.results.main, run.message]).toEqual(['completed', 'shipped T-1', null]);
    const started = events.flatMap((event) => (event.type === 'turn_started' ? [event.state] : []));
    expect(started).toEqual(['done']);
  });
});
