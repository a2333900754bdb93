import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { markProject, ownTaskFolders, taskFolders } from '../../src/store/project-folder.js';
import { createRunFolders, existingRun, runPaths } from '../../src/store/run-folder.js';
import { projectRoot, stateFolder, stateInProject } from '../../src/store/state-folder.js';

let folder: string;
let home: string;
beforeEach(() => {
  const both = realpathSync(mkdtempSync(join(tmpdir(), 'raymond-place-')));
  folder = join(both, 'my project');
  home = join(both, 'home');
  for (const each of [folder, home]) mkdirSync(each);
});
afterEach(() => rmSync(dirname(folder), { recursive: true, force: true }));

function make(...names: string[]): string {
  const path = join(folder, ...names);
  mkdirSync(path, { recursive: true });
  return path;
}

const place = (cwd = folder): string => stateFolder(cwd, undefined, { XDG_STATE_HOME: home });

/** Of a project that has had a run. */
function begun(project: string, runId = 'r'): string {
  const stateDir = place(project);
  const paths = runPaths(stateDir, runId);
  createRunFolders(stateDir, paths, project);
  writeFileSync(paths.state, '{}', { mode: 0o600 });
  return stateDir;
}

describe('the project', () => {
  test.each(['.raymond', '.git'])('is the nearest folder with %s', (mark) => {
    make(mark);
    const deep = make('a', 'b');
    expect(projectRoot(deep)).toBe(folder);
    expect(place(deep)).toBe(place());
    make('a', mark);
    expect(projectRoot(deep)).toBe(join(folder, 'a'));
    expect(place(deep)).not.toBe(place());
  });

  test('is a work tree of git, whose .git is a file', () => {
    const deep = make('tree', 'src');
    writeFileSync(join(folder, 'tree', '.git'), 'gitdir: elsewhere');
    expect(projectRoot(deep)).toBe(join(folder, 'tree'));
  });
});

describe('the state folder (spec 9.1)', () => {
  const nameOf = (path: string): string =>
    `${basename(path).replace(/ /g, '-')}-${createHash('sha256').update(path).digest('hex').slice(0, 8)}`;

  test('lies outside the project, under its name and the hash of its real path', () => {
    const link = join(home, 'link');
    symlinkSync(folder, link);
    for (const cwd of [folder, link]) expect(place(cwd)).toBe(join(home, 'raymond', nameOf(folder), 'state'));
    expect(stateFolder(folder, undefined, { HOME: home })).toBe(
      join(home, '.local/state/raymond', nameOf(folder), 'state'),
    );
    const long = make(`${'x'.repeat(70)}ü`, '.git');
    expect(basename(dirname(place(dirname(long))))).toMatch(/^x{60}-[0-9a-f]{8}$/);
    // Looking makes nothing.
    expect(existsSync(join(home, 'raymond'))).toBe(false);
  });

  test('says whose it is, and is the owner’s alone', () => {
    const before = process.umask(0);
    const stateDir = begun(folder);
    process.umask(before);
    expect(readFileSync(join(dirname(stateDir), 'project'), 'utf8')).toBe(`${folder}\n`);
    const { folder: files, turns } = runPaths(stateDir, 'r');
    const modes = [dirname(stateDir), stateDir, dirname(files), files, turns].map(
      (each) => statSync(each).mode & 0o777,
    );
    expect(modes).toEqual(Array(5).fill(0o700));
    expect(statSync(join(dirname(stateDir), 'project')).mode & 0o777).toBe(0o600);
  });

  test('that is another project’s is refused, and both are named', () => {
    writeFileSync(join(dirname(begun(folder)), 'project'), '/elsewhere\n');
    expect(() => place()).toThrow(
      /is that of the project \/elsewhere, and this one is .*my project\..*--state-dir/,
    );
  });

  test.each(['', 'state', 'runs', 'runs/r'])('that others may enter is refused: %s', async (name) => {
    const stateDir = begun(folder);
    chmodSync(join(dirname(stateDir), name), 0o770);
    const look = () => existingRun(place(), 'r');
    await expect((async () => look())()).rejects.toThrow(/is open to other users \(mode 770\).*chmod go-rwx/);
    expect(() => createRunFolders(stateDir, runPaths(stateDir, 'r'), folder)).toThrow(
      /is open to other users/,
    );
  });

  test('with a state file that others may write is refused', async () => {
    const { state } = runPaths(begun(folder), 'r');
    chmodSync(state, 0o660);
    await expect(existingRun(place(), 'r')).rejects.toThrow(/r\.json is open to other users/);
  });

  const asRoot = process.getuid?.() === 0 ? test : test.skip;
  asRoot('of another user is refused', async () => {
    const { chownSync } = await import('node:fs');
    chownSync(dirname(begun(folder)), 12345, 12345);
    expect(() => place()).toThrow(/belongs to the user 12345, and this is the user 0/);
  });

  test.each([
    ['HOME is missing', {}],
    ['HOME is not there', { HOME: '/nowhere/at/all' }],
    ['HOME is a file', { HOME: '/dev/null' }],
    ['XDG_STATE_HOME is relative, and there is no HOME', { XDG_STATE_HOME: 'x' }],
    ['XDG_STATE_HOME cannot be made', { XDG_STATE_HOME: '/dev/null/x' }],
  ])('is .raymond/state where %s', (_, environment) => {
    const stateDir = stateFolder(folder, undefined, environment);
    expect(stateDir).toBe(join(folder, '.raymond', 'state'));
    expect(stateInProject(stateDir, folder)).toMatch(/in the project.*no home folder.*--state-dir/);
  });

  test('is what --state-dir says, from where we are; in the project there is a warning', () => {
    make('.git');
    const given = (path: string) => stateFolder(join(folder, 'a'), path, { XDG_STATE_HOME: home });
    expect(given('kept')).toBe(join(folder, 'a', 'kept'));
    expect(given(home)).toBe(home);
    expect(stateInProject(given('kept'), join(folder, 'a'))).toMatch(
      /in the project, in .*kept: agents that may edit/,
    );
    expect(stateInProject(given(home), folder)).toBeNull();
    expect(stateInProject(place(), folder)).toBeNull();
  });

  test('may be named by --state-dir, with and without its last part', () => {
    const stateDir = begun(folder);
    for (const given of [stateDir, dirname(stateDir)]) expect(stateFolder('/', given, {})).toBe(stateDir);
    chmodSync(dirname(stateDir), 0o755);
    expect(() => stateFolder('/', dirname(stateDir), {})).toThrow(/open to other users/);
  });

  test('of another project that has such a run is named', async () => {
    const other = join(dirname(folder), 'other');
    mkdirSync(other);
    const there = begun(other, 'nightly');
    begun(folder);
    const failure = existingRun(place(), 'nightly');
    await expect(failure).rejects.toMatchObject({
      code: 'STATE_MISSING',
      message: `There is no run nightly of this project; there is one of ${other}. Go there, or give --state-dir ${dirname(there)}.`,
    });
    await expect(existingRun(stateFolder(folder, dirname(there), {}), 'nightly')).resolves.toEqual(
      runPaths(there, 'nightly'),
    );
  });
});

