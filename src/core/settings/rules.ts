import { posix } from 'node:path';
import { ownValue } from '../own-value.js';

/** A permission rule taken apart: `Bash(git diff:*)`, `Edit`, `mcp__server__tool` (spec 7.5). */
export interface PermissionRule {
  readonly tool: string;
  /** What stands in the brackets; null without brackets. */
  readonly argument: string | null;
}

export const RULE = /^([A-Za-z][A-Za-z0-9_.-]*\*?)(?:\(([\s\S]+)\))?$/;

/** Null for a text that is no rule: a rule is a name, or a name and an argument in brackets. */
export function parseRule(text: string): PermissionRule | null {
  const [, tool, argument] = RULE.exec(text) ?? [];
  if (tool === undefined) return null;
  return { tool, argument: argument ?? null };
}

/**
 * How a CLI with words of its own spells rules: the kinds of permission that stand for a tool, and whether these take a
 * command, a path without wildcards, a domain, or nothing in their brackets.
 */
export interface RuleKind {
  readonly kind: string;
  readonly argument: 'command' | 'path' | 'domain' | 'none';
}

export type RuleKinds = Readonly<Record<string, RuleKind>>;

/**
 * A rule in the words of a CLI; null where it has no rules that mean the same.
 * @param cwd where the agent works, which a relative path starts from
 */
export function translateRule(text: string, kinds: RuleKinds, cwd: string): string | null {
  const rule = parseRule(text);
  if (rule === null) return null;
  const mcp = /^mcp__(.+?)(?:__(.+))?$/.exec(rule.tool);
  if (mcp !== null) {
    const [, server = '', tool] = mcp;
    if (rule.argument !== null) return null;
    return tool === undefined || tool === '*' ? server : tool.includes('*') ? null : `${server}(${tool})`;
  }
  const known = ownValue(kinds, rule.tool);
  if (known === undefined) return null;
  if (rule.argument === null || rule.argument === '*') return known.kind;
  const argument = argumentOf(rule.argument, known.argument, cwd);
  return argument === null ? null : `${known.kind}(${argument})`;
}

function argumentOf(text: string, takes: RuleKind['argument'], cwd: string): string | null {
  switch (takes) {
    case 'command': {
      // `npm test *` is the newer spelling of `npm test:*`.
      const command = text.replace(/ \*$/, ':*');
      return /[*,()]/.test(command.replace(/:\*$/, '')) ? null : command;
    }
    case 'path':
      // Two slashes begin at the file system's root, one at the settings file's folder, which we have none of.
      if (/[*?[\]{},()]/.test(text) || /^(\/(?!\/)|~)/.test(text)) return null;
      return posix.resolve(cwd, text.replace(/^\/\//, '/'));
    case 'domain': {
      const domain = /^domain:([\w.-]+)$/.exec(text)?.[1];
      return domain ?? null;
    }
    case 'none':
      return null;
    default:
      return takes satisfies never;
  }
}

/** Rules in the words of a CLI. */
export interface SpeltRules {
  readonly allow: readonly string[];
  readonly deny: readonly string[];
  /** The CLI's own tools that a denied tool stands for. */
  readonly excluded: readonly string[];
  /** The rules of each list that the CLI has no words for. */
  readonly cannot: { readonly allow: readonly string[]; readonly deny: readonly string[] };
}

interface Spelling {
  readonly ruleKinds: RuleKinds | null;
  readonly toolNames: Readonly<Record<string, readonly string[]>> | null;
}

/** What a state allows and denies, in the words of a CLI. Without words of its own, the CLI takes the rules as they are. */
export function spellRules(
  { allow = [], deny = [] }: { readonly allow?: readonly string[]; readonly deny?: readonly string[] },
  { ruleKinds: kinds, toolNames }: Spelling,
  cwd: string,
): SpeltRules {
  if (kinds === null) return { allow, deny, excluded: [], cannot: { allow: [], deny: [] } };
  const spelt = (rules: readonly string[]) => rules.flatMap((rule) => translateRule(rule, kinds, cwd) ?? []);
  // A tool without a kind is never asked about: allowing it means nothing, and denying it means to take it away.
  const ownTools = (rule: string) =>
    ownValue(kinds, rule) === undefined ? (ownValue(toolNames ?? {}, rule) ?? []) : [];
  const cannot = (rules: readonly string[]) =>
    rules.filter((rule) => translateRule(rule, kinds, cwd) === null && ownTools(rule).length === 0);
  return {
    allow: spelt(allow),
    deny: spelt(deny),
    excluded: deny.flatMap(ownTools),
    cannot: { allow: cannot(allow), deny: cannot(deny) },
  };
}
