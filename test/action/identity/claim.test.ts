import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { claimRunKey } from '../../../src/action/identity/claim.js';
import type { Identity } from '../../../src/action/identity/identity.js';
import type { Job } from '../../../src/action/job.js';

let temp: string;
beforeEach(() => {
  temp = mkdtempSync(join(tmpdir(), 'raymond-claim-'));
});
afterEach(() => rmSync(temp, { recursive: true, force: true }));

const claim = (runKey: string, attempt = 1): void =>
  claimRunKey({ context: { temp } } as Job, { runKey, runId: '1001', attempt } as Identity);

test('a second step of a job under the same run key is told of it, whatever its step is called', () => {
  claim('a');
  expect(() => claim('a')).toThrow(/`run-key` of its own/);
});

test('steps under other keys, and later attempts where the folder stays, go on', () => {
  claim('a');
  claim('b');
  claim('a', 2);
});
