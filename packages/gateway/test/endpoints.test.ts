import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readAnswer } from '../src/base/answer.ts';
import { type AnyEndpoint, readQuery } from '../src/base/endpoint.ts';
import { countingDrops } from '../src/base/list.ts';
import { announcements } from '../src/content/announcements.ts';
import { endpoints } from '../src/endpoints.ts';
import { gameList } from '../src/games/gameList.ts';
import { gameMenus } from '../src/games/games.ts';
import * as gateway from '../src/index.ts';
import { node, read } from './fixture.ts';

const all = Object.entries(endpoints as Record<string, AnyEndpoint>);

test('API-01 no two calls share a method and a path', () => {
  const addresses = all.map(([, { method, path }]) => `${method} ${path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('API-01 every call is exported under its own name', () => {
  for (const [name, endpoint] of all) expect((gateway as Record<string, unknown>)[name]).toBe(endpoint);
});

test('API-01 a field that has a name of ours is a field of its call, and no other field goes by that name', () => {
  for (const [name, { input, inputNames = {} }] of all) {
    const fields = Object.keys((input as { entries?: object }).entries ?? {});
    const renamed = Object.keys(inputNames);
    const ours = fields.map((field) => inputNames[field] ?? field);
    expect(fields, name).toEqual(expect.arrayContaining(renamed));
    expect(new Set(ours).size, name).toBe(fields.length);
  }
});

test('API-03 every call that carries a password, or the proof that stands for one, is sealed', () => {
  for (const [name, { input, encrypted }] of all) {
    const { entries = {} } = input as { entries?: object };
    const secret = Object.keys(entries).some((field) => /password|^answer$/i.test(field));
    expect(Boolean(encrypted), name).toBe(secret);
  }
});

test('API-04 the calls that need a token are those of the source, with the game list open to visitors', () => {
  const needing = all.filter(([, { access }]) => access !== 'open').map(([name]) => name);
  const ofTheSource = [
    'accountRecord',
    'accountRecords',
    'bettingRecord',
    'bettingRecords',
    'bindContact',
    'chooseIcon',
    'choosePushes',
    'chooseVerification',
    'closeAccount',
    'closingState',
    'endOtherSessions',
    'endSession',
    'loginHistory',
    'openSessions',
    'memberIcons',
    'memberProfile',
    'personalProfit',
    'prepareAuthenticator',
    'pushChoices',
    'saveProfile',
    'sendContactCode',
    'setPaymentPassword',
    'addFavourite',
    'balance',
    'bonusDetails',
    'cancelLimitRaise',
    'changePassword',
    'checkInToday',
    'claimAllRewards',
    'claimMission',
    'claimPromotion',
    'claimRaffle',
    'claimRebate',
    'claimReward',
    'confirmRealityCheck',
    'convertPoint',
    'deleteMessages',
    'excludeSelf',
    'stopAllPlay',
    'loginSummary',
    'confirmLoginSummary',
    'goWithoutLimits',
    'favouriteGames',
    'favouriteIds',
    'inbox',
    'joinPromotion',
    'joinRoom',
    'launchGame',
    'launchSports',
    'logout',
    'lotteryBets',
    'manualRebate',
    'memberCounts',
    'memberInfo',
    'merchantWallet',
    'missionLeaderboard',
    'missionSummary',
    'moneyFate',
    'openMessage',
    'openRedEnvelope',
    'placeBet',
    'playControl',
    'playSession',
    'playerAvatar',
    'pointBalance',
    'pointDetail',
    'pointQuote',
    'prolongSession',
    'readAllMessages',
    'rebateHistory',
    'recentGames',
    'recentLotteries',
    'redeemPointList',
    'redeemPointReward',
    'referralEarnings',
    'referralFriends',
    'referralSummary',
    'removeFavourite',
    'rewardCentre',
    'sendVerification',
    'sessionLife',
    'setPlayLimit',
    'setRealityCheck',
    'takeBreak',
    'unreadCount',
    'uploadPromotionPicture',
    'verificationWays',
    'verifyLogin',
    'moneyMovement',
    'addPayee',
    'cancelDeposit',
    'confirmReceipt',
    'depositSettings',
    'disputeReceipt',
    'moneyMovements',
    'moneyQuote',
    'placeDeposit',
    'recallWallets',
    'removePayee',
    'sendDepositProof',
    'transferUpline',
    'uplineSettings',
    'uploadProof',
    'walletTransfer',
    'wallets',
    'withdraw',
    'withdrawalSettings',
    'agentProfile',
    'agentAttention',
    'teamOverview',
    'teamLevel',
    'teamSearch',
    'downline',
    'downlineTransferSettings',
    'transferDownline',
    'messageDownline',
    'messageUpline',
    'agentAnnouncements',
    'openAgentAnnouncement',
    'openDownline',
    'invitations',
    'makeInvitation',
    'disableInvitation',
    'teamBets',
    'teamTransactions',
    'teamProfit',
    'agentIncome',
    'changeRebate',
    'answerRebate',
    'consolidatedFunds',
    'contracts',
    'contractDetail',
    'proposalBasis',
    'proposeContract',
    'processDividend',
    'processDailySalary',
    'processHourlySalary',
    'processRealtimeSalary',
    'contractLog',
    'bills',
    ...['billDetail', 'payBill', 'denyBill', 'collectBill'],
    'objectToBill',
    ...['legalAgreements', 'agreeToTexts'],
  ];
  expect(needing.sort()).toEqual(ofTheSource.sort());
});

test('API-01 an input read back from its query is the input that was sent', () => {
  const sent = v.parse(gameList.input, { gameType: 'RNG', pageNo: 3, minBet: '0.1', language: 'UR' });
  const query = new URLSearchParams(Object.entries(sent).map(([name, value]) => [name, String(value)]));
  expect(v.parse(gameList.input, readQuery(query))).toEqual(sent);
  expect(v.parse(announcements.input, readQuery(new URLSearchParams('types=B&groupName=w_home')))).toMatchObject({
    types: ['B'],
  });
  expect(v.parse(announcements.input, readQuery(new URLSearchParams('types=PL&types=H')))).toMatchObject({
    types: ['PL', 'H'],
  });
});

test('API-01 a query named like an object\u2019s own parts is a plain field', () => {
  expect(Object.getPrototypeOf(readQuery(new URLSearchParams('__proto__=x')))).toBe(Object.prototype);
  expect(Object.keys(readQuery(new URLSearchParams('a=1&a=2&b=')))).toEqual(['a', 'b']);
});

test('FLT-080 whatever a platform answers, every call ends in a value or a typed failure', () => {
  const head = { status: 200, ok: true, headers: new Headers(), hadToken: true };
  fc.assert(
    fc.property(fc.constantFrom(...all), fc.jsonValue({ maxDepth: 6 }), ([, endpoint], value) => {
      const answer = readAnswer(endpoint, head, JSON.stringify({ success: true, value }), 0);
      if (!answer.ok) expect(answer.details).toMatchObject({ kind: 'malformed', code: 'malformed' });
    }),
    { numRuns: 2000 },
  );
});

test('FLT-080 a field that turns into anything never crashes a game', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(node), 'icon', 'gameClassify'), fc.jsonValue(), (field, value) => {
      const { games } = read(gameList, { games: [{ ...node, [field]: value }], totalPages: 1 });
      for (const game of games) {
        expect(game.title).not.toBe('');
        expect([game.hot, game.maintenance].every((flag) => typeof flag === 'boolean')).toBe(true);
      }
    }),
  );
});

test('FLT-080 a list of 100,000 items is cut and the rest counted', () => {
  const { result, dropped } = countingDrops(() =>
    read(
      gameMenus,
      Array.from({ length: 100_000 }, () => ({ gameCategory: 'RNG', vendors: [] })),
    ),
  );
  expect(result.length + dropped).toBe(100_000);
  expect(result.length).toBe(20_000);
});

test('FLT-080 an answer nested thousands deep is a value or a typed failure', () => {
  const deep = '['.repeat(5000) + ']'.repeat(5000);
  const head = { status: 200, ok: true, headers: new Headers(), hadToken: false };
  for (const [, endpoint] of all) {
    expect(typeof readAnswer(endpoint, head, `{"success":true,"value":${deep}}`, 0).ok).toBe('boolean');
  }
});
