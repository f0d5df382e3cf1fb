import { isInTurn } from '@baize/tooling/turnOfDay';
import { type AgentPageKey, agentPageKeys } from '../src/core/routing/agentPageKeys.ts';
import { pagePaths } from '../src/core/routing/pagePaths.ts';
import { memberPageKeys, type Overlay, overlays } from '../src/core/routing/paths.ts';

const asked: Readonly<Record<string, string>> = {
  '/promodetail': '?id=p-special',
  '/game': '?id=100001',
  '/seamless': '?vendor=TCM',
  '/fbsports': '?vendor=GLB',
  '/blog/:slug': '',
};
const details: Partial<Record<Overlay, string>> = {
  notice: 'notice=0',
  game: 'game=100001',
  vendor: 'studio=MRQ',
  redeem: 'reward=rounds',
  leaderboard: 'board=month',
  'join-promotion': 'promotion=p-special',
  raffle: 'promotion=p-point-mall',
  'red-envelope': 'promotion=p-app-download',
};

export const everyPage = (): string[] => addressesOf((paths) => paths);

export const eachPage = (): string[] => addressesOf(([path = '']) => [path]);

function addressesOf(chosen: (paths: string[]) => string[]): string[] {
  const rows = Object.values(pagePaths).map((paths): string[] => [...paths]);
  const known = new Set(rows.flat());
  const stale = Object.keys(asked).filter((path) => !known.has(path));
  if (stale.length > 0) throw new Error(`no page has the address ${stale.join(', ')}`);
  return [
    ...rows
      .flatMap(chosen)
      .filter((path) => path !== '*')
      .map((path) => path.replace(':slug', 'limits-before-luck') + (asked[path] ?? '')),
    '/no/such/page',
  ];
}

export const everyOverlay = (): { overlay: Overlay; address: string }[] =>
  overlays.map((overlay) => ({
    overlay,
    address: `/no/such/page?modal=${overlay}${details[overlay] ? `&${details[overlay]}` : ''}`,
  }));

export const everyCentrePage = (): string[] => memberPageKeys.map((key) => `/no/such/page?modal=member&centre=${key}`);

const agentViews: Partial<Record<AgentPageKey, readonly string[]>> = {
  downlineManagmentView: ['c-account=70011000', 'c-account=70011000&c-tab=transfer'],
  palStatementsAgentCopy: ['c-by=product', 'c-by=day'],
  agentDividendRecordCopy2: [
    ...['c-tab=bills&c-kind=all', 'c-tab=bills&c-kind=all&c-side=all', 'c-tab=simulator', 'c-tab=log'],
    ...['kind', 'cycle', 'tiers', 'check'].map((step) => `c-propose=70011000&c-step=${step}`),
  ],
};

export const everyAgentPage = (): string[] =>
  agentPageKeys.flatMap((key) =>
    ['', ...(agentViews[key] ?? [])].map((view) => `/no/such/page?modal=agent&centre=${key}${view && `&${view}`}`),
  );

/** Parts of URLs affected by the change, such as `modal=convert` or `/pointMall`. */
const reached = JSON.parse(process.env.BAIZE_ADDRESSES ?? '[]') as readonly string[];

/** Returns the URLs that a sweep visits today: a rotating fifth, plus those affected by the change. */
export function inSweep<Address extends string | { address: string }>(
  sweep: string,
  addresses: readonly Address[],
): Address[] {
  return addresses.filter((each) => {
    const address = typeof each === 'string' ? each : each.address;
    return isInTurn(`${sweep} ${address}`, 5) || reached.some((part) => isPartOf(address, part));
  });
}

function isPartOf(address: string, part: string): boolean {
  const [path = '', query = ''] = address.split('?');
  return part === path || query.split('&').includes(part);
}
