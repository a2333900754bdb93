import { afterEach, expect, test } from '@jest/globals';
import { environmentOf } from '../../src/runtime/agent-clis.js';
import { type Lab, lab as openLab, ScriptedAgent } from '../support/engine.js';

let lab: Lab | undefined;
afterEach(() => lab?.remove());

test("the manifest's environment is there for scripts and agents, filled in with what they see anyway", async () => {
  lab = openLab({
    'workflow.yaml': 'environment: { GREETING: "hi ${WHO}${RAYMOND_STATE_KEY}", RAYMOND_STATE: no }',
    'START.sh': 'echo "<goto input=\'$GREETING, $RAYMOND_STATE\'>END</goto>"',
    'END.md': '{{input}}',
  });
  const agent = new ScriptedAgent({ 'END.md': '<result>x</result>' });
  const environment = { ...process.env, WHO: 'you', RAYMOND_STATE_KEY: 'secret' };
  await lab.run(agent, { around: { environment } });
  expect(agent.turns[0]?.prompt).toBe('hi you, START.sh');
  expect(agent.turns[0]?.request.env).toMatchObject({ GREETING: 'hi you', RAYMOND_STATE: 'END.md' });
});

test('it gives nobody what no child may ever have', () => {
  const options = { parent: { GITHUB_TOKEN: 't' }, mode: 'allow-list', allow: [] } as const;
  const { env } = environmentOf('script', options, { GITHUB_ENV: '/x', A: '${GITHUB_TOKEN}', B: 'b' });
  expect(env).toMatchObject({ A: '', B: 'b' });
  expect(env.GITHUB_ENV).toBeUndefined();
});
