/**
 * The artifact service. Where GitHub's rules aren't known it takes the stricter side: a name is used up for all
 * attempts of a run, while the service itself lists only those of one attempt (REST lists all of the run's).
 *
 * @typedef {import('./token.mjs').Claims} Claims
 * @typedef {import('./blobs.mjs').Blobs} Blobs
 * @typedef {{id: number, name: string, runId: number, attempt: number, job: string, createdAt: string, expiresAt?: string, size: number, digest?: string, finalized: boolean, blob: import('./blobs.mjs').Blob}} Artifact
 * @typedef {{name: string, name_filter?: string, id_filter?: string, size?: string, hash?: string, expires_at?: string}} Body
 */
import { Refused } from './http.mjs';

const FIRST_ID = 5000;

export class Artifacts {
  /** Reserved and finalized ones, oldest first. @type {Artifact[]} */ all = [];
  #lastId = FIRST_ID;
  /** @type {Blobs} */ #blobs;

  /** @param {Blobs} blobs */
  constructor(blobs) {
    this.#blobs = blobs;
  }

  /** The methods, by the name in their address. @type {Record<string, (claims: Claims, body: any) => object>} */
  methods = {
    CreateArtifact: (claims, body) => this.#create(claims, body),
    FinalizeArtifact: (claims, body) => this.#finalize(claims, body),
    ListArtifacts: (claims, body) => this.#list(claims, body),
    GetSignedArtifactURL: (claims, { name }) => {
      const artifact = this.#own(claims, name);
      return { signed_url: this.downloadUrl(artifact) };
    },
    DeleteArtifact: (claims, { name }) => {
      const artifact = this.#own(claims, name);
      this.delete(artifact.id);
      return { ok: true, artifact_id: `${artifact.id}` };
    },
  };

  /** Finalized ones. @param {(artifact: Artifact) => boolean} [test] */
  list(test = () => true) {
    return this.all.filter((artifact) => artifact.finalized && test(artifact));
  }

  /** @param {Artifact} artifact */
  downloadUrl({ blob, name }) {
    const isZip = blob.contentType?.includes('zip');
    return this.#blobs.signedUrl(blob, 'r', isZip ? `${name}.zip` : name);
  }

  /** @param {number} id @returns {boolean} whether it was there */
  delete(id) {
    const artifact = this.all.find((each) => each.id === id);
    if (artifact === undefined) return false;
    this.#blobs.delete(artifact.blob);
    this.all = this.all.filter((each) => each !== artifact);
    return true;
  }

  /** @param {Claims} claims @param {Body} body */
  #create({ runId, attempt, job }, { name, expires_at }) {
    if (this.all.some((artifact) => artifact.runId === runId && artifact.name === name))
      throw new Refused(
        409,
        'already_exists',
        'an artifact with this name already exists on the workflow run',
      );
    this.#lastId += 1;
    const blob = this.#blobs.create('artifact');
    const createdAt = new Date().toISOString();
    const run = { runId, attempt, job };
    const expiry = expires_at === undefined ? {} : { expiresAt: expires_at };
    this.all.push({ id: this.#lastId, name, ...run, createdAt, ...expiry, size: 0, finalized: false, blob });
    return { ok: true, signed_upload_url: this.#blobs.signedUrl(blob, 'w') };
  }

  /** @param {Claims} claims @param {Body} body */
  #finalize({ runId }, { name, size = '0', hash }) {
    const artifact = this.all.find(
      (each) => each.runId === runId && each.name === name && !each.finalized && each.blob.bytes,
    );
    if (artifact === undefined) throw new Refused(404, 'not_found', `no upload of ${name} to finalize`);
    Object.assign(artifact, { size: Number(size), finalized: true, ...(hash && { digest: hash }) });
    return { ok: true, artifact_id: `${artifact.id}` };
  }

  /** @param {Claims} claims @param {Body} body */
  #list({ runId, attempt }, { name_filter, id_filter }) {
    const found = this.list(
      (artifact) =>
        artifact.runId === runId &&
        artifact.attempt === attempt &&
        (name_filter === undefined || artifact.name === name_filter) &&
        (id_filter === undefined || `${artifact.id}` === id_filter),
    );
    return {
      artifacts: found.map((artifact) => ({
        workflow_run_backend_id: `run-${artifact.runId}-${artifact.attempt}`,
        workflow_job_run_backend_id: `job-${artifact.job}`,
        database_id: `${artifact.id}`,
        name: artifact.name,
        size: `${artifact.size}`,
        created_at: artifact.createdAt,
        ...(artifact.digest && { digest: artifact.digest }),
      })),
    };
  }

  /** @param {Claims} claims @param {string} name */
  #own({ runId, attempt }, name) {
    const artifact = this.list().find(
      (each) => each.runId === runId && each.attempt === attempt && each.name === name,
    );
    if (artifact === undefined) throw new Refused(404, 'not_found', `no artifact ${name}`);
    return artifact;
  }
}
