import type { AccountView, BetView } from '@baize/domain';

export const betFilters = ({ category, vendor, status }: BetView) => ({
  ...(category ? { category } : {}),
  ...(vendor ? { vendor } : {}),
  ...(status ? { status } : {}),
});

export const accountFilters = ({ type, status }: AccountView) => ({
  ...(type ? { type } : {}),
  ...(status ? { status } : {}),
});
