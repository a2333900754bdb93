import { isAbsolute, join, relative } from 'node:path';
import type { Run } from './run.js';

/**
 * Moves a run's paths from its old project folder to a new one, for a run that is resumed in another copy
 * of the folder. Paths outside the old folder are left alone.
 */
export function relocate(run: Run, root: string): Run {
  const from = run.launch.root;
  if (from === root) return run;
  const move = (path: string): string => {
    const inside = relative(from, path);
    return inside.startsWith('..') || isAbsolute(inside) ? path : join(root, inside);
  };
  return {
    ...run,
    workflow: { ...run.workflow, path: move(run.workflow.path) },
    launch: {
      ...run.launch,
      root,
      cwd: move(run.launch.cwd),
      recording: run.launch.recording === null ? null : move(run.launch.recording),
    },
    agents: run.agents.map((agent) => ({
      ...agent,
      cwd: move(agent.cwd),
      stack: agent.stack.map((frame) => ({ ...frame, cwd: move(frame.cwd) })),
    })),
  };
}
