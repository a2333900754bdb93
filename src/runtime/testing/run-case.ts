import { realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { AgentCli } from '../../agents/agent.js';
import { comparablePrompt } from '../../agents/replay/comparable.js';
import type { RecordedTurn, Recording } from '../../agents/replay/recording.js';
import { RaymondError, UsageError } from '../../core/errors.js';
import { stateName } from '../../core/map/workflow-map.js';
import type { CaseReport, LocatedMismatch } from '../../core/testing/case-report.js';
import { type ExpectationMismatch, findMismatches } from '../../core/testing/expectations.js';
import { projectRoot } from '../../store/run-folder.js';
import { tagsInText } from '../../workflow/edges/tags-in-text.js';
import type { Face } from '../face.js';
import type { TestCase } from './cases.js';
import { forwardingAgent } from './forwarding-agent.js';
import { openForTest, type RehearsalRequest, type Rehearsed, rehearse } from './rehearse.js';
import { inScratch, makeScratch, type Scratch } from './scratch.js';
import { type StubNames, stubFor, stubsOf } from './stubs.js';
import type { ProjectSetup } from './test-file.js';

export interface TestOptions {
  /** Absolute. */
  readonly workflow: string;
  /** Absolute. Its project is copied for a case that names none of its own. */
  readonly cwd: string;
  /** True when a prompt that differs from the recorded one fails the case. */
  readonly strict: boolean;
  readonly stubs: StubNames;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly environmentMode: Face['environmentMode'];
  readonly signal: AbortSignal;
  /** Of one run, real ms. */
  readonly limitMs: number;
}

/** Longer than any run should take whose agents are played. */
export const DEFAULT_LIMIT_MS = 10 * 60_000;

/** A case that is ready to be run: its project is made, its workflow was read. */
export interface PreparedCase {
  readonly testCase: TestCase;
  /** Each run gets a copy of it. */
  readonly scratch: Scratch;
  /** @param scratch a copy of the case's own */
  readonly requestIn: (scratch: Scratch) => RehearsalRequest;
}

/** @throws RaymondError for a case that cannot be run */
export async function prepareCase(testCase: TestCase, options: TestOptions): Promise<PreparedCase> {
  const { workflow, cwd, strict, stubs: names, environment, environmentMode, signal, limitMs } = options;
  const { setup, recording } = testCase;
  const here = realPath(cwd);
  const project: ProjectSetup = setup.project ?? {
    copy: projectRoot(here),
    files: {},
    git: false,
    changes: {},
    link: [],
  };
  const scratch = await makeScratch(project);
  try {
    const folderIn = (copy: Scratch): string =>
      setup.project === null ? inScratch(copy, here) : copy.project;
    const place = { workflow: realPath(workflow), setup };
    const opened = await openForTest({ ...place, scratch, folder: folderIn(scratch) });
    const stubs = stubsOf(testCase, names, opened);
    const maxSteps = stepsExpected(testCase);
    return {
      testCase,
      scratch,
      requestIn: (copy) => ({
        ...place,
        ...{ recording, strict, environment, environmentMode, signal, limitMs },
        scratch: copy,
        folder: folderIn(copy),
        linted: true,
        ...(maxSteps !== null && { maxSteps }),
        act: (script) => {
          const stub = stubFor(stubs, script);
          return stub === null ? null : { kind: 'stub', stub };
        },
      }),
    };
  } catch (error) {
    await scratch.remove();
    throw error;
  }
}

/** A limit that finds a run in circles long before its thousands of steps. Null when no paths are expected. */
function stepsExpected({ expect }: TestCase): number | null {
  if (expect.paths === undefined) return null;
  const steps = Object.values(expect.paths).reduce((sum, path) => sum + path.length, 0);
  return 3 * steps + 50;
}

/** @param scratch the case's project, or a copy of that */
export async function runCase(
  { testCase, requestIn }: PreparedCase,
  scratch: Scratch,
): Promise<{
  rehearsed: Rehearsed;
  mismatches: LocatedMismatch[];
}> {
  const prompts: ExpectationMismatch[] = [];
  const rehearsed = await rehearse({
    ...requestIn(scratch),
    wrap: (agent) => lookingForTags(agent, testCase.recording, (mismatch) => prompts.push(mismatch)),
  });
  const found = [...prompts, ...findMismatches(testCase.expect, rehearsed.observed, rehearsed.fileText)];
  return { rehearsed, mismatches: found.map((mismatch) => located(mismatch, testCase)) };
}

function located(mismatch: ExpectationMismatch, { file }: TestCase): LocatedMismatch {
  if (file === null) return mismatch;
  return { ...mismatch, file: file.file, line: file.lineOf(['expect', ...mismatch.at]) };
}

/** What stands in for a report where the case could not even be run. */
export function brokenCase(name: string, file: string | null, error: unknown): CaseReport {
  if (!(error instanceof RaymondError)) throw error;
  return {
    ...{ name, file },
    mismatches: [],
    warnings: [],
    hung: null,
    error: { message: error.located, isMisuse: error instanceof UsageError },
    observed: null,
    durationMs: 0,
    notes: [],
    faults: [],
  };
}

/** Resolves links also for a state in a document, `wf.yaml/STATE`, which is no file. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : join(realPath(parent), basename(path));
  }
}

/**
 * Wraps the agent to look at each prompt that differs from the recorded one. The recorded answer ends with the tag that
 * its prompt asked for; to a prompt that does not ask for it any more, no model would answer so.
 * @param told gets a mismatch for each missing tag
 */
function lookingForTags(
  agent: AgentCli,
  { turns }: Recording,
  told: (mismatch: ExpectationMismatch) => void,
): AgentCli {
  return forwardingAgent(agent, (request, signal, onEvent) => {
    const { agentId, state, visit, turnOfVisit } = request.context;
    const recorded = turns.findLast(
      (turn) =>
        turn.agent === agentId &&
        stateName(turn.state) === stateName(state) &&
        turn.visit === visit &&
        turn.turn === turnOfVisit,
    );
    const missing = recorded === undefined ? [] : missingTags(recorded, comparablePrompt(request));
    for (const tag of missing)
      told({
        at: ['prompts', stateName(state)],
        ...{ agent: agentId, state: stateName(state), visit },
        expected: `a prompt that asks for ${tag}, with which the recorded answer ends`,
        actual: 'one that does not speak of it',
      });
    return agent.turn(request, signal, onEvent);
  });
}

/** Tags of the answer that the recorded prompt asked for, and the present one does not. */
function missingTags({ prompt, text }: RecordedTurn, now: string): string[] {
  if (prompt === undefined || prompt === now) return [];
  const [asked, left] = [namesIn(prompt), namesIn(now)];
  return [...namesIn(text)].filter((tag) => asked.has(tag) && !left.has(tag));
}

function namesIn(text: string): Set<string> {
  return new Set(
    tagsInText(text, false).map(({ tag, states }) => {
      const target = states[0]?.name;
      return `<${tag}>${target === undefined ? '' : stateName(target)}</${tag}>`;
    }),
  );
}
