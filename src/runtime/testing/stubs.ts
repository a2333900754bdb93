import { UsageError } from '../../core/errors.js';
import { stateName } from '../../core/map/workflow-map.js';
import type { Expectations } from '../../core/testing/expectations.js';
import type { Workflow } from '../../workflow/parts/workflow.js';
import type { TestCase } from './cases.js';
import type { ScriptPlace, ScriptStub } from './scripts.js';

/** Which script states are not run, as the command line says it: `CHECK`, `CHECK=what it writes`, `all`. */
export type StubNames = readonly string[];

type Stubs = Readonly<Record<string, readonly ScriptStub[]>>;

/**
 * The stub of a script's visit. Null when the script is run for real. `AGENT/STATE` goes before `STATE`, and the last
 * stub holds for all further visits.
 */
export function stubFor(stubs: Stubs, { agent, state, visit }: ScriptPlace): ScriptStub | null {
  const key = [`${agent}/${state}`, state].find((each) => Object.hasOwn(stubs, each));
  const visits = key === undefined ? [] : (stubs[key] ?? []);
  return visits[visit - 1] ?? visits.at(-1) ?? null;
}

/**
 * Adds the stubs that the command line names to a case's own. What they write is given there, or else taken from the
 * run that the case is from, or from the case's expectations.
 * @throws UsageError for a name that is no script of the workflow, or of which nobody says what it writes
 */
export function stubsOf(
  { setup, scripts, expect }: Pick<TestCase, 'setup' | 'scripts' | 'expect'>,
  names: StubNames,
  workflow: Workflow,
): Stubs {
  const known = scriptStates(workflow);
  const stubs: Record<string, readonly ScriptStub[]> = {};
  for (const name of Object.keys(setup.stubs)) checkName(name.split('/').at(-1)!, known, 'stub_scripts');
  for (const given of names) {
    const [name = '', ...text] = given.split('=');
    if (name === 'all' && text.length === 0) {
      for (const state of known)
        Object.assign(stubs, known.size === 0 ? {} : (found(state, scripts, expect) ?? {}));
      continue;
    }
    checkName(name, known, '--stub-scripts');
    if (text.length > 0) stubs[name] = [{ stdout: text.join('=') }];
    else if (setup.stubs[name] === undefined) {
      const known = found(name, scripts, expect);
      if (known === null)
        throw new UsageError(
          `--stub-scripts ${name}: nobody says what it writes. Give it as ${name}=TEXT, or in test.yaml: stub_scripts: { ${name}: "<goto>…</goto>" }.`,
        );
      Object.assign(stubs, known);
    }
  }
  return { ...stubs, ...setup.stubs };
}

function scriptStates(workflow: Workflow): ReadonlySet<string> {
  const states = workflow.states.filter((name) => {
    const state = workflow.state(name);
    return (
      state.kind === 'script' || (state.kind === 'graph' && ['script', 'command'].includes(state.state.type))
    );
  });
  return new Set(states.map(stateName));
}

function checkName(name: string, known: ReadonlySet<string>, where: string): void {
  if (known.has(name)) return;
  const list = known.size === 0 ? 'the workflow has none' : `there is ${[...known].join(', ')}`;
  throw new UsageError(`${where}: ${name} is no script of the workflow; ${list}.`);
}

function found(state: string, scripts: Stubs, { paths, transitions }: Expectations): Stubs | null {
  const recorded = Object.entries(scripts).filter(([key]) => key.endsWith(`/${state}`));
  if (recorded.length > 0) return Object.fromEntries(recorded);
  const expected = Object.entries(paths ?? {}).flatMap(([agent, path]): [string, ScriptStub[]][] => {
    const taken = transitions?.[agent] ?? [];
    const visits = path.flatMap((each, at) => (each === state && taken[at] !== undefined ? [taken[at]] : []));
    return visits.length === 0
      ? []
      : [[`${agent}/${state}`, visits.map((text) => ({ stdout: written(text) }))]];
  });
  return expected.length === 0 ? null : Object.fromEntries(expected);
}

/** `call REVIEW return=SPLIT` as the tag that it is short for. */
function written(transition: string): string {
  const [tag = '', ...parts] = transition.split(' ');
  const named = parts.filter((part) => part.includes('=')).map((part) => part.split('=') as [string, string]);
  const attributes = named.map(([name, value]) => ` ${name}="${value}"`).join('');
  const targets = parts.filter((part) => !part.includes('='));
  return (targets.length === 0 ? [''] : targets)
    .map((target) => `<${tag}${attributes}>${target}</${tag}>`)
    .join('\n');
}
