// Are the rules about resume, run state and money held by their tests? Changes them in small ways, one at a time,
// and runs the unit tests around each change: a mutant that no test notices is a rule that nothing holds.
//
//   npm run mutate [-- PART-OF-A-FILE-NAME …]     exits 1 where a folder is below 90 %; survivors are listed
//
// Works in a copy of src/ and test/; needs some minutes. What does not compile is no mutant: the compiler sees it.
import { execFileSync, fork } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import jestConfig from '../jest.config.mjs';
import { EQUIVALENT } from './mutation/equivalent.mjs';
import { ratesByFolder } from './mutation/folders.mjs';
import { mutantsOf } from './mutation/mutants.mjs';

/**
 * What is mutated, a file or a folder with all in it, and the tests that judge it: those around it, not whole runs. A
 * file with a line of its own is not judged by its folder's.
 */
const JUDGES = {
  'action/ask/checks.ts': ['action/ask/checks'],
  'action/guard': ['action/guard/people', 'action/guard/gate'],
  'action/guard/checkout.ts': ['action/guard/checkout', 'action/guard/imports'],
  'action/guard/event-head.ts': ['action/guard/trust'],
  'action/guard/file-commands.ts': ['action/guard/file-commands'],
  'action/guard/head.ts': ['action/guard/head'],
  'action/guard/trust.ts': ['action/guard/trust'],
  'action/wake/at-work.ts': ['action/wake/github'],
  'action/wake/by-comment.ts': ['action/wake/by-comment', 'action/wake/go-on'],
  'action/wake/by-input.ts': ['action/wake/by-input'],
  'action/wake/find.ts': ['action/wake/github'],
  'action/wake/go-on.ts': ['action/wake/go-on'],
  'action/wake/leave.ts': ['action/wake/leave', 'action/wake/parked-table'],
  'action/wake/plan.ts': ['action/wake/plan'],
  'action/wake/records.ts': ['action/wake/leave', 'action/wake/github'],
  'action/wake/store.ts': ['action/wake/store'],
  'action/wake/tick.ts': ['action/wake/tick', 'action/wake/github'],
  'action/wake/wake-run.ts': ['action/wake/github'],
  'core/agents.ts': ['core/agents', 'core/step.test'],
  'core/answer.ts': ['core/answer'],
  'core/budget.ts': ['core/budget', 'core/changes.properties'],
  'core/change.ts': ['core/agents', 'core/change.test', 'core/changes.properties', 'core/turns'],
  'core/fan-out': ['core/fan-out/outcome', 'core/fan-out'],
  'core/join': ['core/join'],
  'core/life.ts': ['core/life'],
  'core/safe-record.ts': ['core/run-schema'],
  'core/own-value.ts': ['core/agents', 'core/visits'],
  'core/parked.ts': ['core/parked', 'core/go-on'],
  'core/run-schema.ts': ['core/run-schema'],
  'core/sessions.ts': ['core/sessions'],
  'core/state/agent-positions.ts': ['core/agents', 'core/state'],
  'core/state/growing.ts': ['core/state', 'core/changes.properties'],
  'core/state/run-changes.ts': ['core/state', 'core/changes.properties', 'store/journal'],
  'core/step.ts': ['core/step'],
  'core/turns.ts': ['core/turns'],
  'core/visits.ts': ['core/visits'],
  'runtime/stop.ts': ['runtime/stop'],
  'runtime/turns/after-failure.ts': ['runtime/turns/after-failure'],
  'runtime/turns/retry.ts': ['runtime/turns/retry'],
  'store/journal.ts': ['store/journal'],
  'workflow/lint': [
    'workflow/lint/conditions',
    'workflow/lint/fixtures',
    'workflow/lint/texts',
    'workflow/lint/start',
  ],
  'workflow/lint/bash.ts': ['workflow/lint/bash'],
  'workflow/lint/lint.ts': [
    'workflow/lint/containers',
    'workflow/lint/fixtures',
    'workflow/lint/start',
    'workflow/lint/conditions',
    'workflow/lint/mistakes',
  ],
  'workflow/lint/linted.ts': ['workflow/lint/conditions', 'workflow/lint/containers'],
  'workflow/lint/reach.ts': ['workflow/lint/reach', 'workflow/lint/conditions'],
  'workflow/lint/shell-commands.ts': ['workflow/lint/shell-commands'],
  'workflow/lint/wrong-names.ts': [
    'workflow/lint/texts',
    'workflow/lint/conditions',
    'workflow/lint/mistakes',
  ],
};

