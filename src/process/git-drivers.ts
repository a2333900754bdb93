/** Programs that a repository's own settings name for its files: filters and merge drivers. None of them is run. */
export interface Drivers {
  /** The names of the filters that are not run. */
  readonly filters: readonly string[];
  /** A sentence for people about those that are not run; empty when there are none. */
  readonly told: string;
  /** The settings of git that turn them off. */
  readonly settings: Readonly<Record<string, string>>;
}

/** Arguments of git, which answers with the scope, the key and the value of each setting. */
export const ASKED_OF_DRIVERS = [
  ...['config', '-z', '--show-scope', '--get-regexp'],
  '^(filter\\..*\\.(clean|smudge|process|required)|merge\\..*\\.driver)$',
];

/** Settings of the system and the user are trusted: they hold for every repository, and no checkout writes them. */
const OWN_SCOPES: ReadonlySet<string> = new Set(['local', 'worktree']);

/** What `git lfs install --local` writes, as actions/checkout calls it. */
const AS_LFS_WRITES: Readonly<Record<string, readonly string[]>> = {
  clean: ['git-lfs clean -- %f'],
  smudge: ['git-lfs smudge -- %f', 'git-lfs smudge --skip -- %f'],
  process: ['git-lfs filter-process', 'git-lfs filter-process --skip'],
  required: ['true', 'false'],
};

/** @throws Error for a driver that no command line can turn off: git ends a setting's name at the first `=` */
export function driversIn(answer: string): Drivers {
  const filters = new Map<string, boolean>();
  const merges = new Set<string>();
  const parts = answer.split('\0');
  for (let at = 0; at + 1 < parts.length; at += 2) {
    if (!OWN_SCOPES.has(parts[at]!)) continue;
    const [, section, name, key, value = ''] =
      /^(filter|merge)\.([^\n]*)\.([a-z]+)(?:\n(.*))?$/s.exec(parts[at + 1]!) ?? [];
    if (section === undefined || name === undefined || key === undefined) continue;
    if (name.includes('='))
      throw new Error(`the repository's own ${section} driver ${name} cannot be turned off`);
    if (section === 'merge') merges.add(name);
    else filters.set(name, (filters.get(name) ?? true) && name === 'lfs' && isOfLfs(key, value));
  }
  const off = [...filters].flatMap(([name, isLfs]) => (isLfs ? [] : [name]));
  return {
    filters: off,
    told: told(off, [...merges]),
    settings: Object.fromEntries([
      ...off.flatMap((name) => [
        ...['clean', 'smudge', 'process'].map((key) => [`filter.${name}.${key}`, '']),
        [`filter.${name}.required`, 'false'],
      ]),
      // With an empty driver git would take one side as merged; `false` finds a conflict everywhere.
      ...[...merges].map((name) => [`merge.${name}.driver`, 'false']),
    ]),
  };
}

const isOfLfs = (key: string, value: string): boolean => AS_LFS_WRITES[key]?.includes(value) ?? false;

function told(filters: readonly string[], merges: readonly string[]): string {
  const named = [
    ...filters.map((name) => `the filter ${name}`),
    ...merges.map((name) => `the merge driver ${name}`),
  ];
  if (named.length === 0) return '';
  return `Not run, since only the repository's own settings name it: ${named.join(', ')}.`;
}
