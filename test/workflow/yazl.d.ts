// yazl has no types of its own; this is the part that the tests use.
declare module 'yazl' {
  import type { Readable } from 'node:stream';

  class ZipFile {
    readonly outputStream: Readable;
    addBuffer(buffer: Buffer, name: string, options?: { readonly mode?: number }): void;
    addEmptyDirectory(name: string): void;
    end(): void;
  }
  const yazl: { readonly ZipFile: typeof ZipFile };
  export default yazl;
}
