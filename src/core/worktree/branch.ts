/**
 * The branch of a worker with a work tree of its own (spec 7.3): `raymond/<run_id>/<agent_id>`. Run ids may hold
 * what a ref cannot: a dot at a name's beginning or end, two of them, `.lock`.
 */
export function branchOf(runId: string, agentId: string): string {
  return ['raymond', runId, agentId].map(asRefName).join('/');
}

function asRefName(name: string): string {
  return name
    .replace(/[^A-Za-z0-9._-]/g, '-')
    .replace(/\.(?=\.)/g, '-')
    .replace(/^\.|\.$/g, '-')
    .replace(/\.lock$/, '-lock');
}
