import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { ActionLab, type Job } from '../support/action-lab.js';
import { INSTALL_TIMEOUT_MS, installClaude } from '../support/e2e-lab.js';
import { FAST } from '../support/runner/fixture-job.js';
import type { StepResult } from '../support/runner/runner.mjs';

// Each question that a start asks of GitHub (spec 4.3, "Silence is never taken for absence").

beforeAll(installClaude, INSTALL_TIMEOUT_MS);

let lab: ActionLab;
afterEach(() => lab.close());

const KEY = 'a state key of the tests, forty-three chars';
const MAY_END = { MAY_END: '1', ...FAST };
const ONCE = { 'wf/START.sh': '[ "$MAY_END" = 1 ] && echo "<result>r</result>" || exit 7' };
const troubles = ({ annotations }: StepResult): string[] =>
  annotations.filter(({ level }) => level !== 'notice').map(({ message }) => message);

type Options = Parameters<ActionLab['job']>[0] & { readonly inputs: Record<string, string> };
const given = (inputs: Record<string, string> = {}, more: object = {}): Options => ({
  inputs: { 'state-key': KEY, 'env-allow': 'MAY_END', 'anthropic-api-key': '', ...inputs },
  env: FAST,
  ...more,
});

/** A run that has stopped, and what goes on with it. */
interface Way {
  readonly first: Options;
  /** null: a re-run. */
  readonly second: Options | null;
  readonly routes: readonly string[];
  readonly make?: () => void;
}

const ISSUES = {
  eventName: 'issues',
  event: { action: 'opened', sender: { login: 'octocat' }, issue: { number: 1, user: { login: 'octocat' } } },
  cache: 'read',
} as const;
/** Nothing is left in the cache. */
const evict = (): void => void lab.service.evictCaches('raymond-');

const WAYS: Record<string, Way> = {
  'a re-run': {
    first: given(),
    second: null,
    routes: ['getJob', 'listCaches', 'listRunArtifacts', 'GetCacheEntryDownloadURL', 'cache-blobs.get'],
  },
  'a re-run of which the artifact is left': {
    first: given(),
    second: null,
    routes: ['downloadArtifact', 'artifact-blobs.get'],
    make: evict,
  },
  'an event that strangers cause': {
    first: given({}, ISSUES),
    second: null,
    routes: ['getPermission', 'listRunArtifacts'],
  },
  'a key of its own': {
    first: given({ 'run-key': 'triage' }),
    second: given({ 'run-key': 'triage' }, { runId: 1002 }),
    routes: ['listArtifacts', 'listRunArtifacts'],
    make: evict,
  },
  'a run that is named': {
    first: given(),
    second: given({ 'resume-run': '1001' }, { runId: 1002 }),
    routes: ['getRun'],
  },
};

const CASES = Object.entries(WAYS).flatMap(([name, { routes }]) =>
  routes.map((route): [string, string] => [name, route]),
);

async function begun(name: string): Promise<{ way: Way; job: Job; next: () => Job }> {
  const way = WAYS[name]!;
  lab = await ActionLab.open(ONCE);
  const job = lab.job(way.first);
  expect((await job.main()).outputs.status).toBe('failed');
  await job.post();
  job.over('failure');
  way.make?.();
  const { second } = way;
  let attempt = 1;
  const next = (): Job => {
    attempt += 1;
    return second === null
      ? lab.nextAttempt(job, { attempt, env: MAY_END })
      : lab.job({ ...second, attempt: attempt - 1, env: MAY_END });
  };
  return { way, job, next };
}

test.each(CASES)(
  '%s: %s fails three times, by status and by a line that is cut: nothing is spent; once or twice: nobody is told',
  async (name, route) => {
    const { next } = await begun(name);
    for (const fault of [{ status: 502 }, { drop: true }]) {
      lab.service.fail(route, fault);
      const stopped = next();
      const main = await stopped.main();
      await stopped.post();
      stopped.over('failure');
      lab.service.heal();
      expect([main.conclusion, main.outputs.status, main.outputs['run-cost']]).toEqual(['failure', '', '']);
      expect(main.log).not.toContain('● started');
      const told = troubles(main).join('\n');
      expect(told).not.toContain('state-key');
      if (/^[a-z]+[A-Z]/.test(route))
        expect(told).toMatch(/GitHub's API did not answer \([^()]+, three times in \d+ s\): GET …\//);
    }
    lab.service.fail(route, { status: 502, times: 1 });
    lab.service.fail(route, { drop: true, times: 1 });
    const main = await next().main();
    expect([main.conclusion, main.outputs.resumed, troubles(main)]).toEqual(['success', 'true', []]);
  },
);
