import { errorText } from '../core/errors.js';
import { listenTo } from './job.js';
import { postJob } from './post-job.js';

const listener = listenTo(process.env);
try {
  await postJob(listener);
} catch (error) {
  // What `main` has come to stands: post only keeps it.
  listener.voice.warning(errorText(error));
}
process.exit();
