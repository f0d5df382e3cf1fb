import type { Person } from './people.ts';
import { at } from './wire.ts';

/** Source of an input: a value, a place in an earlier answer (`call /pointer`), or a moment. */
type Sample = string | number | readonly string[] | { from: string } | { ago: number };

const from = (place: string): Sample => ({ from: place });
const day = 86_400_000;
const span = { from: { ago: 30 * day }, to: { ago: 0 } } as const;

/** Inputs of reads that need one. Ids come from earlier answers and are never guessed. */
export const samples: Readonly<Record<string, Readonly<Record<string, Sample>>>> = {
  permission: { url: 'host' },
  checkAffiliate: { code: from('account affiliateCode'), domain: 'host' },
  checkUsername: { username: 'conform.check' },
  announcements: { types: ['B', 'PL', 'PU', 'PR', 'H'] },
  gameList: { gameType: 'RNG' },
  searchGames: { gameName: from('gameList /games/*/gameName') },
  gameDetail: { nodeId: from('gameList /games/*/nodeId') },
  roomList: { vassalage: from('gameMenus roomed') },
  blogPost: { slug: from('blogPosts /content/*/slug') },
  promotionDetail: { id: from('promotions /*/id') },
  runningDraw: { gameCode: from('popularLotteries /*/gameCode') },
  drawHistory: { gameCode: from('popularLotteries /*/gameCode') },
  moneyQuote: { type: 'deposit', methodCode: from('depositSettings method'), amount: from('depositSettings least') },
  moneyMovement: { referenceNo: from('moneyMovements /list/*/referenceNo') },
  accountRecords: span,
  accountRecord: { referenceNo: from('accountRecords /list/*/referenceNo') },
  bettingRecords: span,
  bettingRecord: { orderNo: from('bettingRecords /list/*/orderNo') },
  personalProfit: span,
  contracts: { kind: 'dividend' },
  contractDetail: { contractId: from('contracts contract') },
  contractLog: { kind: 'dividend' },
  bills: span,
  billDetail: { billId: from('bills /list/*/bill/id') },
  teamOverview: span,
  teamLevel: span,
  teamSearch: { text: from('teamLevel /rows/*/member/name') },
  downline: { account: from('teamLevel /rows/*/member/account'), ...span },
  downlineTransferSettings: { account: from('teamLevel /rows/*/member/account') },
  proposalBasis: { account: from('teamLevel /rows/*/member/account'), kind: 'dividend' },
  teamBets: span,
  teamTransactions: span,
  teamProfit: { ...span, by: 'downline' },
  agentIncome: span,
};

/** Calls whose answers others take ids from; they are asked first. */
export const sources: readonly string[] = [
  ...new Set(
    Object.values(samples)
      .flatMap((fields) => Object.values(fields))
      .flatMap((one) => (typeof one === 'object' && 'from' in one ? [one.from.split(' ')[0] ?? ''] : [])),
  ),
].filter((name) => name !== 'account');

/** Fills the input of a read; null while an answer that it needs an id from is missing. */
export function inputFor(
  name: string,
  answers: ReadonlyMap<string, unknown>,
  { now, host }: { now: number; host: string },
  find: (call: string, place: string, answer: unknown) => unknown,
): Record<string, unknown> | null {
  const input: Record<string, unknown> = {};
  for (const [field, sample] of Object.entries(samples[name] ?? {})) {
    const value = filled(sample);
    if (value === undefined || value === null) return null;
    input[field] = value;
  }
  return input;

  function filled(sample: Sample): unknown {
    if (sample === 'host') return host;
    if (typeof sample !== 'object' || Array.isArray(sample)) return sample;
    if ('ago' in sample) return now - sample.ago;
    const [call = '', place = ''] = (sample as { from: string }).from.split(' ');
    return find(call, place, answers.get(call));
  }
}

/** Returns what an earlier answer has at a place, or at one of the named places that need a choice. */
export function sampleIn(call: string, place: string, answer: unknown, player: Person | undefined): unknown {
  if (call === 'account') return player?.affiliateCode ?? 'none';
  if (place === 'roomed') {
    const vendors = (Array.isArray(answer) ? answer : []).flatMap((one) => (at(one, '/vendors') as unknown[]) ?? []);
    return at(vendors.find((one) => at(one, '/hasRooms') === true) ?? vendors[0], '/vassalage');
  }
  if (place === 'method' || place === 'least') {
    const methods = (at(answer, '/methods') as unknown[] | undefined) ?? [];
    const open = methods.find((one) => at(one, '/maintenance') !== true);
    return at(open, place === 'method' ? '/methodCode' : '/min');
  }
  if (place === 'contract')
    return ['/own', '/requests/*', '/given/*', '/past/*'].map((one) => at(answer, `${one}/contract/id`)).find(Boolean);
  return at(answer, place);
}
