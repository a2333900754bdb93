import * as core from '@actions/core';
import { errorText } from '../core/errors.js';
import { postJob } from './post-job.js';

try {
  await postJob();
} catch (error) {
  // What `main` has come to stands: post only keeps it.
  core.warning(errorText(error));
}
process.exit();
