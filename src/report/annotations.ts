import { sanitize } from './text.js';

/*
 * GitHub's runner reads commands from what a step prints. Everything about their syntax is here.
 */

export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly message: string;
  readonly title?: string | undefined;
  /** Relative to the workspace. */
  readonly file?: string | undefined;
  /** 1-based. */
  readonly line?: number | undefined;
  /** 1-based, in that line. */
  readonly column?: number | undefined;
}

/** A longer message is one that nobody reads beside a line of code. */
const MESSAGE_LENGTH = 4000;

/** `::error file=…,line=…,title=…::…`, on one line whatever is in it. */
export function annotationLine({ level, message, title, file, line, column: col }: Annotation): string {
  const properties = Object.entries({ ...(file !== undefined && { file, line, col }), title })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  const head = properties.length === 0 ? level : `${level} ${properties.join(',')}`;
  return `::${head}::${escapeData(sanitize(message.slice(0, MESSAGE_LENGTH)).trim())}`;
}

export function groupStart(title: string): string {
  return `::group::${escapeData(title)}`;
}

/** Has the runner mask a value; of one with several lines each one, since it goes by lines. */
export function maskLine(secret: string): string {
  return `::add-mask::${escapeData(secret)}`;
}

export const GROUP_END = '::endgroup::';

function escapeData(text: string): string {
  return text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
}

/**
 * The text, so that no line of it is a command: the runner takes `::name::` at a line's start and `##[name]`
 * anywhere in it for one, on stderr too. What an agent says must not set an output or mask a word. The
 * sequences are broken instead of fenced by `::stop-commands::`, whose token would have to be kept from
 * agents, and which a killed process never takes back.
 */
export function withoutCommands(text: string): string {
  if (!/^(?:[^\S\r\n]|\u0085)*::|##\[/m.test(text)) return text;
  // U+0085 is white space to the runner, and none to JavaScript.
  return text.replace(/^((?:[^\S\r\n]|\u0085)*):(?=:)/gm, '$1: ').replace(/##\[/g, '## [');
}