/** Their names begin with the rule that they are of. */
const TESTS_OF_RULES = ['workflow/lint/conditions', 'workflow/lint/fixtures'];
/** What several rules have in common. */
const RULES_OF = {
  'workflow/lint/agent-words.ts': 'unknown-tool|unknown-effort|setting-unsupported|bad-value',
  'workflow/lint/foreign-config.ts': 'foreign-config',
  'workflow/lint/wrong-names.ts': '(missing|path-in|ambiguous)-\\w+',
};

function rulesOf(file) {
  return file.includes('/rules/') ? basename(file, '.ts') : RULES_OF[file];
}

/** Of each folder by itself: well-held rules do not make up for others. */
const MIN_KILLED = 0.9;
/** A test of a mutant that waits for what never comes. */
const TEST_TIMEOUT_MS = 10_000;
/** A mutant that has not been judged by then loops for ever. */
const JUDGE_TIMEOUT_MS = 45_000;
const MAX_MUTANTS_OF_A_JUDGE = 50;

const home = dirname(dirname(fileURLToPath(import.meta.url)));
const copy = mkdtempSync(join(tmpdir(), 'raymond-mutation-'));

function copySources() {
  for (const name of ['src', 'test', 'tsconfig.json', 'package.json']) {
    const filter = (path) => !/\/e2e(?:\/|$)/.test(relative(home, path));
    cpSync(join(home, name), join(copy, name), { recursive: true, filter });
  }
  symlinkSync(join(home, 'node_modules'), join(copy, 'node_modules'));
}

/** The lines of tsc's output that name an error, by file. */
function typeErrors(...options) {
  const tsc = join(home, 'node_modules', '.bin', 'tsc');
  const lenient = ['--noUnusedLocals', 'false', '--noUnusedParameters', 'false'];
  try {
    execFileSync(tsc, ['--noEmit', '-p', join(copy, 'tsconfig.json'), ...lenient, ...options], {
      encoding: 'utf8',
      maxBuffer: 1 << 30,
    });
    return new Set();
  } catch (error) {
    const places = [...error.stdout.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, file]) => file);
    if (places.length === 0) throw new Error(error.stdout || error.message);
    return new Set(places.map((file) => relative(copy, join(process.cwd(), file))));
  }
}

/** Leaves out the mutants that do not compile: all at once, each as a file beside the one it is made of. */
function compiling(mutants) {
  const names = mutants.map(({ file }, index) => join('src', file.replace(/\.ts$/, `.mutant-${index}.ts`)));
  for (const [index, { source }] of mutants.entries()) writeFileSync(join(copy, names[index]), source);
  const wrong = typeErrors();
  for (const name of names) rmSync(join(copy, name));
  return mutants.filter((_, index) => !wrong.has(names[index]));
}

/** Puts a mutant where its file is, lets `use` look at it, and puts the file back. */
async function withMutant({ file, source }, use) {
  const path = join(copy, 'src', file);
  const original = readFileSync(path);
  writeFileSync(path, source);
  try {
    return await use();
  } finally {
    writeFileSync(path, original);
  }
}

class Judge {
  child = null;
  asked = 0;
  errors = '';

