import { resolve } from 'node:path';
import { UsageError } from '../../core/errors.js';
import type { LessonScope } from '../../core/graph/graph.js';
import { extractLesson } from '../../core/graph/lessons.js';
import { lessonsFile, teachAgent } from '../../runtime/graph/memory.js';
import { projectRoot } from '../../store/run-folder.js';
import { checkAgentRegistered, graphPlace } from '../../workflow/graph/registered-agent.js';
import type { ParsedLine } from '../parse.js';
import { workingDirectory } from '../run-place.js';
import { readStdin, writeOut } from '../terminal.js';

/** `raymond teach AGENT` keeps a lesson from standard input, for a state graph to tell the agent (spec 5.7). */
export async function teachCommand({ values, positionals }: ParsedLine): Promise<number> {
  const [agent, ...more] = positionals;
  if (agent === undefined || more.length > 0)
    throw new UsageError('One agent: raymond teach AGENT < lesson.txt');
  const cwd = workingDirectory(values);
  const { workflow } = values;
  const scope = (values.scope ?? 'global') as LessonScope;
  if (scope === 'workflow' && workflow === undefined)
    throw new UsageError('--scope workflow: say which one, with --workflow.');
  const place = await graphPlace(projectRoot(cwd), workflow && resolve(cwd, workflow));
  await checkAgentRegistered(place, agent);
  const text = new TextDecoder().decode(await readStdin());
  const lesson = extractLesson(text) ?? text.trim();
  if (lesson === '') throw new UsageError('Standard input has no lesson in it.');
  const time = new Date().toISOString();
  const isNew = teachAgent(place, agent, scope, { text: lesson, source: 'manual', time });
  const file = lessonsFile(place, agent, scope);
  await writeOut(isNew ? `taught    ${file}\n` : `known     ${file}\n`);
  return 0;
}
