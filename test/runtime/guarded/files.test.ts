import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { denialsFor, guardedOf } from '../../../src/runtime/guarded/files.js';
import { changedLines } from '../../../src/runtime/guarded/watch.js';

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'raymond-guarded-')));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const guarded = (workflow: string, changes: { cwd?: string; stateDir?: string; files?: string[] } = {}) => {
  const { cwd = folder, stateDir = '/s/raymond/p-01234567/state', files = ['START.md'] } = changes;
  return guardedOf({
    onDisk: { files: files.map((name) => join(workflow, name)), folders: [workflow] },
    besides: [],
    project: folder,
    root: folder,
    cwd,
    stateDir,
    runFolder: join(stateDir, '../runs/r'),
    changes: '/s/raymond/changed',
  });
};

describe('what agents are not to edit', () => {
  test('the files that were read, the options file, the workflow’s folder and the state folder, never .raymond', () => {
    expect(denialsFor('claude', guarded(join(folder, 'wf')))).toEqual([
      `Edit(/${folder}/.raymond/config.yaml)`,
      `Edit(/${folder}/wf/START.md)`,
      `Edit(/${folder}/wf/**)`,
      'Edit(//s/raymond/p-01234567/**)',
      'Edit(//s/raymond/changed/**)',
      `Edit(/${folder}/**/.raymond/config.yaml)`,
    ]);
  });

  test('the options file of each folder from the project’s root to where agents work, and of any that they could start in', () => {
    const rules = denialsFor('claude', guarded(join(folder, 'wf'), { cwd: join(folder, 'a/b') }));
    expect(rules.filter((rule) => rule.includes('config.yaml'))).toEqual([
      `Edit(/${folder}/.raymond/config.yaml)`,
      `Edit(/${folder}/a/b/.raymond/config.yaml)`,
      `Edit(/${folder}/a/.raymond/config.yaml)`,
      `Edit(/${folder}/**/.raymond/config.yaml)`,
    ]);
  });

  test.each([
    ['the project itself', () => guarded(folder)],
    ['where agents work', () => guarded(join(folder, 'wf'), { cwd: join(folder, 'wf') })],
    ['where task folders lie', () => guarded(join(folder, '.raymond'))],
  ])('of a workflow whose folder is %s, the files alone', (_, made) => {
    expect(denialsFor('claude', made()).filter((rule) => rule.endsWith('**)'))).toEqual([
      'Edit(//s/raymond/p-01234567/**)',
      'Edit(//s/raymond/changed/**)',
    ]);
  });

  test('a state folder in the project leaves task folders alone', () => {
    const rules = denialsFor(
      'claude',
      guarded(join(folder, 'wf'), { stateDir: join(folder, '.raymond/state') }),
    );
    expect(rules.slice(3, 5)).toEqual([
      `Edit(/${folder}/.raymond/state/**)`,
      `Edit(/${folder}/.raymond/runs/**)`,
    ]);
  });

  test('a link is named, and what it leads to', () => {
    mkdirSync(join(folder, 'real'));
    symlinkSync(join(folder, 'real'), join(folder, 'wf'));
    const rules = denialsFor('claude', guarded(join(folder, 'wf')));
    expect(rules).toEqual(expect.arrayContaining([`Edit(/${folder}/wf/**)`, `Edit(/${folder}/real/**)`]));
  });

  test('signs of rules in a name stand for any character; a CLI without folders is told of files', () => {
    const odd = guarded(join(folder, 'a (b)'), { files: ['[x].md'] });
    expect(denialsFor('claude', odd)).toContain(`Edit(/${folder}/a??b?/?x?.md)`);
    expect(denialsFor('copilot', guarded(join(folder, 'wf')))).toEqual([
      `Edit(/${folder}/.raymond/config.yaml)`,
      `Edit(/${folder}/wf/START.md)`,
    ]);
    expect(denialsFor('replay', odd)).toEqual([]);
  });
});

describe('what is different in a file', () => {
  const of = (before: string | null, after: string | null): string =>
    changedLines(before === null ? null : Buffer.from(before), after === null ? null : Buffer.from(after));

  test('from the first line that differs to the last', () => {
    expect(of('a\nb\nc\n', 'a\nB\nc\n')).toBe('  @@ line 2 @@\n  -b\n  +B');
    expect(of(null, 'a\n')).toBe('  @@ line 1 @@\n  +a');
    expect(of('a\na\n', 'a\n')).toBe('  @@ line 2 @@\n  -a');
  });

  test('is bounded in both directions', () => {
    const text = of('', `${'x'.repeat(5000)}\n${'y\n'.repeat(5000)}`);
    expect(text).toContain('4989 more lines');
    expect(text.length).toBeLessThan(400);
    expect(changedLines(Buffer.from([0xff, 0xfe]), null)).toBe('  it is no text');
  });
});
