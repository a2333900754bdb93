import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { UsageError } from '../../core/errors.js';
import { gitIn } from '../../runtime/checkpoint/git.js';
import { realPorts } from '../../runtime/ports.js';
import type { ParsedLine } from '../parse.js';
import { chooseOne, legsNotice, type OpenedCheckpoints, openNewest, type PulledRun } from '../pull/choose.js';
import { readDownload, sealedFiles } from '../pull/files.js';
import { keysOf, STATE_KEY_VARIABLE } from '../pull/keys.js';
import { type PullDeps, type Pulled, placePulledRun } from '../pull/place.js';
import { Remote } from '../pull/remote.js';
import { checkRepository, hostsOf, readSource, repositoryIn, type Source } from '../pull/source.js';
import { layOut, unzip } from '../pull/transcripts.js';
import { workingDirectory } from '../run-place.js';

/** `raymond pull` brings a run of a job here, to look at it and to go on with it (spec 4.7). */
export async function pullCommand({ values, positionals }: ParsedLine): Promise<number> {
  const [given, ...more] = positionals;
  if (given === undefined)
    throw new UsageError(
      'Which run? raymond pull RUN_URL, or raymond pull RUN_ID --repo OWNER/REPO, or the folder of an artifact that was downloaded.',
    );
  if (more.length > 0) throw new UsageError('raymond pull takes one run.');
  const cwd = workingDirectory(values);
  const source = readSource(given, cwd, process.env);
  const temp = await mkdtemp(join(tmpdir(), 'raymond-pull-'));
  try {
    const deps: PullDeps = { values, cwd, temp, notes: [] };
    const pulled = source.kind === 'files' ? await fromFiles(source.path, deps) : await fromRun(source, deps);
    return await placePulledRun(pulled, deps);
  } finally {
    await rm(temp, { recursive: true, force: true });
  }
}

async function fromRun(source: Extract<Source, { kind: 'run' }>, deps: PullDeps): Promise<Pulled> {
  const { values, notes } = deps;
  const repository = await repositoryOf(source, deps);
  const remote = remoteOf(repository, deps);
  const wanted = values.attempt ?? source.attempt;
  const left = await remote.artifacts(source.runId);
  // This comes after the list, so that an attempt which begins in between has nothing in it that is unknown here.
  const { attempts, isGoingOn } = await remote.run(source.runId);
  const isKnown = ({ attempt }: Attempted): boolean => attempt >= 1 && attempt <= attempts;
  const isMeant = (each: Attempted): boolean => isKnown(each) && (wanted === null || each.attempt === wanted);
  const sealed = left.sealed.filter(isMeant);
  const transcripts = left.transcripts.filter(isMeant);
  notes.push(
    ...[...left.sealed, ...left.transcripts]
      .filter((each) => !isKnown(each))
      .map(({ row, attempt }) => `Not used: ${row.name}: GitHub knows no attempt ${attempt} of this run.`),
  );
  if (sealed.length + transcripts.length === 0) throw nothingLeft(source.runId, wanted, left.expired);
  if (isGoingOn)
    notes.push(
      'The run is still going on there: what it does from now on is not here, and resumed here it would be done twice.',
    );
  if (sealed.length > 0 && !values.transcripts) {
    const repositoryId = await remote.repositoryId();
    const opened = await open(
      sealed.map((row) => remote.sealed(row, source.runId, repositoryId)),
      repositoryId,
      deps,
    );
    const found = chosen(opened, deps);
    const later = transcripts.find(
      ({ runId, attempt: of }) => runId === found.checkpoint.run.workflow_id && of > found.header.attempt,
    );
    if (later !== undefined)
      notes.push(
        `There are later transcripts, of attempt ${later.attempt}, without a checkpoint as an artifact. To look at them: --transcripts.`,
      );
    return { folder: found.checkpoint.folder, found, label: found.label, repository };
  }
  const { leg } = values;
  const fits = transcripts.filter(({ row, runId }) => leg === undefined || [row.name, runId].includes(leg));
  const runIds = [...new Set(fits.map(({ runId }) => runId))];
  if (fits.length === 0)
    throw new UsageError(
      `Run ${source.runId} has left no transcripts${leg === undefined ? '' : ` of ${leg}`}.`,
    );
  if (runIds.length > 1)
    throw new UsageError(
      [`There are transcripts of several runs. Say which:`, ...runIds.map((id) => `  --leg ${id}`)].join(
        '\n',
      ),
    );
  const { row } = fits[0]!;
  return ofTranscripts(await unzipped(await remote.zip(row), deps), row.name, repository, deps);
}

interface Attempted {
  readonly attempt: number;
}

function nothingLeft(runId: string, attempt: number | null, expired: number): UsageError {
  const of = attempt === null ? '' : `attempt ${attempt} of `;
  const why =
    expired > 0
      ? `${expired} artifacts have expired`
      : 'a finished run keeps its checkpoint in the cache, which nobody but a job can read, and `transcripts: off` leaves none; or it was no run of the Action';
  return new UsageError(`There is nothing of raymond's among the artifacts of ${of}run ${runId}: ${why}.`);
}

