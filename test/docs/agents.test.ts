import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { AGENT_CLI_NAMES, factsOf } from '../../src/core/agent-clis.js';

test('the table of front matter names every agent that a state can have', () => {
  const page = readFileSync('docs/writing-workflows.md', 'utf8');
  const row = page.split('\n').find((line) => line.startsWith('| `agent` |'));
  // A recording takes the turns of every state, whatever it names.
  const names = AGENT_CLI_NAMES.filter((name) => !factsOf(name)?.capabilities.standsIn);
  for (const name of names) expect(row).toContain(`\`${name}\``);
});
