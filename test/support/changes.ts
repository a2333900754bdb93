/** A function that makes or changes a run. */
export interface Change {
  readonly name: string;
  /** From `core/` on. */
  readonly file: string;
}

const HEADING = '## What can happen to a run';

/** The table in docs/architecture.md: `| \`name\` | when | \`file\` |`. */
export function changesInDocs(text: string): Change[] {
  const from = text.indexOf(HEADING);
  const section = text.slice(from, text.indexOf('\n## ', from + 1));
  return [...section.matchAll(/^\| `(\w+)` \|.*\| `(core\/[^`]+)` \|$/gm)].map(([, name, file]) => ({
    name: name!,
    file: file!,
  }));
}
