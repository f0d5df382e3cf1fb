import { isPlayType, type PlayType } from './lotteryPlay.ts';

export const lotteryLists = ['popular', 'vn', 'fav', 'recent'] as const;
export type LotteryList = (typeof lotteryLists)[number];

export const lotteryRecords = ['opened', 'bets', 'vn'] as const;
export type LotteryRecords = (typeof lotteryRecords)[number];

export interface LotteryView {
  gameCode: string | null;
  vendor: string | null;
  playType: PlayType | null;
  list: LotteryList;
  records: LotteryRecords;
  page: number;
}

export const firstLotteryView = (family: 'all' | 'vn'): LotteryView => ({
  gameCode: null,
  vendor: null,
  playType: null,
  list: family === 'vn' ? 'vn' : 'popular',
  records: family === 'vn' ? 'vn' : 'opened',
  page: 1,
});

export const lotteryListNeedsPlayer = (list: LotteryList): boolean => list === 'fav' || list === 'recent';

/** Parses a view from the URL; malformed values are dropped (FLT-053). */
export function parseLotteryView(query: URLSearchParams, family: 'all' | 'vn'): LotteryView {
  const first = firstLotteryView(family);
  const code = (name: string) => {
    const value = query.get(name);
    return value && /^[\w-]{1,64}$/.test(value) ? value : null;
  };
  const playType = query.get('playType');
  const page = query.get('page') ?? '';
  return {
    gameCode: code('gameCode'),
    vendor: code('vendor'),
    playType: isPlayType(playType) ? playType : null,
    list: lotteryLists.find((list) => list === query.get('list')) ?? first.list,
    records: lotteryRecords.find((records) => records === query.get('records')) ?? first.records,
    page: /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1,
  };
}

export function printLotteryView(view: LotteryView, family: 'all' | 'vn'): URLSearchParams {
  const first = firstLotteryView(family);
  const query = new URLSearchParams();
  for (const name of ['gameCode', 'vendor', 'playType'] as const) if (view[name]) query.set(name, view[name]);
  for (const name of ['list', 'records'] as const) if (view[name] !== first[name]) query.set(name, view[name]);
  if (view.page > 1) query.set('page', String(view.page));
  return query;
}
