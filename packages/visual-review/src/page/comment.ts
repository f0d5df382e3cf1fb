import type { ReportCause, ReportData, ReportFinding } from '../reportData.ts';
import { groupBy } from './selection.ts';

const mostNamed = 6;

export function pullRequestComment({ pictures, base, causes, findings, equal, unpictured }: ReportData): string {
  const byCause = groupBy(findings, ({ cause }) => cause);
  const rows = causes.map((cause) => row(cause, byCause.get(cause.id) ?? []));
  const accepted = findings.filter(({ isAccepted }) => isAccepted).length;
  const notes = [
    ...(accepted > 0 ? [`${accepted} accepted.`] : []),
    ...(equal.length > 0 ? [`${count(equal.length, 'picture equals', 'pictures equal')} another state.`] : []),
    ...(unpictured.length > 0 ? [`${count(unpictured.length, 'story has', 'stories have')} no picture.`] : []),
  ];
  const changed = `**${findings.length.toLocaleString('en')} of ${count(pictures, 'picture', 'pictures')} changed**`;
  return [
    `${changed}${base ? ` against ${base.name}` : ''}`,
    '',
    '| Cause | What changed | Pictures | Parts |',
    '| --- | --- | ---: | --- |',
    ...rows,
    ...(notes.length > 0 ? ['', notes.join(' ')] : []),
    '',
  ].join('\n');
}

function row({ title, where, what, kind }: ReportCause, findings: readonly ReportFinding[]): string {
  const parts = [...new Set(findings.map(({ component }) => component))];
  const named = parts.slice(0, mostNamed).join(', ');
  const rest = parts.length > mostNamed ? ` and ${parts.length - mostNamed} more` : '';
  const name = kind === 'unknown' ? title : `\`${title}\``;
  return `| ${[`${name}<br>${where}`, kind === 'sheet' || kind === 'script' ? `\`${what}\`` : what, findings.length, named + rest].map(cell).join(' | ')} |`;
}

const cell = (text: string | number) => String(text).replaceAll('|', '\\|');

const count = (amount: number, one: string, many: string) =>
  `${amount.toLocaleString('en')} ${amount === 1 ? one : many}`;
