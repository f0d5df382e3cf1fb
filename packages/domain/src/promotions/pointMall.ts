import {
  type PointType,
  pointTypes,
  type RedemptionKind,
  type RedemptionStatus,
  type Reward,
  type RewardKind,
  redemptionKinds,
  redemptionStatuses,
  rewardKinds,
  rewardState,
} from './points.ts';

export const mallTabs = ['rewards', 'detail', 'rules', 'rates', 'records'] as const;
export type MallTab = (typeof mallTabs)[number];

export const rewardSorts = ['low', 'high', 'name'] as const;
export type RewardSort = (typeof rewardSorts)[number];

/** Source: section 9. */
export const recordDays = ['7', '30'] as const;
export type RecordDays = (typeof recordDays)[number];

export interface MallView {
  tab: MallTab;
  kind: RewardKind | null;
  within: boolean;
  sort: RewardSort;
  type: PointType | null;
  status: RedemptionStatus | null;
  redeemed: RedemptionKind | null;
  days: RecordDays | null;
  page: number;
}

export const firstMall: MallView = {
  tab: 'rewards',
  kind: null,
  within: false,
  sort: 'low',
  type: null,
  status: null,
  redeemed: null,
  days: null,
  page: 1,
};

/** Parses a view from the URL; values that are malformed or belong to another tab are dropped. */
export function parseMall(query: URLSearchParams): MallView {
  const one = <T extends string>(name: string, allowed: readonly T[]): T | null =>
    allowed.find((item) => item === query.get(name)) ?? null;
  const tab = one('tab', mallTabs) ?? 'rewards';
  const page = /^[1-9]\d{0,3}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1;
  switch (tab) {
    case 'rewards':
      return {
        ...firstMall,
        kind: one('kind', rewardKinds),
        within: query.get('within') === '1',
        sort: one('sort', rewardSorts) ?? 'low',
      };
    case 'detail':
      return { ...firstMall, tab, type: one('type', pointTypes), days: one('days', recordDays), page };
    case 'records':
      return {
        ...firstMall,
        tab,
        status: one('status', redemptionStatuses),
        redeemed: one('redeemed', redemptionKinds),
        days: one('days', recordDays),
        page,
      };
    default:
      return { ...firstMall, tab };
  }
}

export function printMall(view: MallView): URLSearchParams {
  const query = new URLSearchParams();
  if (view.tab !== firstMall.tab) query.set('tab', view.tab);
  for (const name of ['kind', 'type', 'status', 'redeemed', 'days'] as const) {
    if (view[name]) query.set(name, view[name]);
  }
  if (view.within) query.set('within', '1');
  if (view.sort !== firstMall.sort) query.set('sort', view.sort);
  if (view.page > 1) query.set('page', String(view.page));
  return query;
}

export function arrangeRewards(
  rewards: readonly Reward[],
  { kind, within, sort }: Pick<MallView, 'kind' | 'within' | 'sort'>,
  points: string | null,
): Reward[] {
  const byPoints = (a: Reward, b: Reward) => {
    const difference = BigInt(a.points) - BigInt(b.points);
    return difference < 0n ? -1 : difference > 0n ? 1 : 0;
  };
  const byName = (a: Reward, b: Reward) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);
  const order = { low: byPoints, high: (a: Reward, b: Reward) => byPoints(b, a), name: byName }[sort];
  return rewards
    .filter((reward) => kind === null || reward.kind === kind)
    .filter((reward) => !within || points === null || rewardState(reward, points).kind !== 'too-dear')
    .sort(order);
}
