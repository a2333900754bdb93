import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { cacheReader, cacheVersion } from '../../../src/runtime/sealed/cache-reader.js';

const KEY = 'raymond-v2-abc-1001-1-2-';
const noPause = async (): Promise<void> => {};

let server: Server;
afterEach(() => new Promise((resolve) => server.close(resolve)));

/** Answers each request; none: 204. */
async function service(answer: (request: IncomingMessage) => object | number | undefined) {
  const asked: string[] = [];
  server = createServer((request, response) => {
    asked.push(request.url!);
    const given = answer(request);
    response.statusCode = typeof given === 'number' ? given : given === undefined ? 204 : 200;
    response.end(typeof given === 'object' ? JSON.stringify(given) : undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}
const reader = (environment: Readonly<Record<string, string>>) =>
  cacheReader({ ACTIONS_RUNTIME_TOKEN: 'token', ...environment }, '/nowhere', noPause);
const isAbout = ({ url }: IncomingMessage, isZstd: boolean): boolean =>
  url!.endsWith(`version=${cacheVersion(isZstd)}`);

describe('the first cache service, of enterprise servers and other runners', () => {
  test('is read where the toolkit saves to it', async () => {
    const { url, asked } = await service((request) =>
      isAbout(request, false) ? { cacheKey: KEY, archiveLocation: 'http://x.test/a' } : undefined,
    );
    const found = await reader({ ACTIONS_CACHE_URL: url })!.lookUp('raymond-v2-abc-');
    expect(found).toEqual({ kind: 'hit', entry: { key: KEY, url: 'http://x.test/a', isZstd: false } });
    expect(asked[0]).toMatch(/^\/_apis\/artifactcache\/cache\?keys=raymond-v2-abc-%2Craymond-v2-abc-&/);
  });

  test('a miss is a miss, an error is silence', async () => {
    const { url } = await service(() => undefined);
    expect(await reader({ ACTIONS_CACHE_URL: url })!.lookUp('raymond-')).toEqual({ kind: 'miss' });
    server.close();
    const broken = await service(() => 500);
    expect(await reader({ ACTIONS_CACHE_URL: broken.url })!.lookUp('raymond-')).toEqual({
      kind: 'silent',
      why: 'the cache service answers 500',
    });
    expect(broken.asked).toHaveLength(3);
  });

  test.each<[string, Readonly<Record<string, string>>, string | null]>([
    ['the second service', { ACTIONS_CACHE_SERVICE_V2: 'True' }, 'twirp'],
    [
      'an enterprise server that says it has the second',
      { ACTIONS_CACHE_SERVICE_V2: 'True', GITHUB_SERVER_URL: 'https://git.example.org' },
      '_apis',
    ],
    ['none of the two said', {}, '_apis'],
  ])('which one is asked: %s', async (_, environment, part) => {
    const { url, asked } = await service(() => undefined);
    await reader({ ACTIONS_RESULTS_URL: url, ACTIONS_CACHE_URL: url, ...environment })!.lookUp('raymond-');
    expect(asked[0]!.split('/')[1]).toBe(part);
  });

  test('a job without a service has none', async () => {
    const { url } = await service(() => undefined);
    expect(reader({})).toBeNull();
    expect(reader({ ACTIONS_RESULTS_URL: url })).toBeNull();
  });
});
