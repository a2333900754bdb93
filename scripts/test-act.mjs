/**
 * `npm run test:act`: the Action in a job as nektos/act runs it, with act's own cache and artifact servers. These
 * are another's reading of the runner and of the services, where the tests in test/e2e have our own. Uses `act` from
 * the PATH, or has Go build it once; without either it says so and is content.
 *
 * act runs the job on this machine (`-self-hosted`), without containers, in a copy of a clone.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { homedir, tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { node24 } from '../test/e2e/node24/install.mjs';

const ACT_VERSION = 'v0.2.89';
const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const WORKFLOW = 'test/act/workflow.yml';
const RUN_ID = '7';
const JOB_LIMIT_MS = 180_000;

/** @returns {string | null} the program's path */
function onPath(name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/local/go/bin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

/** @returns {{act: string} | {reason: string}} */
function findAct() {
  const found = onPath('act');
  if (found !== null) return { act: found };
  const cache = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  const folder = join(cache, 'raymond-action', `act-${ACT_VERSION}`);
  const act = join(folder, 'act');
  if (existsSync(act)) return { act };
  const go = onPath('go');
  if (go === null) return { reason: 'neither act nor go is on the PATH' };
  console.log(`building act ${ACT_VERSION} with ${go}; this takes a few minutes, once`);
  const { status, stderr } = spawnSync(go, ['install', `github.com/nektos/act@${ACT_VERSION}`], {
    env: { ...process.env, GOBIN: folder, CGO_ENABLED: '0' },
    encoding: 'utf8',
  });
  if (status === 0) return { act };
  return { reason: `go could not build act: ${stderr?.trim().split('\n').at(-1)}` };
}

/** A clone with what is not committed yet: what is tested is what lies here. */
function cloneTo(folder) {
  const git = (...args) => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
    if (status !== 0) throw new Error(`git ${args[0]}: ${stderr}`);
    return stdout;
  };
  git('clone', '--quiet', ROOT, folder);
  for (const path of git('ls-files', '-z', '--modified', '--others', '--exclude-standard').split('\0')) {
    if (path === '') continue;
    if (existsSync(join(ROOT, path))) cpSync(join(ROOT, path), join(folder, path));
    else rmSync(join(folder, path), { force: true });
  }
  // act takes GITHUB_REPOSITORY from it.
  git('-C', folder, 'remote', 'set-url', 'origin', 'https://github.com/org/raymond-action.git');
}

/**
 * Stands before act's artifact server and mends what it and @actions/artifact 6 disagree on; all else passes as it
 * is. act 0.2.89 answers 500 to the newer field `mime_type`, and wants a signature with the `=` at its end, which
 * @azure/storage-blob loses on the way.
 */
function artifactProxy(port) {
  return createServer(async (incoming, outgoing) => {
    const chunks = [];
    for await (const chunk of incoming) chunks.push(chunk);
    let body = Buffer.concat(chunks);
    if (incoming.url?.endsWith('/CreateArtifact')) {
      const { mime_type: _, mimeType: __, ...rest } = JSON.parse(body.toString());
      body = Buffer.from(JSON.stringify(rest));
    }
    const path = incoming.url?.replace(/([?&]sig=[\w-]{43})(?=&)/, '$1=');
    // The host stays ours: act builds the addresses for up- and downloads from it.
    const headers = { ...incoming.headers, 'content-length': String(body.length) };
    delete headers['transfer-encoding'];
    const options = { host: '127.0.0.1', port, path, method: incoming.method, headers };
    const forwarded = request(options, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.writeHead(502).end());
    forwarded.end(body);
  });
}

/** @returns {Promise<number>} */
const listen = (server) =>
  new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', () => resolve(server.address().port));
  });

