/** Programs that a repository's own settings name for its files: filters, and drivers that merge. None of them is run. */
export interface Drivers {
  /** Filters that are not run, by name. */
  readonly filters: readonly string[];
  /** For people; empty when there are none. */
  readonly told: string;
  /** What turns them off. */
  readonly settings: Readonly<Record<string, string>>;
}

/** What `git config` is asked; it tells of each setting the scope, the key and the value. */
export const ASKED_OF_DRIVERS = [
  ...['config', '-z', '--show-scope', '--get-regexp'],
  '^(filter\\..*\\.(clean|smudge|process|required)|merge\\..*\\.driver)$',
];

/** Those of system and user are theirs: they hold for every repository, and no checkout writes them. */
const OWN_SCOPES: ReadonlySet<string> = new Set(['local', 'worktree']);

/** What `git lfs install --local` writes, as actions/checkout calls it. */
const AS_LFS_WRITES: Readonly<Record<string, readonly string[]>> = {
  clean: ['git-lfs clean -- %f'],
  smudge: ['git-lfs smudge -- %f', 'git-lfs smudge --skip -- %f'],
  process: ['git-lfs filter-process', 'git-lfs filter-process --skip'],
  required: ['true', 'false'],
};

/** @throws Error for a name that git takes from no command line */
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
      // With an empty one git would take the one side as merged; this one finds a conflict everywhere.
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