  start() {
    const child = fork(join(home, 'scripts', 'mutation', 'judge.mjs'), [], {
      execArgv: ['--experimental-vm-modules', '--no-warnings'],
      // Tests that write durably are much faster in memory.
      env: { ...process.env, ...(existsSync('/dev/shm') && { TMPDIR: '/dev/shm' }) },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    child.stderr.on('data', (chunk) => {
      this.errors += chunk;
    });
    return child;
  }

  /** The first test that fails, or null; for a mutant that loops for ever, that. Of tests with a name, those alone. */
  async ask(tests, testNamePattern) {
    // Modules that were loaded for a mutant are never let go.
    if (this.asked % MAX_MUTANTS_OF_A_JUDGE === 0) this.end();
    this.asked += 1;
    this.child ??= this.start();
    const { child } = this;
    const [project] = jestConfig.projects;
    const testEnvironment = join(home, 'scripts', 'mutation', 'first-failure.mjs');
    const config = { ...project, testEnvironment, rootDir: copy };
    child.send({
      root: copy,
      config,
      testTimeout: TEST_TIMEOUT_MS,
      testNamePattern,
      tests: tests.map((name) => join(copy, 'test', name)),
    });
    return new Promise((resolve, reject) => {
      const settle = (answer) => {
        clearTimeout(timer);
        child.removeAllListeners();
        resolve(answer);
      };
      const timer = setTimeout(() => {
        this.end();
        settle({ passed: 0, killer: { file: '', name: 'loops for ever' } });
      }, JUDGE_TIMEOUT_MS);
      child.once('message', settle);
      child.once('exit', (code, signal) => {
        this.end();
        // A mutant that takes all memory ends its judge so; whatever else ends one says nothing of the mutant.
        if (signal === 'SIGABRT') settle({ passed: 0, killer: { file: '', name: 'takes all memory' } });
        else {
          clearTimeout(timer);
          reject(new Error(`the judge has ended with ${code ?? signal}: ${this.errors}`));
        }
      });
    });
  }

  end() {
    this.child?.removeAllListeners('exit');
    this.child?.kill('SIGKILL');
    this.child = null;
  }
}

function isEquivalent(mutant) {
  return EQUIVALENT.find(
    ({ file, line, change }) =>
      file === mutant.file && mutant.text.includes(line) && change === mutant.change,
  );
}

function told({ file, line, change }, verdict) {
  return `${`src/${file}:${line}`.padEnd(36)} ${change.padEnd(72)} ${verdict}`;
}

/**
 * What the tests say of a mutant. Those first that have killed the most of its file's, since the first failure ends a
 * run; and of a lint rule's mutants those that are named after the rule, which are quick.
 */
async function judged(judge, { file, tests }, kills) {
  const killers = [...(kills.get(file) ?? [])].sort(([, a], [, b]) => b - a).map(([name]) => name);
  const ordered = [...killers, ...tests];
  const rules = rulesOf(file);
  const own = rules === undefined ? null : await judge.ask(TESTS_OF_RULES, `^(?:${rules}) `);
  return own?.killer ? own : judge.ask(ordered);
}

/** The files of an entry, each with its folder, by which it is counted, and its tests. */
function filesOf([name, tests]) {
  if (name.endsWith('.ts')) return [{ file: name, folder: dirname(name), tests }];
  return readdirSync(join(home, 'src', name), { recursive: true })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => ({ file: `${name}/${file}`, folder: name, tests }))
    .filter(({ file }) => JUDGES[file] === undefined)
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}

async function main(parts) {
  const files = Object.entries(JUDGES)
    .flatMap(filesOf)
    .filter(({ file }) => parts.length === 0 || parts.some((part) => file.includes(part)));
  if (files.length === 0) throw new Error(`no file that is judged has ${parts.join(' or ')} in its name`);
  copySources();
  const made = files.flatMap(({ file, ...rest }) =>
    mutantsOf(readFileSync(join(copy, 'src', file), 'utf8')).map((mutant) => ({ file, ...rest, ...mutant })),
  );
  const mutants = compiling(made);
  console.log(
    `${made.length} mutants of ${files.length} files, ${made.length - mutants.length} do not compile`,
  );
  const judge = new Judge();
  const verdicts = [];
  const kills = new Map();
  const note = (mutant, kind, words) => {
    verdicts.push({ ...mutant, kind });
    if (words !== undefined) console.log(told(mutant, words));
  };
  try {
    for (const tests of new Set(files.map(({ tests }) => tests))) {
      const { passed, killer } = await judge.ask(tests);
      if (killer !== null || passed === 0)
        throw new Error(`${tests.join(', ')}, with nothing changed: ${killer?.name ?? 'no tests'}`);
    }
    for (const mutant of mutants) {
      const { killer } = await withMutant(mutant, () => judged(judge, mutant, kills));
      const equivalent = isEquivalent(mutant);
      if (killer?.file) {
        const ofFile = kills.get(mutant.file) ?? new Map();
        const name = relative(join(copy, 'test'), killer.file);
        kills.set(mutant.file, ofFile.set(name, (ofFile.get(name) ?? 0) + 1));
      }
      if (killer !== null)
        note(mutant, 'killed', `killed by ${relative(join(copy, 'test'), killer.file)}: ${killer.name}`);
      // Who imports it may not compile.
      else if ((await withMutant(mutant, () => typeErrors())).size > 0) note(mutant, 'uncompiled');
      else if (equivalent !== undefined) note(mutant, 'equivalent', `equivalent: ${equivalent.why}`);
      else note(mutant, 'survived', 'SURVIVED');
    }
  } finally {
    judge.end();
    rmSync(copy, { recursive: true, force: true });
  }
  console.log();
  const rates = ratesByFolder(verdicts);
  for (const { folder, killed, survived, equivalent, uncompiled, rate } of rates)
    console.log(
      `src/${folder.padEnd(20)} killed ${killed}, survived ${survived}: ${(rate * 100).toFixed(1)} % (equivalent: ${equivalent}, refused where they are imported: ${uncompiled})`,
    );
  const below = rates.filter(({ rate }) => rate < MIN_KILLED);
  if (below.length === 0) return;
  console.log(`below ${MIN_KILLED * 100} %: ${below.map(({ folder }) => folder).join(', ')}`);
  process.exitCode = 1;
}

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    rmSync(copy, { recursive: true, force: true });
    process.exit(1);
  });
await main(process.argv.slice(2));
