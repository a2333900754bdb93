import { createRequire } from 'node:module';

/** A real MCP server from npm, over stdio, as a workflow names it. */
export const EVERYTHING = {
  command: process.execPath,
  args: [
    createRequire(import.meta.url).resolve('@modelcontextprotocol/server-everything/dist/index.js'),
    'stdio',
  ],
};
