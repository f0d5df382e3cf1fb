import { escaped } from './junit.ts';
import { curlOf, sumText, totalText, untriedText } from './terminal.ts';
import type { CallResult, Finding, Report, Verdict } from './types.ts';

const families: Readonly<Record<string, string>> = {
  T: 'Transport',
  E: 'Envelope',
  S: 'Values',
  P: 'Lists and pages',
  A: 'Access',
  M: 'Money',
  L: 'Launch',
  C: 'Coherence',
  N: 'Wrong input',
};

/** Writes the report as one page without a script; its style is the file beside it. */
export function htmlText(report: Report): string {
  const { calls, score, index, exit } = report;
  const tried = calls.filter(({ verdict }) => verdict !== 'not tried');
  const good = tried.filter(({ verdict }) => verdict !== 'failed');
  const failed = calls
    .flatMap((call) => call.findings.map((finding) => ({ call, finding })))
    .filter(({ finding }) => finding.severity === 'failed');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Conformance of ${escaped(report.address)}</title>
<link rel="stylesheet" href="report.css">
</head>
<body>
<header><h1>Conformance</h1> <span>${escaped(report.address)}</span> <span>${escaped(momentText(report.at))}</span> <span>contract ${escaped(report.contract)}, ${escaped(report.flags.join(', '))}</span> <small>${report.requests} requests, ${report.seconds} s</small></header>
<section class="cards">
${figure('Score', score, `of what was tried passed: ${good.length} of ${tried.length}`)}
${figure('Index', index, 'of the calls could be tried with these flags')}
<div class="${exit === 0 ? 'good' : 'bad'}"><h2>${verdictOf(report, failed.length)}</h2><p>${escaped(sentence(report, failed))}</p></div>
</section>
${report.remarks.map((words) => `<p>${escaped(words)}</p>`).join('\n')}
${failed.length > 0 ? breaksTable(failed, report.address) : ''}
${list(
  'Warnings',
  calls.flatMap((call) =>
    call.findings
      .filter(({ severity }) => severity === 'warning')
      .map(
        (one) =>
          `${call.name} ${one.check} ${one.pointer}: came ${one.came}, wanted ${one.wanted}${one.lost ? `; lost: ${one.lost}` : ''}`,
      ),
  ),
)}
${list(`Moved in all: ${totalText(report.moved)}`, report.moved.map(sumText))}
${list('Opened, and left', report.opened)}
${list('Left behind', report.leftBehind)}
${familyTable(calls)}
${callTable(calls)}
<footer>No script, no third party. Values of personal fields and tokens are left out everywhere.</footer>
</body>
</html>
`;
}

const momentText = (at: string) =>
  `${new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })} UTC`;

const figure = (title: string, value: number, words: string) =>
  `<div><h2>${title}</h2><p class="figure">${value} %</p><meter min="0" max="100" value="${value}">${value} %</meter><p>${words}</p></div>`;

function verdictOf({ exit, ended }: Report, failed: number): string {
  if (exit === 0) return 'Speaks the contract';
  if (ended === 'not reachable') return 'Not reachable';
  if (ended === 'interrupted') return 'Ended early';
  return failed > 0 ? `Not yet: ${failed} ${failed === 1 ? 'check' : 'checks'} failed` : 'Not yet';
}

function sentence({ exit, calls, ended }: Report, failed: readonly { call: CallResult }[]): string {
  const parts = new Set(failed.flatMap(({ call }) => call.parts)).size;
  const untried = calls.filter(({ verdict }) => verdict === 'not tried').length;
  const why = untriedText(calls);
  const breaks =
    parts > 0 ? `${parts} ${parts === 1 ? 'part' : 'parts'} of the site would not work as they should. ` : '';
  const little = ended === 'too little' ? 'Fewer than 80 % of the open reads could be tried. ' : '';
  return `${breaks}${little}${untried} calls were not tried${why && ` (${why})`}. Exit code ${exit}.`;
}

function breaksTable(failed: readonly { call: CallResult; finding: Finding }[], address: string): string {
  const rows = failed.map(
    ({ call, finding: { check, came, wanted, pointer } }) =>
      `<tr><th scope="row">${escaped(call.parts[0] ?? 'no page')}</th><td><code>${call.name}</code> <b>${check}</b></td><td>${escaped(came)}</td><td>${escaped(wanted)}</td><td><code>${escaped(pointer)}</code></td></tr>`,
  );
  const lines = [...new Set(failed.map(({ call }) => curlOf(call, address)))];
  return `<h2>What would break on the site</h2>
