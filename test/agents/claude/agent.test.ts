import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { TurnEvent, TurnOutcome, TurnRequest } from '../../../src/agents/agent.js';
import { createClaudeAgent } from '../../../src/agents/claude/agent.js';
import { holdTimers } from '../../support/timers.js';
import {
  apiError,
  collector,
  type FakeChild,
  fakeProcess,
  fixture,
  onStop,
  resultLine,
  SESSION,
  turnRequest,
} from './fake-claude.js';

const NOW = Date.parse('2026-11-21T20:30:00Z');

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'claude-test-'));
});
afterEach(() => {
  jest.useRealTimers();
  rmSync(home, { recursive: true, force: true });
});

function transcript(session: string, ...records: object[]): void {
  const folder = join(home, 'projects', '-somewhere');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, `${session}.jsonl`),
    records.map((record) => `${JSON.stringify(record)}\n`).join(''),
  );
}

interface Played {
  outcome: TurnOutcome;
  events: TurnEvent[];
  warnings: string[];
  children: FakeChild[];
}

function agentOf(script: (child: FakeChild, index: number) => void, isRoot = false) {
  const { startProcess, children } = fakeProcess(script);
  const agent = createClaudeAgent({ startProcess, now: () => NOW, isRoot, env: { CLAUDE_CONFIG_DIR: home } });
  return { agent, children };
}

async function play(
  script: (child: FakeChild) => void,
  changes: Partial<TurnRequest> = {},
  { signal = new AbortController().signal, isRoot = false } = {},
): Promise<Played> {
  const { agent, children } = agentOf(script, isRoot);
  const { events, onEvent } = collector();
  const outcome = await agent.turn(turnRequest(changes), signal, onEvent);
  const warnings = events.filter((event) => event.type === 'warning').map((event) => event.message);
  return { outcome, events, warnings, children };
}

const speak =
  (lines: string[], exitCode = 0, stderr = '') =>
  (child: FakeChild): void => {
    if (lines.length > 0) child.say(...lines);
    if (stderr !== '') child.complain(stderr);
    child.end({ exitCode });
  };

const [INIT = '', HELLO = ''] = fixture('hello');

describe('a turn that goes well', () => {
  test('gives text, session, cost and usage', async () => {
    const { outcome, events, warnings } = await play(speak(fixture('hello')));
    expect(outcome).toEqual({
      ok: true,
      text: 'FAKE-REPLY n=1 last=hello',
      sessionId: SESSION,
      costUsd: 0.008966,
      costBasis: 'reported',
      usage: { input_tokens: 4383, output_tokens: 20, cache_read_tokens: 0, cache_write_tokens: 0 },
    });
    expect(events).toEqual([{ type: 'text', text: 'FAKE-REPLY n=1 last=hello' }]);
    expect(warnings).toEqual([]);
  });

  test('shows tools in one line and passes the stream on as it is', async () => {
    const raw: string[] = [];
    const { events } = await play(speak(fixture('tool')), { onRaw: (chunk) => raw.push(String(chunk)) });
    expect(events).toEqual([{ type: 'tool', name: 'Bash', summary: 'node -e "console.log(6*7)"' }]);
    expect(raw.join('')).toBe(`${fixture('tool').join('\n')}\n`);
  });

  test('takes the last thing said when the result is empty, but not what a subagent said', async () => {
    const subagent = HELLO.replace('FAKE-REPLY n=1 last=hello', 'inner words').replace(
      '"parent_tool_use_id":null',
      '"parent_tool_use_id":"toolu_1"',
    );
    const { outcome } = await play(speak([INIT, HELLO, subagent, resultLine({ result: '' })]));
    expect(outcome).toMatchObject({ ok: true, text: 'FAKE-REPLY n=1 last=hello' });
  });

  test('counts the last of several results, and the cost of all', async () => {
    const { outcome } = await play(speak([...fixture('hello'), resultLine({ result: 'second' })]));
    expect(outcome).toMatchObject({ ok: true, text: 'second', costUsd: 0.017932 });
    expect(outcome.usage.output_tokens).toBe(40);
  });

  test('claude D5: of several answers the one is taken that the request chooses, and people are told', async () => {
    const lines = [...fixture('hello'), resultLine({ result: 'ok, noted.' })];
    const chosen = await play(speak(lines), { chooseAnswer: ([first]) => first ?? '' });
    expect(chosen.outcome).toMatchObject({ ok: true, text: 'FAKE-REPLY n=1 last=hello', costUsd: 0.017932 });
    expect(chosen.warnings).toEqual([expect.stringMatching(/went on after its answer.*was taken/)]);
    const last = await play(speak(lines), { chooseAnswer: (answers) => answers.at(-1) ?? '' });
    expect([last.outcome.text, last.warnings]).toEqual(['ok, noted.', []]);
  });

  test('warns of denied tools and of broken lines', async () => {
    const denials = [
      { tool_name: 'Bash', tool_use_id: 't1', tool_input: { command: 'node -v' } },
      { tool_name: 'Write', tool_use_id: 't2', tool_input: { file_path: '/etc/x' } },
    ];
    const lines = [INIT, '{"type":"assis', 'null', resultLine({ permission_denials: denials })];
    const { outcome, warnings } = await play(speak(lines));
    expect(outcome.ok).toBe(true);
    expect(warnings).toEqual([
      'claude was denied 2 tool calls: Bash (node -v), Write (/etc/x)',
      `2 lines of claude's output were not JSON and were left out: {"type":"assis null`,
    ]);
  });
});

