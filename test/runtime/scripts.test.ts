import { afterEach, describe, expect, test } from '@jest/globals';
import { type Lab, lab as openLab, ScriptedAgent } from '../support/engine.js';

let lab: Lab;
afterEach(() => lab?.remove());
const nobody = new ScriptedAgent({});

const warnings = (): string[] =>
  lab.events.flatMap((event) => (event.type === 'warning' ? [event.message] : []));

describe('[T:fork-variables] bare names of fork variables (adversary D8)', () => {
  const START = `echo '<fork next="END" issue="7" yarn_yarn_path="/evil" HOME="/evil">WORK</fork>'`;
  const END = 'echo "<result>end</result>"';
  const tell = (names: string): string => `${names}
echo "<result>\${issue-unset} \${yarn_yarn_path-unset} \${HOME-unset} $RAYMOND_VAR_ISSUE $RAYMOND_VAR_HOME</result>"`;
  const told = async (names: string): Promise<string | undefined> => {
    lab = openLab({ 'START.sh': START, 'END.sh': END, 'WORK.sh': tell(names) });
    const environment = { PATH: process.env.PATH, HOME: '/home/us' };
    const { run } = await lab.run(nobody, { around: { environment } });
    return run.results.main_work1;
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
