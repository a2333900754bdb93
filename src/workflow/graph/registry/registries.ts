import type { Finding, PathKey } from '../../parts/findings.js';
import { report } from '../../parts/findings.js';
import { entriesAt, textAt } from '../document.js';
import type { GraphFiles } from '../files.js';
import { type Flattened, type PlacedState, pathOf } from '../groups.js';
import { type Registered, Registry, type RegistryKind } from './registry.js';

type RegisteredById = Readonly<Record<string, Registered>>;

/** The agents and scripts that a graph's states and lessons name (spec 5.1, 5.7). */
export async function readRegistries(
  flattened: Flattened,
  folders: readonly string[],
  files: GraphFiles,
  profiles: readonly string[],
  findings: Finding[],
): Promise<{ agents: RegisteredById; scripts: RegisteredById }> {
  const lookUp = async (kind: RegistryKind): Promise<RegisteredById> => {
    const used = usesOf(flattened, kind);
    if (used.length === 0) return {};
    const registry = await Registry.read(kind, folders, files, profiles, findings);
    const registered = new Map<string, Registered>();
    for (const { id, state, path } of used) {
      const found = await registry.find(id);
      if (found === null) continue;
      if ('problem' in found) report(state.document.problems, pathOf(state, ...path), found.problem);
      else registered.set(id, found);
    }
    return Object.fromEntries(registered);
  };
  return { agents: await lookUp('agent'), scripts: await lookUp('script') };
}

interface Use {
  readonly id: string;
  readonly state: PlacedState;
  readonly path: readonly PathKey[];
}

function usesOf({ states }: Flattened, kind: RegistryKind): Use[] {
  return states.flatMap((state) => {
    const id = textAt(state.data, 'type') === kind ? textAt(state.data, kind) : undefined;
    const own = id === undefined || id.trim() === '' ? [] : [{ id, state, path: [kind] }];
    const taught = kind === 'agent' ? entriesAt(state.data, 'teach') : [];
    return [...own, ...taught.map(([agent]) => ({ id: agent, state, path: ['teach', agent] }))];
  });
}
