import { describe, expect, test } from '@jest/globals';
import { openWorkflow } from '../../../src/workflow/open.js';
import { folderWith } from '../containers.js';
import { load, project } from './samples.js';

const GRAPH = 'initial: a\nstates: { a: { type: agent, agent: coder } }\n';
const FILE = 'agents/coder.md';

/** What the registry's agent is asked for. */
const modelOf = async (file: string): Promise<string | null | undefined> =>
  (await load(project(GRAPH, { [FILE]: file }))).agents.coder?.setting;

describe("the model of a registered agent's file (spec 5.11)", () => {
  test.each([
    ['---\nmodel: haiku\n---\nYou code.\n', 'haiku'],
    ['---\r\nname: coder\r\nmodel: "gpt-5.4"\r\n---\r\n', 'gpt-5.4'],
    ['\uFEFF---\nmodel: haiku\n---\n', 'haiku'],
    ['---\nmodel: inherit\n---\n', null],
    ['---\nmodel:\n---\n', null],
    ['---\nname: coder\n---\nmodel: haiku\n', null],
    ['You code.\n---\nmodel: haiku\n---\n', null],
    ['---\nmodel: haiku\n', null],
    ['---\n---\n', null],
    ['', null],
  ])('%j', async (file, model) => {
    expect(await modelOf(file)).toBe(model);
  });

  test('is beaten by the registry', async () => {
    const registry = '{ "coder": { "path": "agents/coder.md", "model": "opus" } }';
    const files = { [FILE]: '---\nmodel: haiku\n---\n', '.raili/agent-registry.json': registry };
    expect((await load(project(GRAPH, files))).agents.coder?.setting).toBe('opus');
    // What is left empty is none.
    const empty = { ...files, '.raili/agent-registry.json': registry.replace('"opus"', 'null') };
    expect((await load(project(GRAPH, empty))).agents.coder?.setting).toBe('haiku');
  });

  test.each([
    [
      '---\nmodel: [a]\n---\n',
      /coder\.md:2: model: must be some text, not a list; the agent gets the usual model/,
    ],
    ['---\nmodel: "a\n---\n', /coder\.md:\d: /],
  ])('%j is warned of: the rest of the front matter is for its own CLI', async (file, warning) => {
    const folder = await folderWith({
      '.raili/main/workflow.yaml': GRAPH,
      '.raili/agent-registry.json': '{ "coder": { "path": "agents/coder.md" } }',
      [FILE]: file,
    });
    const { warnings } = await openWorkflow(`${folder}/.raili/main`);
    expect(warnings).toEqual([expect.stringMatching(warning)]);
  });
});
