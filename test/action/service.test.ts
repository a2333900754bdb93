import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { saveWithFallback } from '../../src/action/checkpoint/save/store-fallback.js';
import {
  type MovedBytes,
  ResultsService,
  type ServiceClock,
  type Traffic,
  watchTraffic,
} from '../../src/action/service.js';

/** Time and traffic that only the test moves. */
class Stage implements ServiceClock, Traffic {
  private ms = 0;
  private bytes: MovedBytes = { read: 0, written: 0 };
  private readonly calls = new Set<() => void>();

  now(): number {
    return this.ms;
  }

  every(_ms: number, call: () => void): () => void {
    this.calls.add(call);
    return () => this.calls.delete(call);
  }

  moved(): MovedBytes {
    return this.bytes;
  }

  stop(): void {}

  get watching(): number {
    return this.calls.size;
  }

  /** After so many seconds so much more has moved. */
  async pass(seconds: number, { read = 0, written = 0 }: Partial<MovedBytes> = {}): Promise<void> {
    this.ms += seconds * 1000;
    this.bytes = { read: this.bytes.read + read, written: this.bytes.written + written };
    for (const call of [...this.calls]) call();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function transfer(stage: Stage) {
  const state = { end: (_value: string): void => {}, is: 'going on' };
  const work = () =>
    new Promise<string>((resolve) => {
      state.end = resolve;
    });
  new ResultsService(stage, stage).ask(work).then(
    (value) => {
      state.is = value;
    },
    (error: Error) => {
      state.is = error.message;
    },
  );
  return state;
}

describe('a transfer (R6)', () => {
  test('that makes progress is never given up', async () => {
    const stage = new Stage();
    const state = transfer(stage);
    for (let minute = 0; minute < 60; minute++) await stage.pass(54, { written: 64 * 1024 });
    for (let minute = 0; minute < 60; minute++) await stage.pass(54, { read: 1 });
    expect(state.is).toBe('going on');
    state.end('saved');
    await stage.pass(0);
    expect(state.is).toBe('saved');
    expect(stage.watching).toBe(0);
  });

  test('that makes none for 55 s is given up', async () => {
    const stage = new Stage();
    const state = transfer(stage);
    await stage.pass(50, { written: 100_000 });
    await stage.pass(54);
    expect(state.is).toBe('going on');
    await stage.pass(1);
    expect(state.is).toBe('nothing has moved for 55 s');
    expect(stage.watching).toBe(0);
  });

  test('makes none by asking again and again', async () => {
    const stage = new Stage();
    const state = transfer(stage);
    for (let second = 0; second < 11; second++) await stage.pass(5, { written: 700 });
    expect(state.is).toBe('nothing has moved for 55 s');
  });

  test('beside which another one has begun is not waited for any longer', async () => {
    const stage = new Stage();
    const round = new ResultsService(stage, stage).begin();
    const never = () => new Promise<never>(() => {});
    const given: string[] = [];
    const ask = (name: string) => round.ask(never).catch(() => given.push(name));
    void ask('cache');
    await stage.pass(20);
    void ask('artifact');
    await stage.pass(35);
    expect(given).toEqual(['cache', 'artifact']);
  });
});

describe('a service that has been given up', () => {
  const never = () => new Promise<never>(() => {});
  const givenUp = async () => {
    const stage = new Stage();
    const service = new ResultsService(stage, stage);
    const given: string[] = [];
    const ask = (name: string) => {
      void service.ask(never).catch((error: Error) => given.push(`${name}: ${error.message}`));
    };
    ask('first');
    await stage.pass(55);
    expect(given).toEqual(['first: nothing has moved for 55 s']);
    return { stage, ask, given };
  };

  test('gets a second chance, and a shorter one', async () => {
    const { stage, ask, given } = await givenUp();
    await stage.pass(100);
    ask('second');
    await stage.pass(19);
    expect(given).toHaveLength(1);
    await stage.pass(1);
    expect(given[1]).toBe('second: nothing has moved for 20 s');
  });

  test('gets all the time again once something has come from it', async () => {
    const { stage, ask, given } = await givenUp();
    await stage.pass(1, { read: 1 });
    ask('second');
    await stage.pass(54);
    expect(given).toHaveLength(1);
    await stage.pass(1);
    expect(given[1]).toBe('second: nothing has moved for 55 s');
  });
});

test('what begins after a long silence of its round, in which a tree was packed, is not given up at once', async () => {
  const stage = new Stage();
  const round = new ResultsService(stage, stage).begin();
  await stage.pass(90);
  let why = 'going on';
  void round
    .ask(() => new Promise<never>(() => {}))
    .catch((error: Error) => {
      why = error.message;
    });
  await stage.pass(14);
  expect(why).toBe('going on');
  await stage.pass(1);
  expect(why).toBe('nothing has moved for 55 s');
});

test('all services dead: every rung is tried, and all of them are over 55 s after the end began (R11)', async () => {
  const stage = new Stage();
  const round = new ResultsService(stage, stage).begin();
  const tried: string[] = [];
  const ask = (name: string) =>
    round
      .ask(() => {
        tried.push(name);
        return new Promise<never>(() => {});
      })
      .catch(() => false);
  let isOver = false;
  const end = Promise.all([saveWithFallback([['cache'], ['artifact']], ask, round), ask('transcripts')]);
  void end.then(() => {
    isOver = true;
  });
  for (let second = 0; second < 54; second++) await stage.pass(1);
  expect([isOver, tried]).toEqual([false, ['cache', 'transcripts', 'artifact']]);
  await stage.pass(1);
  expect([isOver, (await end)[0]]).toEqual([true, []]);
});

describe('a transfer that leads nowhere', () => {
  const begin = () => {
    const stage = new Stage();
    const round = new ResultsService(stage, stage).begin();
    const state = { isStuck: false };
    void round.stuck(new AbortController().signal).then(() => {
      state.isStuck = true;
    });
    return { stage, state };
  };

  test('is seen after 10 s where it has sent nothing, whatever the service answers', async () => {
    const { stage, state } = begin();
    await stage.pass(9, { read: 1000 });
    expect(state.isStuck).toBe(false);
    await stage.pass(1, { read: 1000, written: 1000 });
    expect(state.isStuck).toBe(true);
  });

  test('is seen after 40 s of silence where it was on its way', async () => {
    const { stage, state } = begin();
    await stage.pass(9, { written: 100_000 });
    await stage.pass(39);
    expect(state.isStuck).toBe(false);
    await stage.pass(1);
    expect(state.isStuck).toBe(true);
  });
});

describe('traffic', () => {
  let server: Server;
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  test('is what goes over the connections of this process, open ones and closed ones', async () => {
    server = createServer((request, response) => {
      request.resume().once('end', () => response.end('x'.repeat(5000)));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const traffic = watchTraffic();
    const before = traffic.moved();
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const answer = await fetch(url, { method: 'POST', body: 'y'.repeat(100_000) });
    await answer.text();
    const after = traffic.moved();
    expect(after.read - before.read).toBeGreaterThan(5000);
    expect(after.written - before.written).toBeGreaterThan(100_000);
    server.closeAllConnections();
    expect(traffic.moved().written).toBeGreaterThanOrEqual(after.written);
    traffic.stop();
  });
});
