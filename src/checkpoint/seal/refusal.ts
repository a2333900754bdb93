import type { ClaimMismatch } from './belongs.js';
import type { Header } from './header.js';

/** Why a sealed file was not opened; `why` is a sentence for people. */
export type SealRefusal = {
  readonly why: string;
  /** Set when it is of this place and its first chunk opens: its maker has the key. All else may be anybody's. */
  readonly isKeyholders?: true;
} & (
  | {
      /** It opened, but is another run's, or lies under another name than its own, and counts as not there. */
      readonly kind: 'not_ours';
      readonly mismatch: ClaimMismatch;
      readonly header: Header;
    }
  | {
      /** It names another key than this job has. */
      readonly kind: 'other_key';
      readonly keyId: string;
    }
  /** It is not sealed, and this job has a key. */
  | { readonly kind: 'unsealed' }
  | { readonly kind: 'other_version'; readonly version: number }
  | { readonly kind: 'too_large' }
  /** It is cut off, changed or garbage, or sealed by us with what no one may unpack. */
  | { readonly kind: 'broken' }
);

/** Thrown within this folder when a file is at fault; `refusing` makes a value of it. */
export class Refused extends Error {
  override readonly name = 'Refused';

  constructor(readonly refusal: SealRefusal) {
    super(refusal.why);
  }
}

export const broken = (why: string): Refused => new Refused({ kind: 'broken', why });
export const tooLarge = (why: string): Refused => new Refused({ kind: 'too_large', why });

/** Marks a refusal of what is ours by its header: it was made by somebody who has the key. @throws Refused */
export async function ofKeyholder<T>(open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    const isJudged = error instanceof Refused && error.refusal.kind !== 'not_ours';
    throw isJudged ? new Refused({ ...error.refusal, isKeyholders: true }) : error;
  }
}

/** Turns a refusal into a value. Any other error, I/O of ours above all, goes on upwards. */
export async function refusing<T>(open: () => Promise<T>): Promise<T | SealRefusal> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}
