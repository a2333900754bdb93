import type { AskGitHub } from '../../runtime/github/answer.js';
import { type Access, type GateInputs, type Person, personOf } from './gate.js';

type AskedOfGitHub = Pick<GateInputs, 'accessOf' | 'causesOfSuite'>;

/** GitHub's silence is told as such, and never taken for a yes. */
export async function accessOf(ask: AskGitHub, login: string): Promise<Access> {
  const said = await ask<{ permission?: unknown; user?: { type?: unknown } | null }>(
    'GET /repos/{owner}/{repo}/collaborators/{username}/permission',
    { username: login },
  );
  if (said.kind === 'answer') {
    const { permission, user } = said.data;
    return { kind: 'known', permission: String(permission), isBot: user?.type === 'Bot' };
  }
  // Nobody by that name has access, which is an answer.
  if (said.kind === 'refused' && said.status === 404)
    return { kind: 'known', permission: 'no', isBot: false };
  return { kind: 'unanswered', why: said.why };
}

export function peopleApi(ask: AskGitHub): AskedOfGitHub {
  return {
    accessOf: (login) => accessOf(ask, login),
    causesOfSuite: async (checkSuiteId) => {
      const said = await ask<{ workflow_runs: { actor?: unknown; triggering_actor?: unknown }[] }>(
        'GET /repos/{owner}/{repo}/actions/runs',
        { check_suite_id: checkSuiteId },
      );
      if (said.kind !== 'answer') return null;
      return said.data.workflow_runs.flatMap(({ actor, triggering_actor }) => {
        const people: (Person | null)[] = [personOf(actor), personOf(triggering_actor)];
        return people.filter((person) => person !== null);
      });
    },
  };
}
