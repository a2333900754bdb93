import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { GRAPH_SCHEMA, STATE_SCHEMAS } from '../../../src/workflow/graph/schema.js';

const { workflowSchema } = await import('../../../scripts/schema.mjs');

describe('docs/workflow.schema.json', () => {
  const file = JSON.parse(
    readFileSync(new URL('../../../docs/workflow.schema.json', import.meta.url), 'utf8'),
  );

  test('is what the loader checks with; else run node scripts/schema.mjs', () => {
    expect(file).toEqual(JSON.parse(JSON.stringify(workflowSchema(GRAPH_SCHEMA))));
  });

  test('closes every mapping of the language, and describes every field', () => {
    expect(file).toMatchObject({
      $schema: 'http://json-schema.org/draft-07/schema#',
      required: ['initial', 'states'],
      additionalProperties: false,
    });
    const states = file.properties.states.additionalProperties.oneOf as {
      properties: Record<string, { const?: string; description?: string }>;
      additionalProperties: boolean;
    }[];
    expect(states.map(({ properties }) => properties.type?.const)).toEqual(Object.keys(STATE_SCHEMAS));
    for (const { properties, additionalProperties } of states) {
      expect(additionalProperties).toBe(false);
      const silent = Object.keys(properties).filter((key) => properties[key]?.description === undefined);
      expect(silent).toEqual(['type']);
    }
  });
});
