import type { WrittenTransition } from '../../../edges/edges.js';
import type { StateText } from '../../../edges/state-texts.js';
import { isComputed } from '../../../edges/tags-in-text.js';
import { isForBash } from '../../bash.js';
import { aboutText, type Violation, type WorkflowRule } from '../../rule.js';
import { type ShellCommand, shellCommands } from '../../shell-commands.js';

export const severalTransitions = {
  id: 'several-transitions',
  severity: 'warning',
  about: 'a script with two transitions in one `echo`, `printf` or here-document',
  why: 'An output asks for one thing to be done next. Several `<fork>` tags with one `next`, or with one `<goto>` that says it, count as one.',
  check({ states, edges }) {
    return states.flatMap(({ definition }) => {
      const { texts, tags } = edges.get(definition.name)!;
      if (!isForBash(definition.name)) return [];
      return texts.flatMap((text) =>
        inText(
          text,
          tags.filter((tag) => tag.text === text),
        ),
      );
    });
  },
} as const satisfies WorkflowRule;

function inText(text: StateText, tags: readonly WrittenTransition[]): Violation[] {
  return shellCommands(text.text)
    .filter(isPrinted)
    .flatMap((command) => {
      const written = outermost(tags.filter(({ at }) => isWritten(command, at)));
      const second = written.find((tag, index) => index > 0 && !mayFollow(written.slice(0, index), tag));
      if (second === undefined) return [];
      const names = [...new Set(written.map(({ tag }) => `<${tag}>`))].join(', ');
      const message = `one output with ${written.length} transitions, ${names}: a message may have one, or forks with one \`next\` (or one <goto>). Print the one that is meant`;
      return [aboutText(text, second.at, message)];
    });
}

/** Whether the output goes to no file; `>&1` and `>&2` are no files. */
function isPrinted({ text, hereDocuments }: ShellCommand): boolean {
  const isWriter = /^\s*(?:(?:then|else|do|!|if|while|time|builtin|command)\s+)*(?:echo|printf)\s/.test(text);
  const withoutTexts = text.replace(/'[^']*'|"(?:[^"\\]|\\.)*"/g, '""');
  return (isWriter || hereDocuments.length > 0) && !/>(?!&)/.test(withoutTexts);
}

function isWritten({ start, end, hereDocuments }: ShellCommand, at: number): boolean {
  if (hereDocuments.some((each) => at >= each.start && at < each.end)) return true;
  return at >= start && at < end;
}

/** Tags without those in another tag's content, which belong to that. */
function outermost(tags: readonly WrittenTransition[]): WrittenTransition[] {
  return tags.filter((tag) => !tags.some((other) => other.at < tag.at && tag.end < other.end));
}

/** Whether a tag may follow: forks share one `next`, or one `<goto>` that gives it. */
function mayFollow(before: readonly WrittenTransition[], tag: WrittenTransition): boolean {
  const all = [...before, tag];
  const others = all.filter((each) => each.tag !== 'fork');
  if (others.length > 1 || others.some((each) => each.tag !== 'goto')) return false;
  const places = all.flatMap((each) =>
    each.states.filter(({ field }) => field === (each.tag === 'fork' ? 'next' : 'target')),
  );
  const literal = places.map(({ name }) => name).filter((name) => !isComputed(name));
  return new Set(literal.map((name) => name.replace(/\.(md|sh|ps1|bat)$/, ''))).size < 2;
}
