import * as core from '@actions/core';
import { errorText } from '../core/errors.js';
import { OUTPUTS } from './input-table.js';
import { runJob } from './run-job.js';

// Dangling sockets of the toolkit hold the process for seconds: it is ended when all is said (spec 4.9).
try {
  await runJob();
} catch (error) {
  for (const name of Object.keys(OUTPUTS)) core.setOutput(name, '');
  core.setFailed(errorText(error));
}
process.exit();
