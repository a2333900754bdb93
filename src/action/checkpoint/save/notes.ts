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
