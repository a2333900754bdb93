import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  at,
  E2eLab,
  historyOf,
  INSTALL_TIMEOUT_MS,
  installClaude,
  prompt,
  stateOf,
  VERSIONS,
  type Version,
} from '../support/e2e-lab.js';
import { SEED } from '../support/seed.js';

beforeAll(installClaude, INSTALL_TIMEOUT_MS);

/** So many random workflows a version; more with `WARM_LIKE_COLD=20`. */
const WORKFLOWS = Number(process.env.WARM_LIKE_COLD ?? 1);
const RUN_MS = 90_000;

/** How a state is left. `write`: by a script that writes CLAUDE.md. `bash`: after a `cd` of its tool. */
const STEP = fc.constantFrom('goto', 'goto', 'bash', 'write', 'reset', 'cd', 'call', 'function', 'fork');
const PLAN = fc.array(STEP, { minLength: 4, maxLength: 7 });
type Step = typeof STEP extends fc.Arbitrary<infer S> ? S : never;

/** A chain of states S0, S1 … that are left as the plan says. */
function filesOf(plan: readonly Step[]): Record<string, string> {
  const files: Record<string, string> = {
    '1_START.sh': "echo '<goto>S0</goto>'\n",
    'SIDE.md': prompt('SIDE'),
    [`S${plan.length}.md`]: prompt(`S${plan.length}`),
  };
  for (const [index, step] of plan.entries()) {
    files[`S${index}.md`] = prompt(`S${index}`);
    if (step === 'write')
      files[`WRITE${index}.sh`] = `printf 'RULE-${index}.' > CLAUDE.md\necho '<goto>S${index + 1}</goto>'\n`;
  }
  return files;
}

function answersOf(plan: readonly Step[], lab: E2eLab): void {
  lab.api.reply(at('SIDE'), '<result>side</result>');
  lab.api.reply(at(`S${plan.length}`), '<result>end</result>');
  for (const [index, step] of plan.entries()) {
    const next = `S${index + 1}`;
    const go = `<goto>${next}</goto>`;
    const leave: Record<Step, string> = {
      ...{ goto: go, bash: go, reset: `<reset>${next}</reset>`, cd: `<reset cd="sub">${next}</reset>` },
      write: `<goto>WRITE${index}</goto>`,
      call: `<call return="${next}">SIDE</call>`,
      function: `<function return="${next}">SIDE</function>`,
      fork: `<fork next="${next}">SIDE</fork>`,
    };
    const tool = { name: 'Bash', input: { command: 'mkdir -p sub; pwd; cd sub; pwd', description: 'x' } };
    lab.api.reply(at(`S${index}`), step === 'bash' ? [{ tool }, leave[step]] : leave[step]);
  }
}

/** What the model was asked in a run, each request by what it must not differ in. */
async function requestsOf(plan: readonly Step[], claude: Version, args: readonly string[]) {
  const lab = await E2eLab.open(filesOf(plan), { claude });
  try {
    for (const folder of ['sub', 'sub/sub', 'sub/sub/sub', 'sub/sub/sub/sub'])
      mkdirSync(join(lab.project, folder), { recursive: true });
    answersOf(plan, lab);
    const { exitCode, stderr } = await lab.run([
      '--dangerously-skip-permissions',
      '--concurrency',
      '1',
      ...args,
    ]);
    if (exitCode !== 0) throw new Error(stderr);
    const seen = lab.api.turns().map((turn) => {
      const text = JSON.stringify(turn.messages).replaceAll(lab.folder, '');
      return {
        state: stateOf(turn),
        history: historyOf(turn),
        results: turn.toolResults.map((result) => result.replaceAll(lab.folder, '')),
        directories: [...new Set(text.match(/orking directory: [^\\"]*/g) ?? [])],
        rules: [...new Set(text.match(/RULE-\d+/g) ?? [])],
        tools: [...turn.tools].sort(),
      };
    });
    return seen;
  } finally {
    await lab.close();
  }
}

describe.each(VERSIONS)('spec 6.6, warm is like cold, Claude Code %s', (claude) => {
  test(
    `random workflows ask the same (${WORKFLOWS}), in the same directories; seed ${SEED}`,
    async () => {
      for (const plan of fc.sample(PLAN, { seed: SEED, numRuns: WORKFLOWS })) {
        const cold = await requestsOf(plan, claude, ['--no-warm']);
        const warm = await requestsOf(plan, claude, []);
        expect({ plan, requests: warm }).toEqual({ plan, requests: cold });
      }
    },
    WORKFLOWS * 2 * RUN_MS,
  );
});
