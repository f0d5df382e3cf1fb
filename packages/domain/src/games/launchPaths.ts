/** Page that hosts a third-party game: full screen, or one of two below the site's header. */
export type LaunchRoute = 'frame' | 'seamless' | 'sportsbook';

/** Chooses the page by the game's account family; both names are assumed. Source: section 2 (/seamless, /fbsports). */
export function launchRoute(accountTypeName: string | null | undefined): LaunchRoute {
  if (accountTypeName === 'FB') return 'sportsbook';
  return accountTypeName === 'SEAMLESS' ? 'seamless' : 'frame';
}

export const isLotteryType = (type: string): boolean => type === 'LOTT' || type === 'ELOTT';

export interface LotteryAddress {
  gameCode: string;
  vendor: string;
  playType: string | null;
}

/** Builds the URL of a lottery, leaving out empty parts. Source: section 2. */
export function lotteryPath(address: Partial<LotteryAddress>): string {
  const query = new URLSearchParams();
  for (const name of ['gameCode', 'vendor', 'playType'] as const) {
    const value = address[name];
    if (value) query.set(name, value);
  }
  const text = query.toString();
  return text ? `/lottery?${text}` : '/lottery';
}
