import { messageOf } from '../../core/errors.js';
import type { JobContext } from '../context.js';
import { type Access, type GateInputs, type Person, personOf } from './gate.js';

type Asked = Pick<GateInputs, 'accessOf' | 'causesOfSuite'>;

/** Asks GitHub's API about people, with the job's token. Its silence is told as such, never taken for a yes. */
export function peopleApi(context: JobContext, token: string | null): Asked {
  const { owner, repo } = context;
  const rest = async () => {
    if (token === null) throw new Error('there is no github-token to ask with');
    const { getOctokit } = await import('@actions/github');
    return getOctokit(token).rest;
  };
  return {
    accessOf: async (login): Promise<Access> => {
      try {
        const { repos } = await rest();
        const { data } = await repos.getCollaboratorPermissionLevel({ owner, repo, username: login });
        return { kind: 'known', permission: data.permission, isBot: data.user?.type === 'Bot' };
      } catch (error) {
        // Nobody by that name has access, which is an answer.
        if (statusOf(error) === 404) return { kind: 'known', permission: 'no', isBot: false };
        return { kind: 'unanswered', why: messageOf(error) };
      }
    },
    causesOfSuite: async (checkSuiteId) => {
      try {
        const { actions } = await rest();
        const { data } = await actions.listWorkflowRunsForRepo({
          owner,
          repo,
          check_suite_id: checkSuiteId,
        });
        return data.workflow_runs.flatMap(({ actor, triggering_actor }) => {
          const people: (Person | null)[] = [personOf(actor), personOf(triggering_actor)];
          return people.filter((person) => person !== null);
        });
      } catch {
        return null;
      }
    },
  };
}

function statusOf(error: unknown): number | undefined {
  return (error as { status?: number } | null)?.status;
}
