import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { CaseReport } from '../../../src/core/testing/case-report.js';
import { junitReport } from '../../../src/report/testing/junit.js';

const PASSED: CaseReport = {
  ...{ name: 'good', file: 'rec/test.yaml', mismatches: [], warnings: [], hung: null, error: null },
  ...{ observed: null, durationMs: 1500, notes: [], faults: [] },
};
const failed = (name: string, message: string): CaseReport => ({
  ...PASSED,
  name,
  durationMs: 250,
  error: { message, isMisuse: false },
});

test('a suite with its counts, and a test case for each case, with what is wrong', () => {
  expect(junitReport('wf/triage', [PASSED, failed('bad "one"', 'a < b && c\nmore')])).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="raymond test" tests="2" failures="1" errors="0" skipped="0" time="1.750">
  <testsuite name="wf/triage" tests="2" failures="1" errors="0" skipped="0" time="1.750">
    <testcase classname="wf/triage" name="good" time="1.500"/>
    <testcase classname="wf/triage" name="bad &quot;one&quot;" time="0.250">
      <failure message="a &lt; b &amp;&amp; c&#10;more">a &lt; b &amp;&amp; c
more</failure>
    </testcase>
  </testsuite>
</testsuites>
`,
  );
});

/** As an XML reader gets it back. */
const read = (escaped: string): string =>
  escaped
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');

test('whatever a case is called and fails with, no text becomes markup, and what XML can say is kept', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'binary', minLength: 1 }),
      (name, message) => {
        const xml = junitReport('wf', [failed(name, message)]);
        const [, title, told] =
          /<testcase classname="wf" name="([^"<>]*)" time="0\.250">\n {6}<failure message="([^"<>]*)">/.exec(
            xml,
          ) ?? [];
        expect(title).toBeDefined();
        expect(xml.match(/<\w+/g)).toEqual(['<testsuites', '<testsuite', '<testcase', '<failure']);
        expect([...xml].every((character) => character === '\n' || character >= ' ')).toBe(true);
        const kept = (text: string): string => text.replace(/\r\n?/g, '\n').replace(/[^\n\t -~]/gu, '?');
        expect(kept(read(title!))).toBe(kept(name));
        expect(kept(read(told!)).replaceAll('\ufffd', '?').length).toBe(kept(message).length);
      },
    ),
  );
});
