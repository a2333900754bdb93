/**
 * `npm run test:act`: the Action in jobs as nektos/act runs them, with act's own cache and artifact servers. These
 * are another's reading of the runner and of the services, where the tests in test/e2e have our own. Uses `act` from
 * the PATH, or has Go build it once; without either it says so and is content.
 *
 * act runs the jobs on this machine (`-self-hosted`), without containers, in copies of a clone. Shown: a tour of
 * states, four legs of a matrix at once and in turn, two steps of one job, and a re-run as a second call with the same
 * run id: of all jobs, and of one failed leg alone (`--job`, `--matrix`); the last step of docs/tutorial.md; and the
 * workflows of .github/workflows/examples (scripts/act/examples.mjs), with services of our own.
 * `-- --only jobs` or `--only examples` does a part, `--photos FOLDER` keeps the examples' summaries.
 *
 * What act cannot show: it has no REST API, so that nothing is found in artifacts and no job is known by its name
 * (`job.check_run_id` is empty); its cache is the first service, without scopes; it neither cancels as the runner
 * does nor has "re-run failed jobs" of its own. test/e2e has these.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { execa } from 'execa';
import { node24 } from '../test/e2e/node24/install.mjs';
import { unpackedFiles } from '../test/support/results-service/unpack.mjs';
import { runExamples } from './act/examples.mjs';
import { findTool } from './act/tools.mjs';
import { runTutorial } from './act/tutorial.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const WORKFLOW = 'test/act/workflow.yml';
const RUN_ID = '7';
const LIMIT_MS = 420_000;

/** A clone with what is not committed yet, committed there: what is tested is what lies here, and a checkout is clean. */
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
  const identity = ['-c', 'user.name=test', '-c', 'user.email=test@example.org'];
  git('-C', folder, 'add', '--all');
  git('-C', folder, ...identity, 'commit', '--quiet', '--allow-empty', '--message=as it lies here');
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

/** What `OUTPUTS_FOLDER` of an attempt holds: a step's outputs by name. */
function outputsIn(folder) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    files.map((name) => [name.slice(0, -5), JSON.parse(readFileSync(join(folder, name), 'utf8'))]),
  );
}

/**
 * Runs the workflow's jobs once.
 * @param {string[]} [which] flags that choose among them
 * @returns {Promise<{outputs: Record<string, Record<string, string>>, log: string}>}
 */
async function runJobs(act, lab, attempt, which = []) {
  const artifactPort = await freePort();
  const proxy = artifactProxy(artifactPort);
  const proxyPort = await listen(proxy);
  const folder = mkdtempSync(join(lab, `outputs-${attempt}-`));
  const node = node24() ?? process.execPath;
  try {
    const { exitCode, all } = await execa(
      act,
      [
        ...['push', '-W', WORKFLOW, '-P', 'ubuntu-latest=-self-hosted', ...which],
        ...['--cache-server-path', join(lab, 'cache'), '--cache-server-addr', '127.0.0.1'],
        ...['--artifact-server-path', join(lab, 'artifacts'), '--artifact-server-addr', '127.0.0.1'],
        ...['--artifact-server-port', String(artifactPort)],
        ...['--env', `GITHUB_RUN_ID=${RUN_ID}`, '--env', `GITHUB_RUN_ATTEMPT=${attempt}`],
        ...['--env', `OUTPUTS_FOLDER=${folder}`],
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
        timeout: LIMIT_MS,
      },
    );
    const log = all ?? '';
    if (exitCode !== 0) throw new Error(`${log}\nattempt ${attempt}: act ended with exit code ${exitCode}`);
    return { outputs: outputsIn(folder), log };
  } finally {
    proxy.closeAllConnections();
    proxy.close();
  }
}

/** Names of what is not as it should be. @param {Record<string, boolean>} checks */
const failed = (checks) => Object.keys(checks).filter((name) => !checks[name]);

/** The files of an uploaded artifact, as one text. */
function artifactText(lab, name) {
  const folder = join(lab, 'artifacts', RUN_ID, name);
  const [zip] = name !== '' && existsSync(folder) ? readdirSync(folder) : [];
  if (zip === undefined) return '';
  const files = Object.entries(unpackedFiles(readFileSync(join(folder, zip))));
  return files.map(([path, bytes]) => `${path}\n${bytes.toString('utf8')}`).join('\n');
}

/** What each leg and step says in its result, besides the attempt. */
const LEGS = {
  ...Object.fromEntries([1, 2, 3, 4].map((n) => [`at-once-${n}`, `at once ${n}`])),
  ...Object.fromEntries([1, 2, 3, 4].map((n) => [`in-turn-${n}`, `in turn ${n}`])),
  'step-one': 'step one',
  'step-two': 'step two',
  'failing-1': 'failing 1',
};
const FAILING = 'failing-2';

const resultOf = (says, begun, ended) =>
  `begun by ${says}, attempt ${begun}, ended by ${says}, attempt ${ended}`;

