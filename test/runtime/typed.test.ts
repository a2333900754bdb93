import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { createReplayAgent } from '../../src/agents/replay/agent.js';
import { readRecording } from '../../src/agents/replay/files.js';
import { type Lab, lab, ScriptedAgent, type Taken } from '../support/engine.js';
import { isValid, SCHEMAS, told, wrongAnswers } from '../support/result-schemas.js';

// Spec 7.4: a result is JSON that fits a schema, or there is none.

const labs: Lab[] = [];
const made = (files: Record<string, string>): Lab => {
  const one = lab(files);
  labs.push(one);
  return one;
};
afterEach(() => {
  for (const one of labs.splice(0)) one.remove();
});
const remindersOf = ({ events }: Lab): string[] =>
  events.flatMap((event) => (event.type === 'reminder' ? [event.text] : []));

const VERDICT = '{ type: object, properties: { verdict: { enum: [yes, no] } }, required: [verdict] }';
const front = (more: string): string => `---\nresult_schema: ${VERDICT}\n${more}---\nDecide.`;
const resultOf = (text: string): string => `<result>${text}</result>`;

describe('a result that does not fit', () => {
  test.each(['', 'allowed_transitions: [{ tag: result }]\n'])(
    'is reminded of in the same session, and the right one goes on: %j',
    async (policy) => {
      const one = made({ 'START.md': front(policy) });
      const replies = [resultOf('{"verdict":"perhaps"}'), resultOf('```json\n{ "verdict": "yes" }\n```')];
      const agent = new ScriptedAgent({
        'START.md': ({ session }: Taken) => {
          const reply = replies.shift() ?? '';
          return session.kind === 'fresh' || replies.length === 0 ? reply : 'another session';
        },
      });
      const { run } = await one.run(agent);
      expect([run.status, run.results.main, run.typed]).toEqual(['completed', '{"verdict":"yes"}', true]);
      expect(agent.turns[1]?.session).toEqual({ kind: 'resume', id: agent.turns[0]?.session.id });
      expect(told(remindersOf(one)[0] ?? '')).toEqual([
        { pointer: '/verdict', expectation: 'must be equal to one of the allowed values: "yes", "no"' },
      ]);
    },
  );

  test('four times is RESULT_INVALID, nothing is made up, and a resume tries again', async () => {
    const one = made({ 'START.md': front('') });
    const bad = new ScriptedAgent({ 'START.md': resultOf('{"verdict":1}') });
    const { run } = await one.run(bad);
    expect([run.status, run.reason, run.results]).toEqual(['failed', 'RESULT_INVALID', {}]);
    expect(run.message).toContain('/verdict');
    expect(bad.turns).toHaveLength(4);
    const resumed = await one.resume(new ScriptedAgent({ 'START.md': resultOf('{"verdict":"no"}') }));
    expect(resumed.run.results.main).toBe('{"verdict":"no"}');
  });

  test('counts with the other reminders of the visit', async () => {
    const one = made({ 'START.md': front('allowed_transitions: [{ tag: result }]\n') });
    const replies = ['no tag', resultOf('{}'), resultOf('no'), resultOf('{"verdict":"yes"')];
    const { run } = await one.run(new ScriptedAgent({ 'START.md': () => replies.shift() ?? '' }));
    expect([run.reason, replies.length, remindersOf(one).length]).toEqual(['RESULT_INVALID', 0, 3]);
  });

  test.each(['{"verdict":"yes"}', '<goto>NOWHERE</goto>'])(
    'whose repair lacks its tag is reminded in the same count, without a policy too: %s',
    async (answer) => {
      const one = made({ 'START.md': front('') });
      const replies = [resultOf('{"verdict":1}'), answer, answer, resultOf('{"verdict":"yes"}')];
      const { run } = await one.run(new ScriptedAgent({ 'START.md': () => replies.shift() ?? '' }));
      expect([run.status, run.results.main]).toEqual(['completed', '{"verdict":"yes"}']);
      expect(remindersOf(one)).toHaveLength(3);
      for (const text of remindersOf(one)) expect(text).toContain('\n<result>');

      const two = made({ 'START.md': front('') });
      const never = [resultOf('{"verdict":1}')];
      const end = await two.run(new ScriptedAgent({ 'START.md': () => never.shift() ?? answer }));
      expect([end.run.status, remindersOf(two).length]).toEqual(['failed', 3]);
    },
  );

  test('of a script fails it at once, and RAYMOND_OUTPUT is read alike', async () => {
    const script = (line: string): string => `# raymond: result_schema=schema.json\n${line}\n`;
    const schema = '{"type":"array"}';
    const bad = made({ 'START.sh': script("echo '<result>{}</result>'"), 'schema.json': schema });
    const { run } = await bad.run(new ScriptedAgent({}));
    expect([run.status, run.reason]).toEqual(['failed', 'RESULT_INVALID']);
    expect(run.message).toContain('must be array');
    const good = made({
      'START.sh': script('echo "<result>[ 1 ]</result>" > "$RAYMOND_OUTPUT"'),
      'schema.json': schema,
    });
    expect((await good.run(new ScriptedAgent({}))).run.results.main).toBe('[1]');
  });
});

