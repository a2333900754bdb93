import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { Meter, type MeterTimes } from './meter.js';
import type { News, Order } from './protocol.js';

const TIMES: MeterTimes = { queue_ms: 240_000, read_on_ms: 60_000 };

/**
 * The meter's life: it takes orders until their end, and ends when the last answer has been read (spec 9.2).
 * @throws what keeps it from starting; no message of it has a key in it
 */
export async function runMeter(orders: Readable, news: Writable, times: MeterTimes = TIMES): Promise<void> {
  // The orchestrator may be gone first; what is paid for is read all the same.
  news.on('error', () => undefined);
  const tell = (each: News): void => void news.write(`${JSON.stringify(each)}\n`);
  let meter: Meter | null = null;
  for await (const line of createInterface({ input: orders, crlfDelay: Number.POSITIVE_INFINITY })) {
    const order = readOrder(line);
    if (order === null) tell({ news: 'warning', message: 'The meter has got an order that it cannot read.' });
    else if (order.order !== 'start') meter?.take(order);
    else {
      meter = new Meter(order, times, tell);
      await meter.listen();
    }
  }
  await meter?.end();
}

function readOrder(line: string): Order | null {
  try {
    return JSON.parse(line) as Order;
  } catch {
    return null;
  }
}
