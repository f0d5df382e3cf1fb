import type { Move } from '@baize/games/blackjack/hands';
import type { SeenRound } from '@baize/games/blackjack/round';
import type { HiLoTrail } from '@baize/games/hiLo/rules';
import { kindOf } from '@baize/games/kinds';
import { rankOf } from '@baize/games/kit/cards';
import type { Laid } from '@baize/games/protocol';
import { gameDetail, joinRoom } from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { house } from '../src/world/money/ledger.ts';
import { codeOf, sitDown, spin } from './gameTable.fixture.ts';
import { noon, type Visit, visit } from './visit.ts';

const openCard = (lies: unknown) => (lies as HiLoTrail).trail.at(-1) ?? 0;
/** Returns a bet that some rank wins. */
const betOn = (lies: unknown) => [{ bet: rankOf(openCard(lies)) < 6 ? 'higher' : 'lower', stake: '1.00' }];
const posted = ({ sandbox }: Visit) => sandbox.world.ledger().entries('demo.member').length;

describe('GAM-12 what lies on a player’s table', () => {
  test('GAM-12 GAM-11 every game between players is a card game of higher and lower, and its sheet says so', async () => {
    const { client, sandbox } = visit();
    for (const game of sandbox.world.games.ofType('PVP', false)) {
      expect(game.title).toMatch(/hi-lo/i);
      expect(kindOf(game)).toBe('hiLo');
      const { facts } = await client.call(gameDetail, { id: String(game.nodeId) });
      expect(facts).toMatchObject({ returnToPlayer: '96.92', minBet: game.minBet, maxBet: game.maxBet });
    }
  });

  test('GAM-12 FLT-027 the open card outlives the page, and the key of a lost answer finds its round again', async () => {
    const seen = visit({ scenario: 'member' });
    const code = codeOf(seen, 'hi-lo');
    const { setup } = await sitDown(seen, code);
    const key = crypto.randomUUID();
    const bets = betOn(setup.laid?.lies);
    const request = { launch: setup.launch, key, bets, turn: setup.laid?.turn };
    const first = await spin(seen, request);
    const after = posted(seen);
    const again = await sitDown(seen, code);
    if (!first.answer.ok) throw new Error(first.answer.code);
    expect(again.setup.laid).toEqual(first.answer.laid);
    expect(again.setup.laid?.lies).toMatchObject({ trail: [openCard(setup.laid?.lies), expect.any(Number)] });
    const told = await spin(seen, request);
    expect(told).toEqual(first);
    expect(posted(seen)).toBe(after);
  });

  test('GAM-12 FLT-030 a bet that was made on another card is refused with the card that lies open, and moves nothing', async () => {
    const seen = visit({ scenario: 'member' });
    const { setup } = await sitDown(seen, codeOf(seen, 'hi-lo'));
    const bets = betOn(setup.laid?.lies);
    const played = await spin(seen, { launch: setup.launch, bets, turn: 0 });
    if (!played.answer.ok) throw new Error(played.answer.code);
    const before = posted(seen);
    for (const turn of [0, 2, undefined]) {
      const { answer } = await spin(seen, { launch: setup.launch, bets, turn });
      expect(answer).toMatchObject({ ok: false, code: 'table-moved', laid: played.answer.laid });
    }
    expect(posted(seen)).toBe(before);
  });

  test('GAM-07 GAM-12 the seats of a room fill and empty with the clock; a game without a room is a table for one', async () => {
    let now = noon;
    const seen = visit({ scenario: 'member', now: () => now });
    const { rooms, games } = seen.sandbox.world;
    const room = rooms.ofVendor('KDR').find((each) => !each.closed && each.seats === 4 && rooms.taken(each) < 4);
    if (!room) throw new Error('no room of four is open');
    const counts = new Set<number>();
    for (let step = 0; step < 12; step += 1) {
      const { seats, others } = rooms.companyAt(room.game);
      expect(seats).toBe(4);
      expect(others.length).toBe(rooms.taken(room));
      for (const name of others) expect(name).toContain('***');
      counts.add(others.length);
      now += 2 * 60_000;
    }
    expect(counts.size).toBeGreaterThan(1);
    await seen.client.call(joinRoom, { vendor: 'KDR', roomId: room.id });
    const { setup } = await sitDown(seen, room.game.code);
    expect(setup.laid).toMatchObject({ seats: 4, others: rooms.companyAt(room.game).others });
    const alone = games.ofVendor('RKW').find(({ maintenance }) => !maintenance);
    expect((await sitDown(seen, alone?.code)).setup.laid).toMatchObject({ seats: 1, others: [] });
  });
});

