// One bundle serves both steps, so that the toolkit is in the repository once: dist/action/post.js, which the
// build writes, starts it with the word `post`.
if (process.argv[2] === 'post') await import('./post.js');
else await import('./main.js');
