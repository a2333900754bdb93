export type { LeftOut } from './archive.js';
export { type Expected, type Mismatch, mismatchText } from './belongs.js';
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
  type Asking,
  type Newest,
  newest,
  nextSequence,
} from './order.js';
export type { Refusal } from './refusal.js';
export {
  keyIdIn,
  type Opened,
  type OpenOptions,
  openSealed,
  peekKeyId,
  readHeader,
  type Sealed,
  type SealOptions,
  sealFolder,
} from './seal.js';
export { PREAMBLE_BYTES } from './stream.js';
