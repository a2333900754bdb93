import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';

// The page's own script, with as little of a browser as it asks for: which of two drawings is shown, and how large.

const [, SCRIPT = ''] =
  /<script>([\s\S]*?)<\/script>/.exec(readFileSync('src/report/diagram/page/page.html', 'utf8')) ?? [];
const PLACE = { id: 'n0', kind: 'prompt', label: 'GO', full: 'GO', name: 'GO.md' };

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What the page asks of an element. */
class FakeElement {
  children: unknown[] = [];
  parentNode: FakeElement | null = null;
  textContent = '';
  offsetWidth = 0;
  offsetHeight = 0;
  readonly dataset = {};
  readonly attributes: Record<string, string> = {};
  readonly viewBox: { readonly baseVal: Size };

  constructor(size: Size = { width: 0, height: 0 }) {
    this.viewBox = { baseVal: size };
  }
  append(...children: unknown[]): void {
    this.replaceChildren(...this.children, ...children);
  }
  replaceChildren(...children: unknown[]): void {
    for (const child of this.children) if (child instanceof FakeElement) child.parentNode = null;
    this.children = children;
    for (const child of children) if (child instanceof FakeElement) child.parentNode = this;
  }
  querySelector(): unknown {
    return this.children[0] ?? null;
  }
  querySelectorAll(): unknown[] {
    return [];
  }
  setAttribute(name: string, value: string): void {
    this.attributes[name] = value;
  }
  addEventListener(): void {}
}

/** A page with drawings of these sizes, in a pane that can be given another size. */
async function opened(sizes: Readonly<Record<string, Size>>, places = [PLACE]) {
  const elements = new Map<string, FakeElement>();
  const getElementById = (id: string): FakeElement => {
    if (!elements.has(id)) elements.set(id, new FakeElement());
    return elements.get(id)!;
  };
  getElementById('data').textContent = JSON.stringify({
    name: 'wf',
    chart: 'flowchart LR\n',
    run: null,
    places,
  });
  getElementById('mermaid').textContent = gzipSync('').toString('base64');
  const drawing = getElementById('drawing');
  const laidOut: string[] = [];
  let told = (): void => {};
  const allLaidOut = new Promise<void>((resolve) => {
    told = resolve;
  });
  const listeners: Record<string, () => void> = {};
  const createElement = (): FakeElement => new FakeElement();
  const world = {
    ...{
      setTimeout,
      Blob,
      DecompressionStream,
      Response,
      Uint8Array,
      SVGElement: FakeElement,
      atob,
    },
    document: { getElementById, createElement, addEventListener: () => {}, head: new FakeElement() },
    matchMedia: () => ({ matches: false, addEventListener: () => {} }),
    addEventListener: (name: string, act: () => void) => {
      listeners[name] = act;
    },
    mermaid: {
      initialize: () => {},
      render: async (_: string, text: string) => {
        laidOut.push(text.slice('flowchart '.length).trim());
        // What the page does next is done before the event loop goes on.
        if (laidOut.at(-1) === 'TD') setImmediate(told);
        return { svg: laidOut.at(-1) };
      },
    },
    DOMParser: class {
      parseFromString(svg: string): { querySelector(): FakeElement } {
        const element = Object.assign(new FakeElement(sizes[svg]), { textContent: svg });
        // As in a browser: what was parsed lies in a document of its own.
        new FakeElement().append(element);
        return { querySelector: () => element };
      }
    },
  };
  const show = (width: number, height: number) => {
    Object.assign(drawing, { offsetWidth: width, offsetHeight: height });
    listeners.resize?.();
    const shown = drawing.children[0] as FakeElement | undefined;
    const { width: drawn = '' } = shown?.attributes ?? {};
    return { direction: shown?.textContent, scale: Number(drawn) / (shown?.viewBox.baseVal.width ?? 1) };
  };
  runInContext(SCRIPT, createContext(world));
  await allLaidOut;
  return { show, laidOut };
}

describe('the pane of a page', () => {
  const SIZES = { LR: { width: 800, height: 200 }, TD: { width: 200, height: 800 } };

  it('has the direction that is the larger in it, decided again as often as its size changes', async () => {
    const { show, laidOut } = await opened(SIZES);
    expect(laidOut).toEqual(['LR', 'TD']);
    expect(show(804, 604)).toEqual({ direction: 'LR', scale: 1 });
    expect(show(604, 804)).toEqual({ direction: 'TD', scale: 1 });
    expect(show(804, 604)).toEqual({ direction: 'LR', scale: 1 });
  });

  it('never has labels of 15 px smaller than 11, and never enlarges without end', async () => {
    const { show } = await opened(SIZES);
    expect(show(304, 204).scale).toBeCloseTo(11 / 15);
    expect(show(5000, 5000).scale).toBeCloseTo(1.4);
  });

  it('has more than a hundred places laid out once', async () => {
    const places = Array.from({ length: 101 }, (_, index) => ({ ...PLACE, id: `n${index}` }));
    expect((await opened(SIZES, places)).laidOut).toEqual(['TD']);
  });
});
