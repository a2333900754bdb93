import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import * as loader from '../../../src/workflow/graph/schema.js';

const { groupSchema, workflowSchema } = await import('../../../scripts/schema.mjs');

describe.each([
  ['workflow', workflowSchema, ['initial', 'states']],
  ['group', groupSchema, ['states']],
] as const)('docs/%s.schema.json', (name, make, required) => {
  const file = JSON.parse(readFileSync(`docs/${name}.schema.json`, 'utf8'));

  test('is what the loader checks with; else run node scripts/schema.mjs', () => {
    expect(file).toEqual(JSON.parse(JSON.stringify(make(loader))));
  });

  test('closes every mapping of the language, and describes every field', () => {
    expect(file).toMatchObject({
      $schema: 'http://json-schema.org/draft-07/schema#',
      required,
      additionalProperties: false,
    });
    const isSilent = (properties: Record<string, { description?: string }>) =>
      Object.keys(properties).filter((key) => properties[key]?.description === undefined);
    expect(isSilent(file.properties)).toEqual([]);
    for (const type of Object.keys(loader.STATE_SCHEMAS)) {
      const { properties, additionalProperties } = file.definitions[type];
      expect(additionalProperties).toBe(false);
      // What the types do stands where one of them is chosen.
      expect(isSilent(properties)).toEqual(['type']);
    }
  });
});
