/**
 * `npm run model-api -- [--port N] [--script FILE.json|.mjs] [--log FILE.jsonl]`
 * Starts the model API by hand. Prints one line of JSON with its port, then the lines that point Claude Code and the Copilot CLI at it.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { startModelApi } from './server.mjs';

/** @param {string} file a JSON list of rules, or a module whose default export is one or a function of the api */
async function loadScript(file) {
  const path = resolve(file);
  return path.endsWith('.mjs')
    ? (await import(pathToFileURL(path).href)).default
    : JSON.parse(readFileSync(path, 'utf8'));
}

const { values } = parseArgs({
  options: { port: { type: 'string', default: '0' }, script: { type: 'string' }, log: { type: 'string' } },
});
const script = values.script === undefined ? [] : await loadScript(values.script);
const api = await startModelApi({ port: Number(values.port), log: values.log });
if (typeof script === 'function') await script(api);
else for (const rule of script) api.on(rule);

console.log(JSON.stringify({ port: api.port, url: api.url }));
for (const [name, value] of Object.entries({ ...api.env, ...api.copilotEnv }))
  console.log(`export ${name}=${value}`);

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => api.close());
