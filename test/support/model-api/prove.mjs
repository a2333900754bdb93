/**
 * Drives the real Claude Code, at every version installed for the end-to-end tests, against the model API:
 * `node test/e2e/agents/install.mjs && node test/support/model-api/prove.mjs [version…]`.
 * Prints a table and exits with 1 if the CLI and the API do not get along in some way our tests rely on.
 */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { agentNames } from '../../e2e/agents/install.mjs';
import { claudeIn } from './claude-lab.mjs';
import { startModelApi, usageLimit } from './server.mjs';

const CASE_LIMIT_MS = 60_000;

/** @typedef {import('./claude-lab.mjs').Lab} Lab */
/** @typedef {import('./claude-lab.mjs').Run} Run */

/** @param {Run} run */
const retries = (run) =>
  run.events.filter((event) => event.subtype === 'api_retry').map((event) => event.error_status);

/** @type {Record<string, (lab: Lab) => Promise<unknown>>} each returns what the table shows of it */
const CASES = {
  async 'text reply'({ api, claude }) {
    api.reply('hello', { text: 'Good <goto>DAY.md</goto>', usage: { output: 7 } });
    const run = await claude('say hello');
    assert.equal(run.exit, 0);
    assert.equal(run.result.result, 'Good <goto>DAY.md</goto>');
    assert.deepEqual([run.result.usage.input_tokens, run.result.usage.output_tokens], [1000, 7]);
    const [entry] = api.turns();
    assert.deepEqual(entry.prompts, ['say hello']);
    assert.equal(entry.sessionId, run.result.session_id);
    assert.ok(entry.done && entry.tools.includes('Bash'));
    return `${entry.model} effort=${entry.effort} ${entry.bytes} bytes`;
  },

  async 'no rule: echo'({ claude }) {
    const run = await claude('ping', { args: ['--tools', ''] });
    assert.equal(run.result.result, 'ECHO n=1 last=ping');
  },

  async 'tool call'({ api, claude }) {
    api.reply(/^run/, [
      { text: 'Running.', tool: { name: 'Bash', input: { command: 'echo hi', description: 'x' } } },
      'Ran it.',
    ]);
    const run = await claude('run it', {
      args: ['--permission-mode', 'acceptEdits', '--allowedTools', 'Bash'],
    });
    assert.equal(run.result.result, 'Ran it.');
    assert.deepEqual(api.turns().at(-1)?.toolResults, ['hi']);
    assert.deepEqual(
      api.turns().map((entry) => entry.followUp),
      [false, true],
    );
  },

  async 'two tools, failure between'({ api, claude }) {
    const call = (/** @type {string} */ word) => ({
      name: 'Bash',
      input: { command: `echo ${word}`, description: 'x' },
    });
    api.reply('both', [{ tools: [call('a'), call('b')] }, { status: 529 }, 'Both.'], 'Second turn.');
    const run = await claude('both', {
      args: ['--permission-mode', 'acceptEdits', '--allowedTools', 'Bash'],
    });
    assert.equal(run.result.result, 'Both.');
    // Calls of one message run at once; their results come as they end.
    assert.deepEqual(api.turns().at(-1)?.toolResults?.slice().sort(), ['a', 'b']);
    const again = await claude('both');
    assert.equal(again.result.result, 'Second turn.');
  },

  async 'resume and fork'({ api, claude }) {
    api.reply('first', 'one');
    const first = await claude('first prompt');
    const id = first.result.session_id;
    const resumed = await claude('second prompt', { args: ['--resume', id] });
    const forked = await claude('third prompt', { args: ['--resume', id, '--fork-session'] });
    assert.equal(resumed.result.session_id, id);
    assert.notEqual(forked.result.session_id, id);
    assert.deepEqual(api.turns().at(-1)?.prompts, ['first prompt', 'second prompt', 'third prompt']);
    assert.equal(api.turns().at(-1)?.sessionId, forked.result.session_id);
    assert.equal(forked.result.result, 'ECHO n=3 last=third prompt');
  },

  async '401, stopped at first retry'({ api, claude }) {
    api.reply(/./, { status: 401 });
    const run = await claude('x', { onEvent: (event, stop) => event.subtype === 'api_retry' && stop() });
    assert.equal(retries(run)[0], 401);
    assert.equal(run.result?.is_error ?? true, true);
    return `exit ${run.exit}, result ${run.result?.subtype ?? 'none'}`;
  },

  async '429 retry-after 1, then fine'({ api, claude }) {
    api.reply(/./, { status: 429, headers: { 'retry-after': '1' } }, 'fine');
    const run = await claude('x');
    assert.equal(run.result.result, 'fine');
    const [refused, served] = api.turns().map((entry) => Date.parse(entry.time));
    assert.ok(served - refused >= 950, 'it waits as told');
    return `waited ${served - refused} ms, retry events ${retries(run)}`;
  },

  async '429 retry-after 3600'({ api, claude }) {
    api.reply(/./, {
      status: 429,
      headers: { 'retry-after': '3600' },
      error: { message: 'Come back later' },
    });
    const run = await claude('x');
    assert.deepEqual([run.exit, run.result.is_error, run.result.api_error_status], [1, true, 429]);
    assert.match(run.result.result, /Come back later/);
    return run.result.result;
  },

  async '500 once, then fine'({ api, claude }) {
    api.reply(/./, { status: 500 }, 'fine');
    const run = await claude('x');
    assert.equal(run.result.result, 'fine');
    return `retry events ${retries(run)}`;
  },

  async 'dropped before, then fine'({ api, claude }) {
    api.reply(/./, { drop: 'before' }, 'fine');
    const run = await claude('x');
    assert.equal(run.result.result, 'fine');
    return `${api.turns().length} requests`;
  },

  async 'dropped midstream, then fine'({ api, claude }) {
    api.reply(/./, { text: 'Half of wh', drop: 'midstream' }, 'fine');
    const run = await claude('x');
    assert.equal(run.result.result, 'fine');
    return `streamed: ${api.turns().map((entry) => entry.stream)}`;
  },

  // From here on versions differ: the newer one retries or asks for the rest, the older one gives up.
  async 'dropped midstream for good'({ api, claude }) {
    api.reply(/./, { text: 'Half of wh', drop: 'midstream' });
    const run = await claude('x', { onEvent: (event, stop) => event.subtype === 'api_retry' && stop() });
    assert.equal(run.result.is_error, true);
    assert.ok(api.turns().every((entry) => !entry.aborted));
    return `${retries(run).length} retries seen: ${run.result.result ?? run.result.terminal_reason}`;
  },

  async 'dropped after its text'({ api, claude }) {
    api.reply(/./, [
      { text: 'Half of wh', drop: 'afterText' },
      { text: 'Half of wh', drop: 'afterText' },
      'at I say',
    ]);
    const run = await claude('x');
    assert.equal(run.result.is_error, run.exit === 1);
    assert.deepEqual(api.turns().at(-1)?.prompts, ['x']);
    return `exit ${run.exit}, ${api.turns().length} requests: ${run.result.result}`;
  },

  async 'token limit, asked for the rest'({ api, claude }) {
    api.reply(/./, [{ text: 'one', stopReason: 'max_tokens' }, 'two']);
    const run = await claude('x');
    assert.equal(run.result.result, 'two');
    assert.deepEqual(
      api.turns().map((entry) => entry.prompts),
      [['x'], ['x']],
    );
  },

  async 'hang, SIGINT'({ api, claude }) {
    api.reply(/./, { hang: true });
    const run = await claude('x', { stopOn: api.when((entry) => !entry.side) });
    assert.equal(run.result?.is_error ?? true, true);
    assert.ok((await api.when((entry) => entry.aborted)).lastPrompt === 'x');
    return `exit ${run.exit}, ${run.result?.terminal_reason ?? 'no result event'}`;
  },

  async 'hang after text, SIGINT, resume'({ api, claude }) {
    api.reply('begin', { hang: true, hangAfterText: 'I begin with' });
    const isText = (/** @type {any} */ event) => event.event?.delta?.type === 'text_delta';
    const run = await claude('begin', {
      args: ['--include-partial-messages'],
      onEvent: (event, stop) => isText(event) && stop(),
    });
    const resumed = await claude('go on', { args: ['--resume', run.events[0].session_id] });
    assert.equal(resumed.exit, 0);
    assert.deepEqual(api.turns().at(-1)?.prompts, ['begin', 'go on']);
    return `exit ${run.exit}, then ${resumed.result.result}`;
  },

  async 'usage limit'({ api, claude }) {
    const resetsAt = Math.floor(Date.now() / 1000) + 7200;
    api.reply(/./, usageLimit({ resetsAt }));
    const run = await claude('x', { env: api.subscriptionEnv });
    const event = run.events.find(({ type }) => type === 'rate_limit_event');
    assert.equal(run.exit, 1);
    assert.deepEqual([event.rate_limit_info.status, event.rate_limit_info.resetsAt], ['rejected', resetsAt]);
    return run.result.result;
  },
};

