import { execFile } from 'node:child_process';
import { LIMITS } from '../../../core/limits/limits.js';
import type { Finding } from '../../parts/findings.js';
import type { LoadedState } from '../../parts/loaded-state.js';
import type { ScriptState } from '../../parts/workflow.js';
import type { LintedWorkflow } from '../linted.js';
import { aboutState, type Rule } from '../rule.js';

/**
 * Scripts that `bash -n` refuses. One bash looks at all of them, as they were read: a subshell each, in which
 * nothing is executed any more before the script's first line is read. No bash, no finding.
 */
export const scriptSyntax: Rule = { id: 'script-syntax', check };

interface BashState extends LoadedState {
  readonly definition: ScriptState;
}

/**
 * A bash that would execute something after all is not asked. A script may switch extended patterns on, which
 * decides how it is read. The answer: complaints and status of each.
 */
const PROGRAM = `[ -z "$(eval 'set -n'$'\\n''echo executed')" ] || exit 1
while IFS= read -r -d '' text; do
  ( case $text in *extglob*) shopt -s extglob ;; esac; eval "set -n"$'\\n'"$text" ) 2>&1
  printf '\\0%d\\0' "$?"
done`;

/** Of a script that is looked at: bash reads its standard input byte by byte. */
const LONGEST_SCRIPT = LIMITS.checkedScript.value;
const PATIENCE_MS = 10_000;

async function check({ states, platform }: LintedWorkflow): Promise<Finding[]> {
  if (platform === 'windows') return [];
  const scripts = states.filter(isChecked);
  if (scripts.length === 0) return [];
  const answer = await askBash(scripts.map(({ definition }) => `${definition.text}\0`).join(''));
  if (answer === null) return [];
  const parts = answer.split('\0');
  return scripts.flatMap((state, index) => {
    const [complaint = '', status = '0'] = parts.slice(2 * index, 2 * index + 2);
    return status === '0' ? [] : [findingOf(state, complaint)];
  });
}

function isChecked(state: LoadedState): state is BashState {
  const { definition } = state;
  if (definition.kind !== 'script' || definition.runtime !== 'bash') return false;
  return definition.text.length <= LONGEST_SCRIPT && !definition.text.includes('\0');
}

/** What bash says, null where there is none that could be asked. */
function askBash(scripts: string): Promise<string | null> {
  return new Promise((resolve) => {
    // What else the environment holds, BASH_ENV for one, would be run.
    const env = { PATH: process.env.PATH ?? '', LC_ALL: 'C' };
    const options = { env, timeout: PATIENCE_MS, maxBuffer: 64 * 1024 * 1024 };
    const bash = execFile('bash', ['--norc', '-c', PROGRAM], options, (error, stdout) => {
      resolve(error === null ? stdout : null);
    });
    bash.stdin?.on('error', () => {});
    bash.stdin?.end(scripts);
  });
}

function findingOf(state: BashState, complaint: string): Finding {
  const [, line = '2', message = 'syntax error'] = /line (\d+): (.*)/.exec(complaint) ?? [];
  // The first line that bash was given is ours.
  const last = state.definition.text.trimEnd().split('\n').length;
  const at = Math.min(Math.max(1, Number(line) - 1), last);
  const found = aboutState('script-syntax', state, `bash cannot read this script: ${message}`);
  return { ...found, line: state.textLine + at - 1 };
}
