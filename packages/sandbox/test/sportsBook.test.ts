import type { Board } from '@baize/games/book/protocol';
import { bettingRecords } from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { cents, codeOf, minute, offersIn, openBook, openCode } from './sportsBook.fixture.ts';
import { noon, visit } from './visit.ts';

describe('SBX-07 GAM-12 the sports book', () => {
  test('SBX-07 GAM-12 it opens for sports and esports, with live and coming matches, three markets and no slot', async () => {
    for (const gameType of ['SPORTS', 'ESPORTS'] as const) {
      const seen = visit({ scenario: 'member' });
      const { setup, board } = await openBook(seen, openCode(seen, gameType));
      expect(setup.kind).toBe('book');
      expect(setup.returnToPlayer).toBe('95.00');
      const { matches } = await board();
      expect(new Set(matches.map(({ sport }) => sport))).toEqual(
        new Set(gameType === 'SPORTS' ? ['football', 'cricket'] : ['arena']),
      );
      expect(new Set(matches.map(({ state }) => state))).toEqual(new Set(['live', 'upcoming']));
      for (const { markets } of matches)
        expect(markets.map(({ market }) => market)).toEqual(['winner', 'handicap', 'total']);
    }
  });

  test('SBX-07 FLT-027 a single takes its stake once, however often it is sent, and is pending in the record', async () => {
    const book = await openBook();
    const before = book.entries().length;
    const [offer] = offersIn(await book.board());
    const slip = {
      kind: 'singles' as const,
      stake: '2.00',
      legs: [{ pick: offer?.pick ?? '', odds: offer?.odds ?? 0 }],
    };
    const key = crypto.randomUUID();
    const first = await book.bet(slip, key);
    expect(codeOf(first)).toBe('taken');
    expect(await book.bet(slip, key)).toEqual(first);
    expect((await book.bet({ ...slip, stake: '3.00' }, key)).status).toBe(422);
    const posted = book.entries().slice(before);
    expect(posted.map(({ kind, amount }) => [kind, amount])).toEqual([['stake', -200n]]);
    expect((await book.records())[0]).toMatchObject({ status: 'pending', stake: '2.00', category: 'SPORTS' });
    const again = await openBook(book);
    expect((await again.board()).bets[0]).toMatchObject({ outcome: 'open', stake: '2.00' });
  });

  test('SBX-07 many singles settle by the final score: each is paid once, and the record says the same as the ledger', async () => {
    const book = await openBook();
    const balance = () => book.world.ledger().balance('demo.member');
    const start = balance();
    const offers = offersIn(await book.board()).slice(0, 6);
    const legs = offers.map(({ pick, odds }) => ({ pick, odds }));
    expect(codeOf(await book.bet({ kind: 'singles', stake: '1.00', legs }))).toBe('taken');
    expect(balance()).toBe(start - 100n * BigInt(legs.length));
    book.pass(60 * minute);
    const { bets } = await book.board();
    expect(bets).toHaveLength(legs.length);
    expect(bets.every(({ outcome }) => outcome !== 'open')).toBe(true);
    expect(new Set(bets.map(({ outcome }) => outcome)).size).toBeGreaterThan(1);
    const paid = bets.reduce((sum, { pays }) => sum + cents(pays), 0);
    expect(balance()).toBe(start - 100n * BigInt(legs.length) + BigInt(paid));
    book.pass(20 * minute);
    await book.board();
    expect(balance()).toBe(start - 100n * BigInt(legs.length) + BigInt(paid));
    const records = (await book.records()).slice(0, legs.length);
    const statuses = { won: 'won', lost: 'lost', even: 'even', void: 'cancelled' } as Record<string, string>;
    expect(records.map(({ status }) => status).sort()).toEqual(bets.map(({ outcome }) => statuses[outcome]).sort());
    expect(
      records
        .filter(({ status }) => status === 'won')
        .map(({ payout }) => payout)
        .sort(),
    ).toEqual(
      bets
        .filter(({ outcome }) => outcome === 'won')
        .map(({ pays }) => pays)
        .sort(),
    );
  });

  test('SBX-07 odds that have changed take no money and come back as they are now; they are taken when agreed to', async () => {
    const book = await openBook();
    const live = (board: Board) =>
      board.matches
        .filter(({ state }) => state === 'live')
        .flatMap(({ markets }) => markets.flatMap(({ outcomes }) => outcomes));
    const before = live(await book.board());
    const posted = book.entries().length;
    book.pass(30_000);
    const now = new Map(live(await book.board()).map(({ pick, odds }) => [pick, odds]));
    const moved = before.find(({ pick, odds }) => odds !== null && now.get(pick) && now.get(pick) !== odds);
    if (!moved) throw new Error('no odds have moved');
    const slip = (odds: number) => ({ kind: 'singles' as const, stake: '1.00', legs: [{ pick: moved.pick, odds }] });
    const refused = await book.bet(slip(moved.odds as number));
    expect(codeOf(refused)).toBe('odds-changed');
    expect(book.entries()).toHaveLength(posted);
    const told = refused.answer.board && live(refused.answer.board).find(({ pick }) => pick === moved.pick);
    expect(told?.odds).toBe(now.get(moved.pick));
    expect(codeOf(await book.bet(slip(told?.odds ?? 0)))).toBe('taken');
    expect(book.entries()).toHaveLength(posted + 1);
  });

  test('SBX-03 SBX-07 what the book does not take moves nothing', async () => {
    const book = await openBook();
    const posted = book.entries().length;
    type Leg = { pick: string; odds: number };
    const [one, two, three] = offersIn(await book.board());
    if (!one || !two || !three) throw new Error('too few matches');
    const leg = ({ pick, odds }: Leg) => ({ pick, odds });
    const code = async (kind: 'singles' | 'multiple', stake: string, ...legs: Leg[]) =>
      codeOf(await book.bet({ kind, stake, legs: legs.map(leg) }));
    expect(await code('singles', '0.99', one)).toBe('invalid-stake');
    expect(await code('singles', '1.005', one)).toBe('invalid-stake');
    expect(await code('singles', book.setup.most, one, two)).toBe('invalid-stake');
    expect(await code('singles', '1.00', one, one)).toBe('invalid-stake');
    expect(await code('multiple', '1.00', one)).toBe('invalid-stake');
    const sameMatch = { ...one, pick: one.pick.replace(/:winner:\w+$/, ':winner:away') };
    expect(await code('multiple', '1.00', one, sameMatch)).toBe('invalid-stake');
    expect(await code('singles', '1.00', { pick: 'football-1:winner:home', odds: 200 })).toBe('odds-changed');
    expect(await code('singles', '1.00', { pick: 'arena-1:winner:home', odds: 200 })).toBe('invalid-stake');
    expect(await code('singles', '1.00', { pick: `${one.pick}:x`.slice(2), odds: 200 })).toBe('invalid-stake');
    book.world.settings.systemStatus = 1;
    expect(await code('singles', '1.00', one)).toBe('maintenance');
    book.world.settings.systemStatus = 0;
    expect(book.entries()).toHaveLength(posted);
    expect((await book.send('bet', { key: 'x' })).status).toBe(400);
    expect((await book.send('board', {}, { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect(await code('multiple', '1.00', one, two, three)).toBe('taken');
  });

  test('SBX-07 a stake above the balance, or above a limit that the player set, takes nothing', async () => {
    const book = await openBook();
    const [offer] = offersIn(await book.board());
    const legs = [{ pick: offer?.pick ?? '', odds: offer?.odds ?? 0 }];
    const ledger = book.world.ledger();
    const account = book.world.accounts.find('demo.member');
    if (!account) throw new Error('no such account');
    const limit = { kind: 'stake', period: 'day', amount: '0.50', pending: null } as const;
    account.limits = [limit];
    const posted = book.entries().length;
    expect(codeOf(await book.bet({ kind: 'singles', stake: '1.00', legs }))).toBe('limit-reached');
    account.limits = [];
    expect(book.entries()).toHaveLength(posted);
    const all = ledger.balance('demo.member') - 50n;
    const taken = { key: 'emptied', kind: 'adjustment', from: 'demo.member', to: 'house:bank', reference: '' } as const;
    ledger.post({ ...taken, amount: all, at: noon });
    expect(codeOf(await book.bet({ kind: 'singles', stake: '1.00', legs }))).toBe('insufficient-funds');
    expect(book.entries()).toHaveLength(posted + 1);
  });

  test('SBX-07 cashing out pays the price that was agreed to, once; another price moves nothing', async () => {
    const book = await openBook();
    const offers = offersIn(await book.board()).filter(({ id }) => id.startsWith('football'));
    const leg = offers.at(-1);
    await book.bet({ kind: 'singles', stake: '10.00', legs: [{ pick: leg?.pick ?? '', odds: leg?.odds ?? 0 }] });
    const open = (await book.board()).bets[0];
    const reference = open?.reference ?? '';
    const price = open?.cashOut ?? '';
    // The margin applies twice: in the odds and in the price.
    expect(cents(price)).toBeGreaterThan(880);
    expect(cents(price)).toBeLessThan(920);
    const posted = book.entries().length;
    const key = crypto.randomUUID();
    expect(codeOf(await book.send('cash-out', { key, reference, price: '10.00' }))).toBe('price-changed');
    expect(book.entries()).toHaveLength(posted);
    const asked = { key: crypto.randomUUID(), reference, price };
    const first = await book.send('cash-out', asked);
    expect(codeOf(first)).toBe('taken');
    expect(await book.send('cash-out', asked)).toEqual(first);
    expect(codeOf(await book.send('cash-out', { ...asked, key: crypto.randomUUID() }))).toBe('price-changed');
    book.pass(90 * minute);
    expect((await book.board()).bets[0]).toMatchObject({ outcome: 'cashed', pays: price });
    const own = book.entries().filter((entry) => entry.reference === reference);
    expect(own.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['stake', -1000n],
      ['win', BigInt(cents(price))],
    ]);
    expect((await book.records())[0]).toMatchObject({ status: 'lost', payout: price });
  });

  test('SBX-07 an abandoned match gives the stake back and is void in the record', async () => {
    const book = await openBook();
    book.world.settings.sessionMinutes = 10_000;
    const account = book.world.accounts.find('demo.member');
    // Waiting for an abandoned match takes hours, more than the account's limits allow.
    if (account) account.limits = [];
    const { calendar } = book.world.sportsBook;
    const doomedIn = ({ matches }: Board) =>
      matches.find(({ id, state }) => state === 'upcoming' && calendar.find(id)?.abandoned !== null)?.id;
    let now = await book.board();
    for (let step = 0; step < 400 && !doomedIn(now); step += 1) {
      book.pass(5 * minute);
      now = await book.board();
    }
    const offer = offersIn(now).find(({ id }) => id === doomedIn(now));
    const legs = [{ pick: offer?.pick ?? '', odds: offer?.odds ?? 0 }];
    expect(codeOf(await book.bet({ kind: 'singles', stake: '4.00', legs }))).toBe('taken');
    book.pass(60 * minute);
    const [bet] = (await book.board()).bets;
    expect(bet).toMatchObject({ outcome: 'void', pays: '4.00' });
    const own = book.entries().filter(({ reference }) => reference === bet?.reference);
    expect(own.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['stake', -400n],
      ['refund', 400n],
    ]);
    const span = { from: noon - 86_400_000, to: book.world.clock.now() + 1 };
    const [record] = (await book.client.call(bettingRecords, { ...span, page: 1, pageSize: 20 })).bets;
    expect(record?.status).toBe('cancelled');
  });

  test('SES-02 SBX-07 looking at the board keeps no session open, and without one nothing is told', async () => {
    const book = await openBook();
    const [session] = book.world.sessions.open();
    const seenAt = session?.seenAt;
    book.pass(minute);
    await book.board();
    expect(book.world.sessions.open()[0]?.seenAt).toBe(seenAt);
    book.world.sessions.endAll();
    expect((await book.send('board', {})).answer).toEqual({ ok: false, code: 'session-ended' });
  });

  test('SBX-03 FLT-028 a lost answer is asked for again by its key, and nothing is taken twice', async () => {
    const book = await openBook();
    const [offer] = offersIn(await book.board());
    const posted = book.entries().length;
    const key = crypto.randomUUID();
    const slip = {
      kind: 'singles' as const,
      stake: '1.00',
      legs: [{ pick: offer?.pick ?? '', odds: offer?.odds ?? 0 }],
    };
    book.world.settings.faults = [{ call: 'play-book-bet', kind: 'cut-json', times: 1 }];
    await expect(book.bet(slip, key)).rejects.toThrow();
    expect(book.entries()).toHaveLength(posted + 1);
    expect(codeOf(await book.bet(slip, key))).toBe('taken');
    expect(book.entries()).toHaveLength(posted + 1);
  });
});
