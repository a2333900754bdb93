/**
 * The first of some arguments for a CLI that is not handed on, as it was given, and why; null when all are (spec 7.5).
 * A flag that we set ourselves would be there twice, and one that gives rights would bypass those who give them.
 * @param own the flags that we set ourselves, with their dashes
 */
export function refusedArgument(args: readonly string[], own: readonly string[]): string | null {
  const [first] = args;
  if (first !== undefined && !first.startsWith('-'))
    return `"${first}" is no flag: the CLI would take it for a prompt`;
  for (const arg of args) {
    if (arg === '--') return '"--" would make a prompt of all that follows';
    const name = namesIn(arg).find((each) => own.includes(each));
    if (name !== undefined) return `${name} is set by raymond itself`;
  }
  return null;
}

/** The flags that an argument may mean: `--model=x` is `--model`; `-cp` is `-c -p`, or `-c` with a value. */
function namesIn(arg: string): string[] {
  if (arg.startsWith('--')) return [arg.split('=', 1)[0] ?? arg];
  if (!/^-[A-Za-z]/.test(arg)) return [];
  return [...(/^-([A-Za-z]+)/.exec(arg)?.[1] ?? '')].map((letter) => `-${letter}`);
}