async function freePort() {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Runs the job once. @returns {Promise<{outputs: Record<string, string>, log: string}>} */
async function runJob(act, lab, attempt) {
  const artifactPort = await freePort();
  const proxy = artifactProxy(artifactPort);
  const proxyPort = await listen(proxy);
  const outputsFile = join(lab, `outputs-${attempt}.json`);
  const node = node24() ?? process.execPath;
  try {
    const { exitCode, all } = await execa(
      act,
      [
        ...['push', '-W', WORKFLOW, '-P', 'ubuntu-latest=-self-hosted'],
        ...['--cache-server-path', join(lab, 'cache'), '--cache-server-addr', '127.0.0.1'],
        ...['--artifact-server-path', join(lab, 'artifacts'), '--artifact-server-addr', '127.0.0.1'],
        ...['--artifact-server-port', String(artifactPort)],
        ...['--env', `GITHUB_RUN_ID=${RUN_ID}`, '--env', `GITHUB_RUN_ATTEMPT=${attempt}`],
        ...['--env', `OUTPUTS_FILE=${outputsFile}`],
      ],
      {
        cwd: join(lab, 'repository'),
        // Nothing of this machine's or of an outer job's: no ~/.actrc, no GITHUB_*. act takes the first `node`.
        env: {
          PATH: [dirname(node), process.env.PATH].join(delimiter),
          HOME: join(lab, 'home'),
          XDG_CACHE_HOME: join(lab, 'home', 'cache'),
          XDG_CONFIG_HOME: join(lab, 'home', 'config'),
          ACTIONS_RUNTIME_URL: `http://127.0.0.1:${proxyPort}/`,
        },
        extendEnv: false,
        stdin: 'ignore',
        all: true,
        reject: false,
        timeout: JOB_LIMIT_MS,
      },
    );
    const log = all ?? '';
    if (exitCode !== 0 || !existsSync(outputsFile))
      throw new Error(`${log}\nattempt ${attempt}: act ended with exit code ${exitCode}`);
    return { outputs: JSON.parse(readFileSync(outputsFile, 'utf8')), log };
  } finally {
    proxy.closeAllConnections();
    proxy.close();
  }
}

/** Names of what is not as it should be. @param {Record<string, boolean>} checks */
const failed = (checks) => Object.keys(checks).filter((name) => !checks[name]);

/** The names in a zip stand in it uncompressed. */
function artifactHolds(lab, name, file) {
  const folder = join(lab, 'artifacts', RUN_ID, name);
  const [zip] = existsSync(folder) ? readdirSync(folder) : [];
  return name !== '' && zip !== undefined && readFileSync(join(folder, zip)).includes(file);
}

async function testIn(lab, act) {
  mkdirSync(join(lab, 'home'));
  cloneTo(join(lab, 'repository'));
  const first = await runJob(act, lab, 1);
  const second = await runJob(act, lab, 2);
  const problems = [
    ...failed({
      'attempt 1 completed': first.outputs.status === 'completed',
      'attempt 1 was no resume': first.outputs.resumed === 'false',
      'attempt 1 visited 13 states': first.outputs.steps === '13',
      'attempt 1 has a result': first.outputs.result.includes('A script has looked up all 6 paths.'),
      'attempt 1 saved its state in the cache': first.outputs['state-saved'] === 'cache',
      'attempt 1 uploaded its transcripts': artifactHolds(
        lab,
        first.outputs['transcripts-artifact'],
        'events.jsonl',
      ),
      'attempt 1 wrote a summary': first.log.includes('```mermaid'),
      'attempt 1 ran post': first.log.includes('Success - Post ./'),
    }),
    ...failed({
      'attempt 2 found the state in the cache': second.outputs.resumed === 'true',
      'attempt 2 is the same run': second.outputs['run-id'] === first.outputs['run-id'],
      'attempt 2 has the same result': second.outputs.result === first.outputs.result,
      'attempt 2 started no state': !second.log.includes('● started'),
    }),
  ];
  for (const [index, { outputs }] of [first, second].entries()) {
    const { status, steps, resumed, 'state-saved': saved, 'transcripts-artifact': artifact } = outputs;
    console.log(
      `attempt ${index + 1}: ${status}, ${steps} states, resumed ${resumed}, state in the ${saved}, transcripts ${artifact || '-'}`,
    );
  }
  if (problems.length === 0) return;
  throw new Error(`${first.log}\n${second.log}\nnot so: ${problems.join('; ')}`);
}

const found = findAct();
if ('reason' in found) {
  console.log(`test:act skipped: ${found.reason}`);
} else {
  const lab = mkdtempSync(join(tmpdir(), 'raymond-act-'));
  try {
    const version = spawnSync(found.act, ['--version'], { encoding: 'utf8' }).stdout.trim();
    const node = spawnSync(node24() ?? process.execPath, ['--version'], { encoding: 'utf8' }).stdout.trim();
    console.log(`${version} (${found.act}), Node ${node}`);
    await testIn(lab, found.act);
    console.log('test:act passed');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error('test:act failed');
    process.exitCode = 1;
  } finally {
    rmSync(lab, { recursive: true, force: true });
  }
}
