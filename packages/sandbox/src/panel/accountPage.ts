import { html } from 'hono/html';
import { demoAccounts } from '../world/account/demoAccounts.ts';
import { currencyChoices } from '../world/base/settings.ts';
import { clubName, clubRanks } from '../world/promotions/vip.ts';
import { restChoices } from './accountChange.ts';
import type { AccountState, accountPage, ledgerPage } from './accountState.ts';
import { check, choice, form, frame, type Html, line, type Option, search, section, table } from './parts.ts';

type News = { news: string | null; problem: string | null };

const back = html`<a href="/sandbox">Control panel</a>`;
const rankOf = (rank: number): string => (rank === 0 ? 'no rank' : `${rank}, ${clubName(rank)}`);
const restWords: Readonly<Record<(typeof restChoices)[number], string>> = {
  none: 'no',
  day: 'for a day, from now',
  week: 'for a week, from now',
  'for-good': 'excluded for good',
};
const pathOf = (username: string): string => `/sandbox/accounts/${encodeURIComponent(username)}`;

export function accountsPage(found: ReturnType<typeof accountPage>, name: string, told: News): Html {
  const { items, total, page, pages } = found;
  return frame(
    { title: 'Accounts', lead: back, ...told },
    html`<section class="wide"><h2>${total} ${total === 1 ? 'account' : 'accounts'}</h2>
${search('/sandbox/accounts', 'Find accounts', line('Part of a name', 'name', name), 'Find')}
${table(
  'Accounts',
  ['Account', 'What it is', 'Rank', 'Balance', 'Flags'],
  items.map(
    (account) =>
      html`<tr><th scope="row"><a href="${pathOf(account.username)}">${account.username}</a></th><td>${account.kind}</td><td>${rankOf(account.rankLevel)}</td><td class="figure">${account.balance} ${account.currency ?? ''}</td><td>${flagsOf(account)}</td></tr>`,
  ),
  ['Balance'],
)}
${pager('/sandbox/accounts', { name }, page, pages)}</section>`,
  );
}

function flagsOf({ flags, rest }: AccountState): string {
  const words = [
    flags.verified ? '' : 'has to verify',
    flags.passwordDue ? 'has to change the password' : '',
    flags.closed ? 'closed' : '',
    rest ? 'on a break' : '',
  ];
  return words.filter((word) => word !== '').join(', ') || '–';
}

interface OneAccount extends News {
  ledger: ReturnType<typeof ledgerPage>;
  kind: string;
  choice: string;
  /** Idempotency key, so that a form sent twice moves money once. */
  key: string;
}

export function oneAccountPage(account: AccountState, { ledger, kind, choice: currency, key, ...told }: OneAccount) {
  const path = pathOf(account.username);
  return frame(
    { title: account.username, lead: html`${back} · <a href="/sandbox/accounts">All accounts</a>`, ...told },
    html`${section('What it is', facts(account))}
${section(
  'Money',
  html`<p>Every change is an entry of the ledger, of the kind <code>adjustment</code>; a balance is never set.</p>
${form(
  `${path}/money`,
  'money',
  html`<input type="hidden" name="key" value="${key}">
${choice(
  'What to do',
  'how',
  [
    ['give', 'Give'],
    ['take', 'Take'],
  ],
  'give',
)}
${line(`Amount${account.currency ? `, ${account.currency}` : ''}`, 'amount', '', `At most ${account.digits} decimals`)}
${line('Note', 'note', '')}`,
  { word: 'Move the money' },
)}
<h3>Currency</h3>
<p>It is the whole platform’s: every account has money in each, in books of their own. An open page of the site has to be reloaded.</p>
${form(
  path,
  'currency',
  choice(
    'Currency of the platform',
    'currency',
    currencyChoices.map((code): Option => [code, code === 'brand' ? 'the brand’s own' : code]),
    currency,
  ),
)}`,
)}
${section('Rank and flags', form(path, 'flags', changes(account)))}
<section class="wide" id="ledger"><h2>Ledger</h2>
${search(
  path,
  'Filter the ledger',
  choice('Kind', 'kind', [['', 'every kind'], ...ledger.kinds.map((one): Option => [one, one])], kind),
  'Show',
)}
<p>${ledger.total} entries, the newest first.</p>
${table(
  'Ledger',
  ['Time', 'Kind', 'Amount', 'Balance after', 'What for'],
  ledger.items.map(
    ({ at, kind: of, amount, after, reference }) =>
      html`<tr><td><time>${timeOf(at)}</time></td><td>${of}</td><td class="figure">${amount}</td><td class="figure">${after}</td><td>${reference}</td></tr>`,
  ),
  ['Amount', 'Balance after'],
)}
${pager(path, { kind }, ledger.page, ledger.pages)}</section>`,
  );
}

function facts(account: AccountState): Html {
  const demo = demoAccounts.find(({ username }) => username === account.username);
  const rows = [
    ['Account', account.kind],
    ['Number', account.id],
    ['Nickname', account.nickname],
    ['Balance', `${account.balance} ${account.currency ?? ''}`],
    ...account.wallets.map(({ name, amount }) => [`With ${name}`, `${amount} ${account.currency ?? ''}`]),
    ['Rank', rankOf(account.rankLevel)],
    ['Upline', account.upline ?? '–'],
    ['Opened', timeOf(account.openedAt)],
    ['On a break', account.rest ? untilOf(account.rest.until) : 'no'],
    ...(demo ? [['Made for', demo.state]] : []),
  ];
  return html`<dl>${rows.map(([term, value]) => html`<dt>${term ?? ''}</dt><dd>${value ?? ''}</dd>`)}</dl>`;
}

const untilOf = (until: number | null): string => (until === null ? 'for good' : `until ${timeOf(until)}`);

function changes({ rankLevel, flags, type, rest }: AccountState): Html {
  const ranks = Array.from({ length: clubRanks + 1 }, (_, rank): Option => [String(rank), rankOf(rank)]);
  const trial = type === 3 || type === 4;
  return html`${choice('Rank', 'rankLevel', ranks, String(rankLevel))}
${choice(
  'On a break',
  'rest',
  [
    ...(rest ? [['', `stays as it is: ${untilOf(rest.until)}`] as const] : []),
    ...restChoices.map((one): Option => [one, restWords[one]]),
  ],
  rest ? '' : 'none',
)}
${check('Verified: no proof is due at the next login', 'verified', flags.verified)}
${check('Has to change the password at the next login', 'passwordDue', flags.passwordDue)}
${trial ? check('Trial account, for tests', 'trial', flags.trial) : ''}
${check('Closed', 'closed', flags.closed)}`;
}

function pager(path: string, query: Record<string, string>, page: number, pages: number): Html {
  const to = (place: number, word: string) =>
    html`<a href="${path}?${new URLSearchParams({ ...query, page: String(place) }).toString()}">${word}</a>`;
  return html`<nav aria-label="Pages" class="row"><span>Page ${page} of ${pages}</span>${page > 1 ? to(page - 1, 'Previous') : ''}${page < pages ? to(page + 1, 'Next') : ''}</nav>`;
}

const timeOf = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replace('T', ' ');