function tourProblems(lab, first, second) {
  const { outputs: one, log } = { outputs: first.outputs.tour ?? {}, log: first.log };
  const two = second.outputs.tour ?? {};
  return failed({
    'attempt 1 completed': one.status === 'completed',
    'attempt 1 was no resume': one.resumed === 'false',
    'attempt 1 visited 11 states': one.steps === '11',
    'attempt 1 has a result': one.result?.includes('A script has looked up all 6 paths.'),
    'attempt 1 saved its state in the cache': one['state-saved'] === 'cache',
    'attempt 1 uploaded its transcripts': artifactText(lab, one['transcripts-artifact'] ?? '').includes(
      'events.jsonl',
    ),
    'attempt 1 wrote a summary': log.includes('```mermaid'),
    'attempt 1 ran post': log.includes('Success - Post ./'),
    'attempt 3 found the state in the cache': two.resumed === 'true',
    'attempt 3 is the same run': two['run-id'] === one['run-id'],
    'attempt 3 has the same result': two.result === one.result,
    'attempt 3 started no state': !second.log.includes('● started'),
  });
}

/** Each leg and step has its own result, run and transcripts, and its own result again in attempt 3. */
function legProblems(lab, first, second) {
  const names = Object.keys(LEGS);
  const problems = names.flatMap((name) => {
    const one = first.outputs[name] ?? {};
    const two = second.outputs[name] ?? {};
    const result = resultOf(LEGS[name], 1, 1);
    return failed({
      [`${name} has its own result`]: one.result === result,
      [`${name} was no resume`]: one.resumed === 'false',
      [`${name} uploaded its own transcripts`]: artifactText(lab, one['transcripts-artifact'] ?? '').includes(
        result,
      ),
      [`${name} has its own result again`]: two.result === result && two.resumed === 'true',
      [`${name} is the same run again`]: two['run-id'] === one['run-id'],
    });
  });
  const differ = (output) =>
    new Set(names.map((name) => first.outputs[name]?.[output])).size === names.length;
  return [
    ...problems,
    ...failed({
      'all legs and steps are runs of their own': differ('run-id'),
      'all transcripts are artifacts of their own': differ('transcripts-artifact'),
    }),
  ];
}

/** The failed leg alone is run again, and goes on where it failed. */
function failedLegProblems(first, again) {
  const [one, two] = [first.outputs[FAILING] ?? {}, again.outputs[FAILING] ?? {}];
  return failed({
    'the failing leg failed in attempt 1': one.status === 'failed',
    'its re-run was of that leg alone': Object.keys(again.outputs).join() === FAILING,
    'its re-run resumed': two.resumed === 'true' && two['run-id'] === one['run-id'],
    'its re-run went on and did not begin anew': two.result === resultOf('failing 2', 1, 2),
  });
}

async function testExamples(lab, act, photos) {
  const gh = findTool('gh');
  if ('reason' in gh) return console.log(`the example workflows are skipped: ${gh.reason}`);
  const folder = join(lab, 'examples');
  await runExamples({ act, gh: gh.path, action: join(lab, 'repository'), root: ROOT, folder, photos });
}

async function testJobs(lab, act) {
  await runTutorial(act, lab, join(lab, 'repository'));
  console.log('docs/tutorial.md: both jobs are green');
  const first = await runJobs(act, lab, 1);
  // "Re-run failed jobs", as far as act can: the leg is chosen by hand.
  const again = await runJobs(act, lab, 2, ['--job', 'failing', '--matrix', 'n:2']);
  const second = await runJobs(act, lab, 3);
  const problems = [
    ...tourProblems(lab, first, second),
    ...legProblems(lab, first, second),
    ...failedLegProblems(first, again),
  ];
  for (const [attempt, { outputs }] of Object.entries({ 1: first, 2: again, 3: second })) {
    for (const [
      name,
      { status, steps, resumed, 'state-saved': saved, 'transcripts-artifact': artifact },
    ] of Object.entries(outputs)) {
      console.log(
        `attempt ${attempt}, ${name}: ${status}, ${steps} states, resumed ${resumed}, state in the ${saved}, transcripts ${artifact || '-'}`,
      );
    }
  }
  if (problems.length === 0) return;
  const logs = [first, again, second].map(({ log }) => log);
  throw new Error(`${logs.join('\n')}\nnot so: ${problems.join('; ')}`);
}

const { values } = parseArgs({ options: { only: { type: 'string' }, photos: { type: 'string' } } });
const found = findTool('act');
if ('reason' in found) {
  console.log(`test:act skipped: ${found.reason}`);
} else {
  const lab = mkdtempSync(join(tmpdir(), 'raymond-act-'));
  try {
    const version = spawnSync(found.path, ['--version'], { encoding: 'utf8' }).stdout.trim();
    const node = spawnSync(node24() ?? process.execPath, ['--version'], { encoding: 'utf8' }).stdout.trim();
    console.log(`${version} (${found.path}), Node ${node}`);
    mkdirSync(join(lab, 'home'));
    cloneTo(join(lab, 'repository'));
    if (values.only !== 'examples') await testJobs(lab, found.path);
    if (values.only !== 'jobs') await testExamples(lab, found.path, values.photos);
    console.log('test:act passed');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error('test:act failed');
    process.exitCode = 1;
  } finally {
    rmSync(lab, { recursive: true, force: true });
  }
}
