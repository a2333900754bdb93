/**
 * What a step prints, as the runner takes it (ActionCommand.cs, ActionCommandManager.cs). Two forms are commands:
 * `::name key=value::data` at the start of a line, and `##[name key=value]data` **anywhere** in it.
 *
 * @typedef {{level: 'error' | 'warning' | 'notice', message: string, title?: string, file?: string, line?: string, endLine?: string, col?: string, endColumn?: string}} Annotation
 * @typedef {{name: string, properties: Record<string, string>, data: string}} Command
 */

const KNOWN = new Set(
  'add-mask add-matcher add-path debug echo endgroup error group notice remove-matcher save-state set-env set-output stop-commands warning'.split(
    ' ',
  ),
);
const LEVELS = ['error', 'warning', 'notice'];

/** @param {string} text @param {string} replaced which characters, besides the percent sign */
function unescaped(text, replaced) {
  const pattern = [...replaced]
    .map((letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`)
    .join('|');
  const plain = text.replace(new RegExp(pattern.toUpperCase(), 'g'), (code) =>
    String.fromCharCode(Number.parseInt(code.slice(1), 16)),
  );
  return plain.replaceAll('%25', '%');
}

/** @param {string} text @param {string} separator @param {string} replaced @returns {Record<string, string>} */
function propertiesOf(text, separator, replaced) {
  const pairs = text.split(separator).map((pair) => pair.match(/^([^=]+)=(.+)$/s));
  return Object.fromEntries(
    pairs.flatMap((pair) => (pair ? [[pair[1], unescaped(pair[2] ?? '', replaced)]] : [])),
  );
}

/** @param {string} line @param {Set<string>} [known] @returns {Command | undefined} */
export function parseCommand(line, known = KNOWN) {
  const colons = line.trimStart().match(/^::([^ ]*?)(?: (.*?))?::(.*)$/s);
  if (colons && known.has((colons[1] ?? '').toLowerCase())) {
    const [, name = '', properties = '', data = ''] = colons;
    const parsed = propertiesOf(properties.trim(), ',', '\r\n:,');
    return { name: name.toLowerCase(), properties: parsed, data: unescaped(data, '\r\n') };
  }
  const brackets = line.match(/##\[([^\] ]*)(?: ([^\]]*))?\](.*)$/s);
  if (!brackets || !known.has((brackets[1] ?? '').toLowerCase())) return undefined;
  const [, name = '', properties = '', data = ''] = brackets;
  const parsed = propertiesOf(properties, ';', ';\r\n]');
  return { name: name.toLowerCase(), properties: parsed, data: unescaped(data, ';\r\n]') };
}

/** The values the log doesn't show; one for all steps of a job. */
export class Masker {
  /** @type {string[]} longest first */ values = [];

  /** @param {string} value its lines are masked each too */
  add(value) {
    const all = [...this.values, value, ...value.split(/[\r\n]+/)];
    this.values = [...new Set(all)].filter((each) => each !== '').sort((a, b) => b.length - a.length);
  }

  /** @param {string} text */
  mask(text) {
    return this.values.reduce((masked, value) => masked.replaceAll(value, '***'), text);
  }
}

/** Takes a step's lines one by one. */
export class StepLog {
  /** As GitHub shows it: masked, commands carried out. @type {string[]} */ lines = [];
  /** As the process wrote it. @type {string[]} */ raw = [];
  /** @type {Annotation[]} */ annotations = [];
  /** By the group's name; of several with one name, the last. @type {Record<string, string[]>} */ groups =
    {};
  /** Set by printed commands. @type {Record<string, string>} */ outputs = {};
  /** @type {Record<string, string>} */ state = {};
  /** A command that can't be carried out fails the step. */ failed = false;
  /** @type {string | undefined} */ #stopToken;
  /** @type {string[] | undefined} */ #group;
  /** @type {Set<() => void>} */ #watchers = new Set();
  #masker;

  /** @param {Masker} masker */
  constructor(masker) {
    this.#masker = masker;
  }

  /** @param {string} line */
  take(line) {
    this.raw.push(line);
    this.#process(line);
    for (const watcher of [...this.#watchers]) watcher();
  }

  /**
   * The first line as written that matches, now or later: what a test waits for instead of sleeping.
   * @param {RegExp} test @param {Promise<unknown>} ended rejects when this resolves before
   * @returns {Promise<string>}
   */
  line(test, ended) {
    return new Promise((resolve, reject) => {
      const look = () => {
        const found = this.raw.find((line) => test.test(line));
        if (found === undefined) return;
        this.#watchers.delete(look);
        resolve(found);
      };
      this.#watchers.add(look);
      look();
      ended.then(() => reject(new Error(`the step ended without ${test}:\n${this.raw.join('\n')}`)), reject);
    });
  }

  /** @param {string} line */
  #process(line) {
    const stop = this.#stopToken;
    const command = parseCommand(line, stop === undefined ? KNOWN : new Set([stop.toLowerCase()]));
    if (command === undefined) return this.#show(line);
    if (stop === undefined) return this.#run(command, line);
    this.#stopToken = undefined;
    this.#show(line);
  }

  /** The runner's own words. @param {Annotation['level']} level @param {string} message @param {Record<string, string>} [properties] */
  annotate(level, message, properties = {}) {
    this.annotations.push({ level, message: this.#masker.mask(message), ...properties });
    this.#show(`##[${level}]${message}`);
  }

  /** @param {string} line */
  #show(line) {
    const masked = this.#masker.mask(line);
    this.lines.push(masked);
    this.#group?.push(masked);
  }

  /** @param {Command} command @param {string} line */
  #run({ name, properties, data }, line) {
    if (LEVELS.includes(name)) {
      const { file, line: at, endLine, col, endColumn, title } = properties;
      const given = Object.entries({ title, file, line: at, endLine, col, endColumn });
      const places = Object.fromEntries(given.flatMap(([key, value]) => (value ? [[key, value]] : [])));
      return this.annotate(/** @type {Annotation['level']} */ (name), data, places);
    }
    switch (name) {
      case 'add-mask':
        if (data.trim() !== '') return this.#masker.add(data);
        return this.annotate('warning', "Can't add secret mask for empty string in ##[add-mask] command.");
      case 'group':
        this.#show(`##[group]${data}`);
        this.#group = [];
        this.groups[data] = this.#group;
        return;
      case 'endgroup':
        this.#group = undefined;
        return this.#show('##[endgroup]');
      case 'stop-commands':
        this.#stopToken = data;
        return this.#show(line);
      case 'set-output':
      case 'save-state': {
        if (!properties.name)
          return this.#refuse(line, `Required field 'name' is missing in ##[${name}] command.`);
        (name === 'set-output' ? this.outputs : this.state)[properties.name] = data;
        return this.annotate('warning', `The \`${name}\` command is deprecated and will be disabled soon.`);
      }
      case 'set-env':
      case 'add-path':
        return this.#refuse(line, `The \`${name}\` command is disabled.`);
    }
  }

  /** @param {string} line @param {string} reason */
  #refuse(line, reason) {
    this.failed = true;
    this.annotate('error', `Unable to process command '${line}' successfully.`);
    this.annotate('error', reason);
  }
}