describe('the command line', () => {
  const argsOf = async (changes: Partial<TurnRequest>, isRoot = false) => {
    const { children } = await play(speak(fixture('hello')), changes, { isRoot });
    return children[0]?.options;
  };

  test('has the prompt on stdin and a list of tools at its end', async () => {
    const options = await argsOf({ prompt: '- do this', model: 'sonnet', effort: 'high', costCapUsd: 0.5 });
    expect(options?.command).toBe('claude');
    expect(options?.stdin).toBe('- do this');
    expect(options?.args).toEqual([
      ...['-p', '--output-format', 'stream-json', '--verbose', '--permission-mode', 'acceptEdits'],
      ...['--model', 'sonnet', '--effort', 'high', '--max-budget-usd', '0.5', '--session-id', SESSION],
      ...['--disallowedTools', expect.stringMatching(/^AskUserQuestion,.*,Workflow$/)],
    ]);
  });

  test.each([
    [{ kind: 'resume', id: 'b' } as const, ['--resume', 'b']],
    [
      { kind: 'branch', from: 'a', id: 'b' } as const,
      ['--resume', 'a', '--fork-session', '--session-id', 'b'],
    ],
  ])('session %j', async (session, expected) => {
    const options = await argsOf({ session });
    expect(options?.args.slice(6, -2)).toEqual(expected);
  });

  test.each([
    { skipPermissions: true, isRoot: true, sandbox: '1' },
    { skipPermissions: true, isRoot: false, sandbox: undefined },
    { skipPermissions: false, isRoot: true, sandbox: undefined },
    { permissionMode: 'bypassPermissions', isRoot: true, sandbox: '1' },
  ])('IS_SANDBOX: %j', async ({ sandbox, isRoot, ...changes }) => {
    const options = await argsOf({ ...changes, env: { CLAUDECODE: '1', PATH: '/bin' } }, isRoot);
    expect(options?.env.IS_SANDBOX).toBe(sandbox);
    expect(options?.env).not.toHaveProperty('CLAUDECODE');
    expect(options?.args.includes('--dangerously-skip-permissions')).toBe(changes.skipPermissions === true);
    expect(options?.args.includes('--permission-mode')).toBe(changes.skipPermissions !== true);
  });

  test('small caps have no exponent, and nothing to spend starts nothing', async () => {
    expect((await argsOf({ costCapUsd: 0.00002 }))?.args).toContain('0.00002');
    expect((await argsOf({ costCapUsd: 100 }))?.args).toContain('100');
    for (const costCapUsd of [0, -1, 1e-8]) {
      const { outcome, children } = await play(speak(fixture('hello')), { costCapUsd });
      expect(outcome).toMatchObject({ ok: false, failure: { kind: 'cost_cap' } });
      expect(children).toHaveLength(0);
    }
  });
});

