import { realpathSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { messageOf, RaymondError, UsageError, WorkflowError } from '../../core/errors.js';
import { statusNow } from '../../core/life.js';
import type { MapPlace, WorkflowMap } from '../../core/map/workflow-map.js';
import { Story } from '../../core/story/story.js';
import { type Flowchart, flowchart } from '../../report/diagram/flowchart.js';
import { diagramPage, type PageInput, type PageParts } from '../../report/diagram/page/page.js';
import { OVERLAY_EVENTS, RunOverlay } from '../../report/run-overlay.js';
import { sanitize } from '../../report/text.js';
import { lockHolder } from '../../store/lock.js';
import { checkRunId } from '../../store/run-folder.js';
import { readStateFile } from '../../store/state-file.js';
import { readEvents } from '../../store/transcript.js';
import { isValidEvent } from '../../store/valid-event.js';
import { mapOf } from '../../workflow/map/map.js';
import { readWorkflow } from '../../workflow/open.js';
import { errorOf, findingText } from '../../workflow/parts/findings.js';
import type { FlagValues } from '../flags.js';
import type { ParsedLine } from '../parse.js';
import { runPlaceOf, runToLookAt, workingDirectory } from '../run-place.js';
import { writeOut } from '../terminal.js';

/** So many edges and characters Mermaid draws, unless the page that it is on allows more. */
const MERMAID_EDGES = 500;
const MERMAID_LENGTH = 50_000;

/** `raymond diagram WORKFLOW`: a Mermaid flowchart on standard output, or a page (spec 2.5). */
export async function diagramCommand({ values, positionals }: ParsedLine): Promise<number> {
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0)
    throw new UsageError('One workflow: raymond diagram WORKFLOW, a folder, a .zip or a .yaml.');
  const cwd = workingDirectory(values);
  const { map, fingerprint } = await readMap(resolve(cwd, path), cwd);
  const run = values.run === undefined ? null : await readRun(values.run, values);
  if (run !== null && run.run.workflow.fingerprint !== fingerprint)
    warn(
      `the run ${run.run.workflow_id} is one of ${run.run.workflow.path}, which is another workflow or has changed since: what is not in this one is drawn beside it`,
    );
  if (map.untraced > 0) warn(`${map.untraced} more ways of results are not drawn`);
  const chart = flowchart(map, run?.overlay ?? null);
  if (values.html === undefined) {
    await writeOut(chart.text);
    tellLimits(chart);
  } else await writePage(values.html, cwd, diagramPage({ map, chart, run }, await readPageParts()));
  return 0;
}

/** Reads as much of the workflow as can be read. What cannot is told, since the picture lacks it. */
async function readMap(path: string, cwd: string): Promise<{ map: WorkflowMap; fingerprint: string }> {
  const reading = await readWorkflow(path, { cwd });
  const [first, ...others] = reading.findings.filter(({ severity }) => severity === 'error');
  if (first !== undefined && reading.states.length === 0) throw errorOf([first, ...others]);
  if (reading.states.length === 0) throw new WorkflowError('the workflow has no states', { file: path });
  for (const finding of first === undefined ? [] : [first, ...others]) warn(findingText(finding));
  const map = mapOf(reading, process.platform === 'win32' ? 'windows' : 'posix');
  const places = map.places.map((place) => asSeenFrom(cwd, place));
  return { map: { ...map, places }, fingerprint: reading.fingerprint.sha256 };
}

/** A page may be given to others, so it names no folders above this one. */
function asSeenFrom(cwd: string, place: MapPlace): MapPlace {
  if (place.state === undefined) return place;
  return { ...place, state: { ...place.state, file: relative(cwd, place.state.file) } };
}

type RunRead = NonNullable<PageInput['run']>;

async function readRun(id: string, values: FlagValues): Promise<RunRead> {
  const { paths } = await runToLookAt(runPlaceOf(values), checkRunId(id));
  const run = await readStateFile(paths.state);
  const status = statusNow(run, lockHolder(paths.lock) !== null);
  const story = new Story();
  for (const event of (await readEvents(paths.events, OVERLAY_EVENTS)).filter(isValidEvent))
    story.apply(event);
  return { run, status, overlay: new RunOverlay(run, story) };
}

/** The parts lie beside the program, where scripts/build.mjs puts them, and are read only for a page. */
async function readPageParts(): Promise<PageParts> {
  const folder = dirname(realpathSync(process.argv[1] ?? '.'));
  try {
    const [template, mermaid] = await Promise.all(
      ['page.html', 'mermaid.js'].map((name) => readFile(join(folder, name), 'utf8')),
    );
    return { template: template!, mermaid: mermaid! };
  } catch (error) {
    throw new RaymondError(
      'INTERNAL',
      `What a page is made of, which is to lie beside the program, cannot be read (${messageOf(error)}). Without --html the diagram is its text.`,
      { file: folder },
    );
  }
}

async function writePage(file: string, cwd: string, page: string): Promise<void> {
  if (file === '-') return writeOut(page, 'painted');
  const path = resolve(cwd, file);
  try {
    await writeFile(path, page);
  } catch (error) {
    throw new UsageError(
      `--html ${file}: the page cannot be written (${messageOf(error)}).`,
      {},
      { cause: error },
    );
  }
  process.stderr.write(`wrote ${sanitize(path)}\n`);
}

/** Warns of a diagram over Mermaid's limits. It is whole nevertheless: whoever draws it may allow more. */
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
