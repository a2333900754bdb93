import { expect, jest, test } from '@jest/globals';
import { folderWith } from './containers.js';

test('a workflow of scripts alone loads none of the parsers', async () => {
  const loaded: string[] = [];
  for (const name of ['gray-matter', 'yaml', 'valibot', 'yauzl']) {
    jest.unstable_mockModule(name, () => {
      loaded.push(name);
      return {};
    });
  }
  const { openWorkflow } = await import('../../src/workflow/open.js');
  const folder = await folderWith({ 'START.sh': '# raymond: timeout=3\necho', 'OTHER.ps1': '' });
  const workflow = await openWorkflow(folder, { platform: 'posix' });
  expect(workflow.state('START.sh').options).toEqual({ timeout: 3 });
  expect(loaded).toEqual([]);
});
