import { type AgentTone, type Line, lineText, type Tone } from './line.js';

const UNICODE = {
  state: '●',
  print: '›',
  arrow: '→',
  fork: '+',
  again: '↻',
  wait: '◔',
  warning: '!',
  ask: '?',
  good: '✓',
  bad: '✗',
  pause: '⏸',
  money: '$',
  run: '▶',
  dot: '·',
  times: '×',
  ellipsis: '…',
  spinner: ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'],
};

export type Glyphs = {
  readonly [Name in keyof typeof UNICODE]: Name extends 'spinner' ? readonly string[] : string;
};

const ASCII: Glyphs = {
  state: '*',
  print: '>',
  arrow: '->',
  fork: '&',
  again: '~',
  wait: '.',
  warning: '!',
  ask: '?',
  good: '+',
  bad: 'x',
  pause: '=',
  money: '$',
  run: '>',
  dot: '-',
  times: 'x',
  ellipsis: '...',
  spinner: ['|', '/', '-', '\\'],
};

/** SGR parameters. Yellow and red are kept for warnings and failures, so no agent has them. */
const SGR: Readonly<Record<Tone, string>> = {
  plain: '',
  dim: '2',
  bold: '1',
  good: '32',
  warn: '33',
  bad: '31',
  accent: '1;36',
  agent0: '36',
  agent1: '35',
  agent2: '94',
  agent3: '92',
  agent4: '95',
  agent5: '96',
};

const AGENT_TONES: readonly AgentTone[] = ['agent0', 'agent1', 'agent2', 'agent3', 'agent4', 'agent5'];

/** An agent's colour, for the whole run. `order` counts agents as they appear. */
export function agentTone(order: number): AgentTone {
  return AGENT_TONES[order % AGENT_TONES.length] as AgentTone;
}

export interface Theme {
  readonly glyphs: Glyphs;
  paint(line: Line): string;
}

export function createTheme(options: { color: boolean; unicode: boolean }): Theme {
  return {
    glyphs: options.unicode ? UNICODE : ASCII,
    paint: options.color ? paintColoured : lineText,
  };
}

function paintColoured(line: Line): string {
  return line
    .map(({ text, tone }) => {
      const code = SGR[tone ?? 'plain'];
      return code === '' || text === '' ? text : `\x1b[${code}m${text}\x1b[0m`;
    })
    .join('');
}
