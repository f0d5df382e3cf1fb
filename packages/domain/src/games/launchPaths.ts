/** What carries a game of another house: a page of its own, or one of the two below the site's header. */
export type LaunchRoute = 'frame' | 'seamless' | 'sportsbook';

/** The page by the game's account family; the two names are assumed. Source: section 2 (/seamless, /fbsports). */
export function launchRoute(accountTypeName: string | null | undefined): LaunchRoute {
  if (accountTypeName === 'FB') return 'sportsbook';
  return accountTypeName === 'SEAMLESS' ? 'seamless' : 'frame';
}

/** Whether a game type is drawn: its vendors lead to the lottery page. */
export const isLotteryType = (type: string): boolean => type === 'LOTT' || type === 'ELOTT';

export interface LotteryAddress {
  gameCode: string;
  vendor: string;
  playType: string | null;
}

/** The address of a lottery; each part only when it has a value. Source: section 2. */
export function lotteryPath(address: Partial<LotteryAddress>): string {
  const query = new URLSearchParams();
  for (const name of ['gameCode', 'vendor', 'playType'] as const) {
    const value = address[name];
    if (value) query.set(name, value);
  }
  const text = query.toString();
  return text ? `/lottery?${text}` : '/lottery';
}
