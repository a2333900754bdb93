import { beforeAll } from '@jest/globals';
import { contract } from '../agents/contract/contract.js';
import { packageOf, REAL_CLI_NAMES, realStage } from '../support/real-stage.js';
import { install } from './agents/install.mjs';

beforeAll(() => {
  for (const name of REAL_CLI_NAMES) install(packageOf(name));
}, 300_000);

// The cases of test/agents/contract, with the real programs and a model API on this machine.
for (const name of REAL_CLI_NAMES) contract(name, realStage(name));
