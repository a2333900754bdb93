// One bundle serves both steps, so that the toolkit is in the repository once; `post-step.ts` starts it with the word
// `post`.

// What the toolkit's libraries use of Node's past is no news for who reads the job's log.
process.noDeprecation = true;

await (process.argv[2] === 'post' ? import('./post.js') : import('./main.js'));
