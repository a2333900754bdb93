import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { ChildProcesses } from '../../src/process/child-process.js';
import type { ChildHandle, ProcessOptions } from '../../src/process/handle.js';
import { type Lab, lab as openLab, ScriptedAgent } from '../support/engine.js';

let lab: Lab;
afterEach(() => lab?.remove());
const nobody = new ScriptedAgent({});

/** A process that was killed stays on the list until its parent asks for it. */
function lives(pid: number): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

const warnings = (): string[] =>
  lab.events.flatMap((event) => (event.type === 'warning' ? [event.message] : []));

describe('[T:fork-variables] bare names of fork variables (adversary D8)', () => {
  const START = `echo '<fork next="END" issue="7" yarn_yarn_path="/evil" HOME="/evil">WORK</fork>'`;
  const END = 'echo "<result>end</result>"';
  const tell = (names: string): string => `${names}
echo "<result>\${issue-unset} \${yarn_yarn_path-unset} \${HOME-unset} $RAYMOND_VAR_ISSUE $RAYMOND_VAR_HOME</result>"`;
  const told = async (names: string): Promise<string> => {
    lab = openLab({ 'START.sh': START, 'END.sh': END, 'WORK.sh': tell(names) });
    const environment = { PATH: process.env.PATH, HOME: '/home/us' };
    const { run } = await lab.run(nobody, { around: { environment } });
    return String(run.results.main_work1);
  };

  test('a script that lists none sees none', async () => {
    expect(await told('# nothing')).toBe('unset unset /home/us 7 /evil');
    expect(warnings()).toEqual([]);
  });

  test('one that lists some sees those, but for what its environment has already, which is told', async () => {
    expect(await told('# raymond: vars=issue,HOME,absent')).toBe('7 unset /home/us 7 /evil');
    expect(warnings()).toEqual([expect.stringMatching(/WORK\.sh lists the variable HOME, .*already/)]);
  });
});

describe('a script that writes more than a transition could hide in', () => {
  test('to standard output: it is ended at once, and what it wrote is not kept in memory (adversary D14)', async () => {
    lab = openLab({ 'START.sh': 'yes 0123456789012345678901234567890123456789' });
    const { run } = await lab.run(nobody);
    expect(run).toMatchObject({ status: 'failed', reason: 'SCRIPT_FAILED' });
    expect(run.message).toMatch(/START\.sh wrote more than 64 MiB/);
  });

  test('to RAYMOND_OUTPUT: the same limit, and the file is not read', async () => {
    lab = openLab({ 'START.sh': 'truncate -s 200M "$RAYMOND_OUTPUT"' });
    const { run } = await lab.run(nobody);
    expect(run).toMatchObject({ status: 'failed', reason: 'SCRIPT_FAILED' });
    expect(run.message).toMatch(/START\.sh: its RAYMOND_OUTPUT holds more than 64 MiB/);
  });
});

describe('a RAYMOND_OUTPUT that is no file of its own (adversary D14)', () => {
  test.each([
    ['a named pipe', 'mkfifo "$RAYMOND_OUTPUT"', /is a named pipe/],
    ['a folder', 'mkdir "$RAYMOND_OUTPUT"; touch "$RAYMOND_OUTPUT/x"', /is a folder/],
    [
      'a link',
      'echo "<result>linked</result>" > ../o; ln -s "$PWD/../o" "$RAYMOND_OUTPUT"',
      /is a symbolic link/,
    ],
    ['a link to nowhere', 'ln -s /nowhere "$RAYMOND_OUTPUT"', /is a symbolic link/],
    ['a link to a device', 'ln -s /dev/zero "$RAYMOND_OUTPUT"', /is a symbolic link/],
  ])('%s fails the script, at once and in plain words', async (_, command, problem) => {
    lab = openLab({ 'START.sh': `${command}\necho '<result>x</result>'` });
    const { run } = await lab.run(nobody);
    expect(run).toMatchObject({ status: 'failed', reason: 'SCRIPT_FAILED', results: {} });
    expect(run.message).toMatch(problem);
    // Another try begins with nothing there.
    writeFileSync(join(lab.folder, 'wf', 'START.sh'), "echo '<result>mended</result>' > $RAYMOND_OUTPUT");
    expect((await lab.resume(nobody, { acceptChanges: true })).run.results).toEqual({ main: 'mended' });
  });

  test('one whose folder was replaced is not read', async () => {
    lab = openLab({
      'START.sh':
        'd=$(dirname "$RAYMOND_OUTPUT"); rm -r "$d"; mkdir ../o; ln -s "$PWD/../o" "$d"; echo "<result>x</result>" > "$RAYMOND_OUTPUT"',
    });
    const { run } = await lab.run(nobody);
    expect(run).toMatchObject({
      reason: 'SCRIPT_FAILED',
      message: expect.stringMatching(/has been replaced/),
    });
  });

  (process.getuid?.() === 0 ? test : test.skip)("another user's is not read", async () => {
    lab = openLab({
      'START.sh': 'echo "<result>x</result>" > "$RAYMOND_OUTPUT"; chown 12345 "$RAYMOND_OUTPUT"',
    });
    const { run } = await lab.run(nobody);
    expect(run).toMatchObject({ reason: 'SCRIPT_FAILED', message: expect.stringMatching(/user 12345/) });
  });

  test('one that was moved there is read; its folder is of that turn, for nobody else, and is gone after it', async () => {
    const look = 'stat -c %a "$(dirname "$RAYMOND_OUTPUT")"; dirname "$RAYMOND_OUTPUT"';
    lab = openLab({
      'START.sh': `(${look}) >> seen; echo "<goto>B</goto>" > draft; mv draft "$RAYMOND_OUTPUT"`,
      'B.sh': `(${look}) >> seen; echo "<result>$RAYMOND_OUTPUT</result>"`,
    });
    const { run } = await lab.run(nobody);
    const [mode, first = '', , second = ''] = readFileSync(join(lab.folder, 'seen'), 'utf8').split('\n');
    expect([run.status, mode, first === second]).toEqual(['completed', '700', false]);
    expect([first, second].map((each) => each.startsWith(lab.folder) || existsSync(each))).toEqual([
      false,
      false,
    ]);
  });

  test('a file that is absent, empty or blank is no output: standard output counts', async () => {
    lab = openLab({
      'START.sh': 'echo > "$RAYMOND_OUTPUT"; echo "<goto>B</goto>"',
      'B.sh': 'echo "<result>x</result>"',
    });
    expect((await lab.run(nobody)).run.results).toEqual({ main: 'x' });
  });
});

