/** What people should know, each sentence once however often it is found. */
export class Notes {
  readonly #texts = new Set<string>();

  readonly add = (text: string): void => {
    this.#texts.add(text);
  };

  get all(): readonly string[] {
    return [...this.#texts];
  }
}

/** Says the same thing once. */
export function once(say: (text: string) => void): (text: string) => void {
  const said = new Set<string>();
  return (text) => {
    if (said.has(text)) return;
    said.add(text);
    say(text);
  };
}
