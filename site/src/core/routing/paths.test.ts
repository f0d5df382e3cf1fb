import {
  firstBillView,
  firstDownlineView,
  firstLotteryView,
  firstMall,
  firstView,
  printBillView,
  printDownlineView,
  printLobby,
  printLotteryView,
  printMall,
} from '@baize/domain';
import { expect, test } from 'vitest';
import { centreParameters, readCentre, withOverlay, withoutOverlay } from './paths.ts';

const pages = [
  printMall({ ...firstMall, tab: 'detail', type: 'redeem', days: '7', page: 2 }),
  printMall({ ...firstMall, tab: 'rewards', kind: 'bonus', within: true, sort: 'high' }),
  printLobby({ ...firstView, vendors: ['OMB', 'HXN'], name: 'heron', classify: 'JP', minBet: '0.1', page: 4 }),
  printLotteryView({ ...firstLotteryView('all'), page: 3 }, 'all'),
].map(String);

const shown = {
  ...Object.fromEntries(printBillView({ ...firstBillView, side: 'all', kind: 'all', status: 'paid', page: 5 })),
  ...Object.fromEntries(printDownlineView({ ...firstDownlineView, who: 'agent', level: '2', account: '70010006' })),
  tab: 'bills',
};

test.each(pages)('NAV-19 NAV-20 a centre over ?%s takes nothing from that page, and leaves nothing there', (page) => {
  expect(withoutOverlay(new URLSearchParams(page)).toString()).toBe(page);
  const detail = { centre: 'agentDailyWages2', ...centreParameters(shown) };
  const over = new URLSearchParams(withOverlay(new URLSearchParams(page), 'agent', detail));
  expect(Object.fromEntries(readCentre(over))).toEqual(shown);
  expect(withoutOverlay(over).toString()).toBe(page);
});
