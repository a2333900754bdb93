/** Names of what is not as it should be. @param {Record<string, boolean>} checks */
export const failed = (checks) => Object.keys(checks).filter((name) => !checks[name]);

/** @param {string} what @param {Record<string, boolean>} checks @param {string} log @throws Error */
export function demand(what, checks, log) {
  const problems = failed(checks);
  if (problems.length > 0) throw new Error(`${log}\n${what}: not so: ${problems.join('; ')}`);
}
