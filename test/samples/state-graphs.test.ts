import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { GRAPH_SCHEMA, STATE_SCHEMAS } from '../../src/workflow/graph/schema.js';
import { bundle } from '../cli/bundle.js';

// The examples of docs/state-graphs.md, in one folder and in their order: a block that names a file is that
// file, `$ …` in a console block is run, and what follows is its standard output. Then the sample project.
let folder: string;
let bin: string;
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'raymond-graph-docs-')));
  bin = join(folder, 'bin');
  mkdirSync(bin);
  writeFileSync(join(bin, 'raymond'), `#!/bin/sh\nexec "${process.execPath}" "${bundle()}" "$@"\n`);
  chmodSync(join(bin, 'raymond'), 0o755);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function shell(line: string, cwd: string) {
  const { PATH, HOME } = process.env;
  const env = { PATH: `${bin}:${PATH}`, HOME: HOME ?? folder };
  const { status, stdout, stderr } = spawnSync('sh', ['-c', line], { cwd, env, encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('docs/state-graphs.md', () => {
  const project = join(folder, 'docs');
  mkdirSync(join(project, '.git'), { recursive: true });
  const page = readFileSync(resolve('docs/state-graphs.md'), 'utf8');
  const blocks = [...page.matchAll(/^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm)];
  const wrong: unknown[] = [];
  let commands = 0;
  for (const [, language, file, text = ''] of blocks) {
    if (file !== undefined) {
      mkdirSync(dirname(join(project, file)), { recursive: true });
      writeFileSync(join(project, file), text);
    }
    if (language !== 'console') continue;
    for (const [, line = '', expected] of text.matchAll(/^\$ (.*)\n((?:(?!\$ ).*\n)*)/gm)) {
      commands += 1;
      const ran = shell(line, project);
      if (ran.stdout.replace(/ +$/gm, '').trimEnd() !== expected?.trimEnd()) wrong.push({ line, ...ran });
    }
  }
  expect(wrong).toEqual([]);
  expect(commands).toBeGreaterThan(10);
}, 120_000);

test('every field is in an example of docs/state-graphs.md', () => {
  const page = readFileSync(resolve('docs/state-graphs.md'), 'utf8');
  const files = [...page.matchAll(/^```yaml (\S+)\n([\s\S]*?)^```$/gm)].map(([, file, text]) => ({
    file: file!,
    data: parse(text!, { merge: true }) as Record<string, unknown>,
  }));
  const graphs = files.filter(({ data }) => Object.hasOwn(data, 'states'));
  const shown = new Set(graphs.flatMap(({ data }) => fieldsIn(data)));
  const missing = fieldsOf(GRAPH_SCHEMA as never, '').filter((field) => !shown.has(field));
  for (const [type, schema] of Object.entries(STATE_SCHEMAS))
    missing.push(...fieldsOf(schema as never, `${type}.`).filter((field) => !shown.has(field)));
  // What holds for all types is shown for one of them.
  const common = missing.filter((field) => {
    const [type = '', ...path] = field.split('.');
    const others = Object.keys(STATE_SCHEMAS).filter((each) => each !== type);
    return !others.some((other) => shown.has([other, ...path].join('.')));
  });
  expect(common).toEqual([]);
  // Each of them is run, or is a part of one that is.
  const commands = [...page.matchAll(/^\$ .*$/gm)].join('\n');
  const notRun = graphs.filter(
    ({ file, data }) => 'initial' in data && !commands.includes(`run ${dirname(file)}`),
  );
  expect(notRun.map(({ file }) => file)).toEqual([]);
});

interface Schema {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly wrapped?: Schema;
  readonly item?: Schema;
  readonly value?: Schema;
  readonly options?: readonly Schema[];
}

/** `command.output.tail`, `inputs.name`: all that the language itself names. */
function fieldsOf(schema: Schema, at: string): string[] {
  const inner = [schema.wrapped, schema.item, schema.value, ...(schema.options ?? [])];
  const own = Object.entries(schema.entries ?? {}).flatMap(([key, value]) =>
    key === 'states' ? [] : [`${at}${key}`, ...fieldsOf(value, `${at}${key}.`)],
  );
  return [...own, ...inner.flatMap((each) => (each === undefined ? [] : fieldsOf(each, at)))];
}

function fieldsIn(data: Readonly<Record<string, unknown>>): string[] {
  const { states, ...top } = data;
  const paths = (value: unknown, at: string): string[] => {
    if (Array.isArray(value)) return value.flat().flatMap((item) => paths(item, at));
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) => {
      const field = `${at}${key}`;
      // Names of agents are the user's own.
      const below = key === 'teach' ? Object.values(inner as object) : inner;
      return [field, ...paths(below, `${field}.`)];
    });
  };
  const all = Object.values(states as Record<string, { type: string }>);
  return [...paths(top, ''), ...all.flatMap((state) => paths(state, `${state.type}.`))];
}

describe('workflows/raili-ticket', () => {
  const run = 'raymond run .raili/main --agent replay --recording recording --var ticket_id=';

  test('takes a ticket to a person, who agrees', () => {
    const project = join(folder, 'ticket');
    cpSync(resolve('workflows/raili-ticket'), project, { recursive: true });
    mkdirSync(join(project, '.git'));
    const parked = shell(`${run}T-1 --run-id t`, project);
    expect(parked.status).toBe(3);
    expect(parked.stderr).toContain(
      'start → fetch → analyze → (code → build → build.syntax → build.test → review) ×2 → decide → ask',
    );
    expect(parked.stderr).toContain('reminder 1  INVALID_TRANSITION');
    const { status, stdout } = shell('raymond resume t --answer approve -q', project);
    expect([status, stdout]).toEqual([0, 'Greet people by their name is ready to ship\n']);
    expect(readFileSync(join(project, '.raili', 'learnings', 'coder.md'), 'utf8')).toMatch(
      /^- \[.*\] \[output:review\] look at what happens without arguments, too\n$/,
    );
  });

  test('ends with exit code 1 where there is no ticket', () => {
    const project = join(folder, 'no-ticket');
    cpSync(resolve('workflows/raili-ticket'), project, { recursive: true });
    mkdirSync(join(project, '.git'));
    const { status, stderr } = shell(`${run}T-9 -q`, project);
    expect([status, stderr]).toEqual([1, expect.stringContaining('no_ticket')]);
  });
});
