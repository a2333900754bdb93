import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { policyProblems, policyViolation } from '../../../src/core/protocol/policy.js';
import { reminderText } from '../../../src/core/protocol/reminder.js';
import type { AllowedTransition } from '../../../src/core/protocol/state-options.js';
import {
  attributesOf,
  FIELDS,
  type FieldKind,
  type FieldName,
  TAG_NAMES,
  TAGS,
  type TagName,
} from '../../../src/core/protocol/tag-table.js';
import { readTransition } from '../../../src/core/protocol/tags.js';
import { fieldsOf, mapFields } from '../../../src/core/protocol/transition.js';

// What a new row of the table gets without another line of code, and the one place that it does not reach.

const SAMPLES: Readonly<Record<FieldKind, string>> = {
  state: 'A.md',
  text: 'a & b',
  prose: 'Which one?',
  directory: 'sub',
  duration: '2h',
  model: 'opus',
};

const sample = (field: FieldName): string => SAMPLES[FIELDS[field].kind];

function element(tag: TagName): string {
  const attributes = attributesOf(tag).map((name) => ` ${name}="${sample(name).replaceAll('&', '&amp;')}"`);
  return `<${tag}${attributes.join('')}>${sample(TAGS[tag].content)}</${tag}>`;
}

/** An entry that lists all that one can. */
function entry(tag: TagName): AllowedTransition {
  const fields = [...attributesOf(tag), TAGS[tag].content].filter((field) => FIELDS[field].kind !== 'prose');
  return { tag, ...Object.fromEntries(fields.map((field) => [field, sample(field)])) };
}

describe.each(TAG_NAMES)('<%s>', (tag) => {
  const { transition, warnings } = readTransition(`So: ${element(tag)}`);
  const expected = Object.fromEntries([TAGS[tag].content, ...attributesOf(tag)].map((f) => [f, sample(f)]));

  test('is read with all its values, without a warning', () => {
    expect(transition.tag).toBe(tag);
    expect(warnings).toEqual([]);
    expect(fieldsOf(transition)).toEqual([expect.objectContaining(expected)]);
  });

  test('is refused without what it needs, and can do without the rest', () => {
    for (const name of attributesOf(tag)) {
      const without = element(tag).replace(new RegExp(` ${name}="[^"]*"`), '');
      const isRequired = (TAGS[tag].required as readonly FieldName[]).includes(name);
      if (!isRequired) expect(readTransition(without).transition.tag).toBe(tag);
      else expect(() => readTransition(without)).toThrow(`lacks its required attribute "${name}"`);
    }
  });

  test('has each of its values changed by what changes values', () => {
    const seen = new Set<FieldName>();
    const marked = mapFields(transition, (value, field) => {
      seen.add(field);
      return `${value}!`;
    });
    expect([...seen].sort()).toEqual(Object.keys(expected).sort());
    expect(JSON.stringify(marked)).toContain(`${sample(TAGS[tag].content)}!`);
  });

  test('can be listed in a policy, and is reminded of in a form that the policy allows', () => {
    const allowed = [entry(tag)];
    const resolve = (name: string) => name;
    expect(policyProblems({ allowed_transitions: allowed })).toEqual([]);
    const form = reminderText({ allowed, problem: 'x', resolve, asksInput: false })!.split('\n').at(-1)!;
    expect(policyViolation(readTransition(form).transition, allowed, resolve)).toBeUndefined();
  });
});

describe('the table of tags in docs/writing-workflows.md', () => {
  const page = readFileSync('docs/writing-workflows.md', 'utf8');
  const rows = [...page.matchAll(/^\| `(<(\w+)[^`]*)` \|[^|]*\|([^|]*)\|([^|]*)\|$/gm)].map(
    ([, form, tag, required, optional]) => ({
      tag,
      form: form!,
      required: namesIn(required!),
      optional: namesIn(optional!),
      variables: optional!.includes('variables'),
    }),
  );

  function namesIn(cell: string): string[] {
    return [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name!);
  }

  test('has a row for each tag, in the order of the table, and none besides', () => {
    expect(rows.map(({ tag }) => tag)).toEqual(TAG_NAMES);
  });

  test.each(TAG_NAMES)('tells what <%s> must and may have, and shows it as it is written', (tag) => {
    const row = rows.find((candidate) => candidate.tag === tag)!;
    expect(row).toMatchObject({
      required: TAGS[tag].required,
      optional: TAGS[tag].optional,
      variables: TAGS[tag].hasVariables,
    });
    expect(readTransition(row.form).transition.tag).toBe(tag);
  });
});
