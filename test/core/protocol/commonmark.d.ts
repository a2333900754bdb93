/** As much of it as the tests use; the package brings no types. */
declare module 'commonmark' {
  export interface Node {
    readonly type: string;
    readonly literal: string | null;
    readonly info: string | null;
  }

  export interface NodeWalker {
    next(): { readonly entering: boolean; readonly node: Node } | null;
  }

  export class Parser {
    parse(text: string): { walker(): NodeWalker };
  }
}
