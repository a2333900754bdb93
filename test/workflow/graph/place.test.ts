import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { projectRoot } from '../../../src/store/run-folder.js';
import { openWorkflow } from '../../../src/workflow/open.js';

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'raymond-place-')));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function make(...names: string[]): string {
  const path = join(folder, ...names);
  mkdirSync(path, { recursive: true });
  return path;
}

async function rootOf(flow: string, cwd: string): Promise<string | undefined> {
  writeFileSync(join(flow, 'workflow.yaml'), 'initial: done\nstates:\n  done: { type: engine }\n');
  return (await openWorkflow(flow, { cwd })).graph?.root;
}

describe("a state graph's project root", () => {
  test('is that of the state files, when the run works in a folder of the project that nothing marks', async () => {
    make('.git');
    const cwd = make('part');
    expect(projectRoot(cwd)).toBe(folder);
    expect(await rootOf(make('part', 'flow'), cwd)).toBe(folder);
  });

  test('is where the run works, when nothing marks a project', async () => {
    const cwd = make('part');
    expect(projectRoot(cwd)).toBe(cwd);
    expect(await rootOf(make('part', 'deep', 'flow'), cwd)).toBe(cwd);
  });

  test("is the workflow's own folder, when that lies elsewhere and nothing marks it", async () => {
    const flow = make('flow');
    expect(await rootOf(flow, make('part'))).toBe(flow);
  });

  test("is what marks the workflow's project, when that is another than the run's", async () => {
    make('theirs', '.git');
    expect(await rootOf(make('theirs', 'flow'), make('part'))).toBe(join(folder, 'theirs'));
  });

  test('is what holds .raili', async () => {
    make('.git');
    expect(await rootOf(make('sub', '.raili', 'main'), folder)).toBe(join(folder, 'sub'));
  });
});