/** @param {string} version @param {string} name */
async function prove(version, name) {
  const home = mkdtempSync(join(tmpdir(), 'model-api-'));
  mkdirSync(join(home, 'work'));
  const api = await startModelApi();
  const began = Date.now();
  const limit = AbortSignal.timeout(CASE_LIMIT_MS);
  let failure;
  let note;
  try {
    note = await CASES[name]({ api, claude: claudeIn(version, home, api, limit) });
  } catch (error) {
    failure = limit.aborted ? `took over ${CASE_LIMIT_MS} ms` : /** @type {Error} */ (error).stack;
  }
  await api.close();
  rmSync(home, { recursive: true, force: true, maxRetries: 3 });
  return { version, name, failure, note, ms: Date.now() - began };
}

const asked = process.argv.slice(2);
const installed = agentNames().map((name) => name.replace(/^claude-/, ''));
let failures = 0;
for (const version of asked.length > 0 ? asked : installed) {
  for (const name of Object.keys(CASES)) {
    const { failure, note, ms } = await prove(version, name);
    console.log(
      `${failure ? 'FAIL' : 'ok  '}  ${version.padEnd(8)} ${name.padEnd(32)} ${String(ms).padStart(6)} ms  ${note ?? ''}`,
    );
    if (failure) console.log(failure);
    failures += failure ? 1 : 0;
  }
}
console.log(failures === 0 ? 'all as expected' : `${failures} failed`);
process.exitCode = failures === 0 ? 0 : 1;
