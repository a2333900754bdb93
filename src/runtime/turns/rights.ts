import { homedir } from 'node:os';
import { DEFAULT_PERMISSION_MODE } from '../../core/launch.js';
import type { ToolChoice } from '../../core/protocol/tools.js';
import type { Launch } from '../../core/run.js';
import type { AgentSettings, McpServers } from '../../core/settings/settings.js';
import { shownPath } from '../../core/text/shown-path.js';
import type { Workflow } from '../../workflow/parts/workflow.js';

/** Options of a run that give its agents rights. */
export type RightsOption =
  | 'permission_mode'
  | 'dangerously_skip_permissions'
  | 'tools'
  | 'allow'
  | 'mcp'
  | 'agent_args'
  | 'env_allow';

/** Whose word one of them is: a file, or for people `the command line`, `the inputs`. */
export type RightsFrom = (option: RightsOption) => string;

/** What gives rights beyond a mode: a run's options, a manifest, a state. */
type Giving = AgentSettings & { readonly tools?: ToolChoice | null | undefined };

/** The order in which they are told, after modes. */
const ORDER = ['allow', 'mcp', 'settings', 'add_dirs', 'args', 'agent-arg', 'env-allow', 'tools'];
const rank = (right: string): number => ORDER.indexOf(right.split(' ', 1)[0]!);
const MAX_FILES = 3;
const MAX_RIGHTS = 20;

/** What holds in a run whose manifest and states say nothing. */
interface RunRights {
  readonly launch: Launch;
  readonly mcp: McpServers | undefined;
  readonly from: RightsFrom;
}

/**
 * Which rights the agents of a run have beside the default, and which file each is from (spec 3.8), in one line:
 * `acceptEdits; allow Bash(npm test:*) from wf/workflow.yaml`.
 */
export function rightsInForce(workflow: Workflow, held: RunRights): string {
  const { launch } = held;
  const files = new Map<string, Set<string>>();
  const add = (right: string, from: string): void => {
    files.set(right, (files.get(right) ?? new Set()).add(shownPath(from, launch.cwd, homedir())));
  };
  const mode = modeOf(workflow, held);
  for (const [right, from] of givenToRun(held)) add(right, from);
  for (const name of workflow.states) {
    const state = workflow.state(name);
    const part = workflow.partOf(name);
    const ofPart: Giving = { tools: part.manifest.tools, ...part.settings };
    const left = withoutThose(ofPart, held);
    for (const right of rightsOf(left, mode.name)) add(right, part.top?.file ?? workflow.path);
    if (state.kind !== 'prompt') continue;
    const own: Giving = { tools: state.options.tools, ...state.settings };
    for (const right of rightsOf(own, mode.name)) add(right, state.file);
  }
  const told = [...files]
    .sort(([a], [b]) => rank(a) - rank(b))
    .map(([right, from]) => `${right} from ${fewOf([...from])}`);
  const more = told.length > MAX_RIGHTS ? [`and ${told.length - MAX_RIGHTS} more`] : [];
  if (mode.from === null && told.length === 0) return `${mode.name} (default)`;
  const from = mode.from === null ? '' : ` from ${shownPath(mode.from, launch.cwd, homedir())}`;
  return [`${mode.name}${from}`, ...told.slice(0, MAX_RIGHTS), ...more].join('; ');
}

function modeOf(workflow: Workflow, { launch, from }: RunRights): { name: string; from: string | null } {
  if (launch.dangerously_skip_permissions)
    return { name: 'dangerously-skip-permissions', from: from('dangerously_skip_permissions') };
  if (launch.permission_mode !== null) return { name: launch.permission_mode, from: from('permission_mode') };
  const ofManifest = workflow.settings?.permission_mode;
  if (ofManifest === undefined) return { name: DEFAULT_PERMISSION_MODE, from: null };
  return { name: ofManifest, from: workflow.partOf(workflow.entry).top?.file ?? workflow.path };
}

function givenToRun({ launch, mcp, from }: RunRights): [right: string, from: string][] {
  const { agent_args: args, chosen, tools } = launch;
  const isOurs = chosen?.includes('tools') ?? true;
  const given: readonly [right: string | null, option: RightsOption][] = [
    [listed('allow', launch.allow), 'allow'],
    [mcp === undefined ? null : 'mcp', 'mcp'],
    [listed('agent-arg', args?.list), 'agent_args'],
    [listed('env-allow', launch.env_allow), 'env_allow'],
    [isOurs && tools === 'default' ? 'tools default' : null, 'tools'],
  ];
  return given.flatMap(([right, option]) => (right === null ? [] : [[right, from(option)]]));
}

/** What a run's own options say holds for all states that say nothing themselves. */
function withoutThose(ofPart: Giving, { launch, mcp }: RunRights): Giving {
  const left = { ...ofPart } as Record<string, unknown>;
  if (launch.allow !== null) delete left.allow;
  if (mcp !== undefined) delete left.mcp;
  if (launch.permission_mode !== null || launch.dangerously_skip_permissions) delete left.permission_mode;
  if (launch.chosen?.includes('tools') ?? true) delete left.tools;
  return left as Giving;
}

/** What these settings give, in words. @param mode that of the run, which need not be told again */
function rightsOf(given: Giving, mode: string): string[] {
  const { mcp = {}, permission_mode: own = mode } = given;
  const rights = [
    own === mode ? null : own,
    listed('allow', given.allow),
    Object.keys(mcp).length === 0 ? null : 'mcp',
    given.settings === undefined ? null : 'settings',
    listed('add_dirs', given.add_dirs),
    listed('args', given.args),
    given.tools === 'default' ? 'tools default' : null,
  ];
  return rights.filter((right) => right !== null);
}

function listed(key: string, values: readonly string[] | null | undefined): string | null {
  return values == null || values.length === 0 ? null : `${key} ${values.join(', ')}`;
}

function fewOf(files: readonly string[]): string {
  const more = files.length - MAX_FILES;
  return [...files.slice(0, MAX_FILES), ...(more > 0 ? [`${more} more`] : [])].join(', ');
}
