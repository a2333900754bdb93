// Writes docs/workflow.schema.json, the JSON Schema that editors check state graphs with (spec 5.2), from the
// schema that the loader itself checks with. Usage: node scripts/schema.mjs
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toJsonSchema } from '@valibot/to-json-schema';
import { compiled } from './compiled.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** @param {import('valibot').GenericSchema} graph `GRAPH_SCHEMA` of src/workflow/graph/schema.ts */
export function workflowSchema(graph) {
  const { $schema, ...schema } = toJsonSchema(graph, { ignoreActions: ['finite', 'trim'] });
  const title = 'Raymond state graph';
  const description = 'A workflow whose routing stands outside the prompts: states and their routing tables.';
  return { $schema, title, description, ...schema };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = join(root, 'docs/workflow.schema.json');
  writeFileSync(
    file,
    JSON.stringify(workflowSchema((await compiled('workflow/graph/schema')).GRAPH_SCHEMA), null, 2),
  );
  const require = createRequire(import.meta.url);
  const biome = require.resolve('@biomejs/biome/package.json').replace('package.json', 'bin/biome');
  execFileSync(process.execPath, [biome, 'format', '--write', file], { stdio: 'inherit', cwd: root });
}
