import { type AgentCliFacts, factsOf } from '../agent-clis.js';
import type { ToolChoice } from '../protocol/tools.js';
import { nearest } from '../text/nearest.js';
import { parseRule } from './rules.js';

/** A tool or an effort that somebody names and an agent CLI does not have (spec 2.4). */
export interface UnknownName {
  readonly key: 'tools' | 'effort' | 'allow' | 'deny';
  /** The rest of a sentence that begins with the key. */
  readonly why: string;
}

/** The options of a state, a manifest or a command line: all may name tools and efforts. */
export interface NamesGiven {
  readonly tools?: ToolChoice | null | undefined;
  readonly effort?: string | null | undefined;
  readonly allow?: readonly string[] | null | undefined;
  readonly deny?: readonly string[] | null | undefined;
}

/** Names that nothing can fit: the CLI would accept them silently, without the tool, or with another effort. */
export function unknownNames(cli: string, given: NamesGiven): UnknownName[] {
  const facts = factsOf(cli);
  if (facts === null) return [];
  const { tools, effort } = given;
  const named = tools === null || tools === undefined || tools === 'default' ? [] : tools;
  const rulesOf = (key: 'allow' | 'deny') =>
    (given[key] ?? []).map((rule) => ({ key, name: parseRule(rule)?.tool ?? null }));
  const all = [
    ...named.map((name) => ({ key: 'tools' as const, name })),
    ...rulesOf('allow'),
    ...rulesOf('deny'),
  ];
  const unknown = all.flatMap(({ key, name }): UnknownName[] =>
    name === null || mayBeTool(facts, name) ? [] : [{ key, why: noTool(cli, facts, name) }],
  );
  if (effort == null || facts.efforts === null || facts.efforts.includes(effort)) return unknown;
  const near = nearest(facts.efforts, effort);
  const meant = near === undefined ? `give one of ${facts.efforts.join(', ')}` : `did you mean ${near}?`;
  return [...unknown, { key: 'effort', why: `${cli} knows no effort "${effort}": ${meant}` }];
}

/** Whether a name may be a tool's: tools of MCP servers have any names, and a `*` stands for any. */
function mayBeTool({ tools, toolNames }: AgentCliFacts, name: string): boolean {
  if (tools === null || name.startsWith('mcp__') || /[-*.]/.test(name)) return true;
  return tools.includes(name) || Object.hasOwn(toolNames ?? {}, name);
}

function noTool(cli: string, { tools, toolNames }: AgentCliFacts, name: string): string {
  const near = nearest([...Object.keys(toolNames ?? {}), ...(tools ?? [])], name);
  return `${cli} has no tool "${name}"${near === undefined ? '' : `: did you mean ${near}?`}`;
}