describe("the manifest's schema", () => {
  const manifest = { 'workflow.yaml': 'result_schema: { type: object, required: [ok] }\n' };

  test('is for those who leave the workflow: main and workers, and no subroutine', async () => {
    const one = made({
      ...manifest,
      'START.md': 'start',
      'SUB.md': 'sub',
      'WORK.md': 'work',
      'NEXT.md': 'next {{result}}',
      'END.md': '---\njoin: all\n---\n{{workers_json}}',
    });
    const works = [resultOf('done'), resultOf('{"ok": true}')];
    const agent = new ScriptedAgent({
      'START.md': '<call return="NEXT">SUB</call>',
      'SUB.md': resultOf('free text'),
      'NEXT.md': '<fork next="END">WORK</fork>',
      'WORK.md': () => works.shift() ?? '',
      'END.md': resultOf('{"ok":"all"}'),
    });
    const { run } = await one.run(agent);
    expect(run.results).toEqual({ main: '{"ok":"all"}', main_work1: '{"ok":true}' });
    expect(agent.turns.find(({ state }) => state === 'NEXT.md')?.prompt).toBe('next free text');
    const joined = agent.turns.find(({ state }) => state === 'END.md')?.prompt ?? '[]';
    expect(JSON.parse(joined)).toMatchObject([{ result: '{"ok":true}', result_json: { ok: true } }]);
  });

  test("holds beside the state's own", async () => {
    const one = made({ ...manifest, 'START.md': front('') });
    const replies = [resultOf('{"verdict":"yes"}'), resultOf('{"ok":1,"verdict":"yes"}')];
    const { run } = await one.run(new ScriptedAgent({ 'START.md': () => replies.shift() ?? '' }));
    expect(run.results.main).toBe('{"ok":1,"verdict":"yes"}');
    expect(told(remindersOf(one)[0] ?? '')[0]?.expectation).toContain("'ok'");
  });

  test('a payload that a policy fixes and that does not fit it fails: nobody could answer better', async () => {
    const policy = '---\nallowed_transitions: [{ tag: result, payload: done }]\n---\nx';
    const one = made({ ...manifest, 'START.md': policy });
    const { run } = await one.run(new ScriptedAgent({ 'START.md': 'I am done.' }));
    expect([run.reason, remindersOf(one)]).toEqual(['RESULT_INVALID', []]);
  });
});

describe('what is handed on', () => {
  test('fields of a JSON value are filled in: text as it is, all else as JSON', async () => {
    const one = made({
      'START.md': 'start',
      'SUB.md': front(''),
      'NEXT.md': '{{input.verdict}} {{result.list.0}} {{input.list}} {{input.none}} {{input.verdict.x}}',
      'LAST.md': 'last: {{input}}',
    });
    const agent = new ScriptedAgent({
      'START.md': '<call return="NEXT">SUB</call>',
      'SUB.md': resultOf('{"verdict": "yes", "list": [1, {"a": "b"}]}'),
      'NEXT.md': '<goto input="{{input.verdict}}: {{input.list.1.a}}">LAST</goto>',
      'LAST.md': resultOf('end'),
    });
    await one.run(agent);
    const promptOf = (name: string) => agent.turns.find(({ state }) => state === name)?.prompt;
    expect(promptOf('NEXT.md')).toBe('yes 1 [1,{"a":"b"}] {{input.none}} {{input.verdict.x}}');
    expect(promptOf('LAST.md')).toBe('last: yes: b');
    const unset = one.events.flatMap((event) => (event.type === 'warning' ? [event.message] : []));
    expect(unset).toEqual([
      expect.stringContaining('{{input.none}}'),
      expect.stringContaining('{{input.verdict.x}}'),
    ]);
  });

  test('an untyped result has no value, be it JSON or not', async () => {
    const one = made({ 'START.md': 'start' });
    const { run } = await one.run(new ScriptedAgent({ 'START.md': resultOf('{"a":1}') }));
    expect([run.results.main, run.typed]).toEqual(['{"a":1}', undefined]);
  });

  test('a typed one is still known as such when the state file has been read again', async () => {
    const one = made({ 'START.md': front('') });
    await one.run(new ScriptedAgent({ 'START.md': resultOf('{"verdict":"no"}') }));
    const { run } = await one.resume(new ScriptedAgent({}));
    expect([run.results.main, run.typed]).toEqual(['{"verdict":"no"}', true]);
    const state = readFileSync(join(one.folder, '.raymond/state/r.json'), 'utf8');
    expect(JSON.parse(state)).toMatchObject({ typed: true });
  });
});

