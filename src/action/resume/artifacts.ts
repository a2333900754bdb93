import { claimsOf } from '../../checkpoint/seal/index.js';
import { storedName } from '../../runtime/checkpoint/carrier.js';
import type { AskGitHub } from '../../runtime/github/answer.js';
import { type ArtifactRow, artifactsOfRun } from '../../runtime/github/lists.js';
import type { Identity, Names } from '../identity/identity.js';
import { type Candidate, type Listing, type Stranger, strangerOf, unread } from './candidates.js';

/** The lists of artifacts of single runs: never the repository's whole list, to which every fork's pull request can add. */
export class RunArtifacts {
  readonly candidates: Candidate[] = [];
  readonly #strangers: Stranger[] = [];
  readonly #looked = new Set<number>();

  constructor(
    private readonly identity: Identity,
    private readonly names: Names,
    private readonly ask: AskGitHub,
  ) {}

  /** One request, and one for each further hundred. @returns what is to be told where the list was not given */
  async add(runId: number): Promise<Listing | null> {
    if (this.#looked.has(runId)) return null;
    this.#looked.add(runId);
    const list = await artifactsOfRun(this.ask, runId);
    if (list.kind !== 'answer') return unread(`The list of artifacts of run ${runId}`, list, this.candidates);
    this.candidates.push(...list.data.flatMap((row) => candidateOf(row, runId, this.names)));
    if (String(runId) === this.identity.runId)
      this.#strangers.push(...list.data.flatMap((row) => strangerIn(row, this.identity.runId, this.names)));
    return null;
  }

  listing(unlooked = 0): Listing {
    const { candidates } = this;
    return { candidates, strangers: this.#strangers, unlooked, silent: [], refused: [] };
  }
}

/** The artifacts of the run key in this run, of all attempts: under the default key there are no others. */
export async function artifactsOf(identity: Identity, names: Names, ask: AskGitHub): Promise<Listing> {
  const run = new RunArtifacts(identity, names, ask);
  return (await run.add(Number(identity.runId))) ?? run.listing();
}

function strangerIn({ id, name, expired, created_at }: ArtifactRow, runId: string, names: Names): Stranger[] {
  const stored = storedName(name);
  const isOurs = names.prefixes.some(({ prefix }) => name.startsWith(prefix));
  if (expired || isOurs || stored === null) return [];
  return strangerOf(stored, runId, created_at, { store: 'artifact', id });
}

function candidateOf(row: ArtifactRow, runId: number, names: Names): Candidate[] {
  const name = storedName(row.name);
  if (row.expired || name === null) return [];
  return names.prefixes.flatMap(({ prefix, runKey }) => {
    const claims = claimsOf(name, prefix);
    // A run keeps its own checkpoints; one that says it is another run's was put there.
    if (claims === null || claims.run_id !== String(runId)) return [];
    const place = { store: 'artifact' as const, id: row.id, runId, bytes: row.size_in_bytes };
    return [{ name, runKey, claims, place }];
  });
}
