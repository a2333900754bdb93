import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { END, type MapPlace, START, stateKey, type WorkflowMap } from '../../../src/core/map/workflow-map.js';
import { Story } from '../../../src/core/story/story.js';
import { flowchart } from '../../../src/report/diagram/flowchart.js';
import { diagramPage } from '../../../src/report/diagram/page/page.js';
import { RunOverlay } from '../../../src/report/run-overlay.js';
import { aRun } from '../../support/run.js';

const NASTY = '</script><script>alert(1)</script><!--<script> & "x" \u2028 \u001b[31m';

function place(label: string, text = 'Go.'): MapPlace {
  const name = `${label}.md`;
  return {
    ...{ key: stateKey(name), kind: 'prompt', label, within: [] },
    state: { name, file: 'wf/X.md', line: 5, text, settings: [['model', NASTY]] },
  };
}

const MAP: WorkflowMap = {
  name: `wf ${NASTY}`,
  places: [
    { key: START, kind: 'start', label: '', within: [] },
    place('PLAN', NASTY),
    place(NASTY),
    { key: END, kind: 'end', label: '', within: [] },
  ],
  ways: [
    { from: START, to: stateKey('PLAN.md'), kind: 'goto', label: '' },
    { from: stateKey('PLAN.md'), to: stateKey(`${NASTY}.md`), kind: 'reset', label: NASTY },
  ],
  untraced: 0,
};

/** As a parser of HTML sees a page: a script ends at the first `</script`, whatever is around it. */
function scriptsOf(page: string): { attributes: string; text: string }[] {
  return [...page.matchAll(/<script([^>]*)>([\s\S]*?)<\/script/g)].map(([, attributes = '', text = '']) => {
    return { attributes, text };
  });
}

const MERMAID = 'const end = "</script>"; const mark = "<!-- ×";';
const TEMPLATE = readFileSync('src/report/diagram/page/page.html', 'utf8');
const page = (run: Parameters<typeof diagramPage>[0]['run'] = null, map = MAP, mermaid = MERMAID): string =>
  diagramPage({ map, chart: flowchart(map, run?.overlay ?? null), run }, { template: TEMPLATE, mermaid });
const unpacked = (text: string): string => gunzipSync(Buffer.from(text, 'base64')).toString();

describe('a page', () => {
  it('has three scripts, whatever its texts say, and its policy knows those that run', () => {
    const scripts = scriptsOf(page());
    expect(scripts.map(({ attributes }) => attributes)).toEqual([
      ' type="application/json" id="data"',
      ' type="application/gzip" id="mermaid"',
      '',
    ]);
    const running = [unpacked(scripts[1]!.text), scripts[2]!.text];
    expect(running[0]).toBe(MERMAID);
    const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page()) ?? [];
    expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-/);
    for (const text of running)
      expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    expect(policy).not.toMatch(/script-src [^;]*unsafe/);
    expect(page()).not.toMatch(/%\w+%/);
  });

  it('weighs less than a megabyte with the real Mermaid', () => {
    const mermaid = readFileSync('node_modules/@mermaid-js/tiny/dist/mermaid.tiny.js', 'utf8');
    expect(Buffer.byteLength(page(null, MAP, mermaid))).toBeLessThan(1_000_000);
  });

  it('has the states, their texts and ways as data, and each as it is', () => {
    const data = JSON.parse(scriptsOf(page())[0]!.text);
    const shown = NASTY.replace(' \u001b[31m', ' ').replace('\u2028', '\n');
    expect(data.places[1]).toMatchObject({ label: 'PLAN', what: 'prompt · wf/X.md:5', text: shown });
    expect(data.places[1].settings).toEqual([['model', shown]]);
    expect(data.ways[1]).toMatchObject({ from: 'n1', to: 'n2', count: 0 });
    expect(data.chart).toMatch(/^flowchart LR\n/);
  });

  it('asks nobody else for anything', () => {
    const own = page();
    expect(own).not.toMatch(/\b(?:src|href)="(?!#)/);
    expect(own).not.toMatch(/url\(|@import|https?:/);
  });

  it('shows what a run has made of it', () => {
    const states = { 'PLAN.md': { visits: 2, turns: 3, cost_usd: 0.25, ms: 61_000 } };
    const run = aRun({}, { states, total_cost_usd: 0.25, steps: 2, status: 'failed' });
    const made = page({ run, status: 'failed', overlay: new RunOverlay(run, new Story()) });
    const data = JSON.parse(scriptsOf(made)[0]!.text);
    expect(data.places[1]).toMatchObject({ visits: '2', turns: '3', cost: '$0.25', time: '1m 01s' });
    expect(data.chart).toContain('PLAN<br/>2 visits · $0.25 · 1m 01s'.replace('$', '#36;'));
    expect(made).toContain('<b class="failed">failed</b>');
  });

  it('has a picture of its own in the legend for each line and bar', () => {
    const run = aRun({}, { steps: 2 });
    const join: MapPlace = { ...place('MEET'), join: 'all' };
    const made = page(
      { run, status: 'completed', overlay: new RunOverlay(run, new Story()) },
      { ...MAP, places: [...MAP.places, join] },
    );
    const pictures = [...made.matchAll(/<li class="(?:bar|thick)">(.*?)(join|travelled)<\/li>/g)];
    expect(pictures.map(([, , word]) => word)).toEqual(['join', 'travelled']);
    expect(pictures.every(([, picture]) => picture!.startsWith('<svg '))).toBe(true);
    expect(pictures[0]![1]).not.toBe(pictures[1]![1]);
  });

  it.each([
    [{ visits: 1, turns: 1, cost_usd: 0.25, ms: 464 }, '1 visit · $0.25 · 464ms'],
    [{ visits: 100, turns: 1, cost_usd: 12.34, ms: 3_723_000 }, '100 visits · $12.34<br/>1h 02m'],
  ])('breaks the lines of a label itself, so that no dot ends one: %j', (state, label) => {
    const run = aRun({}, { states: { 'PLAN.md': state }, steps: 1 });
    const { text } = flowchart(MAP, new RunOverlay(run, new Story()));
    expect(text).toContain(`PLAN<br/>${label.replace('$', '#36;')}"`);
  });

  it('has no separator between facts in its text, which could end a line', () => {
    const run = aRun({}, { steps: 2 });
    const [, facts = ''] =
      /<p class="facts">([\s\S]*?)<\/p>/.exec(
        page({ run, status: 'completed', overlay: new RunOverlay(run, new Story()) }),
      ) ?? [];
    expect(facts).toContain('<span>2 visits</span>');
    expect(facts).not.toContain('·');
  });

  it('writes its own script in ASCII: its hash does not depend on how it is read', () => {
    const [, , own] = scriptsOf(page());
    expect(own!.text).toMatch(/^[\x00-\x7f]*$/);
  });
});