describe('failures that the CLI tells', () => {
  const overload =
    'API Error: 529 Overloaded. This is a server-side issue, usually temporary — try again in a moment.';
  const refusal =
    'API Error: Claude Code is unable to respond to this request, which appears to violate our Usage Policy (https://www.anthropic.com/legal/aup).';
  const model =
    "There's an issue with the selected model (gpt-9). It may not exist or you may not have access to it. Run --model to pick a different model.";
  const cap = {
    result: undefined,
    subtype: 'error_max_budget_usd',
    is_error: true,
    errors: ['Reached maximum budget ($0.1)'],
  };
  test.each<[string, string, string, RegExp]>([
    ['500', fixture('api-error-500')[1] ?? '', 'transient', /API Error: 500/],
    ['529', apiError(529, overload), 'transient', /Overloaded/],
    [
      '429 that the CLI has not waited for',
      apiError(429, 'API Error: Request rejected (429) · Rate limited'),
      'usage_limit',
      /429.*more than a minute, and claude does not tell how long/,
    ],
    [
      'refused connection',
      apiError(
        null,
        'API Error: Connection refused — a firewall or proxy may be blocking it (ECONNREFUSED)',
        {
          api_error: 'connection_failed',
        },
      ),
      'transient',
      /ECONNREFUSED/,
    ],
    [
      'refused connection of 2.1.197',
      apiError(null, 'API Error: Unable to connect to API (ConnectionRefused)'),
      'transient',
      /Unable/,
    ],
    [
      'dropped connection',
      apiError(
        null,
        'API Error: Connection to the API was lost (ECONNRESET). This is usually temporary — try again.',
      ),
      'transient',
      /ECONNRESET/,
    ],
    [
      '401',
      apiError(401, 'Invalid API key · Fix external API key'),
      'authentication',
      /^Invalid API key · Fix external API key$/,
    ],
    ['403', apiError(403, 'Failed to authenticate. API Error: 403 Your account'), 'authentication', /403/],
    ['no key', apiError(null, 'Not logged in · Please run /login'), 'authentication', /^Not logged in/],
    [
      'no credit',
      apiError(400, 'Credit balance is too low'),
      'authentication',
      /^Credit balance is too low$/,
    ],
    ['404', apiError(404, model), 'invalid_model', /gpt-9/],
    [
      'claude D8: another 400, which the same request gets each time',
      apiError(400, 'API Error: 400 messages.3: tool_use ids must be unique'),
      'rejected',
      /must be unique/,
    ],
    [
      'claude D8: a 429 that says when it ends',
      apiError(429, 'API Error: Request rejected (429) · slow down, resets 10:30pm (UTC)'),
      'usage_limit',
      /slow down/,
    ],
    [
      'too long',
      apiError(400, 'Prompt is too long · …', { terminal_reason: 'prompt_too_long' }),
      'prompt_too_long',
      /too long/,
    ],
    [
      'far too long',
      apiError(null, 'Prompt is too long', { terminal_reason: 'blocking_limit' }),
      'prompt_too_long',
      /too long/,
    ],
    [
      '413',
      apiError(413, 'Request too large (max 32MB). Try with a smaller file.'),
      'prompt_too_long',
      /32MB/,
    ],
    ['refusal', apiError(null, refusal, { stop_reason: 'refusal' }), 'refused', /Usage Policy/],
    ['cost cap', resultLine(cap), 'cost_cap', /Reached maximum budget/],
    [
      'lost session',
      fixture('session-lost')[0] ?? '',
      'session_lost',
      /No conversation found with session ID: bd8c/,
    ],
    [
      'anything else',
      resultLine({
        is_error: true,
        subtype: 'error_max_turns',
        terminal_reason: 'max_turns',
        result: undefined,
        errors: ['Reached 1'],
      }),
      'crashed',
      /max_turns \(exit code 1\); Reached 1/,
    ],
  ])('%s', async (_name, line, kind, message) => {
    const { outcome } = await play(speak([INIT, line], 1));
    expect(outcome).toMatchObject({ ok: false, failure: { kind, message: expect.stringMatching(message) } });
  });

  test('claude D8: a 429 whose wait is an hour is a limit, one of seconds is none', async () => {
    const limited = async (delay: number) => {
      const retry = {
        type: 'system',
        subtype: 'api_retry',
        error_status: 429,
        attempt: 1,
        retry_delay_ms: delay,
      };
      const lines = [
        INIT,
        JSON.stringify(retry),
        apiError(429, 'API Error: Request rejected (429) · slow down'),
      ];
      const { outcome } = await play(speak(lines, 1));
      return outcome.ok ? null : outcome.failure;
    };
    expect(await limited(3_600_000)).toMatchObject({ kind: 'usage_limit', resetAt: NOW + 3_600_000 });
    expect(await limited(5000)).toMatchObject({ kind: 'transient', retryAfterMs: 5000 });
  });

  test.each([
    ["You've hit your 5-hour limit · resets 9:42pm (UTC)", '2026-11-21T21:42:00Z'],
    ["You've hit your weekly limit · resets Nov 24, 8:22pm (UTC)", '2026-11-24T20:22:00Z'],
    ["You've hit your session limit", undefined],
  ])('usage limit in prose: %s', async (text, reset) => {
    const { outcome } = await play(speak([INIT, apiError(429, text)], 1));
    const resetAt = reset === undefined ? undefined : Date.parse(reset);
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'usage_limit', message: text, resetAt } });
  });

  test('usage limit: the event goes before the prose', async () => {
    const { outcome } = await play(speak(fixture('usage-limit'), 1));
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'usage_limit', resetAt: 1795297320_000 } });
  });

  test('retries are shown, and how long the server wanted is told', async () => {
    const retry = {
      type: 'system',
      subtype: 'api_retry',
      attempt: 10,
      max_retries: 10,
      retry_delay_ms: 30_000.5,
      error_status: 529,
      error: 'overloaded',
    };
    const { outcome, events } = await play(speak([INIT, JSON.stringify(retry), apiError(529, overload)], 1));
    expect(events).toEqual([
      { type: 'cli_retry', message: 'claude tries the API again in 30.0 s (10 of 10): 529 overloaded' },
    ]);
    expect(outcome).toMatchObject({ failure: { kind: 'transient', retryAfterMs: 30_001 } });
  });

  test.each([
    [`Error: Session ID ${SESSION} is already in use.`, 'session_in_use'],
    [
      '--dangerously-skip-permissions cannot be used with root/sudo privileges for security reasons',
      'not_started',
    ],
    ["error: unknown option '--effort'", 'not_started'],
    ['Error: claude native binary not installed.', 'not_started'],
    ['/usr/bin/claude: 1: Syntax error: "(" unexpected', 'not_started'],
    [
      'claude: error while loading shared libraries: libc.so.7: cannot open shared object file',
      'not_started',
    ],
    ["Error: Cannot find module '/usr/lib/node_modules/claude/cli.js'", 'not_started'],
    ['Error: spawn /usr/lib/claude ENOEXEC', 'not_started'],
    [
      'Error: piped stdin input exceeds 10MB. Pass large content as a file path in your prompt instead.',
      'prompt_too_long',
    ],
  ])('on stderr alone: %s', async (stderr, kind) => {
    const { outcome, warnings } = await play(speak([], 1, `${stderr}\n`));
    expect(outcome).toMatchObject({
      ok: false,
      costBasis: 'none',
      failure: { kind, message: expect.stringContaining(stderr) },
    });
    expect(warnings).toEqual([]);
  });
});

