import fc from 'fast-check';

/**
 * What all random choices of the tests follow from: the properties' cases, the points at which runs are killed,
 * the mutated workflows. The same in every `npm test`, so that a red one is red again; another one each night
 * (.github/workflows/nightly.yml), which prints it: `TEST_SEED=… npm test` repeats it.
 */
export const SEED = Number(process.env.TEST_SEED ?? 20_261_121);
if (!Number.isInteger(SEED)) throw new Error(`TEST_SEED must be a whole number: ${process.env.TEST_SEED}`);

fc.configureGlobal({ seed: SEED });