describe('in the project', () => {
  test('a file tells people where its runs are kept, and git ignores it', () => {
    markProject(folder, place());
    expect(readFileSync(join(folder, '.raymond/state-folder.txt'), 'utf8')).toBe(`${dirname(place())}\n`);
    const ignore = join(folder, '.raymond', '.gitignore');
    const ours = readFileSync(ignore, 'utf8');
    expect(ours).toBe('/state/\n/runs/\n/tasks/\n/carrier/\n/state-folder.txt\n/.gitignore\n');
    markProject(folder, '/kept');
    expect(readFileSync(join(folder, '.raymond/state-folder.txt'), 'utf8')).toBe('/kept\n');
    writeFileSync(ignore, '/state/\n/runs/\n/checkpoint/\n/.gitignore\n');
    markProject(folder, place());
    expect(readFileSync(ignore, 'utf8')).toBe(ours);
    writeFileSync(ignore, 'mine\n');
    markProject(folder, place());
    expect(readFileSync(ignore, 'utf8')).toBe('mine\n');
  });

  test.each(['state-folder.txt', '.gitignore'])('nothing is written through a link: %s', (name) => {
    for (const to of [join(home, 'there'), join(home, 'not there')]) {
      writeFileSync(join(home, 'there'), 'theirs');
      const link = join(make('.raymond'), name);
      rmSync(link, { force: true });
      symlinkSync(to, link);
      markProject(folder, place());
      expect([readFileSync(join(home, 'there'), 'utf8'), existsSync(join(home, 'not there'))]).toEqual([
        'theirs',
        false,
      ]);
    }
    expect(lstatSync(join(folder, '.raymond/state-folder.txt')).isFile()).toBe(true);
  });

  test.each(['.raymond/tasks/r', '.raymond/tasks'])(
    'task folders are not looked for behind a link: %s',
    (link) => {
      mkdirSync(taskFolders(folder, 'r'), { recursive: true });
      expect(ownTaskFolders(folder, 'r')).toBe(join(folder, '.raymond/tasks/r'));
      rmSync(join(folder, link), { recursive: true });
      mkdirSync(join(home, 'r'));
      symlinkSync(home, join(folder, link));
      expect(ownTaskFolders(folder, 'r')).toBeNull();
      expect(ownTaskFolders(folder, 'none')).toBeNull();
    },
  );
});
