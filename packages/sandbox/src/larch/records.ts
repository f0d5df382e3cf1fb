import type { Hono } from 'hono';
import { type BetRow, outcomeOf } from '../world/records/betRecords.ts';
import { momentOf, Problem, pageOf, sumOf } from './answers.ts';
import type { Larch } from './parts.ts';
import { coverOf, kinds } from './site.ts';

const betStates = { pending: 'OPEN', won: 'WON', lost: 'LOST', even: 'PUSH', cancelled: 'VOID' } as const;

/** Rows of one player and span, all of them: larch pages with cursors over the whole list. */
const everything = { pageNo: 1, pageSize: 100_000 };

/** Serves the ledger and the bets of a player. */
export function serveRecords(app: Hono, { world, caller }: Larch): void {
  const spanOf = (query: Record<string, string>) => ({
    from: query.from ? Date.parse(query.from) : 0,
    to: query.to ? Date.parse(query.to) : world.clock.now() + 1,
  });

  const betOf = (row: BetRow) => {
    const currency = world.currency();
    const { status, payout } = outcomeOf(row);
    const { code, title, vassalage, vendor, gameType } = row.game;
    return {
      id: row.reference,
      game: {
        code,
        title,
        kind: kinds[gameType as keyof typeof kinds] ?? 'OTHER',
        studio: vassalage,
        studio_name: vendor.name,
        cover: coverOf(row.game),
      },
      stake: sumOf(row.stake, currency),
      payout: sumOf(payout, currency),
      state: betStates[status],
      placed_at: momentOf(row.at),
      settled_at: row.settledAt === null ? null : momentOf(row.settledAt),
    };
  };

  app.get('/v2/me/bets', (context) => {
    const { account } = caller(context);
    const query = context.req.query();
    const filter = { category: null, vendor: null, status: null };
    const { rows } = world.betRecords().page(account.username, filter, spanOf(query), everything);
    const all = rows.map(betOf).filter(({ state }) => !query.state || state === query.state);
    return context.json(pageOf(context, all, world.clock.now()));
  });

  app.get('/v2/me/bets/:id', (context) => {
    const { account } = caller(context);
    const row = world.betRecords().find(account.username, context.req.param('id'));
    if (!row) throw new Problem('not-found', 404);
    return context.json(betOf(row));
  });

  app.get('/v2/me/ledger', (context) => {
    const { account } = caller(context);
    const query = context.req.query();
    const currency = world.currency();
    const { rows } = world
      .accountRecords()
      .page(account.username, { type: null, status: null }, spanOf(query), everything);
    const all = rows
      .map(({ reference, at, type, status, amount, name }) => ({
        id: reference,
        at: momentOf(at),
        kind: type.toUpperCase(),
        sum: sumOf(amount, currency),
        state: status.toUpperCase().replaceAll('-', '_'),
        memo: name,
      }))
      .filter(({ kind }) => !query.kind || query.kind === kind);
    return context.json(pageOf(context, all, world.clock.now()));
  });
}
