import { agentScenarios } from './agentScenarios.ts';
import { contentScenarios } from './contentScenarios.ts';
import { bareScenario, lackingScenario } from './lackingScenarios.ts';
import { type Prepared, preparePlayer } from './preparePlayer.ts';
import { ruleScenarios } from './ruleScenarios.ts';
import type { FaultRule } from './world/base/faultRules.ts';
import { type BrandId, brandIds, type Settings, toggleIds } from './world/base/settings.ts';
import { pastDevices } from './world/sign-in/loginLog.ts';
import type { World } from './world/world.ts';

/** Named state of the platform. Everything it does not mention is as on the first day. */
export interface Scenario extends Prepared {
  title: string;
  settings?: Partial<Settings>;
  account?: string;
  /** Token that has already expired. */
  expired?: true;
  elsewhere?: true;
  slots?: number;
  longPast?: true;
  /** Moment to which the clock is set, ms since 1970. */
  at?: number;
}

const hotTypes = ['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'ESPORTS', 'FISH', 'RNG', 'PVP'] as const;

const failing = (...calls: readonly string[]): readonly FaultRule[] => calls.map((call) => ({ call, kind: '500' }));

const homeLists = [
  'hotGames',
  'winnerBoard',
  'promotions',
  'openedDraws',
  'popularLotteries',
  'openedNumbers',
  'liveTables',
];

const moneyCalls = [
  'placeDeposit',
  'withdraw',
  'walletTransfer',
  'recallWallets',
  'transferUpline',
  'transferDownline',
  'confirmReceipt',
];

const everyToggle = Object.fromEntries(toggleIds.map((id) => [id, true])) as Settings['toggles'];
const noToggle = Object.fromEntries(toggleIds.map((id) => [id, false])) as Settings['toggles'];

/** Scenarios by name. Names may be joined by `+`: later scenarios win where they disagree; faults and missing parts add up. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  default: { title: 'A visitor on an ordinary day' },
  slow: { title: 'Every answer takes three seconds', settings: { latencyMs: 3_000 } },
  empty: { title: 'A platform without content', settings: { emptyLists: true } },
  member: { title: 'Signed in as a player', account: 'demo.member' },
  vip: { title: 'Signed in as a VIP', account: 'demo.vip' },
  agent: { title: 'Signed in as an agent', account: 'demo.agent' },
  sub: { title: 'Signed in as an agent below another', account: 'demo.sub' },
  grand: { title: 'Signed in as an agent of ten thousand', account: 'demo.grand' },
  trial: { title: 'Signed in with a trial account', account: 'demo.trial' },
  elsewhere: { title: 'Signed in on two more devices', elsewhere: true },
  'new-account': { title: 'Signed in with a password to change', account: 'demo.new' },
  limited: { title: 'Signed in close to a limit', account: 'demo.limited' },
  excluded: { title: 'Signed in while on a break', account: 'demo.excluded' },
  ...ruleScenarios,
  maintenance: { title: 'Under maintenance', settings: { systemStatus: 1 } },
  blocked: { title: 'Not available in this region', settings: { systemStatus: 2 } },
  'platform-down': { title: 'Nothing answers', settings: { faults: [{ call: '*', kind: 'refused' }] } },
  'home-lists-500': { title: 'Every list of the home page fails', settings: { faults: failing(...homeLists) } },
  ...Object.fromEntries(
    hotTypes.map((gameType): [string, Scenario] => [
      `hot-${gameType}-500`,
      {
        title: `The hot list of ${gameType} fails`,
        settings: { faults: [{ call: 'hotGames', kind: '500', when: { gameType } }] },
      },
    ]),
  ),
  'banners-500': { title: 'Banners and notices fail', settings: { faults: failing('announcements') } },
  'lobby-500': { title: "The lobby's list fails", settings: { faults: failing('gameList') } },
  'lobby-500-once': {
    title: "The lobby's list fails once",
    settings: { faults: [{ call: 'gameList', kind: '500', times: 1 }] },
  },
  'lobby-empty': { title: 'The lobby has no game', settings: { emptyLobby: true } },
  'lobby-members-only': { title: 'The lobby is closed to visitors', settings: { visitorsBrowse: false } },
  'lobby-stalled': {
    title: "The lobby's list never ends",
    settings: { faults: [{ call: 'gameList', kind: 'stalled' }] },
  },
  'balance-500': { title: 'The balance fails', settings: { faults: failing('balance') } },
  'login-500': { title: 'Logging in fails', settings: { faults: failing('login') } },
  'promotions-500': { title: 'The promotions fail', settings: { faults: failing('promotions', 'promotionDetail') } },
  'vip-500': { title: 'The club fails', settings: { faults: failing('vipClub') } },
  'menus-500': { title: 'The categories fail', settings: { faults: failing('gameMenus') } },
  'lanes-500': { title: 'The lanes of vendors fail', settings: { faults: failing('vendorLanes') } },
  'rooms-500': { title: 'The rooms fail', settings: { faults: failing('roomList') } },
  'launch-403': {
    title: 'Launching is not allowed',
    settings: { faults: [{ call: 'launchGame', kind: '403' }] },
  },
  'launch-500': { title: 'Launching fails', settings: { faults: failing('launchGame') } },
  'points-500': {
    title: "The points mall's lists fail",
    settings: {
      faults: failing('pointBalance', 'pointRewards', 'pointConfig', 'pointDetail', 'redeemPointList'),
    },
  },
  'rewards-500': {
    title: 'Rewards, bonuses and rebates fail',
    settings: { faults: failing('rewardCentre', 'bonusDetails', 'manualRebate', 'rebateHistory') },
  },
  'missions-500': {
    title: 'The missions and their leaderboard fail',
    settings: { faults: failing('missionSummary', 'missionLeaderboard') },
  },
  'inbox-500': { title: 'The messages fail', settings: { faults: failing('inbox') } },
  'invited-500': {
    title: 'Invited friends and what they earned fail',
    settings: { faults: failing('referralSummary', 'referralFriends', 'referralEarnings') },
  },
  'control-500': { title: 'Limits and breaks fail', settings: { faults: failing('playControl') } },
  pending: { title: 'Signed in with a payment to confirm', account: 'demo.pending' },
  'single-wallet': { title: 'One wallet for everything', settings: { singleWallet: true } },
  'rate-moved': { title: 'The rate of exchange has moved', settings: { rateMoved: true } },
  'reviews-held': { title: 'Payments are looked at for ever', settings: { reviews: 'hold', inquiries: 'hold' } },
  'money-turned-down': {
    title: 'Payments and complaints are turned down',
    settings: { reviews: 'reject', inquiries: 'reject' },
  },
  'money-answers-lost': {
    title: 'The answers of payments are lost, and what became of them is found',
    settings: { faults: moneyCalls.map((call) => ({ call, kind: 'reset', times: 3 })) },
  },
  'money-unknown': {
    title: 'The answers of payments are lost, and nobody can say what became of them',
    settings: {
      faults: [...moneyCalls.map((call): FaultRule => ({ call, kind: 'reset' })), { call: 'moneyFate', kind: '503' }],
    },
  },
  'proofs-lost': { title: 'No picture of a proof arrives', settings: { faults: failing('uploadProof') } },
  'money-500': {
    title: 'The pages of money fail',
    settings: {
      faults: failing('wallets', 'depositSettings', 'withdrawalSettings', 'uplineSettings', 'moneyMovements'),
    },
  },
  'team-500': {
    title: "The tree of the agent's team fails",
    settings: { faults: failing('teamLevel', 'teamSearch', 'downline') },
  },
  'agent-overview-500': {
    title: 'The team overview and what waits fail',
    settings: { faults: failing('teamOverview', 'agentAttention') },
  },
  'reports-500': {
    title: "The agent's reports fail",
    settings: { faults: failing('teamBets', 'teamProfit', 'teamTransactions', 'agentIncome') },
  },
  bare: bareScenario,
  ...agentScenarios,
  'ranks-500': { title: 'The leaderboard fails', settings: { faults: failing('rankList') } },
  'token-expired': { title: 'Signed in, but the session is over', account: 'demo.member', expired: true },
  captcha: { title: 'Every login needs a captcha', settings: { captchaAfter: 0 } },
  'human-check': { title: 'Registration makes sure that a person asks', settings: { humanCheck: 'sandbox' } },
  'human-check-missing': { title: 'That check does not load', settings: { humanCheck: 'geetest' } },
  'every-field': {
    title: 'Registration by name and by number, with codes and every field',
    settings: { everyField: true, toggles: everyToggle },
  },
  'cdn-dead': { title: 'No picture arrives', settings: { imageCdn: 'down' } },
  'cdn-first-dead': { title: 'Pictures arrive from the second origin only', settings: { imageCdn: 'first-down' } },
  'stress-vendors': { title: 'Fourteen slot studios', settings: { stressVendors: true } },
  'stress-records': { title: 'A past of a hundred thousand bets', account: 'demo.member', longPast: true },
  'records-500': {
    title: 'The records fail',
    settings: {
      faults: failing('bettingRecords', 'bettingRecord', 'accountRecords', 'accountRecord', 'personalProfit'),
    },
  },
  'account-500': {
    title: 'The account page fails',
    settings: { faults: failing('memberProfile', 'memberIcons', 'openSessions', 'loginHistory', 'closingState') },
  },
  'stress-games': { title: 'Ten thousand slots', slots: 10_000 },
  'hostile-notice': { title: 'A notice that attacks', settings: { hostileNotice: true } },
  ...contentScenarios,
  popup: { title: 'A popup on the first page of a visit', settings: { popupNotice: true } },
  kwd: { title: 'Everything in dinars, which have three digits', settings: { currency: 'KWD' } },
  usdt: { title: 'Everything in USDT, which has six digits', settings: { currency: 'USDT' } },
  'two-domains': { title: 'A site under two domains', settings: { twoDomains: true } },
  analytics: { title: 'A measurement id to consent to', settings: { analytics: true } },
  'help-500': { title: 'The help centre fails', settings: { faults: failing('helpCenter') } },
  'service-500': { title: 'The way to customer service fails', settings: { faults: failing('serviceLink') } },
  'feedback-500-once': {
    title: 'Feedback fails once',
    settings: { faults: [{ call: 'sendFeedback', kind: '500', times: 1 }] },
  },
  'every-toggle': { title: 'Every feature is on', settings: { toggles: everyToggle } },
  'no-toggle': { title: 'Every feature is off', settings: { toggles: noToggle } },
  ...Object.fromEntries(
    brandIds.map((brand: BrandId): [string, Scenario] => [
      `brand-${brand}`,
      { title: `The brand ${brand}`, settings: { brand } },
    ]),
  ),
};

/** Returns a scenario by its name; `without-points` and the like are platforms that lack one part. */
export const scenarioOf = (name: string): Scenario | undefined =>
  Object.hasOwn(scenarios, name) ? scenarios[name] : lackingScenario(name);

/** Returns the scenarios of a `+`-joined name, or null if one does not exist. */
export function readScenario(name: string): readonly Scenario[] | null {
  const parts = name.split('+').map(scenarioOf);
  return parts.every((part) => part !== undefined) ? parts : null;
}

/** Resets the world to the scenario and returns the token of its signed-in player, or null. */
export function playScenario(world: World, parts: readonly Scenario[]): string | null {
  const slots = parts.findLast((part) => part.slots !== undefined)?.slots;
  world.reset(
    slots,
    parts.some(({ longPast }) => longPast),
  );
  for (const { settings = {} } of parts) {
    const faults = [...world.settings.faults, ...(settings.faults ?? [])];
    const lacks = [...world.settings.lacks, ...(settings.lacks ?? [])];
    world.settings = { ...world.settings, ...settings, faults, lacks };
  }
  const at = parts.findLast((part) => part.at !== undefined)?.at;
  if (at !== undefined) world.clock.step(at - world.clock.now());
  const account = parts.findLast((part) => part.account !== undefined)?.account;
  if (account !== undefined && parts.some(({ elsewhere }) => elsewhere)) {
    for (const device of pastDevices.slice(0, 2)) world.signIn(account, device);
  }
  const token = account === undefined ? null : world.signIn(account);
  if (account !== undefined) for (const part of parts) preparePlayer(world, account, part);
  if (token && parts.some(({ expired }) => expired)) world.sessions.end(token);
  return token;
}
