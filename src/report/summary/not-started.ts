import type { ReasonCode } from '../../core/errors.js';
import { quoted, workflowTitle } from './head.js';
import { inline } from './markdown.js';

export interface NotStarted {
  /** As the user gave it; empty if not given. */
  readonly workflow: string;
  readonly code: ReasonCode;
  /** What happened, and what to do about it. */
  readonly message: string;
  readonly redact: (text: string) => string;
}

/** The summary of a job that has started no run (spec 4.8): why, and that it has cost nothing. */
export function notStartedSummary({ workflow, code, message, redact }: NotStarted): string {
  const name = inline(workflowTitle(redact(workflow)), 80);
  return `${[`### 🚫 ${name} was not started · <code>${code}</code>`, ...quoted(redact(message)), 'Nothing was spent.'].join('\n\n')}\n`;
}

/** The summary of a job that was woken and has nothing to go on with. */
export function nothingSummary({ workflow, message, redact }: Omit<NotStarted, 'code'>): string {
  const name = inline(workflowTitle(redact(workflow)), 80);
  return `${[`### 💤 ${name} has nothing to go on with`, ...quoted(redact(message)), 'Nothing was spent.'].join('\n\n')}\n`;
}
