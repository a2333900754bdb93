import { isJsonObject } from '../../core/text/json-object.js';
import { nearest } from '../../core/text/nearest.js';
import { checkValue } from '../check.js';
import { shownValue } from '../parts/findings.js';
import { entriesAt, listAt, textAt, valueAt } from './document.js';
import { endingsOf, isOut, type PlacedState, pathOf, reportIn } from './groups.js';
import { ROUTING_KEYS, STATE_SCHEMAS, STATE_TYPES, type StateData, type StateType } from './schema.js';

/** Checks one state by itself (spec 5.3, 5.4). Null if it has a problem. */
export function checkState(state: PlacedState): StateData | null {
  const { data } = state;
  const { problems } = state.document;
  if (!isJsonObject(data)) {
    reportIn(state, [], `must be a mapping with a type, not ${shownValue(data)}`);
    return null;
  }
  const type = STATE_TYPES.find((known) => known === data.type);
  if (type === undefined) {
    const problem =
      data.type === undefined
        ? 'is missing'
        : `must be one of ${STATE_TYPES.join(', ')}, not ${shownValue(data.type)}`;
    reportIn(state, ['type'], problem);
  }
  const misplaced = Object.keys(data).filter((key) => reportMisplaced(state, key, type));
  reportRoutings(state);
  reportTeach(state);
  if (type === undefined) return null;
  reportVerdict(state, type);
  const own = Object.fromEntries(Object.entries(data).filter(([key]) => !misplaced.includes(key)));
  const checked = checkValue(STATE_SCHEMAS[type], own, problems, pathOf(state));
  return misplaced.length === 0 ? (checked as StateData | null) : null;
}

/** Reports a field of another type; where the type is unknown, one of no type (spec 5.3). */
function reportMisplaced(state: PlacedState, key: string, type: StateType | undefined): boolean {
  const types = STATE_TYPES.filter((each) => Object.hasOwn(STATE_SCHEMAS[each].entries, key));
  if (key === 'out' && state.group === null) {
    reportIn(state, [key], "means something in a group's file alone");
    return true;
  }
  if (type === undefined && types.length === 0) {
    const known = [...new Set(STATE_TYPES.flatMap((each) => Object.keys(STATE_SCHEMAS[each].entries)))];
    const near = nearest(known, key);
    const meant = near === undefined ? '' : `; did you mean ${near}?`;
    reportIn(state, [key], `unknown key${meant}`, 'unknown-key');
    return true;
  }
  if (type === undefined || types.length === 0 || types.includes(type)) return false;
  reportIn(state, [key], `is for ${types.join(', ')} states alone; this is of type ${type}`);
  return true;
}

function reportRoutings(state: PlacedState): void {
  const [first, ...others] = ROUTING_KEYS.filter((key) => valueAt(state.data, key) !== undefined);
  for (const key of isOut(state) ? [] : others) {
    reportIn(state, [key], `a state has one routing, and this one has \`${first}\` already`);
  }
}

function reportTeach(state: PlacedState): void {
  for (const [agent] of entriesAt(state.data, 'teach')) {
    for (const [index, source] of listAt(state.data, 'teach', agent).entries()) {
      const given = ['output', 'var'].filter((key) => valueAt(source, key) !== undefined);
      if (!isJsonObject(source) || given.length === 1) continue;
      const problem = `must have either \`output\` or \`var\`${given.length === 2 ? ', not both' : ''}`;
      reportIn(state, ['teach', agent, index], problem);
    }
  }
}

/** Reports what makes no sense in an engine state, whose outcome is always PASSED (spec 5.3). */
function reportVerdict(state: PlacedState, type: StateType): void {
  if (type !== 'engine') return;
  const { data } = state;
  const { data: routed } = endingsOf(state).at(-1)!;
  const keys = entriesAt(routed, 'transitions').map(([key]) => key);
  if (keys.length > 0 && !keys.some((key) => key === 'default' || key.toLowerCase() === 'passed')) {
    const problem = 'the outcome of an engine state is always PASSED: name PASSED or default';
    reportIn(state, [routed === data ? 'transitions' : 'out'], problem);
  }
  const onward = ROUTING_KEYS.find((key) => valueAt(routed, key) !== undefined);
  if (onward !== undefined && textAt(data, 'type') === 'engine' && valueAt(data, 'success') !== undefined) {
    reportIn(state, ['success'], `is a terminal state's verdict, and this one goes on (\`${onward}\`)`);
  }
}