/** Replies that were written by hand. */
async function recordingOf(folder: string, replies: object) {
  const path = join(folder, 'recording');
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'replies.yaml'), JSON.stringify(replies));
  return readRecording(path);
}

// Must-show: two hundred wrong answers.
describe.each(SCHEMAS)('$name: twenty wrong answers', (given) => {
  const { schema, valid } = given;
  const right = JSON.stringify(valid[0]);
  const wrong = wrongAnswers(given);
  const text = JSON.stringify(schema);

  test('of a recording: none is accepted, each reminder names pointer and expectation', async () => {
    // Two wrong answers in each visit, and the right one.
    const visits: string[][] = [];
    for (let at = 0; at < wrong.length; at += 2)
      visits.push([...wrong.slice(at, at + 2).map(({ payload }) => resultOf(payload)), resultOf(right)]);
    const again = '<call return="AGAIN">TYPED</call>';
    const one = made({
      'START.md': 'start',
      'TYPED.md': `---\nresult_schema: ${text}\n---\nx`,
      'AGAIN.md': 'again',
    });
    const recording = await recordingOf(one.folder, {
      START: [again],
      TYPED: visits,
      AGAIN: [...visits.slice(1).map(() => again), resultOf('end')],
    });
    const { run } = await one.run(createReplayAgent({ recording, strict: true }));
    expect([run.status, run.results.main]).toEqual(['completed', 'end']);
    const reminders = remindersOf(one);
    expect(reminders).toHaveLength(wrong.length);
    for (const [index, { payload, pointers }] of wrong.entries()) {
      const named = told(reminders[index] ?? '');
      expect(named.length).toBeGreaterThan(0);
      expect(named.length).toBeLessThan(6);
      for (const { expectation } of named) expect(expectation).toMatch(/must|schema is false/);
      if (pointers === undefined) continue;
      expect([payload, named.some(({ pointer }) => pointers.has(pointer))]).toEqual([payload, true]);
    }
    const results = one.events.flatMap((event) =>
      event.type === 'transition' && event.transition.tag === 'result' && event.state === 'TYPED.md'
        ? [event.transition.payload]
        : [],
    );
    expect(results).toHaveLength(visits.length);
    for (const result of results) expect([result, isValid(schema, result)]).toEqual([result, true]);
  });

  test('of scripts: each fails at once', async () => {
    const script = (index: number): string =>
      `# raymond: result_schema=schema.json\ncat "$RAYMOND_WORKFLOW_DIR/_${index}.txt"\n`;
    const fork = wrong.map((_, index) => `<fork next="END">S${index}</fork>`).join('');
    const one = made({
      'START.sh': `echo '${fork}'\n`,
      'END.sh': "echo '<result>end</result>'\n",
      'schema.json': text,
      ...Object.fromEntries(wrong.map(({ payload }, index) => [`_${index}.txt`, resultOf(payload)])),
      ...Object.fromEntries(wrong.map((_, index) => [`S${index}.sh`, script(index)])),
    });
    const { run } = await one.run(new ScriptedAgent({}));
    expect([run.status, Object.keys(run.results)]).toEqual(['failed', ['main']]);
    expect(run.agents).toHaveLength(wrong.length);
    for (const [index, { error }] of run.agents.entries()) {
      expect(error?.code).toBe('RESULT_INVALID');
      const [, listed = ''] = /does not fit its schema: (.*)\n/.exec(error?.message ?? '') ?? [];
      const named = told(listed.replace(/^|; /g, '\n- '));
      const pointers = wrong[index]?.pointers;
      expect(named.length).toBeGreaterThan(0);
      if (pointers !== undefined) expect(named.some(({ pointer }) => pointers.has(pointer))).toBe(true);
    }
  });
});
