// Runs jest for one mutant after the other, as it is told to by scripts/mutate.mjs. A process of its own, since a
// mutant may loop for ever and can only be killed then.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { failures } from './first-failure.mjs';
import { order } from './in-order.mjs';

const { runCLI } = createRequire(createRequire(import.meta.url).resolve('jest'))('@jest/core');

process.on('disconnect', () => process.exit());

process.on('message', async ({ root, config, testTimeout, testNamePattern, tests }) => {
  failures.hasFailed = false;
  order.splice(0, order.length, ...tests);
  const { results } = await runCLI(
    {
      config: JSON.stringify(config),
      rootDir: root,
      runInBand: true,
      silent: true,
      reporters: [],
      watchman: false,
      testTimeout,
      testNamePattern,
      testSequencer: fileURLToPath(new URL('in-order.mjs', import.meta.url)),
      _: tests,
      $0: 'mutate',
    },
    [root],
  );
  const failed = results.testResults.flatMap(({ testFilePath, testResults, failureMessage }) => {
    const first = testResults.find(({ status }) => status === 'failed');
    if (first !== undefined) return [{ file: testFilePath, name: first.fullName, isTest: true }];
    return failureMessage ? [{ file: testFilePath, name: 'the file cannot be loaded', isTest: false }] : [];
  });
  process.send({
    passed: results.numPassedTests,
    killer: failed.find(({ isTest }) => isTest) ?? failed[0] ?? null,
  });
});
