import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { bundle } from '../cli/bundle.js';
import { tutorialBlocks } from '../support/tutorial.mjs';

// docs/tutorial.md from its first block to its last, as somebody with an empty home types it.
const HOME_ON_THE_PAGE = '/home/you';

let folder: string;
let home: string;
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'raymond-tutorial-')));
  home = join(folder, 'home');
  mkdirSync(home);
  publish();
  ghStandIn();
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the page clones: the command line of today's sources, under the address that the page has. */
function publish(): void {
  const source = join(folder, 'source');
  cpSync(dirname(bundle()), join(source, 'dist', 'cli'), { recursive: true });
  copyFileSync('package.json', join(source, 'package.json'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], { cwd: source });
  git('init', '--quiet');
  git('add', '--all', '--force');
  git('commit', '--quiet', '--message=a release');
  const address = 'https://github.com/org/raymond-action';
  writeFileSync(
    join(folder, 'gitconfig'),
    `[url "file://${source}"]\n\tinsteadOf = ${address}\n[user]\n\tname = You\n\temail = you@example.org\n`,
  );
}

/** GitHub is not here: it writes down what it was asked for, and what `--push` would have sent. */
function ghStandIn(): void {
  mkdirSync(join(folder, 'bin'));
  const gh = `#!/bin/sh\necho "$*" >> '${folder}/gh'\ngit ls-tree -r --name-only HEAD > '${folder}/pushed'\n`;
  writeFileSync(join(folder, 'bin', 'gh'), gh);
  chmodSync(join(folder, 'bin', 'gh'), 0o755);
}

/** One block in a shell; where that ends up is where the next begins. */
function type(commands: string, cwd: string): { output: string; exitCode: number | null; cwd: string } {
  const file = join(folder, 'cwd');
  const script = `exec 2>&1\n${commands}\nlast=$?\nprintf '%s' "$PWD" > '${file}'\nexit $last`;
  const { stdout, status } = spawnSync('bash', ['-c', script], {
    cwd,
    env: {
      PATH: [join(folder, 'npm', 'bin'), join(folder, 'bin'), process.env.PATH].join(delimiter),
      HOME: home,
      XDG_CACHE_HOME: join(folder, 'cache'),
      GIT_CONFIG_GLOBAL: join(folder, 'gitconfig'),
      GIT_CONFIG_NOSYSTEM: '1',
      npm_config_prefix: join(folder, 'npm'),
      npm_config_offline: 'true',
      npm_config_audit: 'false',
      LC_ALL: 'C.UTF-8',
    },
    encoding: 'utf8',
  });
  return { output: stdout, exitCode: status, cwd: readFileSync(file, 'utf8') };
}

/** Without what is another one each time: times, the columns that they widen, process ids, the machine's folders. */
const steady = (text: string): string =>
  text
    .replaceAll(home, HOME_ON_THE_PAGE)
    .replace(/\/shop-[0-9a-f]{8}\//g, '/shop-HASH/')
    .replace(/^.* Killed\b.*$/gm, 'Killed')
    .replace(/\b\d\d:\d\d:\d\d\b/g, 'CLOCK')
    .replace(/\b(?:\d+(?:ms|s|m|h) ?)+(?=\s|$)/g, 'TIME')
    .replace(/ +/g, ' ')
    .replace(/ $/gm, '');

test('docs/tutorial.md: what it shows is what comes out, from nothing to the push', () => {
  const wrong: unknown[] = [];
  let cwd = home;
  let shown = 0;
  for (const block of tutorialBlocks()) {
    if (block.kind === 'file') {
      mkdirSync(dirname(join(cwd, block.path)), { recursive: true });
      writeFileSync(join(cwd, block.path), block.text);
      continue;
    }
    const ran = type(block.text, cwd);
    ({ cwd } = ran);
    if (block.output !== null) shown += 1;
    // What shows nothing has nothing to say, and works.
    const isAsShown =
      steady(ran.output) === steady(block.output ?? '') && (block.output !== null || ran.exitCode === 0);
    if (!isAsShown)
      wrong.push({
        commands: block.text,
        shown: block.output,
        output: ran.output,
        exitCode: ran.exitCode,
      });
  }
  expect(wrong).toEqual([]);
  expect(shown).toBeGreaterThan(9);
  expect(relative(home, cwd)).toBe('shop');
}, 600_000);

test('docs/tutorial.md: its last step leaves a repository that GitHub can run, pinned to the clone', () => {
  const asked = readFileSync(join(folder, 'gh'), 'utf8').split('\n');
  expect(asked).toEqual([
    'repo create shop --private --source . --push',
    'secret set ANTHROPIC_API_KEY',
    'workflow run notes.yml',
    '',
  ]);
  const pushed = readFileSync(join(folder, 'pushed'), 'utf8').split('\n');
  expect(pushed).toEqual(expect.arrayContaining(['.github/workflows/notes.yml', 'notes/START.md']));
  expect(pushed.filter((path) => path.startsWith('.raymond'))).toEqual([]);
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], {
    cwd: join(folder, 'source'),
    encoding: 'utf8',
  });
  const uses = readFileSync(join(home, 'shop', '.github', 'workflows', 'notes.yml'), 'utf8').match(
    /org\/raymond-action@.*/g,
  );
  expect(new Set(uses)).toEqual(new Set([`org/raymond-action@${commit.trim()}`]));
});
