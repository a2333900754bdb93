import { resolve } from 'node:path';
import { UsageError, WorkflowError } from '../../core/errors.js';
import type { WorkflowMap } from '../../core/map/workflow-map.js';
import type { Run } from '../../core/run.js';
import { type Flowchart, flowchart } from '../../report/diagram/flowchart.js';
import { EVENTS_OF_TRAVEL, Journey } from '../../report/diagram/journey.js';
import { sanitize } from '../../report/text.js';
import { checkRunId, existingRun, stateFolder } from '../../store/run-folder.js';
import { readStateFile } from '../../store/state-file.js';
import { readEvents } from '../../store/transcript.js';
import { mapOf } from '../../workflow/map/map.js';
import { readWorkflow } from '../../workflow/open.js';
import { errorOf, findingText } from '../../workflow/parts/findings.js';
import type { FlagValues } from '../flags.js';
import type { ParsedLine } from '../parse.js';
import { workingDirectory } from '../start.js';
import { writeOut } from '../terminal.js';

/** What Mermaid draws unless the page that it is on allows more: of edges, and of characters. */
const MERMAID_EDGES = 500;
const MERMAID_LENGTH = 50_000;

/** `raymond diagram WORKFLOW`: a Mermaid flowchart on standard output, or a page (spec 2.5). */
export async function diagramCommand({ values, positionals }: ParsedLine): Promise<number> {
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0)
    throw new UsageError('One workflow: raymond diagram WORKFLOW, a folder, a .zip or a .yaml.');
  const cwd = workingDirectory(values);
  const map = await readMap(resolve(cwd, path), cwd);
  const run = values.run === undefined ? null : await readRun(values.run, values, cwd);
  const chart = flowchart(map, run?.journey ?? null);
  await writeOut(chart.text);
  tellLimits(chart);
  return 0;
}

/** As far as it can be read; what cannot is told, since the picture lacks it. */
async function readMap(path: string, cwd: string): Promise<WorkflowMap> {
  const reading = await readWorkflow(path, { cwd });
  const [first, ...others] = reading.findings.filter(({ severity }) => severity === 'error');
  if (first !== undefined && reading.states.length === 0) throw errorOf([first, ...others]);
  if (reading.states.length === 0) throw new WorkflowError('the workflow has no states', { file: path });
  for (const finding of first === undefined ? [] : [first, ...others]) warn(findingText(finding));
  return mapOf(reading, process.platform === 'win32' ? 'windows' : 'posix');
}

interface RunRead {
  readonly run: Run;
  readonly journey: Journey;
}

async function readRun(id: string, values: FlagValues, cwd: string): Promise<RunRead> {
  const paths = await existingRun(stateFolder(cwd, values['state-dir']), checkRunId(id));
  const run = await readStateFile(paths.state);
  return { run, journey: new Journey(run, await readEvents(paths.events, EVENTS_OF_TRAVEL)) };
}

/** The diagram is whole nevertheless: who draws it may allow more. */
function tellLimits({ edges, text }: Flowchart): void {
  const over = [
    edges > MERMAID_EDGES
      ? `${edges} edges, where Mermaid draws ${MERMAID_EDGES} unless it is told otherwise`
      : '',
    text.length > MERMAID_LENGTH ? `${text.length} characters, where it reads ${MERMAID_LENGTH}` : '',
  ].filter((each) => each !== '');
  if (over.length > 0) warn(`the diagram has ${over.join(' and ')}; raymond diagram --html draws it whole`);
}

function warn(message: string): void {
  process.stderr.write(`warning: ${sanitize(message)}\n`);
}
