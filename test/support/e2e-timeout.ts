import { jest } from '@jest/globals';

// Real agent CLIs on a busy machine: as `testTimeout` in jest.config.mjs, which is one for all projects.
jest.setTimeout(240_000);
