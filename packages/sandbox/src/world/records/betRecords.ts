import { type BetFigures, type BetState, type BetStatus, figuresOfBet, type GameType } from '@baize/domain';
import type { Game } from '../games/games.ts';
import type { BetStanding } from '../games/openBets.ts';
import type { Entry, Ledger } from '../money/ledger.ts';
import { RecordLog } from './recordLog.ts';

export interface BetRow {
  readonly posting: number;
  readonly at: number;
  readonly reference: string;
  /** Ticket of a bet settled later; null for a round decided at once. */
  readonly ticket: string | null;
  readonly game: Pick<Game, 'code' | 'title' | 'vassalage' | 'vendor' | 'gameType'>;
  readonly stake: bigint;
  payout: bigint;
  state: BetState;
  settledAt: number | null;
}

export interface EndedBet extends Pick<BetRow, 'posting' | 'at' | 'game' | 'stake'> {
  readonly endedAt: number;
  /** Valid part of the stake; zero for a cancelled bet. */
  readonly valid: bigint;
  readonly calledOff: boolean;
}

export interface BetFilter {
  category: GameType | null;
  vendor: string | null;
  status: BetStatus | null;
}

interface PlayerLog {
  read: number;
  log: RecordLog<BetRow>;
  /** Latest bet by reference, to which a win with the same reference belongs. */
  latest: Map<string, BetRow>;
  running: Set<BetRow>;
  /** Last bet read, kept out of the log because the next entry usually settles it. */
  fresh: BetRow | null;
  byReference: Map<string, BetRow>;
  ended: EndedBet[];
}

interface Sources {
  gameByCode: (code: string) => Game | undefined;
  stateOf: (ticket: string) => BetStanding | null;
}

export const betFigures = ['stake', 'valid', 'payout', 'result'] as const;

/** Bets of every player, derived from ledger entries so that the record matches the money moved. */
export class BetRecords {
  readonly #ledger: Ledger;
  readonly #sources: Sources;
  readonly #logs = new Map<string, PlayerLog>();
  readonly #games = new Map<string, Game>();

  constructor(ledger: Ledger, sources: Sources) {
    this.#ledger = ledger;
    this.#sources = sources;
  }

  page(
    username: string,
    filter: BetFilter,
    span: { from: number; to: number },
    page: { pageNo: number; pageSize: number },
  ) {
    return this.#logOf(username).log.page([filter.category, filter.vendor, filter.status], span, page);
  }

  sums(username: string, category: GameType | null, span: { from: number; to: number }) {
    return this.#logOf(username).log.sums([category, null, null], span);
  }

  /** Sums settled bets only, so that payouts less stakes are the result. */
  settledSums(username: string, category: GameType | null, span: { from: number; to: number }) {
    const { log } = this.#logOf(username);
    const [all, ...left] = [null, 'pending', 'cancelled'].map((status) => log.sums([category, null, status], span));
    return {
      count: left.reduce((rest, { count }) => rest - count, all?.count ?? 0),
      sums: betFigures.map((_, at) => left.reduce((rest, { sums }) => rest - (sums[at] ?? 0n), all?.sums[at] ?? 0n)),
    };
  }

  find(username: string, reference: string): BetRow | null {
    return this.#logOf(username).byReference.get(reference) ?? null;
  }

  /** Returns bets in the order they ended, so that a reader can continue where it stopped. */
  ended(username: string): readonly EndedBet[] {
    return this.#logOf(username).ended;
  }

  valid(username: string, span: { from: number; to: number }): bigint {
    return this.sums(username, null, span).sums[betFigures.indexOf('valid')] ?? 0n;
  }

  running(username: string): number {
    return this.#logOf(username).running.size;
  }

  #logOf(username: string): PlayerLog {
    const own = this.#logs.get(username) ?? emptyLog();
    this.#logs.set(username, own);
    const entries = this.#ledger.posted(username);
    for (const entry of entries.slice(own.read)) this.#read(own, entry);
    own.read = entries.length;
    enterFresh(own);
    for (const row of own.running) {
      const { state, at } = this.#sources.stateOf(row.ticket ?? '') ?? { state: 'ended', at: row.at };
      if (state !== 'running') end(own, row, state, at);
    }
    return own;
  }

  #read(own: PlayerLog, { kind, reference, amount, at, posting }: Entry): void {
    if (kind === 'stake') {
      const row = this.#rowOf(reference, -amount, at, posting);
      if (!row) return;
      own.latest.set(reference, row);
      own.byReference.set(row.reference, row);
      if (row.state === 'running') own.running.add(row);
      enterFresh(own);
      own.fresh = row;
      return;
    }
    const row = kind === 'win' || kind === 'refund' ? own.latest.get(reference) : undefined;
    if (!row) return;
    const settle = () => {
      row.payout += amount;
      row.settledAt = at;
      row.state = kind === 'win' ? 'ended' : 'called-off';
    };
    if (row === own.fresh) settle();
    else {
      own.log.change(row, settle);
      if (own.running.has(row)) own.ended.push(endedOf(row));
    }
    own.running.delete(row);
  }

  #rowOf(reference: string, stake: bigint, at: number, posting: number): BetRow | null {
    const code = codeIn(reference);
    const game = this.#games.get(code) ?? this.#sources.gameByCode(code);
    if (!game) return null;
    this.#games.set(code, game);
    const ticket = reference === game.code ? null : reference;
    const day = new Date(at).toISOString().slice(2, 10).replaceAll('-', '');
    return {
      posting,
      at,
      reference: `B${day}-${String(posting).padStart(6, '0')}`,
      ticket,
      game,
      stake,
      payout: 0n,
      state: ticket === null ? 'ended' : 'running',
      settledAt: ticket === null ? at : null,
    };
  }
}

/** Returns the game code at the start of a reference; bets settled later append a number. */
export const codeIn = (reference: string): string => /^[A-Z]{3}-\d{1,5}/.exec(reference)?.[0] ?? '';

export const outcomeOf = ({ state, stake, payout }: BetRow): BetFigures => figuresOfBet(state, stake, payout);

function enterFresh(own: PlayerLog): void {
  if (own.fresh) {
    own.log.add(own.fresh);
    if (own.fresh.state !== 'running') own.ended.push(endedOf(own.fresh));
  }
  own.fresh = null;
}

function end(own: PlayerLog, row: BetRow, state: BetState, at: number | null): void {
  own.running.delete(row);
  own.log.change(row, () => {
    row.state = state;
    row.settledAt = at;
  });
  own.ended.push(endedOf(row));
}

function endedOf(row: BetRow): EndedBet {
  const { posting, at, game, stake, settledAt, state } = row;
  const { valid } = outcomeOf(row);
  return { posting, at, game, stake, endedAt: settledAt ?? at, valid, calledOff: state === 'called-off' };
}

function emptyLog(): PlayerLog {
  const log = new RecordLog<BetRow>(
    (row) => [row.game.gameType, row.game.vassalage, outcomeOf(row).status],
    (row) => {
      const { valid, payout, result } = outcomeOf(row);
      return [row.stake, valid, payout, result];
    },
    betFigures.length,
  );
  return { read: 0, log, latest: new Map(), running: new Set(), fresh: null, byReference: new Map(), ended: [] };
}
