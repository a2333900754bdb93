import { WorkflowError } from '../../../src/core/errors.js';
import { type Graph, type GraphRequest, loadGraph } from '../../../src/workflow/graph/graph.js';

/** A project as text: path from its root, content. */
export type Project = Readonly<Record<string, string>>;

export const ROOT = '/project';
export const MAIN = '.raili/main/workflow.yaml';

/** Loads the workflow of a project that is on no disk. */
export function load(
  project: Project,
  options: Partial<GraphRequest> & { main?: string } = {},
): Promise<Graph> {
  const { main = MAIN, ...request } = options;
  return loadGraph({
    file: `${ROOT}/${main}`,
    text: project[main] ?? '',
    home: '/home/ann',
    readSibling: async (path) => {
      const key = path.startsWith(`${ROOT}/`) ? path.slice(ROOT.length + 1) : path;
      return Object.hasOwn(project, key) ? new TextEncoder().encode(project[key]) : null;
    },
    ...request,
  });
}

/** What a project is refused with, one located problem a line, without the root; fails if it is not. */
export async function problems(
  project: Project,
  options: Partial<GraphRequest> & { main?: string } = {},
): Promise<string[]> {
  try {
    await load(project, options);
  } catch (error) {
    if (error instanceof WorkflowError) return error.located.replaceAll(`${ROOT}/`, '').split('\n');
    throw error;
  }
  throw new Error('it was accepted');
}

export const REGISTRIES: Project = {
  '.raili/agent-registry.json': `{
  "analyzer": { "path": ".github/agents/analyzer.agent.md", "model": "gpt-4o" },
  "coder": { "path": "agents/coder.md" }
}
`,
  '.raili/script-registry.json': `{
  "run_tests": { "path": "./scripts/test.sh" },
  "health_check": { "path": "./scripts/health.mjs", "runtime": "node" }
}
`,
  '.github/agents/analyzer.agent.md': 'Analyze.\n',
  'agents/coder.md': 'Code.\n',
  'scripts/test.sh': '#!/bin/sh\nexit 0\n',
  'scripts/health.mjs': '',
};

/** A project with this workflow and the registries. */
export function project(workflow: string, others: Project = {}): Project {
  return { ...REGISTRIES, ...others, [MAIN]: workflow };
}

/** One workflow that says everything that can be said. */
export const WHOLE = `name: ticket
description: Works on a ticket.
agent: copilot
model: gpt-5.4
effort: low
budget: 2.5
input: { mode: optional, label: Ticket, description: Which one }
initial: start
error: broken
inputs:
  - ticket_id
  - name: branch
    description: Git branch
    log: true
states:
  start:
    type: engine
    notify: "msg.sh 'Starting \${ticket_id}'"
    reset_outputs: [code, test, build_group]
    on:
      PASSED: analyze
  analyze:
    type: agent
    agent: analyzer
    model: gpt-4o
    prompt: "Analyze ticket \${ticket_id} of \${workflow} for $$5"
    output:
      store: true
      tail: 20
      marker: "SUMMARY:"
      marker_end: END
      use_latest: 2
    transitions:
      ready: code
      blocked: done
      default: done
  code:
    type: agent
    agent: coder
    max_visits: 5
    output: { store: true }
    on: { PASSED: test, FAILED: code }
  test:
    type: script
    script: run_tests
    args: [first, "\${branch}", --verbose]
    expose: [id, "note?"]
    output: { store: true }
    max_visits: { count: 3, continue: review }
    teach:
      coder:
        - output: test
        - var: \${REVIEW_FAILED}
          scope: workflow
    on: { PASSED: review, FAILED: code }
  review:
    type: command
    command: git diff "$RAILI_VAR_BRANCH" > "\${HOME}/diff"
    directory: ./\${branch}
    reset_max_visits: [code, test]
    approval:
      question: Is \${id} fine?
      notify: say "\${id}"
      multiline: true
      PASSED: build_group
      FAILED: code
  build_group:
    type: group
    group: ./build-steps.yaml
    notify: echo building
    max_visits: 2
    feedback:
      expose_var: wishes
      question: What else, for \${ticket_id}?
      required: true
      multiline: true
    on: { PASSED: check, FAILED: code }
  old:
    type: script
    script: health_check
    skip: check
    continue: done
  check:
    type: script
    script: health_check
    continue: done
  done:
    type: engine
    success: true
  broken:
    type: engine
    notify: "say failed"
    success: false
`;

export const BUILD_STEPS = `inputs: [target]
states:
  compile:
    type: command
    command: npm run build
    max_visits: { count: 9, continue: verify }
    on: { PASSED: ask }
  ask:
    type: engine
    reset_outputs: [verify]
    reset_max_visits: [compile]
    approval: { question: "Test \${target}?", PASSED: verify, FAILED: unused }
  unused:
    type: engine
    skip: verify
    continue: compile
  verify:
    type: script
    script: run_tests
    args: ["\${ask_FAILED}"]
    output: { store: true }
    teach: { analyzer: [{ output: verify }, { var: "\${ASK_FAILED}" }] }
    out: true
`;

export const EVERYTHING: Project = project(WHOLE, { '.raili/main/build-steps.yaml': BUILD_STEPS });
