// Makes small changes in a TypeScript source, each of which is a mistake that somebody could have made. The same
// text gives the same mutants in the same order.
import { parseSync } from '@swc/core';

/**
 * @typedef {object} Mutant
 * @property {number} line    1-based
 * @property {string} text    the line it begins in, trimmed
 * @property {string} change  what was done, for people
 * @property {string} source  the whole file with the change
 */

const OPERATORS = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '===': ['!=='],
  '!==': ['==='],
  '==': ['!='],
  '!=': ['=='],
};

const ASSIGNMENTS = { '+=': '-=', '-=': '+=', '??=': '=' };

/** Methods whose call can be left out, and pairs of functions that are taken for each other. */
const DROPPED = new Set(['trim', 'toLowerCase', 'slice', 'filter', 'sort', 'replace', 'reverse']);
const TWINS = { min: 'max', max: 'min', some: 'every', every: 'some', find: 'findLast' };
/** Wrappers of a schema: what is in them can be required where it was not. */
const WRAPPERS = new Set(['optional', 'exactOptional', 'nullable']);

// A statement ahead of the file's own, so that the place of the first byte is known.
const MARK = '0;\n';

/** Every mutant of a source. @returns {Mutant[]} */
export function mutantsOf(/** @type {string} */ text) {
  const bytes = Buffer.from(text);
  const module = parseSync(MARK + text, { syntax: 'typescript', target: 'es2022' });
  const base = module.body[0].span.start + MARK.length;
  const mutants = [];

  const at = (node) => ({ start: node.span.start - base, end: node.span.end - base });
  const textOf = (node) => bytes.subarray(at(node).start, at(node).end).toString();
  const add = ({ start, end }, replacement, change) => {
    const line = bytes.subarray(0, start).toString().split('\n').length;
    const source = Buffer.concat([bytes.subarray(0, start), Buffer.from(replacement), bytes.subarray(end)]);
    mutants.push({ line, text: text.split('\n')[line - 1].trim(), change, source: source.toString() });
  };
  const swap = (node, replacement) =>
    add(at(node), replacement, `${short(textOf(node))} → ${short(replacement) || 'nothing'}`);

  /** An item of a list, with the comma behind it. */
  const dropItem = (span) => {
    const { start, end } = { start: span.start - base, end: span.end - base };
    const [comma] = /^\s*,?/.exec(bytes.subarray(end).toString());
    add({ start, end: end + comma.length }, '', `${short(bytes.subarray(start, end).toString())} → nothing`);
  };

  const visitors = {
    BinaryExpression(node) {
      const { start } = at(node.right);
      const between = { start: at(node.left).end, end: start };
      const around = bytes.subarray(between.start, between.end).toString();
      for (const other of OPERATORS[node.operator] ?? [])
        add(
          between,
          around.replace(node.operator, other),
          `${short(textOf(node))}: ${node.operator} → ${other}`,
        );
      if (node.operator === '??' || node.operator === '&&' || node.operator === '||') {
        swap(node, textOf(node.left));
        swap(node, textOf(node.right));
      }
    },
    AssignmentExpression(node) {
      const other = ASSIGNMENTS[node.operator];
      if (other !== undefined) swap(node, `${textOf(node.left)} ${other} ${textOf(node.right)}`);
    },
    UnaryExpression(node) {
      if (node.operator === '!') swap(node, textOf(node.argument));
    },
    NumericLiteral(node) {
      if (node.value === 0) swap(node, '1');
      else swap(node, '0');
      if (node.value > 1) swap(node, `(${textOf(node)} + 1)`);
    },
    BooleanLiteral(node) {
      swap(node, String(!node.value));
    },
    ConditionalExpression(node) {
      const [test, yes, no] = [node.test, node.consequent, node.alternate].map(textOf);
      swap(node, `${test} ? ${no} : ${yes}`);
    },
    IfStatement(node) {
      swap(node.test, `!(${textOf(node.test)})`);
      if (node.alternate) swap(node, textOf(node.alternate));
      else swap(node, '{}');
    },
    ExpressionStatement(node) {
      swap(node, ';');
    },
    ContinueStatement(node) {
      swap(node, ';');
    },
    ReturnStatement(node) {
      swap(node, ';');
    },
    ObjectExpression(node) {
      for (const property of node.properties) {
        const span =
          property.type === 'SpreadElement'
            ? { start: property.spread.start, end: property.arguments.span.end }
            : property.type === 'KeyValueProperty'
              ? { start: property.key.span.start, end: endOf(property.value) }
              : property.span;
        dropItem(span);
      }
    },
    ArrayExpression(node) {
      for (const item of node.elements) {
        if (item === null) continue;
        dropItem({ start: (item.spread ?? item.expression.span).start, end: endOf(item.expression) });
      }
    },
    RegExpLiteral(node) {
      const { pattern, flags } = node;
      if (pattern.startsWith('^')) swap(node, `/${pattern.slice(1)}/${flags}`);
      if (pattern.endsWith('$')) swap(node, `/${pattern.slice(0, -1)}/${flags}`);
      for (const flag of flags) swap(node, `/${pattern}/${flags.replace(flag, '')}`);
    },
    CallExpression(node) {
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const name = callee.property.value;
      if (DROPPED.has(name)) swap(node, textOf(callee.object));
      if (Object.hasOwn(TWINS, name)) swap(callee.property, TWINS[name]);
      if (WRAPPERS.has(name) && node.arguments.length > 0) swap(node, textOf(node.arguments[0].expression));
      // A check in a schema's pipe.
      if (name === 'pipe')
        for (const { expression } of node.arguments.slice(1))
          dropItem({ start: expression.span.start, end: endOf(expression) });
    },
  };

  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (node === null || typeof node !== 'object') return;
    // Types are the compiler's business.
    if (/^Ts(?!As|NonNull|Satisfies|Const)/.test(node.type ?? '') || node.type === 'ImportDeclaration')
      return;
    visitors[node.type]?.(node);
    for (const [key, value] of Object.entries(node)) if (key !== 'span') visit(value);
  };
  visit(module.body.slice(1));
  return mutants.sort((a, b) => a.line - b.line);
}

/** swc's span of a parenthesised or `as` expression is the whole of it; others have their own. */
function endOf(node) {
  return node.span.end;
}

function short(text) {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 50 ? `${line.slice(0, 47)}…` : line;
}
