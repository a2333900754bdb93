import { basename, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { openWorkflow } from '../../../src/workflow/open.js';
import { folderWith, refusal, zipOf } from '../containers.js';

const posix = { platform: 'posix' } as const;
const END = '\nSay <result>done</result>.\n';

/** A workflow in `main` that uses others. */
async function opened(files: Parameters<typeof folderWith>[0], options = {}) {
  const folder = await folderWith(files);
  return openWorkflow(join(folder, 'main'), { ...posix, ...options });
}

const listing = (workflows: Record<string, string>): string => `workflows: ${JSON.stringify(workflows)}\n`;

describe('a workflow that uses others', () => {
  test('has their states under full names: of folders, archives and documents', async () => {
    const workflow = await opened({
      'main/START.md': `<goto>a:</goto>${END}`,
      'main/workflow.yaml': listing({ a: '../a', b: '../b.zip', c: '../deep/c.yaml' }),
      'a/START.md': `a <goto>ONE</goto>${END}`,
      'a/ONE.sh': 'echo "<result></result>"',
      'b.zip': await zipOf({ 'top/START.md': `b${END}`, 'top/_x.sh': '' }),
      'deep/c.yaml': 'states: { START: { prompt: "c <result>x</result>" } }',
    });
    expect(workflow.states).toEqual(['START.md', 'a:ONE.sh', 'a:START.md', 'b:START.md', 'c:START.md']);
    expect(workflow.state('c:START.md')).toMatchObject({ name: 'c:START.md', body: 'c <result>x</result>' });
    expect(workflow.resolve('b:', 'START.md')).toBe('b:START.md');
    expect(workflow.resolve('ONE', 'a:START.md')).toBe('a:ONE.sh');
    expect(Object.keys(workflow.fingerprint.files).sort()).toEqual([
      ...['START.md', 'a:ONE.sh', 'a:START.md', 'b:START.md', 'b:_x.sh', 'c:c.yaml', 'workflow.yaml'],
    ]);
    expect(workflow.partOf('b:START.md').shared.map(({ name }) => name)).toEqual(['_x.sh']);
    expect(workflow.warnings).toEqual([]);
  });

  test('names what these use in turn; paths are relative to the file that names them, in an archive too', async () => {
    const workflow = await opened({
      'main/START.md': `<goto>b:</goto>${END}`,
      'main/workflow.yaml': listing({ b: '../parts/b.zip' }),
      'parts/b.zip': await zipOf({
        'START.md': `<goto>c:</goto>${END}`,
        'workflow.yaml': listing({ c: '../c.yaml' }),
      }),
      'parts/c.yaml': `${listing({ d: 'd' })}states: { START: { prompt: "<goto>d:</goto>" } }`,
      'parts/d/START.md': END,
    });
    expect(workflow.states).toEqual(['START.md', 'b:START.md', 'b:c:START.md', 'b:c:d:START.md']);
  });

  test('may stand in a circle with them, which adds no names; itself is one of these', async () => {
    const workflow = await opened({
      'main/START.md': `<goto>a:</goto>${END}`,
      'main/workflow.yaml': listing({ a: '../a', me: '.', again: '../x/../a' }),
      'a/START.md': `<goto>main:</goto>${END}`,
      'a/workflow.yaml': listing({ main: '../main', self: '../a' }),
    });
    expect(workflow.states).toEqual(['START.md', 'a:START.md', 'again:START.md']);
    expect(workflow.resolve('main:', 'a:START.md')).toBe('START.md');
    expect(workflow.resolve('self:', 'a:START.md')).toBe('a:START.md');
    expect(workflow.resolve('me:', 'START.md')).toBe('START.md');
  });

  test('gives each its own manifest', async () => {
    const workflow = await opened({
      'main/START.md': `<goto>a:</goto>${END}`,
      'main/workflow.yaml': `model: sonnet\n${listing({ a: '../a' })}`,
      'a/START.md': END,
      'a/workflow.yaml': 'model: haiku\neffort: low\n',
    });
    expect(workflow.partOf('START.md').manifest).toMatchObject({ model: 'sonnet' });
    expect(workflow.partOf('a:START.md').manifest).toEqual({ model: 'haiku', effort: 'low' });
    expect(workflow.manifest.model).toBe('sonnet');
  });

  test('has another fingerprint when one of them has changed, and the same one wherever they lie', async () => {
    const files = (text: string, at: string) => ({
      'main/START.md': `<goto>a:</goto>${END}`,
      'main/workflow.yaml': listing({ a: '../a' }),
      [`${at}/START.md`]: text + END,
    });
    const [first, changed] = [await opened(files('one', 'a')), await opened(files('two', 'a'))];
    const differing = Object.entries(first.fingerprint.files).filter(
      ([name, hash]) => changed.fingerprint.files[name] !== hash,
    );
    expect(differing.map(([name]) => name)).toEqual(['a:START.md']);
    expect(first.fingerprint.sha256).not.toBe(changed.fingerprint.sha256);
  });

  test('reads each once, by whatever names it is reached', async () => {
    const asked: string[] = [];
    await opened(
      {
        'main/START.md': `<goto>a:</goto> <goto>b:</goto>${END}`,
        'main/workflow.yaml': listing({ a: '../a', b: '../b' }),
        'a/START.md': `<goto>both:</goto>${END}`,
        'a/workflow.yaml': listing({ both: '../both' }),
        'b/START.md': `<goto>both:</goto>${END}`,
        'b/workflow.yaml': listing({ both: '../main/../both' }),
        'both/START.md': END,
      },
      {
        mayImport: async (path: string) => {
          asked.push(basename(path));
          return null;
        },
      },
    );
    expect(asked).toEqual(['a', 'b', 'both']);
  });

  test('is its own entry to those that use it back, whatever state a run starts with', async () => {
    const folder = await folderWith({
      'main/START.md': END,
      'main/LATER.md': `<goto>a:</goto>${END}`,
      'main/workflow.yaml': listing({ a: '../a' }),
      'a/START.md': `<goto>back:</goto>${END}`,
      'a/workflow.yaml': listing({ back: '../main' }),
    });
    const workflow = await openWorkflow(join(folder, 'main', 'LATER.md'), posix);
    expect(workflow.entry).toBe('LATER.md');
    expect(workflow.resolve('back:', 'a:START.md')).toBe('START.md');
  });

  test('a thousand ways, and not one more', async () => {
    // Each of nine lists the next twice: 1 + 2 + … + 512 ways; with a tenth it is 2047.
    const chain = (length: number) =>
      Object.fromEntries(
        Array.from({ length: length + 1 }, (_, at) => at).flatMap((at) => [
          [`${at === 0 ? 'main' : `w${at}`}/START.md`, END],
          ...(at === length
            ? []
            : [
                [
                  `${at === 0 ? 'main' : `w${at}`}/workflow.yaml`,
                  listing({ a: `../w${at + 1}`, b: `../w${at + 1}` }),
                ],
              ]),
        ]),
      ) as Record<string, string>;
    expect((await opened(chain(8), { linted: true })).states).toHaveLength(511);
    const using = (ways: number): Record<string, string> => ({
      'main/START.md': END,
      'main/workflow.yaml': listing(
        Object.fromEntries(Array.from({ length: ways }, (_, at) => [`a${at}`, '../w'])),
      ),
      'w/START.md': END,
    });
    expect((await opened(using(1000), { linted: true })).states).toHaveLength(1001);
    expect(await refusal(opened(using(1001), { linted: true }))).toMatchObject({
      message: expect.stringContaining('more than 1000 ways'),
    });
    expect(await refusal(opened(chain(9), { linted: true }))).toMatchObject({
      message: expect.stringContaining('more than 1000 ways'),
      place: { line: 1 },
    });
  });
});

describe('what cannot be used is told with the file and the line that names it', () => {
  const files = (workflows: Record<string, string>, more = {}) => ({
    'main/START.md': END,
    'main/workflow.yaml': `name: main\nworkflows:\n${Object.entries(workflows)
      .map(([name, path]) => `  ${name}: ${JSON.stringify(path)}\n`)
      .join('')}`,
    ...more,
  });

  test.each([
    ['nothing there', { a: '../main', gone: '../gone' }, {}, 4, /workflows\.gone: .*gone.*does not exist/],
    ['no workflow', { a: '../a.txt' }, { 'a.txt': 'x' }, 3, /this is no workflow/],
    ['a state', { a: '../a/START.md' }, { 'a/START.md': END }, 3, /is a state: give its workflow/],
    [
      'a state of a document',
      { a: '../a.yaml/START' },
      { 'a.yaml': 'states: { START: { prompt: x } }' },
      3,
      /is a state/,
    ],
    ['a damaged archive', { a: '../a.zip' }, { 'a.zip': 'x' }, 3, /a\.zip: cannot use the zip archive/],
    [
      'a state graph',
      { a: '../g.yaml' },
      { 'g.yaml': 'initial: A\nstates: { A: { type: engine, transition: END } }' },
      3,
      /\.\.\/g\.yaml is a state graph, .*`group`/,
    ],
    ['a name with a colon', { 'a:b': '../a' }, { 'a/START.md': END }, 3, /"a:b" is no name of a workflow/],
    ['no path', { a: '' }, {}, 3, /workflows\.a: must be a path/],
  ])('%s', async (_what, workflows, more, line, message) => {
    const error = await refusal(opened(files(workflows, more)));
    expect(error.message).toMatch(message);
    expect(error.place).toMatchObject({ file: expect.stringMatching(/main\/workflow\.yaml$/), line });
  });

  test('what is wrong in it is told where it is wrong', async () => {
    const error = await refusal(
      opened(
        files(
          { a: '../a' },
          { 'a/START.md': '---\nallowed_transitions: [{ tag: goto, target: NOWHERE }]\n---\nx' },
        ),
      ),
    );
    expect(error.place).toMatchObject({ file: expect.stringMatching(/a\/START\.md$/), line: 2 });
    expect(error.message).toContain('there is no state "NOWHERE"');
  });

  test('a policy can name what the manifest lists, and nothing else', async () => {
    const withPolicy = (entry: string) =>
      opened({
        ...files({ a: '../a' }, { 'a/START.md': END, 'a/ONE.md': END }),
        'main/START.md': `---\nallowed_transitions:\n  - ${entry}\n  - { tag: result }\n---\na:ONE or <result>\n`,
      });
    expect((await withPolicy('{ tag: goto, target: "a:ONE" }')).warnings).toEqual([]);
    for (const [entry, message] of [
      ['{ tag: goto, target: "a:TWO" }', /no state "a:TWO".*a:ONE\.md/],
      ['{ tag: goto, target: "b:ONE" }', /no workflow here is called "b"/],
      ['{ tag: goto, target: "a:../main" }', /must be a state's name/],
      ['{ tag: call, target: "a:ONE", return: "a:START" }', /return: must be a state of this workflow/],
      ['{ tag: ask, next: "a:START" }', /next: must be a state of this workflow/],
      ['{ tag: fork, target: "a:ONE", next: "a:START" }', /next: must be/],
    ] as const) {
      expect((await refusal(withPolicy(entry))).message).toMatch(message);
    }
  });

  test('a state graph uses none either', async () => {
    const graph = 'initial: A\nworkflows: { a: ../a }\nstates: { A: { type: engine, transition: END } }';
    const error = await refusal(opened({ 'main/workflow.yaml': graph, 'a/START.md': END }));
    expect(error.message).toContain('a state graph uses no other workflows: it has groups of its own');
    expect(error.place).toMatchObject({ line: 2 });
  });

  test.each([
    '- { tag: goto, target: a: }',
    '- { tag: call, target: a:, return: START }',
    '- tag: goto\n    target: a:',
  ])('a bare name without quotes is told to need them: %s', async (entry) => {
    const policy = `---\nallowed_transitions:\n  ${entry}\n---\n`;
    const error = await refusal(
      opened({ ...files({ a: '../a' }, { 'a/START.md': END }), 'main/START.md': policy + END }),
    );
    expect(error.message).toContain('a value that ends in a colon needs quotes: "a:"');
  });

  test('the name of a state has no colon', async () => {
    const error = await refusal(opened({ 'main/START.md': END, 'main/a:b.md': END }));
    expect(error.message).toContain('has a ":" in it');
    expect(error.place.file).toMatch(/a:b\.md$/);
    const document = await folderWith({
      'main.yaml': 'states:\n  START: { prompt: x }\n  "a:b": { prompt: x }\n',
    });
    expect((await refusal(openWorkflow(join(document, 'main.yaml'), posix))).place.line).toBe(3);
  });

  test('who starts it may forbid what lies elsewhere', async () => {
    const error = await refusal(
      opened(files({ a: '../a' }, { 'a/START.md': END }), {
        mayImport: async (path: string) => (path.endsWith('/a') ? 'it lies outside' : null),
      }),
    );
    expect(error.message).toBe('workflows.a: it lies outside');
  });

  test('a manifest says what of it counts for nothing here', async () => {
    const workflow = await opened({
      ...files({ a: '../a' }),
      'main/START.md': `<goto>a:</goto>${END}`,
      'a/START.md': END,
      'a/workflow.yaml': 'budget: 1\nenvironment: { A: x }\n',
    });
    expect(workflow.warnings).toEqual([
      expect.stringMatching(/a\/workflow\.yaml:2: environment: counts for nothing/),
    ]);
  });

  test('its unused states are no fault, its faults are told once however often it is used', async () => {
    const workflow = await opened({
      ...files({ a: '../a', b: '../a' }),
      'main/START.md': `<goto>a:</goto> <goto>b:</goto>${END}`,
      'a/START.md': END,
      'a/LEFT.md': 'Nothing is said here.',
    });
    expect(workflow.warnings.map((text) => text.replace(/.*\/a\//, 'a/'))).toEqual([
      expect.stringMatching(/^a\/LEFT\.md:1: a:LEFT\.md names no tag to end with/),
    ]);
  });
});
