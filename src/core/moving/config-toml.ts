import { usdDigits } from '../text/usd.js';

/** The project's options file, and the user's own, which alone may give rights and more money. */
const PROJECT = '`.raymond/config.yaml`';
const OWN = '`~/.config/raymond/config.yaml`';

interface Key {
  /** For the page's table: an example in the old file, and what replaces it here. */
  readonly there: string;
  readonly here: string;
  /** The line to write for a value, and the file to write it to. */
  readonly line: (value: string) => string;
}

const inProject = (name: string, value: string): string => `write \`${name}: ${value}\` into ${PROJECT}`;
const same =
  (name: string): Key['line'] =>
  (value) =>
    inProject(name, value);
const OUT = 'leave it out';

/** Keys of the Go Raymond's `.raymond/config.toml`, and what to write instead (spec 2.6). */
const KEYS: Readonly<Record<string, Key>> = {
  budget: {
    there: '`budget = 5`',
    here: '`budget: 5`; above 10, or 0 for none: in your own file, in the manifest, or `--budget`',
    line: (value) =>
      Number(value) > 0 && Number(value) <= 10
        ? inProject('budget', value)
        : `write \`budget: ${value}\` into ${OWN} or the workflow's manifest, or give --budget ${value}`,
  },
  model: { there: '`model = "opus"`', here: '`model: opus`', line: same('model') },
  effort: { there: '`effort = "high"`', here: '`effort: high`', line: same('effort') },
  timeout: {
    there: '`timeout = 600.0`',
    here: '`timeout: 600`',
    line: (value) => inProject('timeout', value.replace(/\.0*$/, '')),
  },
  dangerously_skip_permissions: {
    there: '`dangerously_skip_permissions = true`',
    here: '`dangerously-skip-permissions: true` in your own file, or the flag; `false` is the default',
    line: (value) =>
      value === 'true'
        ? `write \`dangerously-skip-permissions: true\` into ${OWN}, or give --dangerously-skip-permissions`
        : `${OUT}, it is the default`,
  },
  no_wait: {
    there: '`no_wait = true`',
    here: '`on-limit: pause`',
    line: (value) => (value === 'true' ? inProject('on-limit', 'pause') : `${OUT}, it is the default`),
  },
  verbose: {
    there: '`verbose = true`',
    here: '`-v` on the command line',
    line: () => 'give -v on the command line',
  },
  no_debug: { there: '`no_debug`', here: OUT, line: () => OUT },
  serve: { there: 'all of `serve`', here: OUT, line: () => OUT },
};

/** The rows of the page's table. */
export function configTable(): string[] {
  const rows = Object.values(KEYS).map(({ there, here }) => `| ${there} | ${here} |`);
  return ['| `[raymond]` | here |', '|---|---|', ...rows];
}

/**
 * What people are told of a `.raymond/config.toml`, which nothing here reads.
 * @param text null when it could not be read
 * @param budgetUsd what the run may cost; 0 for no limit, undefined without a run
 */
export function foreignConfigWarning(file: string, text: string | null, budgetUsd?: number): string {
  const lead = `${file} is the Go Raymond's, and not read here`;
  const found = text === null ? [] : keysIn(text);
  if (found.length === 0) return `${lead}. Options stand in ${PROJECT}.`;
  const lines = found.map(([key, value]) => {
    const known = Object.hasOwn(KEYS, key) ? KEYS[key] : undefined;
    return `\`${key}\`: ${known?.line(value) ?? 'there is no such option here'}`;
  });
  const budget = Number(found.find(([key]) => key === 'budget')?.[1]);
  const isLess = budgetUsd !== undefined && budget > 0 && (budgetUsd === 0 || budget < budgetUsd);
  const more = isLess
    ? ` Its budget is $${usdDigits(budget)}, this run's ${budgetUsd === 0 ? 'has no limit' : `is $${usdDigits(budgetUsd)}`}.`
    : '';
  return `${lead}. Instead: ${lines.join('; ')}.${more}`;
}

/** The pairs `key = value` below `[raymond]`, and the names of other tables. No more of TOML is needed. */
function keysIn(text: string): (readonly [key: string, value: string])[] {
  let table = '';
  const found = new Map<string, string>();
  for (const line of text.split(/\r?\n/)) {
    const header = /^\s*\[+\s*([\w.-]+)\s*\]+/.exec(line)?.[1];
    if (header !== undefined) table = header;
    const other = table.replace(/^raymond\.?/, '');
    if (header !== undefined && other !== '') found.set(other, '');
    const [, key, quoted, bare] = /^\s*"?([\w-]+)"?\s*=\s*(?:["']([^"']*)["']|([^\s#]+))/.exec(line) ?? [];
    if (key !== undefined && other === '') found.set(key, quoted ?? bare ?? '');
  }
  return [...found];
}
