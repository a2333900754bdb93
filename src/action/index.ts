// One bundle serves both steps, so that the toolkit is in the repository once; `post-step.ts` starts it with the word
// `post`.

// What the toolkit's libraries use of Node's past is no news for who reads the job's log.
process.noDeprecation = true;

if (process.argv[2] === 'post') await (await import('./post-job.js')).postStep(process.env);
else await (await import('./main.js')).runJob(process.env);
// Dangling sockets of the toolkit hold the process for seconds: it is ended when all is said (spec 4.9).
process.exit();

export {};
