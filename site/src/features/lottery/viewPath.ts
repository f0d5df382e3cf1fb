import { type LotteryView, printLotteryView } from '@baize/domain';
import { paths } from '../../core/routing/paths.ts';

export const lotteryFamily = (pathname: string) => (pathname === paths.vnLottery ? 'vn' : 'all');

/** A lottery page as it is shown; `/vnlottery` stays where it is. */
export function viewPath(pathname: string, view: LotteryView): string {
  const family = lotteryFamily(pathname);
  const query = printLotteryView(view, family).toString();
  return (family === 'vn' ? paths.vnLottery : paths.lottery({})) + (query && `?${query}`);
}
