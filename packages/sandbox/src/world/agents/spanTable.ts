import type { Span } from '@baize/domain';
import type { Account } from '../account/account.ts';
import { playUnit } from '../base/scales.ts';
import { type InventedPlay, width } from './inventedPlay.ts';
import { addFigures, type DayFigures, type LiveBooks, liveFigures, noFigures } from './teamFigures.ts';
import type { ZoneDays } from './zoneDays.ts';

/** Prefix sums over a tree's accounts for one span, so that any branch is one subtraction. */
export interface SpanTable {
  start: number;
  own: readonly DayFigures[];
  sums: readonly DayFigures[];
}

interface Sources {
  books: LiveBooks;
  play: InventedPlay;
  days: ZoneDays;
}

export function spanTable(
  { start, accounts }: { start: number; accounts: readonly Account[] },
  span: Span,
  { books, play, days }: Sources,
): SpanTable {
  const invented = inventedSums(play, span, days);
  const unit = playUnit(books.ledger.currency);
  const own: DayFigures[] = [];
  const sums: DayFigures[] = [noFigures];
  for (const { username, inventedPlay } of accounts) {
    const live = liveFigures(books, username, span);
    const place = inventedPlay ? play.placeOf(username) : null;
    const figures = place === null ? live : addFigures(live, figuresAt(invented, place, unit));
    own.push(figures);
    sums.push(addFigures(sums.at(-1) ?? noFigures, figures));
  }
  return { start, own, sums };
}

function inventedSums(play: InventedPlay, span: Span, days: ZoneDays): Float64Array {
  const { whole, parts } = days.cut(span);
  const sums = new Float64Array(play.accounts.length * width);
  for (const day of whole) {
    const table = play.table(day);
    for (let cell = 0; cell < sums.length; cell += 1) sums[cell] = (sums[cell] ?? 0) + (table[cell] ?? 0);
  }
  for (const { day, ...part } of parts) {
    for (let place = 0; place < play.accounts.length; place += 1) play.addTo(sums, place, day, part);
  }
  return sums;
}

export function figuresAt(sums: Float64Array, place: number, unit: bigint): DayFigures {
  const cell = (field: number) => sums[place * width + field] ?? 0;
  const money = (field: number) => BigInt(cell(field)) * unit;
  return {
    bets: cell(0),
    validBets: money(1),
    stakes: money(2),
    payouts: money(3),
    bonuses: money(4),
    deposits: money(5),
    withdrawals: money(6),
  };
}
