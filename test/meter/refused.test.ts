import { describe, expect, test } from '@jest/globals';
import { findFields, REMOTE_BODY_FIELDS, REMOTE_PARTS } from '../../src/meter/remote-fields.js';
import { readRequestBody } from '../../src/meter/request.js';
import { message, sendJson, startMeter, startProvider } from './lab.js';

const fieldsIn = (api: 'anthropic' | 'openai', body: object) =>
  findFields(api, body as never).remote.map(({ field }) => field);
const inMessage = (part: object) => ({ messages: [{ role: 'user', content: [part] }] });
const inResult = (part: object) => inMessage({ type: 'tool_result', content: [part] });

describe('what the API would fetch or run', () => {
  test.each([
    ['mcp_servers', { mcp_servers: [{ url: 'http://x' }] }],
    ['container', { container: 'c1' }],
    ['container', { container: { skills: [] } }],
    ['previous_response_id', { previous_response_id: 'r' }],
    ['background', { background: true }],
    ['background', { background: 'true' }],
    ['conversation', { conversation: 'c' }],
    ['prompt', { prompt: { id: 'p' } }],
    ['web_search_options', { web_search_options: {} }],
    ['source.type', inMessage({ type: 'image', source: { type: 'url', url: 'http://x' } })],
    ['source.type', inMessage({ type: 'document', source: { type: 'url', url: 'http://x' } })],
    ['source.type', inResult({ type: 'image', source: { type: 'url', url: 'http://x' } })],
    ['source.type', { system: [{ type: 'document', source: { type: 'something new' } }] }],
    ['source.type', inMessage({ type: 'image', source: { type: 'file', file: 'f' } })],
    ['image_url', inMessage({ type: 'image_url', image_url: { url: 'https://x' } })],
    ['image_url', { input: [{ content: [{ type: 'input_image', image_url: 'http://x' }] }] }],
    ['image_url', { input: [{ content: [{ type: 'input_image', image_url: ' data:' }] }] }],
    ['image_url', { input: [{ type: 'computer_call_output', output: { image_url: 'http://x' } }] }],
    ['file_url', { input: [{ content: [{ type: 'input_file', file_url: 'http://x' }] }] }],
    ['file_id', { input: [{ content: [{ type: 'input_file', file_id: 'f' }] }] }],
    ['file_id', inMessage({ type: 'container_upload', file_id: 'f' })],
    ['file_id', inMessage({ type: 'file', file: { file_id: 'f' } })],
    ['item_reference', { input: [{ type: 'item_reference', id: 'i' }] }],
  ])('%s: %j', (field, body) => {
    expect(fieldsIn('openai', body)).toContain(field);
  });

  test('has a case above for each row of the table', () => {
    const rows = [...REMOTE_BODY_FIELDS, ...REMOTE_PARTS.map(({ field }) => field)];
    expect(rows.sort()).toEqual(
      [
        ...['mcp_servers', 'container', 'previous_response_id', 'background', 'conversation', 'prompt'],
        ...['web_search_options', 'source.type', 'image_url', 'file_url', 'file_id', 'item_reference'],
      ].sort(),
    );
  });

  test.each([
    ['anthropic', { type: 'web_search_20250305', name: 'web_search' }],
    ['anthropic', { type: 'web_fetch_20250910' }],
    ['anthropic', { type: 'code_execution_20250825' }],
    ['anthropic', { type: 'mcp_toolset' }],
    ['anthropic', { type: 'bash_20250124_remote' }],
    ['anthropic', { type: ['custom'] }],
    ['openai', { type: 'web_search' }],
    ['openai', { type: 'mcp', server_url: 'http://x' }],
    ['openai', { type: 'code_interpreter' }],
    ['openai', { type: 'image_generation' }],
    ['openai', { type: 'shell', environment: { type: 'container_auto' } }],
    ['openai', { type: 'tool_search' }],
    ['openai', { type: 'namespace', tools: [{ type: 'mcp' }] }],
  ] as const)('a tool of %s: %j', (api, tool) => {
    expect(fieldsIn(api, { tools: [{ name: 'a' }, tool] })).toEqual(['tools[].type']);
  });

  test.each([
    ['anthropic', { name: 'Read', input_schema: { properties: { file_id: { type: 'url' } } } }],
    ['anthropic', { type: 'custom', name: 'x' }],
    ['anthropic', { type: 'bash_20250124' }],
    ['anthropic', { type: 'text_editor_20250728' }],
    ['anthropic', { type: 'computer_20250124' }],
    ['anthropic', { type: 'memory_20250818' }],
    ['openai', { type: 'function', function: { parameters: { image_url: 'http://x' } } }],
    ['openai', { type: 'custom', name: 'apply_patch' }],
    ['openai', { type: 'local_shell' }],
    ['openai', { type: 'shell', environment: { type: 'local' } }],
    ['openai', { type: 'apply_patch' }],
    ['openai', { type: 'namespace', tools: [{ type: 'function' }] }],
  ] as const)("the CLI's own tool of %s: %j", (api, tool) => {
    expect(fieldsIn(api, { tools: [tool] })).toEqual([]);
  });

  test.each([
    inMessage({ type: 'image', source: { type: 'base64', data: 'AAAA' } }),
    inMessage({ type: 'document', source: { type: 'text', data: 'AAAA' } }),
    inMessage({ type: 'image_url', image_url: { url: 'data:image/png;base64,AAAA' } }),
    inMessage({ type: 'tool_use', input: { file_id: 'x', source: { type: 'url' } } }),
    inMessage({ type: 'text', text: '"mcp_servers": [{}]' }),
    inMessage({ type: 'search_result', source: 'https://x' }),
    { mcp_servers: [], background: false, previous_response_id: null, store: false },
  ])('not: %j', (body) => {
    expect(fieldsIn('anthropic', body)).toEqual([]);
  });

  test('is refused under `model`, told once with the field, and passes under `open`', async () => {
    const provider = await startProvider((response) => sendJson(response, message(1)));
    const body = { model: 'claude-sonnet-5-5', max_tokens: 1, mcp_servers: [{ url: 'http://x' }] };
    const meter = await startMeter({ url: provider.url });
    for (const path of ['/v1/messages', '/v1/messages', '/v1/messages/count_tokens'])
      expect(await meter.ask(body, { path })).toMatchObject({
        status: 403,
        text: expect.stringContaining('mcp_servers'),
      });
    expect(provider.asked).toEqual([]);
    expect(meter.news.filter(({ news }) => news === 'refused')).toEqual([
      expect.objectContaining({ agent: 'main', turn: 't1', field: 'mcp_servers' }),
    ]);
    const open = await startMeter({ url: provider.url, network: 'open' });
    expect((await open.ask(body)).status).toBe(200);
  });

  test('under `open` and a budget it counts as the whole context; a tool with a fee needs max_uses', async () => {
    const provider = await startProvider((response) =>
      sendJson(response, message(1, { server_tool_use: { web_search_requests: 2 } })),
    );
    const meter = await startMeter({ url: provider.url, network: 'open', budget_usd: 10 });
    const search = { type: 'web_search_20250305', name: 'web_search' };
    const body = { model: 'claude-sonnet-5-5', max_tokens: 10, tools: [search] };
    expect(await meter.ask(body)).toMatchObject({ status: 403, text: expect.stringContaining('max_uses') });
    expect((await meter.ask({ ...body, tools: [{ ...search, max_uses: 5 }] })).status).toBe(200);
    const [, bound, request] = meter.lines();
    expect(bound!.usd).toBeCloseTo(1e6 * 2e-6 + 10 * 1e-5 + 5 * 0.01, 9);
    expect(request!.usd).toBeCloseTo(10 * 2e-6 + 1e-5 + 2 * 0.01, 9);
  });
});

