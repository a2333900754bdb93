import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { at, E2eLab, INSTALL_TIMEOUT_MS, installClaude, prompt, VERSIONS } from '../support/e2e-lab.js';

beforeAll(installClaude, INSTALL_TIMEOUT_MS);

let lab: E2eLab;
afterEach(() => lab.close());

const CUT = { text: '<result>cut', stopReason: 'max_tokens', usage: { input: 1000, output: 128_000 } };

// Spec 3.7: it never passes by itself, so nobody pays for a second attempt.
describe.each(VERSIONS)('an answer longer than the model may write, Claude Code %s', (claude) => {
  test('is one attempt, whose message begins with why and what to do', async () => {
    lab = await E2eLab.open({ '1_START.md': prompt('START') }, { claude });
    lab.api.reply(at('START'), [CUT, CUT, CUT, CUT, CUT, CUT, CUT, CUT]);
    const { exitCode, report } = await lab.run(['--model', 'sonnet', '--budget', '100']);
    expect([exitCode, report.status, report.reason]).toEqual([1, 'failed', 'OUTPUT_LIMIT']);
    expect(report.message).toMatch(/^The answer is longer than the model may write in one turn \(/);
    expect(report.message).toContain('CLAUDE_CODE_MAX_OUTPUT_TOKENS');
    expect(lab.eventsOf('retry')).toEqual([]);
    expect(lab.api.turns()).toHaveLength(4);
  });

  test('where the budget ends first it is told first, and the reason is the budget', async () => {
    lab = await E2eLab.open({ '1_START.md': prompt('START') }, { claude });
    lab.api.reply(at('START'), [CUT, CUT, CUT, CUT, CUT, CUT, CUT, CUT]);
    const { exitCode, report } = await lab.run(['--model', 'sonnet', '--budget', '3']);
    expect([exitCode, report.status, report.reason]).toEqual([5, 'budget_exceeded', 'BUDGET']);
    expect(report.message).toMatch(/^The answer is longer than the model may write in one turn/);
    expect(lab.api.turns().length).toBeLessThanOrEqual(4);
  });
});
