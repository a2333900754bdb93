import { sep } from 'node:path';
import { errorText, RaymondError } from '../../core/errors.js';
import type { Environment } from '../../process/environment.js';
import { OUTPUTS, type OutputName } from '../input-table.js';
import { variableOf } from '../inputs.js';
import type { Listener } from '../listener.js';
import type { Redact } from '../voice.js';

export type Outputs = Readonly<Record<OutputName, string>>;

/** What there is to say of a job whether or not it has a run. */
export interface KeptParts {
  /** Why there is no run: a stable code. */
  readonly reason?: string;
  readonly resumed: boolean;
  readonly saved: string;
  readonly expires: string | null;
  readonly runKey: string;
  readonly transcripts: { readonly name: string; readonly url: string } | null;
  /** Takes secrets out, since workflows post what agents have said. */
  readonly redact: Redact;
}

export const NO_RUN = {
  end: null,
  resumed: false,
  saved: 'none',
  expires: null,
  runKey: '',
  transcripts: null,
} as const satisfies Partial<KeptParts> & { readonly end: null };

/** Every output is set (spec 4.2); those of the run are empty. */
export function outputsOfKept(parts: KeptParts): Outputs {
  const { reason = '', resumed, saved, expires, runKey, transcripts, redact } = parts;
  const none = Object.fromEntries(Object.keys(OUTPUTS).map((name) => [name, ''])) as Record<
    OutputName,
    string
  >;
  return {
    ...none,
    'state-saved': saved,
    'run-key': redact(runKey),
    'state-expires': expires ?? '',
    'transcripts-artifact': transcripts?.name ?? '',
    'transcripts-url': transcripts?.url ?? '',
    resumed: String(resumed),
    reason,
  };
}

/** Finds that a message already names what a person at the re-run button can do (spec 4.3). */
const WAY_OUT = /\bre-run|`resume-run\b|\bnew run\b/i;
const NEW_RUN =
  'A re-run reads secrets and variables anew and asks services again. Whatever else is to be mended, such as the workflow file, takes a new run.';

/** Ends a job in which no run has begun, for example for unusable inputs or a refused actor. Nothing was spent. */
export async function endWithoutRun({ environment, voice }: Listener, error: unknown): Promise<void> {
  const { code, text: what } = told(error, environment);
  const text = WAY_OUT.test(what) ? what : `${what}\n${NEW_RUN}`;
  const outputs = outputsOfKept({ ...NO_RUN, reason: code, redact: (each) => voice.redact(each) });
  for (const [name, value] of Object.entries(outputs)) voice.setOutput(name, value);
  voice.setFailed(text);
  // The input is read from the environment, since the inputs themselves may be what is wrong.
  if (!/^false$/i.test(environment[variableOf('summary')] ?? '')) {
    const workflow = environment[variableOf('workflow')] ?? '';
    const { notStartedSummary } = await import('../../report/summary/not-started.js');
    voice.summary(notStartedSummary({ workflow, code, message: text, redact: (each) => voice.redact(each) }));
  }
}

/** Names paths as they are in the repository: where the runner has its workspace tells nobody anything. */
export function told(error: unknown, { GITHUB_WORKSPACE: workspace = '' }: Environment) {
  const code = error instanceof RaymondError ? error.code : ('INTERNAL' as const);
  const text = errorText(error);
  return { code, text: workspace === '' ? text : text.replaceAll(`${workspace}${sep}`, '') };
}