describe('[T:meter-dummy] an agent that talks to the socket itself', () => {
  test.each([
    ...['/v1/messages/../models', '//v1/messages', '/v1//messages', '/v1/messages/', '/v1/%6dessages'],
    ...[
      '/v1/messages/batches',
      '/v1/files',
      '/',
      '/v1/messages#x',
      '/v1/messages?x=/../',
      '/v1/messages?x\\y',
    ],
    ...[
      'http://elsewhere/v1/messages',
      '/v1/messages;x',
      '/V1/messages',
      '/v1/v1/messages',
      '/v1/chat/completions',
    ],
    ...['/v1/models/..', '/v1/models/../messages', '/v1/messages/x', '*'],
  ])('no route: %s', async (path) => {
    const provider = await startProvider((response) => sendJson(response, message(1)));
    const meter = await startMeter({ url: provider.url });
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'])
      expect(
        await meter.raw(`${method} ${path} HTTP/1.1\r\nhost: x\r\nx-api-key: ${meter.key}\r\n\r\n`),
      ).toBe(403);
    expect(provider.asked).toEqual([]);
  });

  const text = JSON.stringify({ model: 'claude-sonnet-5-5', max_tokens: 1 });
  const sized = `content-length: ${text.length}\r\n\r\n${text}`;
  test.each([
    ['the key twice', 'x-api-key: KEY\r\nx-api-key: KEY\r\n', 403],
    ['two authorizations', 'authorization: Bearer KEY\r\nauthorization: Bearer sk-mine\r\n', 403],
    ['a key of its own besides', 'x-api-key: KEY\r\nauthorization: Bearer sk-mine\r\n', 403],
    ['no key', '', 403],
    ['a key taken out again', 'x-api-key: KEY\r\nconnection: x-api-key, anthropic-version\r\n', 200],
    ['two lengths', 'x-api-key: KEY\r\ncontent-length: 1\r\n', 400],
    ['a length and chunks', 'x-api-key: KEY\r\ntransfer-encoding: chunked\r\n', 400],
    ['chunks that are none', 'x-api-key: KEY\r\ntransfer-encoding: xchunked\r\n', 400],
    ['a compressed body', 'x-api-key: KEY\r\ncontent-encoding: gzip\r\n', 400],
    ['another switch of protocols', 'x-api-key: KEY\r\nconnection: upgrade\r\nupgrade: websocket\r\n', 200],
  ])('headers: %s', async (_, headers, status) => {
    const provider = await startProvider((response) => sendJson(response, message(1)));
    const meter = await startMeter({ url: provider.url });
    const lines = headers.replaceAll('KEY', meter.key);
    expect(
      await meter.raw(`POST /v1/messages HTTP/1.1\r\nhost: x\r\nproxy-authorization: p\r\n${lines}${sized}`),
    ).toBe(status);
    expect(provider.asked).toHaveLength(status === 200 ? 1 : 0);
    for (const asked of provider.asked) {
      expect(asked.headers['x-api-key']).toMatch(/^sk-real/);
      for (const name of ['proxy-authorization', 'upgrade', 'authorization'])
        expect(asked.headers[name]).toBeUndefined();
    }
  });

  const json = (more: string) => `{"model":"claude-sonnet-5-5","messages":[]${more}}`;
  test.each([
    ['a key twice', json(',"max_tokens":1,"max_tokens":128000')],
    ['a key twice, spelled otherwise', json(',"max_tokens":1,"max\\u005ftokens":128000')],
    ['a key twice, deep down', json(',"thinking":{"a":{"b":1,"b":2}}')],
    ['__proto__ twice', json(',"__proto__":{},"__proto__":{}')],
    ['capital letters', json(',"Max_Tokens":128000')],
    ['deep nesting', json(`,"x":${'['.repeat(5000)}${']'.repeat(5000)}`)],
    ['very deep nesting', json(`,"x":${'[{"a":'.repeat(50_000)}1${'}]'.repeat(50_000)}`)],
    ['a text as limit', json(',"max_tokens":"1"')],
    ['NaN', json(',"max_tokens":NaN')],
    ['a negative limit', json(',"max_tokens":-1')],
    ['an endless limit', json(',"max_tokens":1e999')],
    ['a broken limit', json(',"max_tokens":1.5')],
    ['a list as limit', json(',"max_tokens":[1]')],
    ['no model', '{"max_tokens":1}'],
    ['a list', '[]'],
    ['nothing', ''],
    ['a mark ahead', `\ufeff${json('')}`],
  ])('%s: nothing is sent', async (_, body) => {
    const provider = await startProvider((response) => sendJson(response, message(1)));
    const meter = await startMeter({ url: provider.url, budget_usd: 1000 });
    expect((await meter.ask(body)).status).toBe(400);
    expect(provider.asked).toEqual([]);
  });

  test('a text that is no UTF-8 is not read', () => {
    expect(() => readRequestBody(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]))).toThrow('UTF-8');
    expect(() => readRequestBody(Buffer.from('{"model":"x"}', 'utf16le'))).toThrow('UTF-8');
  });

  test.each([
    json(
      ',"max_tokens":1,"unknown":{"constructor":1,"__proto__":{"max_tokens":5}},"big":12345678901234567890',
    ),
    json(',"max_tokens":null,"a\\\\":"\\"b\\": \\\\","c":"\\\\"'),
    '{"model":"claude-sonnet-5-5","max_tokens":1,"x":{"model":":","max_tokens":{"a":":"}}}',
  ])('what it does not judge passes as it is: %s', async (body) => {
    const provider = await startProvider((response) => sendJson(response, message(1)));
    const meter = await startMeter({ url: provider.url });
    expect((await meter.ask(body)).status).toBe(200);
    expect(provider.asked[0]!.text).toBe(body);
  });

  test('more than 32 MB are not taken', async () => {
    const provider = await startProvider((response) => sendJson(response, message(1)));
    const meter = await startMeter({ url: provider.url });
    expect((await meter.ask(json(`,"x":"${'x'.repeat(33 * 1024 * 1024)}"`))).status).toBe(413);
    expect(provider.asked).toEqual([]);
  });
});
