import type { ParsedLine } from '../parse.js';
export async function showCommand(_line: ParsedLine): Promise<number> {
  return 0;
}
