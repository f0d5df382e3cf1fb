import { describe, expect, test } from 'vitest';
import type { Standing } from '../src/world/games/sportsBook/calendar.ts';
import { codeOf, minute, openBook } from './sportsBook.fixture.ts';
import type { Visit } from './visit.ts';

const site = 'https://site.example';

async function change({ sandbox }: Visit, match: string, what: string) {
  const response = await sandbox.fetch(`${site}/sandbox/api/match`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ match, change: what }),
  });
  return { status: response.status, match: (await response.json()) as Standing };
}

/** Opens a book with a bet of 2.00 on the home side of the latest live football match. */
async function withBet() {
  const book = await openBook();
  const live = (await book.board()).matches.filter(({ sport, state }) => sport === 'football' && state === 'live');
  const match = live.at(-1);
  const offer = match?.markets[0]?.outcomes[0];
  if (!match || !offer?.odds) throw new Error('no match to bet on');
  const legs = [{ pick: offer.pick, odds: offer.odds }];
  expect(codeOf(await book.bet({ kind: 'singles', stake: '2.00', legs }))).toBe('taken');
  const { pick } = offer;
  const oddsNow = async () =>
    (await book.board()).matches
      .flatMap(({ markets }) => markets.flatMap(({ outcomes }) => outcomes))
      .find((each) => each.pick === pick)?.odds ?? null;
  return { book, match, odds: offer.odds, oddsNow };
}

describe('SBX-08 GAM-12 matches that are moved by hand', () => {
  test('SBX-08 a point for a side makes it dearer to bet on, a point for the other cheaper', async () => {
    const { book, match, odds, oddsNow } = await withBet();
    const moved = await change(book, match.id, 'away');
    expect(moved.match.score).toEqual([match.score[0], match.score[1] + 1]);
    expect((await oddsNow()) ?? 0).toBeGreaterThan(odds);
    await change(book, match.id, 'away-back');
    expect(await oddsNow()).toBe(odds);
    await change(book, match.id, 'home');
    expect((await oddsNow()) ?? 0).toBeLessThan(odds);
  });

  test('SBX-08 a match that is ended is settled at once by the score that it has', async () => {
    for (const [side, outcome] of [
      ['home', 'won'],
      ['away', 'lost'],
    ] as const) {
      const { book, match, odds } = await withBet();
      const before = book.world.ledger().balance('demo.member');
      for (let point = 0; point < 9; point += 1) await change(book, match.id, side);
      await change(book, match.id, 'end');
      const paid = outcome === 'won' ? BigInt(odds * 2) : 0n;
      expect(book.world.ledger().balance('demo.member')).toBe(before + paid);
      expect((await book.board()).bets[0]).toMatchObject({ outcome });
      expect((await book.board()).matches.some(({ id }) => id === match.id)).toBe(false);
      book.pass(15 * minute);
      expect((await book.board()).bets[0]).toMatchObject({ outcome });
      expect(book.world.ledger().balance('demo.member')).toBe(before + paid);
    }
  });

  test('SBX-08 only a match that is played is changed, a score is never below nothing, and a reset forgets it', async () => {
    const { book, match } = await withBet();
    expect((await change(book, 'football-1', 'home')).status).toBe(400);
    expect((await change(book, match.id, 'cards')).status).toBe(400);
    for (let point = match.score[0]; point > 0; point -= 1) await change(book, match.id, 'home-back');
    expect((await change(book, match.id, 'home-back')).status).toBe(400);
    book.world.reset();
    const again = book.world.sportsBook.calendar;
    const same = again.find(match.id);
    expect(same && again.standingOf(same).score).toEqual(match.score);
  });
});
