/**
 * A client of the language server of GitHub Actions: what it says of a file, over the Language Server Protocol on
 * the server's stdin and stdout. It gets no token, so it asks nothing of GitHub.
 */
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const HERE = dirname(fileURLToPath(import.meta.url));
const PROGRAM = join(HERE, 'node_modules', '@actions', 'languageserver', 'bin', 'actions-languageserver');
const HEADER_END = '\r\n\r\n';

/**
 * @typedef {'error' | 'warning' | 'information' | 'hint'} Severity
 * @typedef {{severity: Severity, line: number, message: string}} Diagnostic line counts from 1
 * @typedef {{id?: number | string, method?: string, params?: any, result?: unknown, error?: {message: string}}} Message
 */

/** LSP's numbers count from 1; a diagnostic without one is an error. @type {readonly Severity[]} */
const SEVERITIES = ['error', 'warning', 'information', 'hint'];

/** Cuts a byte stream into messages. @param {(message: Message) => void} onMessage */
function messageReader(onMessage) {
  let rest = Buffer.alloc(0);
  return (/** @type {Buffer} */ chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const headerEnd = rest.indexOf(HEADER_END);
      if (headerEnd < 0) return;
      const start = headerEnd + HEADER_END.length;
      const length = Number(/Content-Length: (\d+)/i.exec(rest.toString('latin1', 0, headerEnd))?.[1]);
      if (!(rest.length >= start + length)) return;
      onMessage(JSON.parse(rest.toString('utf8', start, start + length)));
      rest = rest.subarray(start + length);
    }
  };
}

export class LanguageServer {
  #process = spawn(process.execPath, [PROGRAM, '--stdio'], { stdio: ['pipe', 'pipe', 'pipe'] });
  #stderr = '';
  #nextId = 1;
  /** What waits for an answer (by id) or for the diagnostics of a file (by URI). */
  #waiting =
    /** @type {Map<number | string, {resolve: (value: any) => void, reject: (error: Error) => void}>} */ (
      new Map()
    );

  /** @returns {Promise<LanguageServer>} */
  static async start() {
    const server = new LanguageServer();
    await server.#request('initialize', {
      processId: process.pid,
      capabilities: {},
      initializationOptions: {},
    });
    server.#send({ method: 'initialized', params: {} });
    return server;
  }

  constructor() {
    this.#process.stdout.on(
      'data',
      messageReader((message) => this.#receive(message)),
    );
    this.#process.stderr.on('data', (chunk) => {
      this.#stderr += chunk;
    });
    // Writing to a server that has ended: say so, rather than throw where nobody catches it.
    this.#process.stdin.on('error', (error) => this.#fail(error));
    this.#process.once('error', (error) => this.#fail(error));
    this.#process.once('exit', (code) =>
      this.#fail(new Error(`the language server ended with code ${code}: ${this.#stderr}`)),
    );
  }

  /**
   * What the server says of a file. It tells workflows from actions by the path.
   * @param {string} path absolute
   * @param {string} text
   * @returns {Promise<Diagnostic[]>}
   */
  async diagnose(path, text) {
    const uri = pathToFileURL(path).href;
    const published = this.#wait(uri);
    const textDocument = { uri, languageId: 'yaml', version: 1, text };
    this.#send({ method: 'textDocument/didOpen', params: { textDocument } });
    const diagnostics = await published;
    this.#send({ method: 'textDocument/didClose', params: { textDocument: { uri } } });
    return diagnostics.map((/** @type {any} */ { severity = 1, range, message }) => ({
      severity: SEVERITIES[severity - 1],
      line: range.start.line + 1,
      message,
    }));
  }

  /** Asks the server to end and waits until it has. */
  async stop() {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    await this.#request('shutdown', null);
    this.#send({ method: 'exit' });
    await ended;
  }

  /** @param {Message} message */
  #send(message) {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    this.#process.stdin.write(`Content-Length: ${Buffer.byteLength(body)}${HEADER_END}${body}`);
  }

  /** @param {string} method @param {unknown} params @returns {Promise<any>} */
  #request(method, params) {
    const id = this.#nextId++;
    const answered = this.#wait(id);
    this.#send({ id, method, params });
    return answered;
  }

  /** @param {number | string} key @returns {Promise<any>} */
  #wait(key) {
    return new Promise((resolve, reject) => this.#waiting.set(key, { resolve, reject }));
  }

  /** @param {Message} message */
  #receive(message) {
    if (message.method === 'textDocument/publishDiagnostics') {
      this.#settle(message.params.uri, message.params.diagnostics);
    } else if (message.method !== undefined) {
      // The server may ask us for a file of the workspace (a reusable workflow): there are none.
      if (message.id !== undefined) this.#send({ id: message.id, error: { message: 'not supported' } });
    } else if (message.id !== undefined) {
      this.#settle(message.id, message.result, message.error);
    }
  }

  /** @param {number | string} key @param {unknown} value @param {{message: string}} [error] */
  #settle(key, value, error) {
    const waiting = this.#waiting.get(key);
    this.#waiting.delete(key);
    if (error) waiting?.reject(new Error(error.message));
    else waiting?.resolve(value);
  }

  /** @param {Error} error */
  #fail(error) {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
