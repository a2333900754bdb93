import { factsOf } from '../core/agent-clis.js';
import type { RecoveryHint } from '../core/text/recovery-hint.js';
import { usdAtLeast } from '../core/text/usd.js';

/** The command that carries on a run that has stopped. */
export function recoveryByCommand(way: RecoveryHint, runId: string): string {
  const resume = `raymond resume ${runId}`;
  switch (way.kind) {
    case 'resume':
      return `Go on with: ${resume}`;
    case 'resume_later':
      return `Resume ${way.at === null ? 'when the limit has reset' : `after ${way.at}`}: ${resume}`;
    case 'try_again':
      return `\`${resume}\` tries again`;
    case 'another_round':
      return 'resume to allow another round';
    case 'budget':
      return `Go on with: ${resume} --budget <more${way.moreThanUsd === null ? '' : ` than ${usdAtLeast(way.moreThanUsd)}`}>`;
    case 'more_steps':
      return `If it is not running in circles: ${resume} --max-steps <more>`;
    case 'more_iterations':
      return `Go on with: ${resume} --max-iterations <more>`;
    case 'accept_script':
      return `If the change is meant: ${resume} --accept-changes`;
    case 'accept_changes':
      return 'Put it back, or resume with --accept-changes.';
    case 'accept_left':
      return 'Put it back; or if it is meant, say so at the next start with --accept-changes.';
    case 'fresh_session':
      return `Put the session's files back, or give up its history with: ${resume} --fresh-session`;
    case 'log_in':
      return `${factsOf(way.agent)?.logIn ?? 'Log it in.'} Then: ${resume}`;
    case 'answer':
      return `Answer with: ${way.askIds.map((id) => `${resume} --answer TEXT${way.askIds.length > 1 ? ` --ask-id ${id}` : ''}`).join(' or ')}`;
    case 'forked':
    case 'legs':
      return `Run them here with: ${resume}`;
    case 'share':
      return `Go on with: ${resume} --budget <more>`;
    case 'carry_on_or_other_id':
      return `Carry it on with \`${resume}\`, or give the new run another --run-id.`;
    default:
      return way satisfies never;
  }
}
