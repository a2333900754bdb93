export type { LeftOut } from './archive.js';
export { type ClaimMismatch, claimMismatchText, type Expected } from './belongs.js';
export { type EventClass, eventClass } from './event-class.js';
export type { Header } from './header.js';
export {
  type ChosenKeys,
  chooseKeys,
  type NamedSecret,
  questionKey,
  type SealKey,
  type SealKeys,
  type Secrets,
} from './keys.js';
export { CONTENT_VERSION, LIMITS, type Limits } from './limits.js';
export {
  begunName,
  type Claims,
  checkpointName,
  claimsOf,
  claimsOfAny,
  keyHash,
  namePrefix,
} from './names.js';
export {
  type AskingStep,
  type Newest,
  newest,
  nextSequence,
} from './order.js';
export type { SealRefusal } from './refusal.js';
export {
  keyIdIn,
  type OpenedSeal,
  type OpenSealOptions,
  openSealed,
  peekKeyId,
  readHeader,
  type SealedFile,
  type SealOptions,
  sealFolder,
} from './seal.js';
export { PREAMBLE_BYTES } from './stream.js';