describe('max_time: seconds on the wall clock, whatever is printed (spec 3.7)', () => {
  test('ends a script that keeps writing, and what it has started', async () => {
    lab = openLab({
      'START.sh': `# raymond: max_time=0.3 timeout=600
sleep 600 &
echo $! > helper
while :; do echo tick; sleep 0.02; done`,
    });
    const { run } = await lab.run(nobody);
    expect(run).toMatchObject({ status: 'failed', reason: 'MAX_TIME' });
    expect(run.message).toMatch(
      /START\.sh took longer than its max_time of 0\.3 s and was ended.\n(.*\n)*tick/,
    );
    const helper = Number(readFileSync(join(lab.folder, 'helper'), 'utf8'));
    const until = Date.now() + 10_000;
    while (lives(helper) && Date.now() < until) await new Promise((next) => setImmediate(next));
    expect(lives(helper)).toBe(false);
  });

  test('leaves one alone that is done in time', async () => {
    lab = openLab({ 'START.sh': '# raymond: max_time=600\necho "<result>x</result>"' });
    expect((await lab.run(nobody)).run.results).toEqual({ main: 'x' });
  });

  test('of a document state stands beside it', async () => {
    lab = openLab({});
    writeFileSync(
      join(lab.folder, 'wf.yaml'),
      'states:\n  START:\n    max_time: 0.1\n    sh: while :; do echo tick; sleep 0.02; done\n',
    );
    const { run } = await lab.run(nobody, { workflow: 'wf.yaml' });
    expect(run).toMatchObject({ status: 'failed', reason: 'MAX_TIME' });
  });

  test("ends an agent's turn; the session is gone on with, as after a silence, and then the agent fails", async () => {
    const agent = new ScriptedAgent({ 'START.md': { hang: true, grows: 1 } });
    lab = openLab({ 'START.md': '---\nmax_time: 0.05\n---\nwork' });
    const { run } = await lab.run(agent);
    expect(run).toMatchObject({ status: 'failed', reason: 'MAX_TIME' });
    expect(run.message).toMatch(/START\.md took longer than its max_time of 0\.05 s.* \(3 attempts; /);
    expect(agent.turns.map(({ session }) => session.kind)).toEqual(['fresh', 'resume', 'resume']);
    const outcomes = lab.events.flatMap((event) => (event.type === 'outcome' ? [event.result] : []));
    expect(outcomes).toEqual(Array(3).fill(expect.objectContaining({ kind: 'failure', code: 'MAX_TIME' })));
  });

  test('a turn that a person interrupts has not taken too long', async () => {
    lab = openLab({ 'START.md': '---\nmax_time: 600\n---\nwork' });
    const agent = new ScriptedAgent({
      'START.md': () => {
        lab.stop.stop({ mode: 'interrupt', status: 'paused', reason: 'INTERRUPTED', message: 'stop' });
        return { hang: true };
      },
    });
    expect((await lab.run(agent)).run).toMatchObject({ status: 'paused', reason: 'INTERRUPTED' });
  });
});

describe("a machine that has no process or file to spare at a script's start", () => {
  class Busy extends ChildProcesses {
    constructor(
      private readonly code: string,
      private times: number,
    ) {
      super();
    }
    override startScript(options: ProcessOptions): ChildHandle {
      if (this.times === 0) return super.startScript(options);
      this.times -= 1;
      const spawnError = Object.assign(new Error(`spawn bash ${this.code}`), { code: this.code });
      return {
        ...{ pid: undefined, write: () => {}, endStdin: () => {}, stop: () => {} },
        done: Promise.resolve({ exitCode: null, signal: null, spawnError }),
      };
    }
  }
  const start = async (children: ChildProcesses) => {
    lab = openLab({ 'START.sh': 'echo "<result>x</result>"' });
    return (await lab.run(nobody, { around: { children } })).run;
  };

  test.each(['EAGAIN', 'EMFILE', 'ENFILE', 'ENOMEM'])(
    '%s: it is tried again, and that is told',
    async (code) => {
      expect((await start(new Busy(code, 2))).results).toEqual({ main: 'x' });
      const retries = lab.events.flatMap((event) => (event.type === 'retry' ? [event] : []));
      expect(retries).toEqual([
        expect.objectContaining({ attempt: 2, message: expect.stringContaining(code) }),
        expect.objectContaining({ attempt: 3 }),
      ]);
    },
  );

  test('not without end', async () => {
    const run = await start(new Busy('EAGAIN', 1000));
    expect(run).toMatchObject({ status: 'failed', reason: 'SCRIPT_FAILED' });
    expect(run.message).toMatch(/START\.sh could not be started: spawn bash EAGAIN/);
  });

  test('what will not get better is not tried again', async () => {
    expect((await start(new Busy('ENOENT', 1))).status).toBe('failed');
    expect(lab.events.some(({ type }) => type === 'retry')).toBe(false);
  });
});
