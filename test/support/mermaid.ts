import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createContext, runInContext } from 'node:vm';

export interface DrawnNode {
  readonly id: string;
  /** As Mermaid knows shapes: square, hexagon, stadium … */
  readonly type: string;
  /** As people read it. */
  readonly text: string;
  readonly classes: readonly string[];
}

export interface DrawnEdge {
  /** Texts of its ends; of a bar, `bar`. */
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly stroke: 'normal' | 'thick' | 'dotted';
}

export interface Drawing {
  readonly nodes: readonly DrawnNode[];
  readonly edges: readonly DrawnEdge[];
  /** Titles of the boxes that each node lies in, innermost first, by the node's text. */
  readonly boxes: Readonly<Record<string, readonly string[]>>;
}

interface MermaidDiagram {
  readonly db: {
    getVertices(): Map<string, { id: string; type?: string; text?: string; classes: string[] }>;
    getEdges(): { start: string; end: string; text: string; stroke: DrawnEdge['stroke'] }[];
    getSubGraphs(): { id: string; title: string; nodes: string[] }[];
  };
}

interface Mermaid {
  initialize(config: Readonly<Record<string, unknown>>): void;
  parse(text: string): Promise<unknown>;
  readonly mermaidAPI: { getDiagramFromText(text: string): Promise<MermaidDiagram> };
}

const SOURCE = join(resolve('.'), 'node_modules/@mermaid-js/tiny/dist/mermaid.tiny.js');

/** The real Mermaid in a world of its own, with as little of a browser as its parser asks for. */
export function realMermaid(config: Readonly<Record<string, unknown>> = {}): Mermaid {
  class Element {}
  const world: Record<string, unknown> = {
    ...{ console, crypto, setTimeout, clearTimeout, structuredClone, URL, TextEncoder, queueMicrotask },
    Element,
    NodeFilter: {},
    document: {
      nodeType: 9,
      implementation: {},
      createElement: () => ({}),
      getElementsByTagName: () => [],
    },
    addEventListener: () => {},
  };
  world.window = world;
  runInContext(readFileSync(SOURCE, 'utf8'), createContext(world));
  const mermaid = world.mermaid as Mermaid;
  mermaid.initialize({ startOnLoad: false, ...config });
  return mermaid;
}

/** What Mermaid reads out of a flowchart. @throws what its parser says */
export async function drawn(mermaid: Mermaid, text: string): Promise<Drawing> {
  await mermaid.parse(text);
  const { db } = await mermaid.mermaidAPI.getDiagramFromText(text);
  const nodes = [...db.getVertices().values()].map(({ id, type = '', text: label = '', classes }) => {
    return { id, type, text: type === 'fork' ? 'bar' : readable(label), classes };
  });
  const textOf = new Map(nodes.map(({ id, text: label }) => [id, label]));
  const subgraphs = db.getSubGraphs();
  const boxes: Record<string, string[]> = {};
  for (const { title, nodes: members } of subgraphs)
    for (const member of members) {
      const inner = subgraphs.find(({ id }) => id === member);
      for (const id of inner === undefined ? [member] : inner.nodes)
        boxes[textOf.get(id)!] = [...(boxes[textOf.get(id)!] ?? []), readable(title)];
    }
  return {
    nodes,
    edges: db.getEdges().map(({ start, end, text: label, stroke }) => {
      return { from: textOf.get(start)!, to: textOf.get(end)!, text: readable(label), stroke };
    }),
    boxes,
  };
}

/** Mermaid keeps `#95;` in a form of its own until it draws. */
function readable(text: string): string {
  return text
    .replace(/ﬂ°°(\d+)¶ß/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('<br/>', '\n');
}
