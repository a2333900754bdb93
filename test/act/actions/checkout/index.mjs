import { execFileSync } from 'node:child_process';

const { GITHUB_REF, GITHUB_REPOSITORY, GITHUB_SERVER_URL, GITHUB_SHA, GITHUB_WORKSPACE, INPUT_REF } =
  process.env;
const depth = process.env['INPUT_FETCH-DEPTH'];
const git = (...args) => execFileSync('git', args, { cwd: GITHUB_WORKSPACE, stdio: 'inherit' });

git('init', '--quiet');
git('remote', 'add', 'origin', `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`);
const history = depth === '0' ? ['+refs/heads/*:refs/remotes/origin/*'] : [];
git(
  'fetch',
  '--quiet',
  '--no-tags',
  ...(depth === '0' ? [] : [`--depth=${depth}`]),
  'origin',
  INPUT_REF || GITHUB_SHA,
  ...history,
);
const branch = /^refs\/heads\/(.*)$/.exec(GITHUB_REF)?.[1];
if (INPUT_REF || branch === undefined) {
  git('checkout', '--quiet', '--detach', INPUT_REF || GITHUB_SHA);
} else {
  git('update-ref', `refs/remotes/origin/${branch}`, GITHUB_SHA);
  git('checkout', '--quiet', '-B', branch, `refs/remotes/origin/${branch}`);
}
