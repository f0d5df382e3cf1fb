import {
  capitals,
  isoMoment,
  type Operations,
  optionalText,
  pageIn,
  Refused,
  type SignedCall,
  wholeList,
  wordMap,
} from '@baize/adapter';
import { accountTypes, countsAsMoved, figuresOfBet, fromMinor } from '@baize/domain';
import * as v from 'valibot';
import { wallet } from './players.ts';
import { categoryOf, list, money, movementState } from './words.ts';

const { sum } = money;
const played = v.object({
  ...v.entriesFromList(['code', 'title', 'kind', 'studio', 'studio_name'], v.string()),
  cover: optionalText,
});
const bet = v.object({
  ...v.entriesFromList(['id', 'state'], v.string()),
  ...v.entriesFromList(['stake', 'payout'], sum),
  game: played,
  placed_at: isoMoment,
  settled_at: v.nullable(isoMoment),
});
const entry = v.object({ id: v.string(), at: isoMoment, kind: v.string(), sum, state: v.string(), memo: optionalText });

const betWords = { OPEN: 'pending', WON: 'won', LOST: 'lost', PUSH: 'even', VOID: 'cancelled' } as const;
const betStatus = wordMap(betWords, 'pending', 'state of a bet:');
const halves = { pending: 'running', cancelled: 'called-off', won: 'ended', lost: 'ended', even: 'ended' } as const;

type Span = { from: number; to: number } | null;
const iso = (at: number) => new Date(at).toISOString();

/** Reads all rows of a span, since larch has no sums; kept for half a minute, so that the pages cost one walk. */
function rowsOf<S extends v.GenericSchema>(
  path: string,
  item: S,
  span: Span,
  { platform, session, cached }: SignedCall,
) {
  const query = { limit: 100, ...(span && { from: iso(span.from), to: iso(span.to) }) };
  const read = list(platform, path, item, query);
  return cached(`${session.id} ${path} ${JSON.stringify(query)}`, 30, () => wholeList(read));
}

function betOf({ id, game, stake, payout, state, placed_at, settled_at }: v.InferOutput<typeof bet>, call: SignedCall) {
  const status = betStatus(state, call);
  const figures = figuresOfBet(halves[status], stake.minor, payout.minor);
  const amount = (minor: bigint) => fromMinor(minor, money.digits(stake.currency));
  const wire = {
    orderNo: id,
    betTime: placed_at,
    gameCategory: categoryOf(game.kind),
    vassalage: game.studio,
    vassalageName: game.studio_name,
    gameCode: game.code,
    gameName: game.title,
    icon: game.cover,
    betAmount: stake.amount,
    validBet: amount(figures.valid),
    payout: amount(figures.payout),
    winLoss: amount(figures.result),
    status,
  };
  return { minor: { stake: stake.minor, ...figures }, settledAt: settled_at, wire };
}

function recordOf({ id, at, kind, sum: moved, state, memo }: v.InferOutput<typeof entry>, call: SignedCall) {
  const type = accountTypes.find((one) => one === capitals.ours(kind)) ?? ('other' as const);
  const status = movementState(state, call);
  return {
    minor: moved.minor,
    wire: { referenceNo: id, applyTime: at, type, name: memo, amount: moved.amount, status },
  };
}

/** Currency of the wallet, and an adder of its minor units. */
async function purseOf({ platform }: SignedCall) {
  const { currency } = (await platform.get('/v2/me/wallet', wallet)).cash;
  const total = (minors: readonly bigint[]) =>
    fromMinor(
      minors.reduce((all, minor) => all + minor, 0n),
      money.digits(currency),
    );
  return { currency, total };
}

export const recordOperations = {
  async bettingRecords({ from, to, gameCategory, vassalage, status, ...page }, call) {
    const { currency, total } = await purseOf(call);
    const rows = (await rowsOf('/v2/me/bets', bet, { from, to }, call))
      .map((row) => betOf(row, call))
      .filter(
        ({ wire }) =>
          (!gameCategory || wire.gameCategory === gameCategory) &&
          (!vassalage || wire.vassalage === vassalage) &&
          (!status || wire.status === status),
      );
    const { shown, totalPages } = pageIn(rows, page);
    const totals = {
      count: rows.length,
      betAmount: total(rows.map(({ minor }) => minor.stake)),
      validBet: total(rows.map(({ minor }) => minor.valid)),
      payout: total(rows.map(({ minor }) => minor.payout)),
      winLoss: total(rows.map(({ minor }) => minor.result)),
    };
    return { list: shown.map(({ wire }) => wire), totals, totalPages, currency };
  },

  async bettingRecord({ orderNo }, call) {
    const row = await call.platform.get(`/v2/me/bets/${encodeURIComponent(orderNo)}`, bet);
    const { wire, settledAt } = betOf(row, call);
    return { record: wire, settleTime: settledAt, currency: row.stake.currency };
  },

  async accountRecords({ from, to, type, status, ...page }, call) {
    const { currency, total } = await purseOf(call);
    const rows = (await rowsOf('/v2/me/ledger', entry, { from, to }, call))
      .map((row) => recordOf(row, call))
      .filter(({ wire }) => (!type || wire.type === type) && (!status || wire.status === status));
    const moved = rows.filter(({ wire }) => countsAsMoved(wire)).map(({ minor }) => minor);
    const { shown, totalPages } = pageIn(rows, page);
    const totals = {
      count: rows.length,
      gained: total(moved.filter((minor) => minor > 0n)),
      spent: total(moved.filter((minor) => minor < 0n).map((minor) => -minor)),
      net: total(moved),
    };
    return { list: shown.map(({ wire }) => wire), totals, totalPages, currency };
  },

  async accountRecord({ referenceNo }, call) {
    const row = (await rowsOf('/v2/me/ledger', entry, null, call)).find(({ id }) => id === referenceNo);
    if (!row) throw new Refused('not-found');
    return { record: recordOf(row, call).wire, currency: row.sum.currency };
  },
} satisfies Operations;
