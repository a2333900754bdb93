import { runJob } from './run-job.js';

await runJob(process.env);
// Dangling sockets of the toolkit hold the process for seconds: it is ended when all is said (spec 4.9).
process.exit();
