/**
 * The last step of docs/tutorial.md as act runs it: the page's workflow file in a repository of its own, pinned to a
 * commit of this one, with the real Claude Code against the model API of test/support.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { execa } from 'execa';
import { claudeBinary, install } from '../../test/e2e/agents/install.mjs';
import { node24 } from '../../test/e2e/node24/install.mjs';
import { startModelApi } from '../../test/support/model-api/server.mjs';
import { tutorialFiles } from '../../test/support/tutorial.mjs';

const WORKFLOW = '.github/workflows/notes.yml';
const CLAUDE = '2.1.330';
const API_KEY = 'sk-ant-test-0123456789abcdefghijklmnop';
const LIMIT_MS = 420_000;

/** The files of the page, with the Action pinned as the page does it. */
function writeProject(folder, commit) {
  for (const [path, text] of Object.entries(tutorialFiles())) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), path === WORKFLOW ? text.replaceAll('@v1', `@${commit}`) : text);
  }
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.org', ...args], {
      cwd: folder,
    });
  git('init', '--quiet', '--initial-branch=main');
  git('remote', 'add', 'origin', 'https://github.com/you/shop.git');
  git('add', '--all');
  git('commit', '--quiet', '--message=Sell tea');
}

/** What the agents of the tutorial say when nothing is wrong with the notes. */
function answer(api) {
  const says = (text) => (request) => request.lastPrompt.includes(text);
  api.reply(says('Write release notes'), '<goto>CHECK</goto><input>- We sell tea</input>');
  api.reply(says('You are a '), '<result>{"clear": true, "why": "it is"}</result>');
  api.reply(says('Compare the release notes'), '<result>There is tea.</result>');
}

/**
 * @param {string} act the program
 * @param {string} lab a folder that is removed afterwards
 * @param {string} action a clone of this repository
 * @returns {Promise<string>} what act printed @throws Error unless both jobs are green, with the notes in the summary
 */
export async function runTutorial(act, lab, action) {
  const [project, bin, home] = ['shop', 'tutorial-bin', 'tutorial-home'].map((name) => join(lab, name));
  for (const folder of [project, bin, home]) mkdirSync(folder);
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: action, encoding: 'utf8' }).trim();
  writeProject(project, commit);
  install(`claude-${CLAUDE}`);
  symlinkSync(claudeBinary(CLAUDE), join(bin, 'claude'));
  const api = await startModelApi();
  answer(api);
  // The key comes in as a secret.
  const { ANTHROPIC_API_KEY: _, ...way } = api.env;
  try {
    const { exitCode, all } = await execa(
      act,
      [
        ...['workflow_dispatch', '-W', WORKFLOW, '-P', 'ubuntu-latest=-self-hosted'],
        ...['--local-repository', `org/raymond-action@${commit}=${action}`],
        ...['--cache-server-path', join(lab, 'tutorial-cache'), '--cache-server-addr', '127.0.0.1'],
        ...['--secret', `ANTHROPIC_API_KEY=${API_KEY}`],
        ...Object.entries(way).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
      ],
      {
        cwd: project,
        env: {
          PATH: [bin, dirname(node24() ?? process.execPath), process.env.PATH].join(delimiter),
          HOME: home,
          XDG_CACHE_HOME: join(home, 'cache'),
          XDG_CONFIG_HOME: join(home, 'config'),
        },
        extendEnv: false,
        stdin: 'ignore',
        all: true,
        reject: false,
        timeout: LIMIT_MS,
      },
    );
    const log = all ?? '';
    const missing = ['Summary - - We sell tea', '::set-output:: result=There is tea.', '1 passed, 0 failed'];
    const wrong = missing.filter((text) => !log.includes(text));
    if (exitCode !== 0 || wrong.length > 0)
      throw new Error(`${log}\ntutorial: act ended with ${exitCode}; missing: ${wrong.join('; ')}`);
    return log;
  } finally {
    await api.close();
  }
}