describe('failures that the CLI does not tell', () => {
  test('a success that does not exit with 0 is none', async () => {
    const { outcome } = await play(speak(fixture('hello'), 1));
    expect(outcome).toMatchObject({ ok: false, costUsd: 0.008966, failure: { kind: 'crashed' } });
  });

  test('a stream without a result names exit, broken lines and last words', async () => {
    const { outcome, warnings } = await play(
      speak([INIT, HELLO, '{"type":"res'], 7, 'one\ntwo\nSegmentation fault\n'),
    );
    expect(outcome).toMatchObject({
      ok: false,
      text: 'FAKE-REPLY n=1 last=hello',
      sessionId: SESSION,
      costUsd: 0,
      costBasis: 'unknown',
      failure: {
        kind: 'crashed',
        message:
          'claude ended without a result (exit code 7); 1 line of its output was not JSON: {"type":"res; its last words on stderr: one\ntwo\nSegmentation fault',
      },
    });
    expect(warnings).toEqual([expect.stringMatching(/what this turn has spent is unknown/)]);
  });

  test('a signal is named', async () => {
    const { outcome } = await play((child) => {
      child.say(INIT);
      child.end({ exitCode: null, signal: 'SIGKILL' });
    });
    expect(outcome).toMatchObject({
      failure: { kind: 'crashed', message: expect.stringContaining('signal SIGKILL') },
    });
  });

  test.each([126, 127])('exit code %i without a word is a program that cannot be run', async (exitCode) => {
    const silent = await play(speak([], exitCode, "env: 'node': No such file or directory\n"));
    const message = expect.stringMatching(
      /cannot be run \(exit code 12.\): env: 'node'.* Install Claude Code again/,
    );
    expect(silent.outcome).toMatchObject({ costUsd: 0, failure: { kind: 'not_started', message } });
    const spoke = await play(speak([INIT, HELLO], exitCode));
    expect(spoke.outcome).toMatchObject({ failure: { kind: 'crashed' } });
  });

  test('a CLI that is not there says how to get it', async () => {
    const spawnError = Object.assign(new Error('spawn claude ENOENT'), { code: 'ENOENT' });
    const gone = (child: FakeChild): void => child.end({ exitCode: null, spawnError });
    const { outcome } = await play(gone);
    expect(outcome).toMatchObject({
      failure: {
        kind: 'not_started',
        message: expect.stringContaining('npm i -g @anthropic-ai/claude-code@2.1.330'),
      },
    });
    const elsewhere = await play(gone, { cwd: '/no/such/folder' });
    expect(elsewhere.outcome).toMatchObject({
      failure: { kind: 'not_started', message: expect.stringContaining('/no/such/folder does not exist') },
    });
  });
});