<table><thead><tr><th>Part</th><th>Call</th><th>Came</th><th>Wanted</th><th>Pointer</th></tr></thead><tbody>${rows.join('')}</tbody></table>
<pre>${escaped(lines.join('\n'))}</pre>`;
}

const list = (title: string, items: readonly string[]) =>
  items.length === 0 ? '' : `<h2>${title}</h2><ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;

/** Calls that a family looks at; those without an entry look at every answer. */
const scopes: Readonly<Record<string, (call: CallResult) => boolean>> = {
  P: ({ name }) => /^(gameList|blogPosts|moneyMovements|accountRecords|bettingRecords|inbox)$/.test(name),
  A: ({ needsToken }) => needsToken,
  M: ({ name }) => /^(placeDeposit|walletTransfer|recallWallets|withdraw|moneyQuote|moneyFate|wallets)$/.test(name),
  L: ({ name }) => name === 'launchGame',
  C: ({ name }) =>
    /^(permission|balance|wallets|depositSettings|withdrawalSettings|unreadCount|memberCounts|playControl)$/.test(name),
  N: ({ name }) => /^(gameList|systemStatus|login)$/.test(name),
};

function familyTable(calls: readonly CallResult[]): string {
  const rows = Object.entries(families).map(([letter, name]) => {
    const own = calls.filter(scopes[letter] ?? (() => true));
    const hit = (severity: Finding['severity']) =>
      own.filter(({ findings }) => findings.some((one) => one.check.startsWith(letter) && one.severity === severity))
        .length;
    const [bad, doubtful] = [hit('failed'), hit('warning')];
    const untried = own.filter(({ verdict }) => verdict === 'not tried').length;
    const fine = Math.max(0, own.length - untried - bad - doubtful);
    return `<tr><th scope="row">${name}</th><td>${bars(fine, doubtful, bad, untried)}</td>${[fine, doubtful, bad, untried].map((count) => `<td class="number">${count}</td>`).join('')}</tr>`;
  });
  return `<h2>By family</h2>
<table><thead><tr><th>Family</th><th>Calls it looks at: no finding, warning, failed, not tried</th>${['None', 'Warning', 'Failed', 'Not tried'].map((head) => `<th class="number">${head}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** Draws a bar of ten cells with classes, so that it needs no style of its own and prints without colour. */
function bars(fine: number, doubtful: number, bad: number, untried: number): string {
  const all = Math.max(1, fine + doubtful + bad + untried);
  const cells = (number: number) => (number === 0 ? 0 : Math.max(1, Math.round((20 * number) / all)));
  const kinds = [
    ...Array(cells(fine)).fill('p'),
    ...Array(cells(doubtful)).fill('w'),
    ...Array(cells(bad)).fill('f'),
    ...Array(cells(untried)).fill('n'),
  ];
  return `<span class="bar" aria-hidden="true">${kinds.map((kind) => `<i class="${kind}"></i>`).join('')}</span>`;
}

const marks: Readonly<Record<Verdict, string>> = { passed: 'p', warning: 'w', failed: 'f', 'not tried': 'n' };

function callTable(calls: readonly CallResult[]): string {
  const rows = calls.map(
    ({ name, group, method, path, verdict, reason }) =>
      `<tr><th scope="row"><code>${name}</code></th><td>${group}</td><td><code>${method} ${escaped(path)}</code></td><td><i class="${marks[verdict]}"></i> ${verdict}${reason ? `: ${reason}` : ''}</td></tr>`,
  );
  return `<h2>All calls</h2>
<table><thead><tr><th>Call</th><th>Group</th><th>Address</th><th>Verdict</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}
