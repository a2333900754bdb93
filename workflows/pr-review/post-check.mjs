/**
 * Posts a review as a check of a pull request's head commit, with annotations. It runs in a job of its own, where no
 * agent is, and takes what agents have said as data. A re-run finds the check that it has posted and goes on with it;
 * another review of the same commit, which found other things, gets a check of the same name, and GitHub shows that one.
 *
 * Environment: GH_TOKEN with `checks: write`; HEAD_SHA; STATUS and RESULT, the outputs of the Action; FAIL_ON, the least
 * severity that makes the check fail: `error` unless it is set; and what the runner sets, GITHUB_*.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

export const CHECK = 'raymond review';
/** On each check of ours, since anybody's may have the same name. */
const EXTERNAL_ID = 'raymond-pr-review';
/** GitHub takes no more in one request. */
const ANNOTATIONS_A_REQUEST = 50;
const TRIES = 5;
/** The job ends after ten minutes. */
const LONGEST_WAIT_S = 240;
const REQUEST_MS = 30_000;
const LEVELS = { error: 'failure', warning: 'warning', notice: 'notice' };
const SEVERITIES = Object.keys(LEVELS);

/** An agent's words in Markdown: no markup, no link, nobody is called. */
function plain(text) {
  const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '@': '@<!-- -->', '#': '#<!-- -->' };
  return text.replace(/[&<>@#]/g, (letter) => entities[letter]).replace(/[\\`*_[\]|~]/g, '\\$&');
}

/** @throws Error if this is no review: then nothing is posted */
function readReview(result) {
  const review = JSON.parse(result);
  const isFinding = ({ path, line, severity, message }) =>
    typeof path === 'string' && Number.isInteger(line) && severity in LEVELS && typeof message === 'string';
  if (!review?.findings?.every(isFinding)) throw new Error(`RESULT is no review: ${result.slice(0, 200)}`);
  return review;
}

/**
 * What the check says.
 * @param {{status: string, result: string, failOn?: string | undefined, runUrl: string}} input
 */
export function checkOf({ status, result, failOn = 'error', runUrl }) {
  if (!SEVERITIES.includes(failOn))
    throw new Error(`FAIL_ON is ${failOn}; allowed are ${SEVERITIES.join(', ')}`);
  if (status !== 'completed') {
    const summary = `The review did not come to its end (${plain(status || 'failed')}): see [the run](${runUrl}).`;
    return { isReview: false, conclusion: 'neutral', title: 'Not reviewed', summary, annotations: [] };
  }
  const { verdict, findings, left_out } = readReview(result);
  const fails = ({ severity }) => SEVERITIES.indexOf(severity) <= SEVERITIES.indexOf(failOn);
  const counts = SEVERITIES.map((severity) => [
    severity,
    findings.filter((each) => each.severity === severity).length,
  ]);
  const count = counts
    .flatMap(([severity, n]) => (n === 0 ? [] : [`${n} ${severity}${n === 1 ? '' : 's'}`]))
    .join(', ');
  const elsewhere = findings.filter(({ in_diff }) => !in_diff);
  const reviewed = verdict === 'merge' || verdict === 'mend first';
  const quiet = reviewed || verdict === 'nothing to review' ? 'success' : 'neutral';
  return {
    isReview: true,
    conclusion: findings.some(fails) ? 'failure' : findings.length > 0 ? 'neutral' : quiet,
    title: [verdict, count].filter(Boolean).join(': '),
    summary: [
      `The panel says: **${plain(verdict)}**. ${plain(count || 'No findings')}. [The run](${runUrl})`,
      ...(elsewhere.length === 0 ? [] : ['', 'Not in the lines of this change:', '']),
      ...elsewhere.map(
        ({ path, line, severity, message }) =>
          `- ${plain(`${path}:${line}`)}, ${severity}: ${plain(message)}`,
      ),
      ...(left_out > 0 ? ['', `${left_out} more did not fit.`] : []),
    ]
      .join('\n')
      .slice(0, 60_000),
    annotations: findings
      .filter(({ in_diff }) => in_diff)
      .map(({ path, line, severity, message }) => ({
        path,
        start_line: line,
        end_line: line,
        annotation_level: LEVELS[severity],
        message: message.trim() || severity,
      })),
  };
}

/** A request that may be tried again, and after how long. */
class Passing extends Error {
  constructor(message, waitSeconds) {
    super(message);
    this.waitSeconds = waitSeconds;
  }
}

/** Seconds that GitHub asks to wait, if it does. */
function waitOf(headers) {
  const after = Number(headers.get('retry-after'));
  if (after > 0) return after;
  const reset = Number(headers.get('x-ratelimit-reset'));
  return headers.get('x-ratelimit-remaining') === '0' && reset > 0
    ? Math.max(1, reset - Date.now() / 1000)
    : undefined;
}

/** GitHub's REST API for one repository. @param {{url: string, repository: string, token: string}} options */
export function githubApi({ url, repository, token }) {
  return async function call(method, path, body) {
    const what = `${method} ${path.split('?')[0]}`;
    const request = {
      method,
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'user-agent': 'raymond-pr-review',
      },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(REQUEST_MS),
    };
    const response = await fetch(`${url}/repos/${repository}${path}`, request).catch((error) => {
      throw new Passing(`${what}: ${error.cause?.message ?? error.message}`);
    });
    const text = await response.text().catch((error) => {
      throw new Passing(`${what}: ${error.message}`);
    });
    if (response.ok) return JSON.parse(text);
    const message = `${what}: ${response.status} ${text.slice(0, 300)}`;
    const wait = waitOf(response.headers);
    if (response.status >= 500 || response.status === 429 || wait !== undefined)
      throw new Passing(message, wait);
    throw new Error(message);
  };
}

