import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { INPUTS, OUTPUTS } from '../../../src/action/input-table.js';

interface Step {
  readonly id?: string;
  readonly uses: string;
  readonly with: Readonly<Record<string, string>>;
}
interface JobOfFile {
  readonly needs?: string | readonly string[];
  readonly if?: string;
  readonly strategy?: { readonly 'fail-fast': boolean; readonly matrix: string };
  readonly outputs?: Readonly<Record<string, string>>;
  readonly environment: string;
  readonly steps: readonly Step[];
}
interface WorkflowFile {
  readonly on: {
    readonly workflow_call: {
      readonly inputs: Readonly<
        Record<string, { readonly type: string; readonly required?: boolean; readonly default?: unknown }>
      >;
      readonly secrets: Readonly<Record<string, { readonly required: boolean }>>;
      readonly outputs: Readonly<Record<string, { readonly value: string }>>;
    };
  };
  readonly permissions: Readonly<Record<string, string>>;
  readonly concurrency?: unknown;
  readonly jobs: Readonly<
    Record<string, JobOfFile & { readonly concurrency?: unknown; readonly permissions?: unknown }>
  >;
}

interface Call {
  readonly permissions: Readonly<Record<string, string>>;
  readonly with: Readonly<Record<string, unknown>>;
  readonly secrets: Readonly<Record<string, string>>;
}

const PATH = '.github/workflows/fan-out.yml';
const text = readFileSync(PATH, 'utf8');
const file = parse(text) as WorkflowFile;
const { inputs, secrets, outputs } = file.on.workflow_call;
const raymond = (job: string): Step => file.jobs[job]!.steps.find(({ id }) => id === 'raymond')!;
const ROLES = ['forks', 'mode', 'worker'];
const roleOf = (job: string) =>
  Object.fromEntries(Object.entries(raymond(job).with).filter(([name]) => ROLES.includes(name)));
const common = (job: string) =>
  Object.fromEntries(Object.entries(raymond(job).with).filter(([name]) => !ROLES.includes(name)));

describe('the reusable workflow', () => {
  test('has the three jobs, and a second round', () => {
    expect(Object.fromEntries(Object.keys(file.jobs).map((job) => [job, roleOf(job)]))).toEqual({
      plan: { forks: 'matrix' },
      work: { worker: '${{ matrix.worker }}' },
      collect: { mode: 'collect', forks: 'matrix' },
      'work-2': { worker: '${{ matrix.worker }}' },
      'collect-2': { mode: 'collect', forks: 'here' },
    });
  });

  test('legs run when a job has forked, each to its end', () => {
    for (const [legs, forker] of [
      ['work', 'plan'],
      ['work-2', 'collect'],
    ] as const) {
      const { needs, strategy } = file.jobs[legs]!;
      expect([needs].flat()).toEqual([forker]);
      expect(file.jobs[legs]!.if).toContain(`needs.${forker}.outputs.status == 'forked'`);
      expect(strategy).toMatchObject({
        'fail-fast': false,
        matrix: `\${{ fromJSON(needs.${forker}.outputs.matrix) }}`,
      });
    }
    expect(file.jobs.work!.if).toBe("needs.plan.outputs.status == 'forked'");
  });

  test('collecting waits for the legs whatever becomes of them, and spends nothing on a run that was cancelled', () => {
    for (const [collecting, forker, legs] of [
      ['collect', 'plan', 'work'],
      ['collect-2', 'collect', 'work-2'],
    ] as const) {
      const { needs, if: when } = file.jobs[collecting]!;
      expect(needs).toEqual([forker, legs]);
      expect(when).toBe(
        `always() && !cancelled() && needs.${forker}.result == 'success' && needs.${forker}.outputs.status == 'forked'`,
      );
    }
  });

  test('may read the repository and its artifacts, and nothing more', () => {
    expect(file.permissions).toEqual({ contents: 'read', actions: 'read' });
    expect(Object.values(file.jobs).some(({ permissions }) => permissions !== undefined)).toBe(false);
  });

  test('leaves it to its caller which runs must not meet', () => {
    expect(file.concurrency).toBeUndefined();
    expect(Object.values(file.jobs).some(({ concurrency }) => concurrency !== undefined)).toBe(false);
  });

  test('gives all jobs the same inputs, which are the Action’s, and all of its own', () => {
    for (const job of Object.keys(file.jobs)) {
      expect(common(job)).toEqual(common('plan'));
      expect(Object.keys(raymond(job).with).filter((name) => !(name in INPUTS))).toEqual([]);
      expect(file.jobs[job]!.environment).toBe('${{ inputs.environment }}');
    }
    const whole = JSON.stringify(file.jobs);
    expect(Object.keys(inputs).filter((name) => !whole.includes(`inputs.${name} `))).toEqual([]);
    expect(Object.keys(secrets).filter((name) => !whole.includes(`secrets.${name} `))).toEqual([]);
    const named = [...text.matchAll(/\$\{\{ inputs\.([\w-]+)/g)].map(([, name]) => name!);
    expect(named.filter((name) => !(name in inputs))).toEqual([]);
  });

  test('wants a workflow; all else may be left out', () => {
    const required = Object.entries(inputs).filter(([, input]) => input.required);
    expect(required.map(([name]) => name)).toEqual(['workflow']);
    expect(Object.values(inputs).filter((input) => !input.required && input.default === undefined)).toEqual(
      [],
    );
    expect(Object.values(secrets).every(({ required }) => !required)).toBe(true);
  });

  test('tells what the last job that ran has come to', () => {
    expect(Object.keys(outputs)).toEqual(['status', 'result', 'total-cost']);
    for (const [name, { value }] of Object.entries(outputs)) {
      const of = ['collect-2', 'collect', 'plan'].map((job) => `jobs.${job}.outputs.${name}`);
      expect(value).toBe(`\${{ ${of.join(' || ')} }}`);
      for (const job of ['collect-2', 'collect', 'plan'])
        expect(file.jobs[job]!.outputs?.[name]).toBe(`\${{ steps.raymond.outputs.${name} }}`);
      expect(name in OUTPUTS).toBe(true);
    }
  });

  test('pins what it uses by commit', () => {
    const uses = Object.values(file.jobs).flatMap(({ steps }) => steps.map((step) => step.uses));
    expect(uses.filter((each) => !/@[0-9a-f]{40}$/.test(each) && each !== 'org/raymond-action@v1')).toEqual(
      [],
    );
  });

  test.each(['docs/fan-out.md', PATH])(
    'is called in %s in eight lines, with inputs and secrets that it has',
    (path) => {
      const lines = readFileSync(path, 'utf8')
        .split('\n')
        .map((line) => line.replace(/^# {2}/, ''));
      const at = lines.findIndex((line) => line.includes('raymond-action/.github/workflows/fan-out.yml@v1'));
      const call = lines.slice(at - 2, at + 6).map((line) => line.replace(/^ (?=jobs)/, ''));
      const { triage } = (parse(call.join('\n')) as { jobs: Record<string, Call> }).jobs;
      expect(triage!.permissions).toEqual(file.permissions);
      expect(Object.keys(triage!.with).filter((name) => !(name in inputs))).toEqual([]);
      expect(typeof triage!.with.budget).toBe(inputs.budget!.type);
      expect(Object.keys(triage!.secrets).filter((name) => !(name in secrets))).toEqual([]);
    },
  );

  test('says what it must not be called from', () => {
    expect(text).toMatch(/^# Do not call it from a job with a matrix/m);
  });
});
