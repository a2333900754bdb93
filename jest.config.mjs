// Two projects: `unit` is the whole of `npm test`; `e2e` needs the agent CLIs that
// test/e2e/agents/install.mjs installs and is run by `npm run test:e2e`. `testTimeout` is there to end what hangs:
// it is far more than any test needs, on a busy machine too, and no unit test asserts a time.
const shared = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  // Sources import each other as './x.js', as Node wants it after compilation.
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'es6' } },
    ],
  },
  globalSetup: '<rootDir>/test/support/own-home.mjs',
  setupFiles: ['<rootDir>/test/support/seed.ts'],
  modulePathIgnorePatterns: ['<rootDir>/lib/', '<rootDir>/dist/', '/test/e2e/agents/.*/node_modules/'],
};

export default {
  // Jest heeds it here alone, not in a project.
  testTimeout: 120_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/test/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/e2e/'],
    },
    {
      ...shared,
      displayName: 'e2e',
      testMatch: ['<rootDir>/test/e2e/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/'],
      setupFilesAfterEnv: ['<rootDir>/test/support/e2e-timeout.ts'],
    },
  ],
};