const sameAs = (a) => JSON.stringify([a.path, a.start_line, a.annotation_level, a.message]);

async function annotationsOf(call, id) {
  const found = [];
  for (let page = 1; ; page += 1) {
    const some = await call('GET', `/check-runs/${id}/annotations?per_page=100&page=${page}`);
    found.push(...some);
    if (some.length < 100) return found;
  }
}

/** Looks what is there, and does what is missing: it may be repeated whatever became of an earlier try. */
async function publishOnce(call, sha, { isReview, conclusion, title, summary, annotations }) {
  const query = `check_name=${encodeURIComponent(CHECK)}&filter=latest&per_page=100`;
  const { check_runs } = await call('GET', `/commits/${sha}/check-runs?${query}`);
  const ours = check_runs
    .filter(({ external_id }) => external_id === EXTERNAL_ID)
    .sort((a, b) => b.id - a.id)[0];
  if (!isReview && ours?.status === 'completed') return { id: ours.id, isNew: false, kept: true };

  const there = new Set(ours === undefined ? [] : (await annotationsOf(call, ours.id)).map(sameAs));
  const wanted = new Set(annotations.map(sameAs));
  // Annotations can be added and never taken back.
  const goesOn = ours !== undefined && [...there].every((each) => wanted.has(each));
  const begun = { name: CHECK, head_sha: sha, external_id: EXTERNAL_ID, status: 'in_progress' };
  const { id } = goesOn ? ours : await call('POST', '/check-runs', begun);
  const missing = annotations.filter((each) => !goesOn || !there.has(sameAs(each)));
  for (let at = 0; at === 0 || at < missing.length; at += ANNOTATIONS_A_REQUEST) {
    const isLast = at + ANNOTATIONS_A_REQUEST >= missing.length;
    const output = {
      title: title.slice(0, 255),
      summary,
      annotations: missing.slice(at, at + ANNOTATIONS_A_REQUEST),
    };
    await call('PATCH', `/check-runs/${id}`, { output, ...(isLast && { status: 'completed', conclusion }) });
  }
  return { id, isNew: !goesOn, kept: false };
}

/**
 * @param {ReturnType<typeof githubApi>} call
 * @param {(seconds: number, why: string) => Promise<unknown>} wait
 */
export async function publish(call, sha, check, wait) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await publishOnce(call, sha, check);
    } catch (error) {
      if (!(error instanceof Passing) || attempt === TRIES) throw error;
      const seconds = Math.ceil(error.waitSeconds ?? 2 ** attempt);
      // Rather than ask before its time.
      if (seconds > LONGEST_WAIT_S) throw error;
      await wait(seconds, error.message);
    }
  }
}

async function main(env) {
  const { GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_SERVER_URL, GITHUB_RUN_ID, GH_TOKEN, HEAD_SHA } = env;
  const runUrl = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;
  const check = checkOf({
    status: env.STATUS ?? '',
    result: env.RESULT ?? '',
    failOn: env.FAIL_ON || undefined,
    runUrl,
  });
  const call = githubApi({ url: GITHUB_API_URL, repository: GITHUB_REPOSITORY, token: GH_TOKEN });
  const { id, isNew, kept } = await publish(call, HEAD_SHA, check, (seconds, why) => {
    console.log(`${why}\nagain in ${seconds} s`);
    return delay(seconds * 1000);
  });
  if (kept) return console.log(`Check ${id} stays: this attempt has no review.`);
  console.log(`Check ${id} ${isNew ? 'posted' : 'updated'}: ${check.conclusion}, ${check.title}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main(process.env);
