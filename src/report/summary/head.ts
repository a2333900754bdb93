import { inline } from './markdown.js';

const MESSAGE_LINES = 12;

/** The title of a workflow's path: `triage` for `.github/raymond/triage/` and for `triage.zip`. */
export function workflowTitle(workflow: string): string {
  const [last = 'workflow'] = /[^/\\]+(?=[/\\]*$)/.exec(workflow) ?? [];
  return last.replace(/\.(?:zip|ya?ml|md)$/i, '');
}

const MAX_NAMES = 20;

/** The workflows of a check, as the user gave them. */
export function workflowNames(workflows: readonly string[]): string {
  const names = workflows.slice(0, MAX_NAMES).map((each) => inline(workflowTitle(each), 80));
  return `${names.join(', ')}${workflows.length > names.length ? ' …' : ''}`;
}

/** A message of several lines as a quotation; empty for an empty one. */
export function quoted(message: string): string[] {
  const lines = message
    .trim()
    .split('\n')
    .filter((line) => line.trim() !== '');
  if (lines.length === 0) return [];
  const shown = lines.slice(0, MESSAGE_LINES).map((line) => namesAsCode(inline(line, 400)));
  return [`> ${[...shown, ...(lines.length > MESSAGE_LINES ? ['…'] : [])].join('<br>\n> ')}`];
}

/** Sets what a message has in backticks, mostly inputs, as code. The words between stay escaped. */
function namesAsCode(escaped: string): string {
  return escaped.replace(/&#96;((?:[\w .,=/-]|&#(?!96;)\d+;|<wbr>){1,200})&#96;/g, '<code>$1</code>');
}
