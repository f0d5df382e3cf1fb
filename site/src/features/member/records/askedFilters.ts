import type { AccountView, BetView } from '@baize/domain';

/** The filters of a view as the platform's calls take them. */
export const betFilters = ({ category, vendor, status }: BetView) => ({
  ...(category ? { gameCategory: category } : {}),
  ...(vendor ? { vassalage: vendor } : {}),
  ...(status ? { status } : {}),
});

export const accountFilters = ({ type, status }: AccountView) => ({
  ...(type ? { type } : {}),
  ...(status ? { status } : {}),
});
