import { pathToFileURL } from 'node:url';
import { inArchive, inWorkspace } from '../workflow-place.js';
import type { FindingSeverity, LintFinding } from './findings.js';

/** A rule as people see it. */
export interface LintRule {
  readonly severity: FindingSeverity;
  readonly about: string;
  /** Why the rule exists, in Markdown. */
  readonly why: string;
}

export interface SarifFacts {
  readonly version: string;
  readonly rules: Readonly<Record<string, LintRule>>;
  /** Files in it are named relative to it, as code scanning wants them. */
  readonly workspace: string;
}

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
const LEVELS: Readonly<Record<FindingSeverity, string>> = {
  error: 'error',
  warning: 'warning',
  info: 'note',
};
/** The name of the folder that all paths are relative to. Readers of the log know where it lies. */
const ROOT = '%SRCROOT%';

/** Findings as a log of SARIF 2.1.0 (OASIS), which code scanning and editors read. */
export function sarifLog(findings: readonly LintFinding[], { workspace, ...facts }: SarifFacts): object {
  const ids = Object.keys(facts.rules);
  const results = findings.map((finding) => ({
    ruleId: finding.rule,
    ruleIndex: ids.indexOf(finding.rule),
    level: LEVELS[finding.severity],
    ...placed(finding, workspace),
  }));
  return {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [{ tool: { driver: driverOf(facts) }, results }],
  };
}

function driverOf({ version, rules }: Omit<SarifFacts, 'workspace'>): object {
  return {
    name: 'raymond',
    version,
    rules: Object.entries(rules).map(([id, { severity, about, why }]) => ({
      id,
      shortDescription: { text: `${about[0]?.toUpperCase()}${about.slice(1)}.` },
      help: { text: why.replaceAll('`', ''), markdown: why },
      defaultConfiguration: { level: LEVELS[severity] },
    })),
  };
}

/** The place of a finding. For a file in an archive the message names it, since no line of the archive itself is meant. */
function placed({ file, line, column, message }: LintFinding, workspace: string): object {
  const inside = inArchive(file);
  const known = inWorkspace(file, workspace);
  const artifactLocation =
    known === null ? { uri: pathToFileURL(file).href } : { uri: uriOf(known), uriBaseId: ROOT };
  return {
    message: { text: inside === null ? message : `${inside}:${line}: ${message}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation,
          ...(inside === null && { region: { startLine: line, startColumn: column } }),
        },
      },
    ],
  };
}

function uriOf(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
