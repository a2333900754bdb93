// One bundle serves both steps, so that the toolkit is in the repository once: dist/action/post.js, which the
// build writes, starts it with the word `post`.

// What the toolkit's libraries use of Node's past is no news for who reads the job's log.
process.noDeprecation = true;

if (process.argv[2] !== 'post') await import('./main.js');
else if (isLeftToPost()) await import('./post.js');

/** There is a run, and `main` has not come to its end. Asked before anything is loaded: as a rule there is nothing to do. */
function isLeftToPost(): boolean {
  const { STATE_kept: kept = '', STATE_settled: settled } = process.env;
  return kept !== '' && settled !== 'true';
}
