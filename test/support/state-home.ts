import { dirname } from 'node:path';
import { stateFolder } from '../../src/store/state-folder.js';

/** The state folder of a project, for who runs there with this XDG_STATE_HOME. */
export function stateHomeOf(project: string, xdg: string): string {
  return dirname(stateFolder(project, undefined, { XDG_STATE_HOME: xdg }));
}
