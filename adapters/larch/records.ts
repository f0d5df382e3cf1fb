import {
  accountCalls,
  betCalls,
  capitals,
  isoMoment,
  type Operations,
  optionalText,
  path,
  type SignedCall,
  type Span,
  snakeCase,
  wholeList,
  wordMap,
} from '@baize/adapter';
import { accountTypes } from '@baize/domain';
import * as v from 'valibot';
import { walletOf } from './players.ts';
import { kinds, list, money, movementState } from './words.ts';

const played = snakeCase({
  ...v.entriesFromList(['code', 'title', 'kind', 'studio', 'studio_name'], v.string()),
  cover: optionalText,
});
const bet = snakeCase({
  ...v.entriesFromList(['id', 'state'], v.string()),
  ...v.entriesFromList(['stake', 'payout'], money.sum),
  game: played,
  placed_at: isoMoment,
  settled_at: v.nullable(isoMoment),
});
const entry = v.object({
  ...v.entriesFromList(['id', 'kind', 'state'], v.string()),
  at: isoMoment,
  sum: money.sum,
  memo: optionalText,
});

const betWords = { OPEN: 'pending', WON: 'won', LOST: 'lost', PUSH: 'even', VOID: 'cancelled' } as const;
const betStatus = wordMap(betWords, 'pending', 'state of a bet:');

const iso = (at: number) => new Date(at).toISOString();

/** Reads all rows of a span, since larch has no sums; kept for half a minute, so that the pages cost one walk. */
function rowsOf<S extends v.GenericSchema>(where: string, row: S, span: Span | null, call: SignedCall) {
  const query = { limit: 100, ...(span && { from: iso(span.from), to: iso(span.to) }) };
  const read = list(call.platform, where, row, query);
  return call.cached(`${call.session.id} ${where} ${JSON.stringify(query)}`, 30, () => wholeList(read));
}

const betOf = ({ id, state, game, ...same }: v.InferOutput<typeof bet>, call: SignedCall) => ({
  ...same,
  reference: id,
  category: kinds.ours(game.kind),
  vendor: game.studio,
  vendorName: game.studioName,
  gameCode: game.code,
  gameName: game.title,
  picture: game.cover,
  status: betStatus(state, call),
});

const entryOf = ({ id, kind, state, memo, ...same }: v.InferOutput<typeof entry>, call: SignedCall) => ({
  ...same,
  reference: id,
  type: accountTypes.find((type) => type === capitals.ours(kind)) ?? ('other' as const),
  name: memo,
  status: movementState(state, call),
});

const currency = async (call: SignedCall) => (await walletOf(call)).cash;

export const recordOperations = {
  ...betCalls({
    currency,
    all: async (span, call) => (await rowsOf('/v2/me/bets', bet, span, call)).map((row) => betOf(row, call)),
    one: async (id, call) => betOf(await call.platform.get(path`/v2/me/bets/${id}`, bet), call),
  }),
  ...accountCalls({
    currency,
    all: async (span, call) => (await rowsOf('/v2/me/ledger', entry, span, call)).map((row) => entryOf(row, call)),
    async one(wanted, call) {
      const row = (await rowsOf('/v2/me/ledger', entry, null, call)).find(({ id }) => id === wanted);
      return row && entryOf(row, call);
    },
  }),
} satisfies Operations;
