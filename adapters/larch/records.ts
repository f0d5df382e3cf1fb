import { type Operations, pageIn, Refused, type SignedCall, wholeList } from '@baize/adapter';
import { accountTypes, countsAsMoved, figuresOfBet, fromMinor } from '@baize/domain';
import * as v from 'valibot';
import { betStatus, categoryOf, listOf, moment, money, movementState, sum, text } from './words.ts';

const bet = v.object({
  id: v.string(),
  game: v.object({
    code: v.string(),
    title: v.string(),
    kind: v.string(),
    studio: v.string(),
    studio_name: v.string(),
    cover: text,
  }),
  stake: sum,
  payout: sum,
  state: v.string(),
  placed_at: moment,
  settled_at: v.nullable(moment),
});
const entry = v.object({ id: v.string(), at: moment, kind: v.string(), sum, state: v.string(), memo: text });

interface Span {
  from: number;
  to: number;
}

/**
 * Reads all rows of a span, since larch has no sums: at most 2,000. They are kept for half a minute, so that the pages of
 * a list cost one walk.
 */
function rowsOf<S extends v.GenericSchema>(path: string, schema: S, span: Span | null, call: SignedCall) {
  const { platform, session, cached } = call;
  const query = span && { from: new Date(span.from).toISOString(), to: new Date(span.to).toISOString() };
  return cached(`${session.id} ${path} ${JSON.stringify(span)}`, 30, () =>
    wholeList(async (after) => {
      const { data, next } = await platform.get(path, listOf(schema), { ...query, limit: 100, after });
      return { items: data as v.InferOutput<S>[], next };
    }),
  );
}

const halves = { pending: 'running', cancelled: 'called-off', won: 'ended', lost: 'ended', even: 'ended' } as const;

function betOf(row: v.InferOutput<typeof bet>, call: SignedCall) {
  const { stake, payout } = row;
  const digits = money.digits(stake.currency);
  const status = betStatus(row.state, call);
  const figures = figuresOfBet(halves[status], BigInt(stake.minor), BigInt(payout.minor));
  return {
    minor: { stake: BigInt(stake.minor), ...figures },
    currency: stake.currency,
    settledAt: row.settled_at,
    wire: {
      orderNo: row.id,
      betTime: row.placed_at,
      gameCategory: categoryOf(row.game.kind),
      vassalage: row.game.studio,
      vassalageName: row.game.studio_name,
      gameCode: row.game.code,
      gameName: row.game.title,
      icon: row.game.cover,
      betAmount: money.decimal(stake),
      validBet: fromMinor(figures.valid, digits),
      payout: fromMinor(figures.payout, digits),
      winLoss: fromMinor(figures.result, digits),
      status,
    },
  };
}

function recordOf({ id, at, kind, sum: moved, state, memo }: v.InferOutput<typeof entry>, call: SignedCall) {
  const type = accountTypes.find((one) => one === kind.toLowerCase()) ?? ('other' as const);
  const status = movementState(state, call);
  const wire = { referenceNo: id, applyTime: at, type, name: memo, amount: money.decimal(moved), status };
  return { minor: BigInt(moved.minor), currency: moved.currency, wire };
}

/** Currency of a list; an empty one has the wallet's. */
const currencyOf = async (rows: readonly { currency: string }[], { platform }: SignedCall): Promise<string> =>
  rows[0]?.currency ?? (await platform.get('/v2/me/wallet', v.object({ cash: sum }))).cash.currency;

/** Adder of minor units of a currency, as a decimal string. */
const adderOf =
  (currency: string) =>
  (minors: readonly bigint[]): string =>
    fromMinor(
      minors.reduce((sum, minor) => sum + minor, 0n),
      money.digits(currency),
    );

export const recordOperations = {
  async bettingRecords({ from, to, gameCategory, vassalage, status, ...page }, call) {
    const rows = (await rowsOf('/v2/me/bets', bet, { from, to }, call))
      .map((row) => betOf(row, call))
      .filter(
        ({ wire }) =>
          (!gameCategory || wire.gameCategory === gameCategory) &&
          (!vassalage || wire.vassalage === vassalage) &&
          (!status || wire.status === status),
      );
    const currency = await currencyOf(rows, call);
    const total = adderOf(currency);
    const { shown, totalPages } = pageIn(rows, page);
    return {
      list: shown.map(({ wire }) => wire),
      totals: {
        count: rows.length,
        betAmount: total(rows.map(({ minor }) => minor.stake)),
        validBet: total(rows.map(({ minor }) => minor.valid)),
        payout: total(rows.map(({ minor }) => minor.payout)),
        winLoss: total(rows.map(({ minor }) => minor.result)),
      },
      totalPages,
      currency,
    };
  },

  async bettingRecord({ orderNo }, call) {
    const row = await call.platform.get(`/v2/me/bets/${encodeURIComponent(orderNo)}`, bet);
    const { wire, settledAt, currency } = betOf(row, call);
    return { record: wire, settleTime: settledAt, lottery: null, currency };
  },

  async accountRecords({ from, to, type, status, ...page }, call) {
    const rows = (await rowsOf('/v2/me/ledger', entry, { from, to }, call))
      .map((row) => recordOf(row, call))
      .filter(({ wire }) => (!type || wire.type === type) && (!status || wire.status === status));
    const currency = await currencyOf(rows, call);
    const total = adderOf(currency);
    const moved = rows.filter(({ wire }) => countsAsMoved(wire)).map(({ minor }) => minor);
    const { shown, totalPages } = pageIn(rows, page);
    return {
      list: shown.map(({ wire }) => wire),
      totals: {
        count: rows.length,
        gained: total(moved.filter((minor) => minor > 0n)),
        spent: total(moved.filter((minor) => minor < 0n).map((minor) => -minor)),
        net: total(moved),
      },
      totalPages,
      currency,
    };
  },

  async accountRecord({ referenceNo }, call) {
    const rows = await rowsOf('/v2/me/ledger', entry, null, call);
    const row = rows.find(({ id }) => id === referenceNo);
    if (!row) throw new Refused('not-found');
    const { wire, currency } = recordOf(row, call);
    return { record: wire, currency };
  },

  async playSession(_, call) {
    const { openedAt } = call.session;
    const span = { from: openedAt, to: Math.ceil((call.now() + 1) / 30_000) * 30_000 };
    const rows = (await rowsOf('/v2/me/bets', bet, span, call)).map((row) => betOf(row, call).minor);
    const currency = await currencyOf([], call);
    const total = adderOf(currency);
    return {
      startedAt: openedAt,
      staked: total(rows.filter(({ status }) => status !== 'cancelled').map(({ stake }) => stake)),
      won: total(rows.map(({ payout }) => payout)),
      currency,
      limits: [],
      realityCheck: null,
      rest: null,
    };
  },
} satisfies Operations;
