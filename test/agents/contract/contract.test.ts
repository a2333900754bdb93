import { AGENT_CLI_NAMES, type AgentCliName } from '../../../src/core/agent-clis.js';
import { claudeStage } from './claude-stage.js';
import { contract } from './contract.js';
import { copilotStage } from './copilot-stage.js';
import { replayStage } from './replay-stage.js';
import type { OpenStage } from './stage.js';

/** A CLI without a stage is a type error. `test/e2e/contract.test.ts` has the real ones play the same. */
const STAGES: Readonly<Record<AgentCliName, OpenStage>> = {
  claude: claudeStage,
  copilot: copilotStage,
  replay: replayStage,
};

for (const name of AGENT_CLI_NAMES) contract(name, STAGES[name]);