test('claude D8: a folder that nothing can be kept in is told before anything is spent', async () => {
  writeFileSync(join(home, 'file'), '');
  const { startProcess, children } = fakeProcess(speak(fixture('hello')));
  const env = { CLAUDE_CONFIG_DIR: join(home, 'file', 'claude') };
  const agent = createClaudeAgent({ startProcess, now: () => NOW, isRoot: false, env });
  const outcome = await agent.turn(turnRequest(), new AbortController().signal, () => {});
  expect(outcome).toMatchObject({
    ok: false,
    costUsd: 0,
    failure: {
      kind: 'not_started',
      message: expect.stringMatching(/sessions in .*claude \(.*ENOTDIR.*\)/),
    },
  });
  expect(children).toEqual([]);
});

describe('turns that we end', () => {
  const aborted = resultLine({
    subtype: 'error_during_execution',
    is_error: true,
    terminal_reason: 'aborted_streaming',
    result: undefined,
    errors: ['[ede_diagnostic] result_type=user last_content_type=n/a stop_reason=null'],
  });
  const endsOnInterrupt =
    (...lines: string[]) =>
    (child: FakeChild): void => {
      onStop.set(child, (signal) => {
        if (signal !== 'SIGINT') return;
        child.say(aborted);
        child.end({ exitCode: 0 });
      });
      child.say(...lines);
    };

  test('an interrupt lets the CLI report its cost', async () => {
    const stop = new AbortController();
    const script = endsOnInterrupt(INIT, HELLO);
    const { outcome, children } = await play(
      (child) => {
        script(child);
        stop.abort();
      },
      {},
      { signal: stop.signal },
    );
    expect(outcome).toMatchObject({
      ok: false,
      text: 'FAKE-REPLY n=1 last=hello',
      costUsd: 0.008966,
      costBasis: 'reported',
      failure: { kind: 'interrupted' },
    });
    expect(children[0]?.stops).toEqual([{ first: 'SIGINT', graceMs: 2500 }]);
  });

  test('a turn that had just ended well has ended well', async () => {
    const stop = new AbortController();
    const { outcome } = await play(
      (child) => {
        child.say(...fixture('hello'));
        stop.abort();
        child.end();
      },
      {},
      { signal: stop.signal },
    );
    expect(outcome.ok).toBe(true);
  });

  test('nothing is started once the signal has aborted', async () => {
    const { outcome, children } = await play(speak(fixture('hello')), {}, { signal: AbortSignal.abort() });
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'interrupted' } });
    expect(children).toHaveLength(0);
  });

  test('silence ends it', async () => {
    const pass = holdTimers();
    const { outcome } = await play(
      (child) => {
        endsOnInterrupt(INIT)(child);
        pass(20);
      },
      { idleTimeoutMs: 20 },
    );
    expect(outcome).toMatchObject({ failure: { kind: 'idle', message: expect.stringContaining('0.02 s') } });
  });

  test('each byte, on stderr too, is no silence', async () => {
    const pass = holdTimers();
    const { outcome, children } = await play(
      (child) => {
        for (let beat = 1; beat <= 12; beat++) {
          pass(149);
          if (beat % 2 === 0) child.complain('.');
          else child.options.onStdout(Buffer.from(' '));
        }
        speak(['', ...fixture('hello')])(child);
      },
      { idleTimeoutMs: 150 },
    );
    expect(outcome.ok).toBe(true);
    expect(children[0]?.stops).toEqual([]);
  });

  test('the first 401 ends it', async () => {
    const [, first = ''] = fixture('retry-401');
    const { outcome, children } = await play(endsOnInterrupt(INIT, first));
    expect(outcome).toMatchObject({
      failure: {
        kind: 'authentication',
        message: expect.stringMatching(/refused .* credentials \(401: authentication_failed\)/),
      },
    });
    expect(children[0]?.stops).toHaveLength(1);
  });

  test('a CLI that does not heed is killed', async () => {
    const { outcome, children } = await play(
      (child) => {
        onStop.set(child, (signal) => {
          if (signal === 'SIGKILL') child.end({ exitCode: null, signal });
        });
        child.say(INIT);
      },
      { idleTimeoutMs: 10 },
    );
    expect(outcome).toMatchObject({ failure: { kind: 'idle' } });
    expect(children[0]?.stops.map((stop) => stop.first)).toEqual(['SIGINT', 'SIGKILL']);
  }, 10_000);
});

