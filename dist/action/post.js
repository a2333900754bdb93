// dist/action/post.js, which the build takes as it is, without a bundle: as a rule there is nothing to do, and then
// nothing else is loaded (spec 4.9).
/** There is a run, and `main` has not come to its end; or it could not put a question where people see it. */
const { STATE_kept: kept = '', STATE_settled: settled, STATE_unasked: unasked } = process.env;
if (kept !== '' && (settled !== 'true' || unasked === 'true')) {
    process.argv[2] = 'post';
    await import('./index.js');
}
export {};
