import type { Scope } from '../../core/scope/resolver.js';
import type { AgentSettings } from '../../core/settings/settings.js';
import type { ResultSchema } from '../../core/typed/result-schema.js';
import type { Manifest } from './manifest-schema.js';
import type { StateFile } from './state-file.js';
import type { YamlSource } from './yaml-source.js';

/** What is a workflow's own, also where another one uses it (spec 7.2). */
export interface OwnParts {
  readonly manifest: Manifest;
  /** Its files that are no states (spec 1.5), by their names in it. */
  readonly shared: readonly StateFile[];
  /** What its manifest says of the agents of all its states (spec 7.5), files read. */
  readonly settings?: AgentSettings;
  /** The manifest's own text; null: there is none, or none that can be read. */
  readonly top?: YamlSource | null;
  /** What the result has to fit with which an agent leaves the workflow (spec 7.4). */
  readonly resultSchema?: ResultSchema;
}

/** The run's own workflow, or one that it uses, under one of the names on the way there (spec 7.2). */
export interface Part extends Scope, OwnParts {
  /** It stands earlier in the list too, under another name: what is wrong with it is told there. */
  readonly isAgain: boolean;
}

/** A workflow that uses no other. */
export function onlyPart(part: Pick<Part, 'names' | 'entry'> & OwnParts): Part {
  return { ...part, scope: '', imports: new Map(), isAgain: false };
}
