import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startModelApi } from '../support/model-api/server.mjs';

/** What the Copilot CLI, which always streams, does not show of the OpenAI side of the model API. */
let api: Awaited<ReturnType<typeof startModelApi>>;
beforeEach(async () => {
  api = await startModelApi();
});
afterEach(() => api.close());

const say = (content: string) => ({ role: 'user', content });
const tools = [{ type: 'function', function: { name: 'bash' } }];

/** Unchecked. */
const jsonOf = async (response: Response) => JSON.parse(await response.text());

function post(path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(`${api.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

test('a whole reply, its tool call and its usage', async () => {
  const usage = { input: 10, cacheRead: 5, output: 3 };
  api.reply('run', [{ text: 'Running.', tool: { name: 'bash', input: { command: 'x' } }, usage }, 'Ran.']);
  const messages: object[] = [say('run it')];
  const first = await jsonOf(await post('/v1/chat/completions', { model: 'm', messages, tools }));
  expect(first.choices[0]).toMatchObject({
    finish_reason: 'tool_calls',
    message: {
      content: 'Running.',
      tool_calls: [{ function: { name: 'bash', arguments: '{"command":"x"}' } }],
    },
  });
  expect(first.usage).toMatchObject({ prompt_tokens: 15, completion_tokens: 3 });
  expect(first.usage.prompt_tokens_details).toEqual({ cached_tokens: 5 });
  expect(first).not.toHaveProperty('copilot_usage');

  messages.push(first.choices[0].message, { role: 'tool', content: 'out' });
  const second = await jsonOf(await post('/v1/chat/completions', { model: 'm', messages, tools }));
  expect(second.choices[0]).toMatchObject({ finish_reason: 'stop', message: { content: 'Ran.' } });
  expect(api.turns().map(({ followUp, toolResults }) => [followUp, toolResults])).toEqual([
    [false, []],
    [true, ['out']],
  ]);
});

test('errors in their shape, and requests without tools at the side', async () => {
  api.reply('bad', { status: 429, error: { code: 'slow_down' }, headers: { 'retry-after': '7' } });
  const failed = await post('/v1/chat/completions', { model: 'm', messages: [say('bad')], tools });
  expect([failed.status, failed.headers.get('retry-after')]).toEqual([429, '7']);
  expect((await jsonOf(failed)).error).toMatchObject({ message: 'Rate limit reached', code: 'slow_down' });
  await post('/v1/chat/completions', { model: 'm', messages: [say('bad')] });
  expect(api.requests.map(({ side }) => side)).toEqual([false, true]);
});

test("GitHub's routes, and what a call has cost there", async () => {
  const models = await jsonOf(await fetch(`${api.url}/models`));
  expect(models.data.map(({ id }: { id: string }) => id)).toContain(api.copilotGithubEnv.COPILOT_MODEL);
  expect(await jsonOf(await fetch(`${api.url}/copilot_internal/user`))).toMatchObject({
    chat_enabled: true,
  });
  api.reply('cost', { text: 'so much', nanoAiu: 7 });
  const reply = await post('/chat/completions', { model: 'm', messages: [say('cost')], tools });
  expect((await jsonOf(reply)).copilot_usage.total_nano_aiu).toBe(7);
});
