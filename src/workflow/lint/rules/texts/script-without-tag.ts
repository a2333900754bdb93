import { TAG_NAMES } from '../../../../core/protocol/tag-table.js';
import type { StateText } from '../../../edges/state-texts.js';
import type { ScriptState } from '../../../parts/workflow.js';
import { aboutState, type WorkflowRule } from '../../rule.js';
import { shellCommands } from '../../shell-commands.js';

export const scriptWithoutTag = {
  id: 'script-without-tag',
  severity: 'warning',
  about: 'a script that prints no tag',
  why: 'A script says where to go on by a tag, on stdout or in the file `$RAYMOND_OUTPUT`; without one its agent fails. One that ends with a program of the workflow’s folder, or with an interpreter and a file, leaves it to that (`script-not-analysed`).',
  check({ states, edges, unreadable }) {
    return states.flatMap((state) => {
      const { definition } = state;
      if (definition.kind !== 'script' || unreadable.has(definition.file)) return [];
      if (!isWithoutTag(definition, edges.get(definition.name)!.texts)) return [];
      return [aboutState(state, MESSAGE)];
    });
  },
} as const satisfies WorkflowRule;

const MESSAGE =
  'this script prints no tag, so that its agent fails: end it with one, such as echo "<result>done</result>"';

/** A tag's opening or closing, written out or put together: `<%s>`, `<$tag>`, and what ends one. */
const TAG = new RegExp(`</?(?:${TAG_NAMES.join('|')})\\b|</?(?:%s|\\$\\{?\\w|%\\w+%)|RAYMOND_OUTPUT\\b`);

/** Whether nothing in a script could make a tag: no text of one, and no other program that could print one last. */
export function isWithoutTag(definition: ScriptState, texts: readonly StateText[]): boolean {
  if (texts.some(({ text }) => text.split('\n').some((line) => !isComment(line) && TAG.test(line))))
    return false;
  return !handsOver(definition);
}

function isComment(line: string): boolean {
  return /^\s*(#|::|@?rem\s)/i.test(line);
}

/** An interpreter with a file: `node decide.mjs`, `python3 -u x.py`, `bash x.sh`. */
const INTERPRETER =
  /(?:^|[\s/"'])(?:node|bun|deno|python[\d.]*|ruby|perl|php|bash|sh|zsh|pwsh|powershell|npx|npm|go|java|tsx|Rscript)(?:\.exe)?["']?\s+\S*[^\s-]/;
/** A program in the line itself does not count: what it prints stands in the text. */
const INLINE = /\s-(?:e|c|p|pe)\s/;
/** A program of the workflow's own folder, or beside the script. */
const OWN_PROGRAM = /RAYMOND_WORKFLOW_DIR|(?:^|\s|["'])\.{0,2}[/\\][\w.-]|(?:^|\s)(?:\.|source)\s+\S/;
/** A value that is printed as a whole was made by something else. */
const WHOLE_VALUE =
  /^\s*(?:echo|printf\s+(?:--\s+)?["']?%[sb](?:\\n)?["']?)\s+"?\$(?:\w+|\{[^}]*\}|\(.*\))"?\s*$/;

function handsOver({ text, runtime }: ScriptState): boolean {
  const commands = runtime === 'bash' ? shellCommands(text).map((each) => each.text) : text.split('\n');
  const last = commands.filter((each) => each.trim() !== '' && !isComment(each)).at(-1);
  if (last === undefined) return false;
  const line = last.slice(0, 4096);
  if (INTERPRETER.test(line) && !INLINE.test(line)) return true;
  return OWN_PROGRAM.test(line) || WHOLE_VALUE.test(line);
}
