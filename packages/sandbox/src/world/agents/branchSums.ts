import { noGameType, type Span } from '@baize/domain';
import { playUnit } from '../base/scales.ts';
import { width } from './inventedPlay.ts';
import { figuresAt } from './spanTable.ts';
import type { Team } from './team.ts';
import { addFigures, type DayFigures, isLive, liveFigures, noFigures } from './teamFigures.ts';

export interface DaySum extends Span {
  figures: DayFigures;
}

export function branchDays(team: Team, username: string, span: Span, self = false): readonly DaySum[] {
  const { days, books } = team;
  const play = team.playOf(username);
  const accounts = team.branch(username, self);
  const places = accounts.flatMap((account) => (account.inventedPlay ? (play.placeOf(account.username) ?? []) : []));
  const live = accounts.filter(({ username: name }) => isLive(books, name));
  const still = accounts
    .filter(({ username: name }) => !isLive(books, name))
    .flatMap(({ username: name }) => books.ledger.posted(name));
  const unit = playUnit(books.ledger.currency);
  return days.touched(span).map((day) => {
    const part = {
      from: Math.max(span.from, days.start(day)),
      to: Math.min(span.to, days.start(day + 1)),
    };
    const { from, to } = team.untilNow(part);
    const sums = new Float64Array(width);
    const isWhole = from === days.start(day) && to === days.start(day + 1);
    const table = isWhole ? play.table(day) : null;
    const cells = new Float64Array(table ? 0 : play.accounts.length * width);
    for (const place of places) {
      if (!table && to > from) play.addTo(cells, place, day, { from, to });
      for (let field = 0; field < width; field += 1) {
        sums[field] = (sums[field] ?? 0) + ((table ?? cells)[place * width + field] ?? 0);
      }
    }
    let figures = figuresAt(sums, 0, unit);
    for (const account of live) figures = addFigures(figures, liveFigures(books, account.username, { from, to }));
    for (const { at, amount } of still) {
      if (at >= from && at < to) figures = { ...figures, deposits: figures.deposits + amount };
    }
    return { ...part, figures };
  });
}

export function branchProducts(
  team: Team,
  username: string,
  span: Span,
  self = false,
): ReadonlyMap<string, DayFigures> {
  const found = new Map<string, DayFigures>();
  const add = (category: string, figures: Partial<DayFigures>) =>
    found.set(category, addFigures(found.get(category) ?? noFigures, { ...noFigures, ...figures }));
  const play = team.playOf(username);
  for (const account of team.branch(username, self)) {
    const { username: name } = account;
    const own = team.own(name, span);
    const place = account.inventedPlay ? play.placeOf(name) : null;
    const category = place === null ? noGameType : play.categoryOf(place);
    if (!isLive(team.books, name)) {
      if (own.bets > 0) add(category, { ...own, deposits: 0n, withdrawals: 0n });
      continue;
    }
    for (const { game, valid, payout, result } of team.betsOf(account, span)) {
      add(game.gameType, { bets: 1, validBets: valid, stakes: payout - result, payouts: payout });
    }
    const posted = liveFigures(team.books, name, team.untilNow(span)).bonuses;
    if (posted !== 0n) add(noGameType, { bonuses: posted });
    if (own.bonuses !== posted) add(category, { bonuses: own.bonuses - posted });
  }
  return found;
}
