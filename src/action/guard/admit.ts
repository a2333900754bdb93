import type { Job } from '../job.js';
import { checkActor } from './gate.js';
import { peopleApi } from './people.js';
import { namesRun } from './wake.js';

/** Refuses a job of people who may not start it (spec 4.8). @throws UsageError as `checkActor` */
export function admit({ inputs, context, github }: Job): Promise<void> {
  return checkActor(context, {
    users: inputs['allow-users'],
    bots: inputs['allow-bots'],
    wakes: namesRun(inputs),
    ...peopleApi(github.ask),
  });
}
