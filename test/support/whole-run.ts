import type { AttemptTally, EndedWorker, Run } from '../../src/core/run.js';
import { LAUNCH, NOW } from './run.js';

/** With every optional field there and no null: whoever adds a field to the schema has to add it to EVERYTHING too. */
type Whole<T> = T extends string | number | boolean
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Whole<Item>[]
    : { [Key in keyof T]-?: Whole<NonNullable<T[Key]>> };

const WORKER: Whole<EndedWorker> = {
  parent: 'main',
  depth: 0,
  order: 1,
  status: 'failed',
  state: 'WORK.md',
  variables: { item: 'x' },
  cost_usd: 0.5,
  error: { code: 'AGENT_FAILED', message: 'm', at: NOW },
  typed: true,
};

const USAGE = { input_tokens: 1, output_tokens: 2, cache_read_tokens: 3, cache_write_tokens: 4 };
const STATES = {
  START: { visits: 2, turns: 3, cost_usd: 0.5, ms: 1200, unknown_cost_turns: 1, unpriced_turns: 1 },
};
const TALLY: Whole<AttemptTally> = {
  attempt: 1,
  cost_usd: 0.5,
  usage: USAGE,
  turns: 3,
  turns_before: 0,
  steps: 2,
  steps_before: 0,
  states: STATES,
};

export const EVERYTHING: Whole<Run> = {
  version: 2,
  workflow_id: 'r',
  workflow: { path: '/wf', fingerprint: 'f', files: { START: 'sha' } },
  status: 'paused',
  reason: 'USAGE_LIMIT',
  message: 'until later',
  resume_at: NOW,
  started_at: NOW,
  updated_at: NOW,
  budget_usd: 10,
  total_cost_usd: 0.5,
  usage: USAGE,
  steps: 2,
  turns: 3,
  states: STATES,
  fork_counters: { main: 1 },
  results: { main_w1: 'done' },
  typed: true,
  transcripts_only: true,
  directories: ['/project/sub'],
  fan_out: {
    rounds: [
      {
        round: 1,
        plan: 'a'.repeat(64),
        given_up: true,
        legs: [
          {
            name: '1',
            workers: ['main_w3'],
            share_usd: 0.5,
            attempts: [{ ...TALLY, turns_at: 3, steps_at: 2 }],
            taken: { main_w3: 1 },
            parked: { status: 'paused', reason: 'DEADLINE', message: 'no time left', resume_at: NOW },
          },
        ],
      },
    ],
    leg: {
      name: '1',
      round: 1,
      plan: 'a'.repeat(64),
      workers: ['main_w3'],
      share_usd: 0.5,
      attempt: 2,
      turns_before: 1,
      steps_before: 1,
      earlier: [TALLY],
      accepts_failed: true,
    },
  },
  metadata: { by: 'me' },
  input_sha256: 'sha',
  launch: {
    ...LAUNCH,
    model: 'opus',
    effort: 'high',
    recording: '/rec',
    tools: ['Read', 'Bash'],
    allow: ['Edit'],
    deny: ['Bash'],
    mcp: ['/mcp.json'],
    agent_args: { cli: 'claude', list: ['--max-turns'] },
    env_allow: ['HOME'],
    chosen: ['model'],
    loop: 5,
  } as Whole<Run['launch']>,
  agents: [
    {
      id: 'main',
      current_state: 'START.md',
      session_id: 'S',
      branch_from: 'B',
      session_cli: 'claude',
      stack: [{ session: 'C', state: 'BACK.md', cwd: '/c', branch_from: 'D', session_cli: 'claude' }],
      cwd: '/work',
      variables: { item: '1' },
      pending_result: 'in',
      model_override: 'haiku',
      visits: { START: 2 },
      visits_before: { START: 1 },
      status: 'failed',
      retry_count: 1,
      error: { code: 'AGENT_FAILED', message: 'm', at: '2026-11-21T10:00:00.000Z' },
      turn: {
        id: '3',
        state: 'START.md',
        kind: 'reminder',
        cli: 'claude',
        session_before: 'S0',
        session: 'S1',
        session_mark: 7,
        carried_on: { session_before: 'S1', session_mark: 9 },
        started_at: NOW,
        attempt: 2,
        turn_of_visit: 1,
        reminder: 'end with a tag',
        asks_input: true,
        accounted: true,
        failed: true,
        repeat: true,
        approval: 'PASSED',
        feedback: 'more',
      },
      ask: {
        id: 'q',
        question: 'Q?',
        next: 'N.md',
        asked_at: NOW,
        timeout_at: NOW,
        timeout_next: 'T.md',
        kind: 'feedback',
        required: true,
        multiline: true,
        output: 'It is done.',
      },
      answered_ask: 'q0',
      raised: { code: 'MAX_VISITS', message: 'm', state: 'code', counted: true },
      forked: { parent: 'main', depth: 1, order: 2 },
      cost_usd: 0.25,
      door: {
        of: 2,
        failed: 'accept',
        arrived_at: NOW,
        timeout_at: NOW,
        timeout_goto: 'LATE.md',
        closed: true,
      },
      joined: [
        {
          id: 'main_w3',
          ...WORKER,
          worktree: {
            branch: 'raymond/r/main_w3',
            commits: 2,
            changed_files: ['a.txt'],
            uncommitted: true,
            conflicts_with: ['raymond/r/main_w4'],
          },
        },
      ],
    },
  ],
  workers: { main_w1: WORKER },
  worktrees: {
    main_w3: {
      state: 'kept',
      path: '/cache/r/main_w3',
      branch: 'raymond/r/main_w3',
      base: '0123456789abcdef0123456789abcdef01234567',
      repository: '/p/.git',
      folder: 'app',
      commit: true,
    },
  },
};
