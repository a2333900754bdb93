// Runs jest for one mutant after the other, as it is told to by scripts/mutate.mjs. A process of its own, since a
// mutant may loop for ever and can only be killed then.
import { createRequire } from 'node:module';

const { runCLI } = createRequire(createRequire(import.meta.url).resolve('jest'))('@jest/core');

process.on('disconnect', () => process.exit());

process.on('message', async ({ root, config, testTimeout, tests }) => {
  const { results } = await runCLI(
    {
      config: JSON.stringify(config),
      rootDir: root,
      runInBand: true,
      silent: true,
      reporters: [],
      watchman: false,
      testTimeout,
      _: tests,
      $0: 'mutate',
    },
    [root],
  );
  const failed = results.testResults.flatMap(({ testFilePath, testResults, failureMessage }) => {
    const first = testResults.find(({ status }) => status === 'failed');
    if (first !== undefined) return [{ file: testFilePath, name: first.fullName }];
    return failureMessage ? [{ file: testFilePath, name: 'the file cannot be loaded' }] : [];
  });
  process.send({ passed: results.numPassedTests, killer: failed[0] ?? null });
});
