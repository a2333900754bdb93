// What do the lines of src/ do? Prints files and lines by what they are for, and what kind of lines they are, as the
// tables of docs/architecture.md have them.
//
//   node scripts/lines.mjs
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SRC = join(dirname(dirname(fileURLToPath(import.meta.url))), 'src');

/** What users get, and the beginnings of the paths that are for it; the first one that fits counts. */
const FEATURES = [
  ['state graphs', /(?:^|\/)graph(?:-project)?\//],
  ['test kit and faults', /(?:core|runtime|report)\/testing\/|cli\/commands\/test/],
  ['joins, work trees, fan-out', /(?:^|\/)(?:joins?|worktrees?|fan-out)\//],
  ['lint, map, diagram', /workflow\/(?:lint|map|edges)|report\/(?:lint|diagram)\/|core\/map\//],
  ['what a workflow is, and reading it', /^workflow\/|^core\/scope\//],
  ['tags, routing, typed results', /^core\/(?:protocol|typed)\//],
  ['the meter: keys, budget, prices', /^meter\/|\/metering\//],
  ['agent CLIs', /^agents\/|^core\/agent-clis/],
  [
    'checkpoints: seal, snapshot, redaction',
    /^checkpoint\/|^runtime\/(?:checkpoint|sealed)\/|^action\/checkpoint\//,
  ],
  ['resume, leases, what earlier attempts have left', /^action\/(?:resume|identity)\/|^action\/prepare/],
  ['questions, answers, waking', /^action\/(?:ask|wake)\/|^runtime\/questions|^core\/(?:answer|parked)/],
  ['who may what: gate, guarded files', /^action\/guard\/|^runtime\/guarded\//],
  ['the rest of the Action', /^action\//],
  ['pull, show, old runs', /^cli\/(?:pull|show|old-runs)\//],
  ['the rest of the command line', /^cli\//],
  ['story, console, summary', /^core\/story\/|^report\//],
  ['the loop, turns, scripts', /^runtime\//],
  ['state file, journal, log', /^store\/|^core\/state\//],
  ['processes, git, environment', /^process\//],
  ['pure rules of a run', /^core\//],
];

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => statSync(join(SRC, name)).isFile())
  .sort();

function kindOf(line, state) {
  const text = line.trim();
  if (text === '') return 'blank';
  if (state.isComment || text.startsWith('//') || text.startsWith('/*')) {
    state.isComment = (state.isComment || text.startsWith('/*')) && !text.includes('*/');
    return 'comments';
  }
  if (state.isImport || /^import\b/.test(text) || /^export (?:type )?(?:\{|\*).*from/.test(text)) {
    state.isImport = !text.endsWith(';');
    return 'imports';
  }
  return 'code and types';
}

const features = new Map(FEATURES.map(([name]) => [name, { files: 0, lines: 0 }]));
const kinds = new Map();
for (const file of files) {
  const lines = readFileSync(join(SRC, file), 'utf8').replace(/\n$/, '').split('\n');
  const [name] = FEATURES.find(([, paths]) => paths.test(file)) ?? [];
  if (name === undefined) throw new Error(`${file} is for nothing that scripts/lines.mjs knows.`);
  const feature = features.get(name);
  feature.files += 1;
  feature.lines += lines.length;
  const state = { isComment: false, isImport: false };
  for (const line of lines) {
    const kind = kindOf(line, state);
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
}

const total = [...features.values()].reduce((sum, { lines }) => sum + lines, 0);
const say = (...cells) => console.log(`| ${cells.join(' | ')} |`);
say('what for', 'files', 'lines');
say('---', '--:', '--:');
for (const [name, counts] of features) say(name, counts.files, counts.lines.toLocaleString('en'));
say('**all**', files.length, total.toLocaleString('en'));
console.log('');
say('kind', 'lines', 'share');
say('---', '--:', '--:');
for (const [kind, lines] of [...kinds].sort((a, b) => b[1] - a[1]))
  say(kind, lines.toLocaleString('en'), `${Math.round((100 * lines) / total)} %`);