describe('GAM-12 rounds of several calls', () => {
  const move = (seen: Visit, launch: string, laid: Laid | null, bet: string, stake = '0') =>
    spin(seen, { launch, bets: [{ bet, stake }], turn: laid?.turn });
  const roundOf = (laid: Laid | null) => laid?.lies as SeenRound;

  async function dealUntil(seen: Visit, launch: string, laid: Laid | null, open: Move): Promise<Laid> {
    let now = laid;
    for (let tries = 0; tries < 60; tries += 1) {
      const { answer } = await (now?.running
        ? move(seen, launch, now, 'stand')
        : move(seen, launch, now, 'deal', '2.00'));
      if (!answer.ok || !answer.laid) throw new Error('not dealt');
      now = answer.laid;
      if (now.running && roundOf(now).moves.includes(open)) return now;
    }
    throw new Error(`no round with ${open} in 60 calls`);
  }

  test('GAM-12 FLT-027 SBX-03 a round lies on the table over a reload; hit and stand stake nothing, doubling as much again', async () => {
    const seen = visit({ scenario: 'member' });
    const code = codeOf(seen, 'blackjack');
    const { setup } = await sitDown(seen, code);
    const laid = await dealUntil(seen, setup.launch, setup.laid, 'double');
    const ledger = () => seen.sandbox.world.ledger().entries('demo.member');
    const before = ledger().length;
    const again = await sitDown(seen, code);
    expect(again.setup.laid).toEqual(laid);
    expect(roundOf(again.setup.laid).dealer).toHaveLength(1);
    expect((await move(seen, setup.launch, laid, 'hit', '1.00')).answer).toMatchObject({ code: 'invalid-stake' });
    expect((await move(seen, setup.launch, laid, 'double', '1.00')).answer).toMatchObject({ code: 'invalid-stake' });
    expect((await move(seen, setup.launch, laid, 'double', setup.most)).answer).toMatchObject({
      code: 'invalid-stake',
    });
    expect((await move(seen, setup.launch, laid, 'deal', '2.00')).answer).toMatchObject({ code: 'invalid-stake' });
    expect(ledger()).toHaveLength(before);
    const { answer } = await move(seen, again.setup.launch, laid, 'double', '2.00');
    if (!answer.ok) throw new Error(answer.code);
    expect(answer).toMatchObject({ stake: '4.00', laid: { running: false, turn: laid.turn + 1 } });
    const kinds = ledger()
      .slice(before)
      .map(({ kind }) => kind);
    expect(kinds).toEqual(answer.win === '0.00' ? ['stake'] : ['stake', 'win']);
    const next = await move(seen, setup.launch, answer.laid, 'deal', '1.00');
    expect(next.answer).toMatchObject({ ok: true, stake: '1.00' });
  });

  test('GAM-12 FLT-035 a round that was staked can be ended by who has nothing left', async () => {
    const seen = visit({ scenario: 'member' });
    const { setup } = await sitDown(seen, codeOf(seen, 'blackjack'));
    const laid = await dealUntil(seen, setup.launch, setup.laid, 'hit');
    const books = seen.sandbox.world.ledger();
    books.post({
      key: 'emptied',
      kind: 'adjustment',
      from: 'demo.member',
      to: house('games'),
      amount: books.balance('demo.member'),
      at: 0,
      reference: 'emptied',
    });
    expect((await move(seen, setup.launch, laid, 'double', '2.00')).answer).toMatchObject({
      code: expect.stringMatching(/insufficient-funds|invalid-stake/),
    });
    expect((await move(seen, setup.launch, laid, 'stand')).answer).toMatchObject({ ok: true, stake: '2.00' });
  });
});
