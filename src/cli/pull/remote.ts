import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf, UsageError } from '../../core/errors.js';
import { CARRIER_FILE } from '../../runtime/checkpoint/carrier.js';
import { type GitHub, gitHub } from '../../runtime/github/client.js';
import { type ArtifactRow, artifactsOfRun, runById } from '../../runtime/github/lists.js';
import { type ArtifactReader, artifactReader } from '../../runtime/sealed/artifact-reader.js';
import type { SealedSource } from './choose.js';
import { type SealedRow, sealedIn, type TranscriptsRow, transcriptsIn } from './names.js';
import { openFile } from './opening.js';

/** In bytes, for all that is fetched together (spec 4.3). */
const MAX_BYTES = 2 * 1024 ** 3;

export interface RemoteOptions {
  readonly api: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly token: string | null;
  /** A private folder. */
  readonly temp: string;
  readonly pause: (ms: number) => Promise<void>;
}

/** A workflow run's artifacts on GitHub. */
export class Remote {
  readonly #github: GitHub;
  readonly #reader: ArtifactReader;
  #bytesLeft = MAX_BYTES;

  constructor(private readonly options: RemoteOptions) {
    const { api, token, temp, pause, repository } = options;
    const [owner = '', repo = ''] = repository.split('/');
    this.#github = gitHub({ api, owner, repo, token: token ?? { nobody: true } });
    this.#reader = artifactReader({ github: this.#github, temp, pause });
  }

  /** GitHub's number of the repository, which every seal is bound to. @throws UsageError */
  async repositoryId(): Promise<string> {
    const { repository } = this.options;
    const answer = await this.#github.ask<{ id?: unknown }>('GET /repos/{owner}/{repo}');
    if (answer.kind !== 'answer') throw this.#unread(`The repository ${repository}`, answer.why);
    const { id } = answer.data;
    if (typeof id !== 'number') throw new UsageError(`GitHub does not tell the number of ${repository}.`);
    return String(id);
  }

  /** How many attempts GitHub knows, and whether the run is still going on. @throws UsageError */
  async run(runId: string): Promise<{ attempts: number; isGoingOn: boolean }> {
    const answer = await runById(this.#github.ask, runId);
    if (answer.kind !== 'answer') throw this.#unread(`The run ${runId}`, answer.why);
    const { status, run_attempt: attempts } = answer.data;
    if (typeof attempts !== 'number')
      throw new UsageError(`GitHub does not tell how many attempts run ${runId} has.`);
    return { attempts, isGoingOn: status !== 'completed' };
  }

  /** The artifacts of all attempts of a run. @throws UsageError */
  async artifacts(
    runId: string,
  ): Promise<{ sealed: SealedRow[]; transcripts: TranscriptsRow[]; expired: number }> {
    const rows = await artifactsOfRun(this.#github.ask, runId);
    if (rows.kind !== 'answer') throw this.#unread(`The artifacts of run ${runId}`, rows.why);
    return {
      sealed: sealedIn(rows.data, runId),
      transcripts: transcriptsIn(rows.data),
      expired: rows.data.filter(({ expired, name }) => expired && /^raymond-/.test(name)).length,
    };
  }

  sealed({ row, name, hash }: SealedRow, runId: string, repositoryId: string): SealedSource {
    return {
      label: row.name,
      group: hash,
      open: async (keys) => {
        const place = await mkdtemp(join(this.options.temp, 'artifact-'));
        const file = join(place, CARRIER_FILE);
        const why = await this.#fetch(row, file);
        if (why !== null) return { kind: 'refused', why };
        return openFile(file, keys, { repositoryId, name, runId }, join(place, 'contents'));
      },
    };
  }

  /** The zip of an artifact. @throws UsageError */
  async zip(row: ArtifactRow): Promise<string> {
    const file = join(this.options.temp, `artifact-${row.id}.zip`);
    const fetched = await this.#reader
      .fetchZip(row.id, file, this.#bytesLeft)
      .catch((error: unknown) => ({ kind: 'broken' as const, why: messageOf(error) }));
    if (fetched.kind === 'broken') throw this.#unread(`The artifact ${row.name}`, fetched.why);
    return file;
  }

  /** @returns why it could not be fetched */
  async #fetch(row: ArtifactRow, file: string): Promise<string | null> {
    if (row.size_in_bytes > this.#bytesLeft)
      return `it has ${row.size_in_bytes} bytes, more than may be fetched`;
    try {
      const fetched = await this.#reader.fetch(row.id, file, this.#bytesLeft);
      if (fetched.kind === 'broken') return fetched.why;
      this.#bytesLeft -= fetched.bytes;
      return null;
    } catch (error) {
      return `it could not be fetched: ${messageOf(error)}`;
    }
  }

  #unread(what: string, why: string): UsageError {
    const token =
      this.options.token === null
        ? 'There is no token: set GITHUB_TOKEN or GH_TOKEN'
        : 'The token needs `actions: read` there';
    return new UsageError(
      `${what} could not be read: ${why}. ${token} (with the GitHub CLI: GH_TOKEN=$(gh auth token)).`,
    );
  }
}
