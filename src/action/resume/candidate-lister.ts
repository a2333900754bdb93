import type { ChosenKeys, Header } from '../../checkpoint/seal/index.js';
import type { AskGitHub } from '../../runtime/github/answer.js';
import { realPorts } from '../../runtime/ports.js';
import { type ArtifactReader, artifactReader } from '../../runtime/sealed/artifact-reader.js';
import { type CacheReader, cacheReader } from '../../runtime/sealed/cache-reader.js';
import { NOTHING } from '../checkpoint/attempt-context.js';
import { fallbackOrderOf } from '../checkpoint/save/store-fallback.js';
import { branchNameOf } from '../context.js';
import { type Identity, namesOf } from '../identity/identity.js';
import type { Job } from '../job.js';
import { artifactsOf, type Candidate, cachesOf, type Listing } from './candidates.js';
import { OwnKeyArtifacts } from './earlier-runs.js';
import { Opener } from './fetch.js';
import { type Open, search } from './find.js';

/** Where the checkpoints of a run key are looked for. */
export interface CandidateLister {
  readonly cache: CacheReader | null;
  readonly artifacts: ArtifactReader;
  /** @param open looks into what caches hold, where it says how far back artifacts are asked for; null: as far as may be */
  readonly list: (open?: Open | null) => Promise<Listing>;
  /** What the cache service knows, without asking REST: the newest of the key. */
  readonly near: () => Promise<Listing>;
  /** What has come since. */
  readonly again: () => Promise<Listing>;
  /** Opens what is listed, all together within the limits. @param folder a private one, outside the workspace */
  readonly opener: (folder: string) => Open;
}

export function candidateLister(job: Job, identity: Identity, { keys }: ChosenKeys): CandidateLister {
  const { inputs, environment, context, github } = job;
  const { ask } = github;
  const names = namesOf(identity, keys);
  const store = inputs['state-store'];
  const pause = (ms: number) => realPorts.sleep(ms, new AbortController().signal);
  const cache = store === 'artifact' ? null : cacheReader(environment, context.temp, pause);
  // What is not sealed is kept in caches alone: artifacts are everybody's.
  // What a leg has left to be collected is one whatever `state-store` says.
  const asksArtifacts = (store !== 'cache' || identity.stage?.kind === 'work') && keys !== null;
  const own = identity.isOwnKey
    ? new OwnKeyArtifacts(identity, names, { branch: branchOfJob(job), ask })
    : null;
  // Where nothing of the key is saved to caches, their own service tells enough of them.
  const askOfCaches = own !== null && isArtifactTheStore(job, cache) ? NOT_ASKED : ask;
  const caches = async (by: AskGitHub | null = askOfCaches) =>
    cache === null ? NOTHING : cachesOf(identity, names, cache, by);
  const artifacts = (ofOwn: (list: OwnKeyArtifacts) => Promise<Listing>) => {
    if (!asksArtifacts) return NOTHING;
    return own === null ? artifactsOf(identity, names, ask) : ofOwn(own);
  };
  const list = async (open: Open | null = null): Promise<Listing> => {
    const near = await caches();
    const newest = own === null || open === null ? null : await newestIn(near.candidates, identity, open);
    return both(near, await artifacts((all) => all.first(newest, open)));
  };
  const again = async (): Promise<Listing> => both(await caches(), await artifacts((all) => all.again()));
  const reader = artifactReader({ github, temp: context.temp, pause });
  const deps = { job, identity, keys, cache, artifacts: reader, now: realPorts.now };
  const opener = (folder: string): Open => new Opener({ ...deps, folder }).open;
  return { list, near: () => caches(null), again, opener, cache, artifacts: reader };
}

const NOT_ASKED: AskGitHub = async () => ({ kind: 'refused', why: 'not asked' });

const both = (...lists: readonly Listing[]): Listing => ({
  candidates: lists.flatMap(({ candidates }) => candidates),
  strangers: lists.flatMap(({ strangers = [] }) => strangers),
  unlooked: lists.reduce((sum, { unlooked = 0 }) => sum + unlooked, 0),
  silent: lists.flatMap(({ silent }) => silent),
  refused: lists.flatMap(({ refused }) => refused),
});

/** The header of the newest checkpoint that caches know. A lease's says nothing of what its run has gone on from. */
async function newestIn(
  candidates: readonly Candidate[],
  identity: Identity,
  open: Open,
): Promise<Header | null> {
  const { found } = await search(candidates, identity, open);
  return found.kind === 'found' ? found.checkpoint.header : null;
}

/** As the REST API has it: of a pull request its own branch, whatever GITHUB_REF says. */
function branchOfJob({ environment, context }: Job): string {
  return environment.GITHUB_HEAD_REF || branchNameOf(context.ref);
}

/** The cache keeps nothing for such jobs as this one: there is none, or their event may not write to it. */
export function isArtifactTheStore(job: Job, cache: CacheReader | null): boolean {
  const store = job.inputs['state-store'];
  if (store === 'artifact' || (store === 'auto' && cache === null)) return true;
  const [first] = fallbackOrderOf(job, { isSealed: true, mustLast: true });
  return first?.includes('cache') === false;
}
