import { afterEach, describe, expect, test } from '@jest/globals';
import { ScriptedAgent, type Taken } from '../../support/engine.js';
import { GraphLab } from '../../support/graph-lab.js';
import { told } from '../../support/result-schemas.js';

// Spec 7.4 in state graphs: an agent state's output is JSON that fits, and that is what is stored and handed on.

const SCHEMA = '{ type: object, properties: { lines: { type: integer } }, required: [lines] }';
const FILES = { '.raili/agent-registry.json': '{"judge":{"path":"judge.md"}}', 'judge.md': 'Rules.' };
const OUTPUT = '.raili/main/outputs/ask.latest.md';

let lab: GraphLab;
afterEach(() => lab.remove());

function graph(routing: string, more = '', top = ''): GraphLab {
  lab = new GraphLab(
    `initial: ask\n${top}states:\n  ask:\n    type: agent\n    agent: judge\n    output: { store: true }\n    result_schema: ${SCHEMA}\n    ${routing}\n  done: { type: engine }\n${more}`,
    FILES,
  );
  return lab;
}
const saying = (...replies: string[]) =>
  new ScriptedAgent({ ask: () => replies.shift() ?? 'nothing is left' });
const remindersOf = ({ events }: GraphLab): string[] =>
  events.flatMap((event) => (event.type === 'reminder' ? [event.text] : []));

describe('an agent state with a schema', () => {
  test('is reminded until its message fits; the JSON is stored without spaces, and is the result', async () => {
    graph('continue: done');
    const agent = saying('I counted.', '{"lines": "three"}', '```json\n{ "lines": 3, "1": 0 }\n```');
    const { run } = await lab.run({ agent });
    expect([run.status, run.results.main]).toEqual(['completed', '{"lines":3,"1":0}']);
    expect(lab.read(OUTPUT)).toBe('{"lines":3,"1":0}\n');
    expect(remindersOf(lab).map((text) => told(text)[0]?.pointer)).toEqual(['', '/lines']);
    // What an engine state ends with has not been checked for the run.
    expect(run.typed).toBeUndefined();
  });

  test('that is routed by a key gives both, and is reminded of both', async () => {
    graph('transitions: { ready: done }');
    const agent = saying('{"lines": 1}\nredy', '{"lines": "1"}\nready', '{"lines": 1}\n\nREADY\n');
    const { run } = await lab.run({ agent });
    expect([run.status, run.results.main]).toEqual(['completed', '{"lines":1}']);
    const [key, json] = remindersOf(lab);
    expect(key).toMatch(/redy[\s\S]*ready\nAhead of it, give all of the JSON again\./);
    expect(told(json ?? '')).toEqual([{ pointer: '/lines', expectation: 'must be integer' }]);
    expect(json).toContain('last line that is one of these words and nothing else:\nready');
  });

  test('with a marker has the JSON below it', async () => {
    graph('continue: done');
    lab.write(
      '.raili/main/workflow.yaml',
      lab.read('.raili/main/workflow.yaml').replace('store: true', 'store: true, marker: "RESULT:"'),
    );
    const { run } = await lab.run({
      agent: saying('I counted.\nRESULT: {"lines": "x"}', 'RESULT: {"lines": 2}'),
    });
    expect(run.results.main).toBe('{"lines":2}');
    expect(remindersOf(lab)[0]).toContain('It stands below "RESULT:".');
  });

  test('that never fits fails with RESULT_INVALID, or leads to the error state', async () => {
    graph('continue: done');
    const { run } = await lab.run({ agent: saying('a', 'b', 'c', 'd') });
    expect([run.status, run.reason, lab.has(OUTPUT)]).toEqual(['failed', 'RESULT_INVALID', false]);
  });

  test('that is the last one makes the result a typed one, whole however long it is', async () => {
    graph('max_visits: 3');
    const long = JSON.stringify({ lines: 1, text: 'x'.repeat(150_000) });
    const { run } = await lab.run({ agent: saying(long) });
    expect([run.typed, run.status]).toEqual([true, 'completed']);
    expect(lab.read(OUTPUT)).toBe(`${long}\n`);
  });
});

describe("the workflow's schema", () => {
  const TOP = 'result_schema: { type: object, required: [total] }\n';

  test('is for the state that the run ends with, which is reminded', async () => {
    graph('max_visits: 3', '', TOP);
    const { run } = await lab.run({ agent: saying('{"lines": 1}', '{"lines": 1, "total": 2}') });
    expect([run.results.main, run.typed]).toEqual(['{"lines":1,"total":2}', true]);
  });

  test('fails a run whose last output is none that fits', async () => {
    graph('continue: done', '', TOP);
    const { run } = await lab.run({ agent: saying('{"lines": 1}') });
    expect([run.status, run.reason]).toEqual(['failed', 'RESULT_INVALID']);
    expect(run.message).toContain("'total'");
  });

  test('takes the output of a command', async () => {
    lab = new GraphLab(
      `initial: count\n${TOP}states:\n  count: { type: command, command: 'echo "{ \\"total\\": 3 }"' }\n`,
      FILES,
    );
    const { run } = await lab.run({ agent: new ScriptedAgent({ ask: (_: Taken) => '' }) });
    expect([run.results.main, run.typed]).toEqual(['{"total":3}', true]);
  });
});
