import { sanitize } from './text.js';

/** GitHub's runner reads commands in what a step prints. This file knows everything about their syntax. */

export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly message: string;
  readonly title?: string | undefined;
  /** The path relative to the workspace. */
  readonly file?: string | undefined;
  /** 1-based. */
  readonly line?: number | undefined;
  /** 1-based, in that line. */
  readonly column?: number | undefined;
}

/** Nobody reads a longer message beside a line of code. */
const MESSAGE_LENGTH = 4000;

/** An annotation `::error file=…,line=…,title=…::…`, on one line whatever is in it. */
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

/** Has the runner mask a value. Each line of the value is masked by itself, as the runner works by lines. */
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
 * The text, changed so that no line of it is a command. The runner takes `::name::` at a line's start and `##[name]`
 * anywhere in it for one, on stderr too. What an agent says must not set an output or mask a word. Fencing the text by
 * `::stop-commands::` would not do: its token would have to be kept from agents, and a killed process never takes it
 * back.
 */
export function withoutCommands(text: string): string {
  if (!/^(?:[^\S\r\n]|\u0085)*::|##\[/m.test(text)) return text;
  // The runner counts U+0085 as white space, and JavaScript does not.
  return text.replace(/^((?:[^\S\r\n]|\u0085)*):(?=:)/gm, '$1: ').replace(/##\[/g, '## [');
}
