import { type AgentCliFacts, factsOf } from '../agent-clis.js';
import { ownValue } from '../own-value.js';
import type { ToolChoice } from '../protocol/tools.js';
import { lackedBy } from './of-state.js';
import { spellRules } from './rules.js';
import type { AgentSettings, SettingKey } from './settings.js';
import { unknownNames } from './unknown-names.js';

/** A setting of a state or a manifest that the state's agent CLI cannot follow (spec 7.5). */
export interface Unsupported {
  readonly key: SettingKey | 'tools';
  /** Which CLI lacks what, and the consequence: the rest of a sentence that begins with the key. */
  readonly why: string;
}

export function unsupportedBy(cli: string, tools: ToolChoice | null, settings: AgentSettings): Unsupported[] {
  const facts = factsOf(cli);
  if (facts === null) return [];
  const missing = missingTools(facts, tools);
  const { cannot } = spellRules(settings, facts, '/');
  return [
    ...(missing.length === 0
      ? []
      : [{ key: 'tools', why: `${cli} has no ${missing.join(', ')}; the state goes without` } as const]),
    ...lackedBy(cli, settings).map((key) => ({
      key,
      why: `${cli} has nothing like it; it is left out`,
    })),
    ...(['allow', 'deny'] as const).flatMap((key) =>
      cannot[key]
        // A rule that names no known tool is reported as that instead.
        .filter((rule) => unknownNames(cli, { [key]: [rule] }).length === 0)
        .map((rule) => ({ key, why: `${cli} has no rule like ${rule}; it is left out` })),
    ),
  ];
}

function missingTools({ toolNames }: AgentCliFacts, choice: ToolChoice | null): readonly string[] {
  if (toolNames === null || choice === null || choice === 'default') return [];
  return choice.filter((name) => ownValue(toolNames, name)?.length === 0);
}
