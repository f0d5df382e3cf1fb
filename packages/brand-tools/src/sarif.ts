import { type Code, codes } from './codes.ts';
import { type Finding, sentences } from './finding.ts';

/** Formats findings as SARIF 2.1.0, which code hosts display next to changed lines. */
export function sarifOf(findings: readonly Finding[]): string {
  const ids = Object.keys(codes) as Code[];
  const log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: { name: 'baize-brand', rules: ids.map((id) => ({ id, shortDescription: { text: codes[id] } })) },
        },
        columnKind: 'utf16CodeUnits',
        results: findings.map((finding) => resultOf(finding, ids)),
      },
    ],
  };
  return JSON.stringify(log, null, 2);
}

function resultOf(finding: Finding, ids: readonly Code[]) {
  const { code, severity, file, line, column, fix, edits } = finding;
  const artifactLocation = { uri: file };
  const replacements = (edits ?? []).map(({ offset, length, content }) => ({
    deletedRegion: { charOffset: offset, charLength: length },
    insertedContent: { text: content },
  }));
  return {
    ruleId: code,
    ruleIndex: ids.indexOf(code),
    level: severity,
    message: { text: sentences(finding) },
    locations: [{ physicalLocation: { artifactLocation, region: { startLine: line, startColumn: column } } }],
    ...(edits
      ? { fixes: [{ description: { text: fix }, artifactChanges: [{ artifactLocation, replacements }] }] }
      : {}),
  };
}