async function fromFiles(path: string, deps: PullDeps): Promise<Pulled> {
  const { values, temp } = deps;
  const { sealed, transcripts } = await readDownload(path, temp);
  if (sealed.length > 0 && !values.transcripts) {
    const { repositoryId, repository } = await idOf(deps);
    const attempt = values.attempt ?? null;
    const found = chosen(
      await open(await sealedFiles(sealed, { repositoryId, temp, attempt }), repositoryId, deps),
      deps,
    );
    return { folder: found.checkpoint.folder, found, label: found.label, repository };
  }
  const { leg } = values;
  const fits = transcripts.filter((folder) => leg === undefined || basename(folder) === leg);
  if (fits.length !== 1)
    throw new UsageError(
      [
        `${path} holds ${fits.length} runs' transcripts.${fits.length > 1 ? ' Say which:' : ''}`,
        ...fits.map((each) => `  --leg ${basename(each)}`),
      ].join('\n'),
    );
  return ofTranscripts(fits[0]!, path, values.repo ?? 'its repository', deps);
}

/** The seal is bound to the repository's number, which the file itself does not tell. */
async function idOf(deps: PullDeps): Promise<{ repositoryId: string; repository: string }> {
  const given = deps.values.repo ?? process.env.GITHUB_REPOSITORY_ID;
  if (given !== undefined && /^\d{1,20}$/.test(given))
    return { repositoryId: given, repository: `repository ${given}` };
  const repository = await repositoryOf(null, deps);
  return { repositoryId: await remoteOf(repository, deps).repositoryId(), repository };
}

/** @throws UsageError where nothing names a repository */
async function repositoryOf(
  source: { readonly repository: string | null } | null,
  { values, cwd }: PullDeps,
): Promise<string> {
  const named = source?.repository ?? null;
  if (values.repo !== undefined) {
    const given = checkRepository(values.repo);
    if (named === null || named.toLowerCase() === given.toLowerCase()) return given;
    throw new UsageError(`The URL is of ${named}, and --repo says ${given}.`);
  }
  const remote =
    named === null
      ? await gitIn(cwd, process.env)
          .ask(['config', '--get', 'remote.origin.url'])
          .catch(() => null)
      : null;
  const repository = named ?? repositoryIn(remote ?? '', hostsOf(process.env).web);
  if (repository !== null) return repository;
  throw new UsageError('Of which repository? Say so with --repo OWNER/REPO.');
}

function remoteOf(repository: string, { temp }: PullDeps): Remote {
  return new Remote({
    ...{ api: hostsOf(process.env).api, repository, temp },
    token: process.env.GITHUB_TOKEN || process.env.GH_TOKEN || null,
    pause: (ms) => realPorts.sleep(ms, new AbortController().signal),
  });
}

function open(
  sealed: Parameters<typeof openNewest>[0],
  repositoryId: string,
  { notes }: PullDeps,
): Promise<OpenedCheckpoints> {
  const { keys, warnings } = keysOf(process.env, repositoryId);
  notes.push(...warnings);
  if (keys !== null) return openNewest(sealed, keys);
  throw new UsageError(
    `The checkpoint is sealed, and there is no key: set ${STATE_KEY_VARIABLE} to the job's \`state-key\`, or to the secret that it sealed with instead. Without it there are the redacted transcripts: --transcripts.`,
  );
}

function chosen(opened: OpenedCheckpoints, { values, notes }: PullDeps): PulledRun {
  const found = chooseOne(opened, { runKey: values['run-key'], leg: values.leg });
  notes.push(...opened.rejected.map((why) => `Not used: ${why}.`));
  const legs = legsNotice(opened, found);
  if (legs !== null) notes.push(legs);
  if (found.header.event_class === 'untrusted')
    notes.push(
      `It is of an event that brings others' files along (${found.header.ref}): look at the work tree before you let an agent go on in it.`,
    );
  notes.push(...found.checkpoint.manifest.not_kept.map((what) => `Not in the checkpoint: ${what}`));
  return found;
}

async function unzipped(zip: string, { temp }: PullDeps): Promise<string> {
  const folder = join(await mkdtemp(join(temp, 'transcripts-')), 'files');
  await unzip(zip, folder);
  return folder;
}

async function ofTranscripts(
  files: string,
  label: string,
  repository: string,
  { temp, notes }: PullDeps,
): Promise<Pulled> {
  const folder = join(await mkdtemp(join(temp, 'laid-out-')), 'contents');
  const why = await layOut(files, folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return 'a part of it is missing';
    throw error;
  });
  if (why !== null) throw new UsageError(`The transcripts ${label} cannot be used: ${why}.`);
  notes.push(
    `These are the redacted transcripts, to be looked at and never carried on: nobody has vouched for them. To go on takes a sealed checkpoint, and ${STATE_KEY_VARIABLE}.`,
  );
  return { folder, found: null, label, repository };
}
