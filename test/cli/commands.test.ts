import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { COMMAND_NAMES, COMMANDS, flagsOf } from '../../src/cli/commands.js';
import { FLAG_ENTRIES, FLAG_GROUPS, FLAGS } from '../../src/cli/flags.js';
import { choicesNamed, dashedName, LAUNCH_DEFAULTS } from '../../src/core/launch.js';

const TABLE = readFileSync('src/cli/commands.ts', 'utf8');

test.each(COMMAND_NAMES)('%s is called by its name, and loads the code of that name', async (name) => {
  expect(COMMANDS[name].usage.split(' ')[0]).toBe(name);
  expect((await COMMANDS[name].load()).name).toBe(`${name}Command`);
});

test('each file of a command has its row', () => {
  const files = readdirSync('src/cli/commands').map((file) => file.replace('.ts', ''));
  // Is loaded by `resume` where it is given a workflow.
  const commands = files.filter((file) => file !== 'resume-workflow');
  expect(commands.sort()).toEqual([...COMMAND_NAMES].sort());
});

test('each flag is of a command, and stands once in its row and below one heading', () => {
  const used = new Set(COMMAND_NAMES.flatMap((name) => flagsOf(name).map(([flag]) => flag)));
  expect(FLAG_ENTRIES.map(([flag]) => flag).filter((flag) => !used.has(flag))).toEqual([]);
  const lists = [...COMMAND_NAMES.map((name) => COMMANDS[name].flags), Object.values(FLAG_GROUPS).flat()];
  for (const list of lists) expect([...new Set(list)]).toEqual(list);
});

test('the table loads no command before it is called for', () => {
  const [before] = TABLE.split('export const COMMANDS');
  expect(before?.match(/from '(.*)'/g)).toEqual(["from './flags.js'", "from './parse.js'"]);
  expect(before).toContain('import type { ParsedLine }');
  expect(TABLE.match(/await import\('\.\/commands\//g)).toHaveLength(COMMAND_NAMES.length);
});

test('each choice of a run but its budget has a flag of its name, and is what that says', () => {
  const choices = Object.keys(LAUNCH_DEFAULTS).filter((name) => name !== 'budget_usd');
  const values = Object.fromEntries(choices.map((name) => [dashedName(name), `said of ${name}`]));
  expect(Object.keys(FLAGS)).toEqual(expect.arrayContaining(Object.keys(values)));
  expect(choicesNamed(values)).toEqual(Object.fromEntries(choices.map((name) => [name, `said of ${name}`])));
  expect(choicesNamed({ 'max-steps': 7, agent: null })).toEqual({ agent: null, max_steps: 7 });
});
