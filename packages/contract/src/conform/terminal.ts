import { units } from './checks/moneyTools.ts';
import { groupTitle } from './results.ts';
import type { CallResult, Finding, Report, Sum } from './types.ts';

/** Writes the report for a terminal. */
export function terminalText(report: Report): string {
  const { calls } = report;
  const head = `Baize contract ${report.contract} against ${report.address}`;
  const tried = calls.filter(({ verdict }) => verdict !== 'not tried');
  const findings = calls.flatMap((call) => call.findings.map((finding) => ({ call, finding })));
  const worst = findings.sort((a, b) => rank(a.finding) - rank(b.finding));
  return [
    `${head}: ${tried.length} of ${calls.length} calls tried`,
    ...(report.closed ? [`The platform is closed: ${report.closed}. Only calls that stay open were judged.`] : []),
    ...report.remarks,
    ...groupLines(calls),
    '',
    ...worst.flatMap(({ call, finding }) => findingLines(call, finding, report.address)),
    ...report.moved.map((sum) => `moved: ${sumText(sum)}`),
    ...(report.moved.length > 0 ? [`moved in all: ${totalText(report.moved)}`] : []),
    ...report.opened.map((name) => `opened: account ${name}, which stays`),
    ...report.leftBehind.map((name) => `LEFT BEHIND: ${name}`),
    summary(report),
  ].join('\n');
}

export const sumText = ({ what, reference, amount, end }: Sum): string =>
  `${what} ${reference}, ${amount}${end === 'moved' ? '' : `, ${end}`}`;

/** Sums up what moved, and what of it is gone. */
export const totalText = (sums: readonly Sum[]): string =>
  `${totalOf(sums)}, of which ${totalOf(sums.filter(({ end }) => end === 'left the account'))} left the account`;

/** Adds sums exactly. */
function totalOf(sums: readonly Sum[]): string {
  const text = String(sums.reduce((all, { amount }) => all + units(amount), 0n)).padStart(13, '0');
  return `${text.slice(0, -12)}.${text.slice(-12)}`.replace(/\.?0+$/, '');
}

const rank = ({ severity }: Finding) => (severity === 'failed' ? 0 : 1);

function groupLines(calls: readonly CallResult[]): string[] {
  const groups = [...new Set(calls.map(({ group }) => group))];
  return groups.map((group) => {
    const own = calls.filter((call) => call.group === group);
    const tried = own.filter(({ verdict }) => verdict !== 'not tried');
    const bad = tried.filter(({ verdict }) => verdict === 'failed' || verdict === 'warning');
    const words = bad.map(({ name, verdict }) => `${name} ${verdict === 'failed' ? 'FAILED' : verdict}`);
    const count = `${String(tried.length).padStart(3)} of ${String(own.length).padEnd(3)}`;
    return `  ${groupTitle(group).padEnd(20)} ${count} ${words.length > 0 ? words.join(' · ') : tried.length > 0 ? 'passed' : 'not tried'}`;
  });
}

function findingLines(call: CallResult, finding: Finding, address: string): string[] {
  const { severity, check, pointer, came, wanted, lost } = finding;
  return [
    `${(severity === 'failed' ? 'FAILED' : 'warning').padEnd(8)} ${call.name}  ${call.method} ${call.path}  ${check}`,
    `         ${pointer}  came ${came}, wanted ${wanted}${lost ? `; lost: ${lost}` : ''}`,
    ...(severity === 'failed' && call.parts.length > 0 ? [`         breaks: ${call.parts.join(', ')}`] : []),
    ...(severity === 'failed' ? [`         ${curlOf(call, address)}`] : []),
  ];
}

/** Writes a line that repeats a call, without its token. */
export function curlOf({ method, path, needsToken }: CallResult, address: string): string {
  const verb = method === 'GET' ? '' : ` -X ${method}`;
  const token = needsToken ? ' -H "authorization: Bearer $TOKEN"' : '';
  return `curl -s${verb}${token} "${address}${path}"`;
}

/** Counts the reasons why calls were not tried, such as `never 67, write 10`. */
export function untriedText(calls: readonly CallResult[]): string {
  const reasons = new Map<string, number>();
  for (const { reason } of calls) if (reason) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  return [...reasons].map(([reason, number]) => `${reason} ${number}`).join(', ');
}

function summary(report: Report): string {
  const count = (verdict: CallResult['verdict']) => report.calls.filter((call) => call.verdict === verdict).length;
  const untried = untriedText(report.calls);
  const end =
    report.ended === 'complete'
      ? ''
      : report.ended === 'too little'
        ? '\nFewer than 80 % of the open reads could be tried.'
        : `\nThe run ended early: ${report.ended}.`;
  return [
    `passed ${count('passed')} · warnings ${count('warning')} · failed ${count('failed')} · not tried ${count('not tried')}${untried && ` (${untried})`}`,
    `index ${report.index} % · score ${report.score} % · ${report.requests} ${report.requests === 1 ? 'request' : 'requests'} in ${report.seconds} s${end}`,
  ].join('\n');
}
