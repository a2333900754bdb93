// Writes docs/workflow.schema.json, the JSON Schema that editors check state graphs with (spec 5.2), from the
// schema that the loader itself checks with. Usage: node scripts/schema.mjs
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { toJsonSchema } from '@valibot/to-json-schema';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const require = createRequire(import.meta.url);

/** @param {import('valibot').GenericSchema} graph `GRAPH_SCHEMA` of src/workflow/graph/schema.ts */
export function workflowSchema(graph) {
  const { $schema, ...schema } = toJsonSchema(graph, { ignoreActions: ['finite', 'trim'] });
  const title = 'Raymond state graph';
  const description = 'A workflow whose routing stands outside the prompts: states and their routing tables.';
  return { $schema, title, description, ...schema };
}

/** TypeScript 7 has no JavaScript API: the schema, and what it imports, is compiled first. */
async function graphSchema() {
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const lib = mkdtempSync(join(cache, 'schema-'));
  try {
    const tsc = require.resolve('typescript/package.json').replace('package.json', 'bin/tsc');
    const options = ['--ignoreConfig', '--target', 'es2023', '--module', 'nodenext', '--skipLibCheck'];
    const folders = ['--rootDir', join(root, 'src'), '--outDir', lib];
    const source = join(root, 'src/workflow/graph/schema.ts');
    execFileSync(process.execPath, [tsc, source, ...options, ...folders], { stdio: 'inherit' });
    return (await import(pathToFileURL(join(lib, 'workflow/graph/schema.js')).href)).GRAPH_SCHEMA;
  } finally {
    rmSync(lib, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = join(root, 'docs/workflow.schema.json');
  writeFileSync(file, JSON.stringify(workflowSchema(await graphSchema()), null, 2));
  const biome = require.resolve('@biomejs/biome/package.json').replace('package.json', 'bin/biome');
  execFileSync(process.execPath, [biome, 'format', '--write', file], { stdio: 'inherit', cwd: root });
}
