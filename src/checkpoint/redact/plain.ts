/** Names of machines and versions that have a number at their end: `node20`, `x64`, `sha256`. */
const NUMBERED = /^(?:v|x|node|py|python|java|php|go|arm|amd|sha|utf|win|macos|ubuntu|es)\d{1,4}$/i;
/** Letters; a longer run is none of a language. */
const MAX_WORD = 20;
/** Letters and digits in one piece of a path: longer ones name by chance, as keys in web hooks do. */
const MIN_CHANCE = 20;

/**
 * Is this what people and programs write in plain sight, judged by its shape alone: words, numbers, versions,
 * dates, paths, addresses without credentials? Masked, such a value would garble logs and state (`triage`), and
 * nobody would be the wiser for it.
 */
export function isPlain(value: string): boolean {
  const text = value.trim();
  return isNumeric(text) || isWords(text) || isPath(text) || isAddress(text);
}

/** Numbers, lists of them, dates and times. */
function isNumeric(text: string): boolean {
  return /^[-+]?[\d\s.,:_/+-]*(?:T[\d:.]+Z?)?$/.test(text);
}

function isWords(text: string): boolean {
  if (/^[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,8}$/.test(text)) return true;
  const parts = text.split(/[\s_.,:;/\\-]+/).filter((part) => part !== '' && !NUMBERED.test(part));
  // Capitals, small letters and digits together are what is asked of a password.
  if ([/[A-Z]/, /[a-z]/, /\d/].every((kind) => parts.some((part) => kind.test(part)))) return false;
  return parts.every((part) => /^\d{1,8}$/.test(part) || isWord(part));
}

/** Also one that was put together: `createdAt`. Letters by chance change their case too often. */
function isWord(text: string): boolean {
  if (!/^[A-Za-z]+$/.test(text) || text.length > MAX_WORD) return false;
  if (/^[A-Z]+$/.test(text)) return true;
  const pieces = text.match(/[A-Z]?[a-z]+|[A-Z]+/g) ?? [];
  return text.length / pieces.length >= 3 || pieces.length === 1;
}

/** From a root, or from here, of pieces that don't name by chance. */
function isPath(text: string): boolean {
  const isRooted = /^(?:~?\/|\.{1,2}\/|[A-Za-z]:[\\/])(?:[\w@.+ -]+[\\/])+[\w@.+ -]*$/.test(text);
  return isRooted && /^[^\\/]*[\\/]+(?:[a-z_.-]+|[A-Z][a-z]+)(?:[\\/]|$)/.test(text) && !hasChance(text);
}

function isAddress(text: string): boolean {
  const { scheme, rest } = /^(?<scheme>[a-z][a-z0-9+.-]*):\/\/(?<rest>\S*)$/i.exec(text)?.groups ?? {};
  if (scheme === undefined || rest === undefined) return false;
  return !/^[^/]*@/.test(rest) && !/[?&;#].*=/.test(rest) && !hasChance(rest);
}

function hasChance(text: string): boolean {
  return text
    .split(/[\\/]/)
    .some((part) => part.length >= MIN_CHANCE && /\d/.test(part) && /[A-Za-z]/.test(part) && !isWords(part));
}
