import { jest } from '@jest/globals';

// Real agent CLIs on a busy machine: as `testTimeout` in jest.config.mjs, which is one for all projects.
jest.setTimeout(240_000 * Number(process.env.RAYMOND_PATIENCE ?? 1));
// They talk to each other over pipes and sockets at their own pace. A test that passes at the second try is told by
// name at the end of .ci/run; one that fails twice has failed.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