describe('cost where the version does not tell it per turn', () => {
  const hello = (version: string, total: number, session = SESSION): string[] => [
    INIT.replace('"claude_code_version":"2.1.330"', `"claude_code_version":"${version}"`).replaceAll(
      SESSION,
      session,
    ),
    resultLine({ total_cost_usd: total, session_id: session, model_usage_since_last_result: undefined }),
  ];
  const branch = { kind: 'branch', from: SESSION, id: 'child' } as const;
  const resume = { kind: 'resume', id: SESSION } as const;

  test.each([
    ['2.1.197', [0.5, 0.25, 0.125], [0.5, 0.25, 0.125]],
    ['2.1.275', [0.5, 0.25, 0.125], [0.5, 0.25, 0.125]],
    ['2.1.276', [0.5, 0.75, 0.875], [0.5, 0.25, 0.125]],
    ['2.1.280', [0.5, 0.75, 0.875], [0.5, 0.25, 0.125]],
  ])('%s: fresh, resumed, branched', async (version, totals, costs) => {
    const { agent } = agentOf((child, index) => {
      // A process leaves what its session has cost in the transcript, where the next one reads it.
      const { id } = [turnRequest().session, resume, branch][index] ?? resume;
      transcript(id, { type: 'user' }, { type: 'cost-state', totalCostUSD: totals[index] });
      speak(hello(version, totals[index] ?? 0, index === 2 ? 'child' : SESSION))(child);
    });
    for (const [index, session] of [turnRequest().session, resume, branch].entries()) {
      const outcome = await agent.turn(turnRequest({ session }), new AbortController().signal, () => {});
      expect(outcome.costUsd).toBeCloseTo(costs[index] ?? 0, 10);
    }
  });

  test('a session that another process has left is looked up in its transcript', async () => {
    transcript(
      SESSION,
      { type: 'user' },
      { type: 'cost-state', totalCostUSD: 0.1 },
      { type: 'cost-state', totalCostUSD: 0.5 },
      { type: 'mode' },
    );
    for (const session of [resume, branch]) {
      const { outcome } = await play(speak(hello('2.1.280', 0.75)), { session });
      expect(outcome.costUsd).toBeCloseTo(0.25, 10);
    }
  });

  const recorded = (second: number, more: object) => ({
    timestamp: new Date(NOW + second * 1000).toISOString(),
    ...more,
  });
  const prompt = (second: number) => recorded(second, { type: 'user', message: { content: 'do it' } });
  const toolResult = (second: number) =>
    recorded(second, {
      type: 'user',
      message: { role: 'user', content: [{ type: 'tool_result', content: 'x' }] },
    });
  const message = (second: number, id: string, output_tokens: number, model = 'claude-sonnet-5-5') =>
    recorded(second, {
      type: 'assistant',
      message: {
        id,
        model,
        stop_reason: 'end_turn',
        usage: {
          input_tokens: 1000,
          output_tokens,
          cache_creation_input_tokens: 100,
          cache_creation: { ephemeral_1h_input_tokens: 40 },
        },
      },
    });

  /** The CLI begins, writes its transcript and dies. */
  const killed = (...records: object[]): Promise<Played> =>
    play(
      (child) => {
        child.say(INIT, HELLO);
        transcript(SESSION, ...records);
        child.end({ exitCode: null, signal: 'SIGKILL' });
      },
      { session: resume },
    );

  test('a killed turn costs what the session says, less what it had cost', async () => {
    const before = [prompt(-9), message(-8, 'a', 10), { type: 'cost-state', totalCostUSD: 0.5 }];
    const own = [prompt(0), message(1, 'b', 10), { type: 'cost-state', totalCostUSD: 0.75 }];
    const { outcome, warnings } = await killed(...before, ...own);
    expect(outcome).toMatchObject({ costUsd: 0.25, costBasis: 'reported' });
    expect(outcome.usage).toMatchObject({ input_tokens: 1000, output_tokens: 10 });
    expect(warnings).toEqual([expect.stringMatching(/\$0\.2500, read from the session's own cost record$/)]);
  });

  test('what turns before it had cost in the same process is not its own', async () => {
    const earlier = [prompt(-9), message(-8, 'a', 10), prompt(-7), message(-6, 'b', 10)];
    const { outcome } = await killed(...earlier, prompt(0), message(1, 'c', 10), {
      type: 'cost-state',
      totalCostUSD: 0.75,
    });
    expect(outcome.costUsd).toBeCloseTo(0.25, 10);
  });

  // 1000 input, 60 + 40 written to the cache for five minutes and an hour, output; USD per million.
  const price = (output: number) => (1000 * 2 + 60 * 2.5 + 40 * 4 + output * 10) / 1e6;

  test('a killed turn costs its messages at list price, each once and as it was last written', async () => {
    const lines = [message(1, 'a', 1), message(2, 'a', 30), message(3, 'b', 20)];
    const old = [prompt(-9), message(-8, 'z', 5), { type: 'cost-state', totalCostUSD: 0.5 }];
    const { outcome, warnings } = await killed(...old, prompt(0), ...lines);
    expect(outcome.costUsd).toBeCloseTo(price(30) + price(20), 12);
    expect(outcome).toMatchObject({ costBasis: 'estimated', usage: { output_tokens: 50 } });
    expect(warnings).toEqual([expect.stringMatching(/transcript's 2 messages at list prices$/)]);
  });

  test.each([
    ['a prompt', []],
    ['what a tool has given', [message(1, 'b', 10), toolResult(2)]],
    ['an answer that did not end', [message(1, 'b', 10), { ...message(2, 'c', 1), unfinished: true }]],
  ])('a request that was under way is in no record: the last is %s', async (last, own) => {
    const before = [prompt(-9), message(-8, 'a', 10), { type: 'cost-state', totalCostUSD: 0.5 }];
    const lines = own.map((line) =>
      'unfinished' in line ? JSON.parse(JSON.stringify(line).replace('"end_turn"', 'null')) : line,
    );
    const same = { type: 'cost-state', totalCostUSD: last === 'a prompt' ? 0.5 : 0.75 };
    const { outcome, warnings } = await killed(...before, prompt(0), ...lines, same);
    const basis = last === 'a prompt' ? 'unknown' : 'estimated';
    expect(outcome).toMatchObject({ costBasis: basis, costIsLowerBound: true });
    expect(warnings[0]).toMatch(
      last === 'a prompt'
        ? /unknown and not counted/
        : /\$0\.2500, .*a request that was under way is not in it/,
    );
  });

  test('a record of cost that is not the last word is not taken', async () => {
    const { outcome } = await killed(
      prompt(0),
      message(1, 'a', 30),
      { type: 'cost-state', totalCostUSD: 0.001 },
      message(2, 'b', 20),
    );
    expect(outcome.costUsd).toBeCloseTo(price(30) + price(20), 12);
  });

  test('a model that is not on the list counts as the dearest, and that is said', async () => {
    const { outcome, warnings } = await killed(prompt(0), message(1, 'a', 100, 'claude-epic-9'));
    expect(outcome.costUsd).toBeCloseTo((1000 * 15 + 60 * 18.75 + 40 * 30 + 100 * 75) / 1e6, 12);
    expect(warnings[0]).toMatch(/claude-epic-9: not on the list, reckoned as the dearest model known/);
  });

  test.each([null, -1, 'much'])('%p is no cost', async (costUSD) => {
    const { outcome, warnings } = await play(
      speak([INIT, resultLine({ model_usage_since_last_result: { m: { costUSD, inputTokens: 1 } } })]),
    );
    expect(outcome.costUsd).toBe(0);
    expect(warnings[0]).toMatch(/as costUSD; it was counted as 0/);
  });
});

describe('sessions', () => {
  const at = (second: number) => new Date(NOW + second * 1000).toISOString();
  const prompt = (second: number, changes: object = {}) => ({
    isSidechain: false,
    type: 'user',
    message: { role: 'user', content: 'do it' },
    timestamp: at(second),
    ...changes,
  });

  test('the mark is the time of the newest prompt, whatever the folder', async () => {
    const { agent } = agentOf(() => {});
    expect(await agent.sessionMark('parent', '/x')).toBe(0);
    const later = [
      prompt(9, { isSidechain: true }),
      prompt(9, { isMeta: true }),
      prompt(9, { isCompactSummary: true }),
      prompt(9, { message: { content: [{ type: 'tool_result', content: 'x' }] } }),
      prompt(9, {
        message: { content: [{ type: 'text', text: '[Request interrupted by user for tool use]' }] },
      }),
      { type: 'assistant', timestamp: at(9) },
    ];
    transcript('parent', prompt(1), prompt(3), ...later);
    expect(await agent.sessionMark('parent', '/x')).toBe(NOW + 3000);
    // A fork of a compacted session has fewer messages than its parent, but keeps their times.
    transcript('child', prompt(3), prompt(10, { message: { content: [{ type: 'text', text: 'next' }] } }));
    expect(await agent.sessionMark('child', '/x')).toBe(NOW + 10_000);
  });
});
