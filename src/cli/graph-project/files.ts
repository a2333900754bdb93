import { relative, sep } from 'node:path';
import { locateGraph } from '../../workflow/graph/files.js';
import { GROUP_SCHEMA, WORKFLOW_SCHEMA } from './schemas.js';

/** The folder, from the project's root, of the JSON Schemas that editors check graphs with. */
const SCHEMAS = '.raymond/schema';

/**
 * The files of a small state graph that runs as it is, without a key (spec 5.11).
 * @param folder the workflow's folder, absolute
 * @returns paths from the project's root, with the files' texts
 */
export function graphProject(root: string, folder: string): readonly (readonly [string, string])[] {
  const { registries } = locateGraph(`${folder}/workflow.yaml`, root);
  const from = (path: string): string => relative(root, path).split(sep).join('/');
  const at = (path: string, name: string): string => (path === '' ? name : `${path}/${name}`);
  const own = from(folder);
  const shared = from(registries[0] ?? folder);
  const up = relative(folder, root).split(sep).join('/');
  const comment = (name: string): string =>
    `# yaml-language-server: $schema=${at(up, `${SCHEMAS}/${name}.schema.json`)}\n`;
  const agents = { coder: { path: at(shared, 'agents/coder.md') } };
  const scripts = { check: { path: at(shared, 'scripts/check.sh'), runtime: 'sh' } };
  return [
    [at(own, 'workflow.yaml'), `${comment('workflow')}${WORKFLOW}`],
    [at(own, 'steps.yaml'), `${comment('group')}${STEPS}`],
    [at(own, 'vars.yaml'), VARS],
    [at(shared, 'agent-registry.json'), `${JSON.stringify(agents, null, 2)}\n`],
    [at(shared, 'script-registry.json'), `${JSON.stringify(scripts, null, 2)}\n`],
    [at(shared, 'agents/coder.md'), CODER],
    [at(shared, 'scripts/check.sh'), CHECK],
    [`${SCHEMAS}/workflow.schema.json`, `${WORKFLOW_SCHEMA}\n`],
    [`${SCHEMAS}/group.schema.json`, `${GROUP_SCHEMA}\n`],
  ];
}

const WORKFLOW = `# A state graph: states, and where each of them leads. docs/state-graphs.md has every field.
initial: draft
error: broken
inputs:
  - { name: topic, description: What the note is about }

states:
  draft:
    # With an agent: these three lines, in place of the two below.
    # type: agent
    # agent: coder
    # prompt: "Write a note about \${topic}."
    type: command
    command: echo "A note about $RAILI_VAR_TOPIC."
    output: { store: true }
    max_visits: 3
    on: { PASSED: review, FAILED: broken }

  review:
    type: group
    group: ./steps.yaml
    on: { PASSED: done, FAILED: draft }

  done:
    type: command
    command: echo "The note about $RAILI_VAR_TOPIC has $RAILI_VAR_WORDS words."

  broken: { type: engine, success: false }
`;

const STEPS = `# The states of the group: they are called review.count and review.check.
states:
  count:
    type: command
    command: echo "words = 5"
    expose: [words]
    on: { PASSED: check }

  check:
    type: script
    script: check
    args: ["\${words}"]
    out: true
`;

const VARS = `# Values of the inputs; --var topic=… beats them.
topic: state graphs
`;

const CODER = `You write short notes in plain words.
`;

const CHECK = `# Exit code 0 is PASSED, any other FAILED.
test "$1" -gt 0
`;
