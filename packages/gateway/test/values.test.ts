import { expect, test } from 'vitest';
import { announcements } from '../src/content/announcements.ts';
import { gameDetail } from '../src/games/gameDetail.ts';
import { gameList } from '../src/games/gameList.ts';
import { winnerBoard } from '../src/games/games.ts';
import { roomList } from '../src/games/rooms.ts';
import { vendorLanes } from '../src/games/vendors.ts';
import { openedDraws } from '../src/lottery/lottery.ts';
import { promotionDetail, promotions } from '../src/promotions/promotions.ts';
import { vipClub } from '../src/promotions/vip.ts';
import { node, read } from './fixture.ts';

test('API-01 a game of the wire is a game of ours', () => {
  const { games, totalPages, total } = read(gameList, { games: [node], totalPages: '3', somethingNew: 1 });
  expect(games).toEqual([
    {
      id: '7',
      title: 'Amber Heron Trail',
      vendor: 'OMB',
      vendorName: 'OMB',
      type: 'RNG',
      code: 'OMB-7',
      picture: null,
      classify: null,
      minBet: '0.01',
      hot: true,
      fresh: false,
      jackpot: false,
      maintenance: false,
      isGame: null,
      defaultPlayType: null,
      accountTypeName: null,
    },
  ]);
  expect([totalPages, total]).toEqual([3, null]);
});

test('CAT-01 lanes hold cards by vendor', () => {
  const card = { vassalage: 'MRQ', id: '9', accountTypeId: 3, isHot: 1, gameType: 'live' };
  expect(read(vendorLanes, { data: { lanes: [{ title: 'Salon', cards: [card, { id: '1' }] }] } })).toEqual({
    lanes: [
      {
        title: 'Salon',
        cards: [
          {
            id: '9',
            code: 'MRQ',
            name: 'MRQ',
            hot: true,
            type: 'LIVE',
            accountType: '3',
            picture: null,
            maintenance: false,
            isGame: null,
            accountTypeName: null,
            art: null,
            games: null,
            rooms: false,
          },
        ],
      },
    ],
  });
});

test('GAM-07 a room of the wire is a room of ours; one without seats or a name is dropped', () => {
  const room = { roomId: 7, roomName: 'Corner', vassalage: 'KDR', gameName: 'Rummy Court', seats: 4, players: 9 };
  expect(read(roomList, [room, { ...room, seats: 0 }, { ...room, roomName: '' }, { ...room, seats: '4' }])).toEqual([
    {
      id: '7',
      name: 'Corner',
      vendor: 'KDR',
      game: 'Rummy Court',
      code: null,
      minStake: null,
      maxStake: null,
      seats: 4,
      taken: 4,
      closed: false,
      picture: null,
    },
  ]);
});

test('BAN-01 announcements are banners and notices by their type, strangers are dropped', () => {
  const banner = {
    type: 'B',
    bannerId: 1,
    groupName: 'w_home',
    url: '/art/banners/table.svg',
    linkageType: 'route',
    linkageTarget: '/rng',
  };
  const notice = { type: 'PL', id: 2, title: 'Hello', content: '<p>x</p>', time: 1_795_262_405_000 };
  expect(read(announcements, [banner, notice, { type: 'XX', id: 3, title: 'x' }])).toEqual([
    {
      kind: 'B',
      id: '1',
      group: 'w_home',
      picture: '/art/banners/table.svg',
      linkage: 'route',
      target: '/rng',
      title: null,
      text: null,
    },
    { kind: 'PL', id: '2', title: 'Hello', content: '<p>x</p>', time: 1_795_262_405_000, expires: null },
  ]);
});

test('WIN-01 a winner is the vo of its item', () => {
  const vo = {
    id: 1,
    playerName: 'h***n',
    gameName: 'Nine Lanterns',
    winAmount: '12.00',
    time: 1_795_262_409_000,
    nodeId: 3,
    vassalage: 'OMB',
    icon: '/a.svg',
  };
  expect(read(winnerBoard, [{ vo }, { vo: null }])).toEqual([
    ...[
      {
        id: '1',
        name: 'h***n',
        game: 'Nine Lanterns',
        amount: '12.00',
        time: 1_795_262_409_000,
        gameId: '3',
        vendor: 'OMB',
        picture: '/a.svg',
        currency: null,
      },
    ],
  ]);
});

test('GAM-11 the sheet tells what the platform says and null for the rest', () => {
  expect(read(gameDetail, { game: node, rtp: '96.5', volatility: 9, maxBet: 'lots', lines: 20 }).facts).toEqual({
    returnToPlayer: '96.5',
    volatility: null,
    minBet: null,
    maxBet: null,
    lines: 20,
    bonusContribution: null,
  });
});

test('RSP-06 a promotion says what it binds a player to', () => {
  const wire = {
    id: 1,
    type: 'newbie',
    title: 'Welcome',
    turnoverLeft: '150.00',
    maxBet: '5',
    expiryTime: 1_795_262_409_000,
    voidTerms: 'Two accounts',
  };
  expect(read(promotions, [wire])[0]).toMatchObject({
    wagerLeft: '150.00',
    maxBet: '5',
    expires: 1_795_262_409_000,
    voids: 'Two accounts',
    from: null,
  });
});

test('CAT-03 the balls of a draw come as text or as a list', () => {
  const draw = { gameCode: 'H5D', numero: '240101-1', openTime: 1, nextTime: 2 };
  const balls = read(openedDraws, [
    { ...draw, openCode: '1,2,03' },
    { ...draw, openCode: [4, '5'] },
    { ...draw, openCode: '<b>' },
  ]);
  expect(balls.map((one) => one.balls)).toEqual([
    ['1', '2', '03'],
    ['4', '5'],
  ]);
});

test('PRO-01 FLT-080 a kind, status or prize that nobody knows is none, and never spoils the offer', () => {
  const wire = { id: 'p', type: 'lunar', title: 'Welcome', status: 'FROZEN', prize: 'wheel', joinable: 'perhaps' };
  expect(read(promotions, [wire])[0]).toMatchObject({ type: null, status: null, prize: null, joinable: false });
  const soon = read(promotions, [{ ...wire, type: 'HIGH_REBATE', status: 'coming soon' }])[0];
  expect(soon).toMatchObject({ type: 'high-rebate', status: 'coming-soon' });
  const { promotion, content } = read(promotionDetail, { ...wire, content: null });
  expect(promotion.title).toBe('Welcome');
  expect(content).toBe('');
});

test('VIP-01 FLT-080 a tier without its threshold is left out, a missing figure is none', () => {
  const tier = { rankLevel: 1, labelName: 'Bronze', validBet: '100', slotRebate: 'much' };
  const { tiers, validBets } = read(vipClub, {
    levels: [tier, { ...tier, validBet: null }],
    validBet: 'NaN',
    days: 90,
  });
  expect(tiers).toEqual([
    {
      rank: 1,
      name: 'Bronze',
      from: '100',
      picture: null,
      slotRebate: null,
      birthdayBonus: null,
      withdrawalsADay: null,
      priorityWithdrawals: false,
      serviceLine: false,
    },
  ]);
  expect(validBets).toBeNull();
});
