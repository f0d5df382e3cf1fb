import { type BetFigures, type BetStatus, figuresOfBet, type GameType } from '@baize/domain';
import type { Game } from './games.ts';
import type { Entry, Ledger } from './ledger.ts';
import type { BetStanding, BetState } from './openBets.ts';
import { RecordLog } from './recordLog.ts';

export interface BetRow {
  readonly posting: number;
  readonly at: number;
  /** What the player reads and quotes. */
  readonly reference: string;
  /** Of a bet that is settled later; null for a round that was over at once. */
  readonly ticket: string | null;
  readonly game: Pick<Game, 'code' | 'title' | 'vassalage' | 'vendor' | 'gameType'>;
  readonly stake: bigint;
  payout: bigint;
  state: BetState;
  /** ms; null while it runs. */
  settledAt: number | null;
}

export interface BetFilter {
  category: GameType | null;
  vendor: string | null;
  status: BetStatus | null;
}

interface Shelf {
  /** Entries that were read so far. */
  read: number;
  log: RecordLog<BetRow>;
  /** The latest bet of each reference: what a win of that reference belongs to. */
  latest: Map<string, BetRow>;
  running: Set<BetRow>;
  /** Read last, and not in the log yet: most often the next entry tells what became of it. */
  fresh: BetRow | null;
  byReference: Map<string, BetRow>;
}

interface Sources {
  gameByCode: (code: string) => Game | undefined;
  /** What became of a bet that is settled later; null for a stranger. */
  stateOf: (ticket: string) => BetStanding | null;
}

/** The figures of the log's sums, in their order. */
export const betFigures = ['stake', 'valid', 'payout', 'result'] as const;

/** Every player's bets, read from the money's own entries as these are posted: what the record shows is what was moved. */
export class BetRecords {
  readonly #ledger: Ledger;
  readonly #sources: Sources;
  readonly #shelves = new Map<string, Shelf>();
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
    return this.#shelf(username).log.page([filter.category, filter.vendor, filter.status], span, page);
  }

  sums(username: string, category: GameType | null, span: { from: number; to: number }) {
    return this.#shelf(username).log.sums([category, null, null], span);
  }

  find(username: string, reference: string): BetRow | null {
    return this.#shelf(username).byReference.get(reference) ?? null;
  }

  running(username: string): number {
    return this.#shelf(username).running.size;
  }

  /** A player's bets as far as they are posted now. */
  #shelf(username: string): Shelf {
    const shelf = this.#shelves.get(username) ?? emptyShelf();
    this.#shelves.set(username, shelf);
    const entries = this.#ledger.posted(username);
    for (const entry of entries.slice(shelf.read)) this.#read(shelf, entry);
    shelf.read = entries.length;
    enterFresh(shelf);
    for (const row of shelf.running) {
      const { state, at } = this.#sources.stateOf(row.ticket ?? '') ?? { state: 'ended', at: row.at };
      if (state !== 'running') end(shelf, row, state, at);
    }
    return shelf;
  }

  #read(shelf: Shelf, { kind, reference, amount, at, posting }: Entry): void {
    if (kind === 'stake') {
      const row = this.#rowOf(reference, -amount, at, posting);
      if (!row) return;
      shelf.latest.set(reference, row);
      shelf.byReference.set(row.reference, row);
      if (row.state === 'running') shelf.running.add(row);
      enterFresh(shelf);
      shelf.fresh = row;
      return;
    }
    const row = kind === 'win' || kind === 'refund' ? shelf.latest.get(reference) : undefined;
    if (!row) return;
    const settle = () => {
      row.payout += amount;
      row.settledAt = at;
      row.state = kind === 'win' ? 'ended' : 'called-off';
    };
    if (row === shelf.fresh) settle();
    else shelf.log.change(row, settle);
    shelf.running.delete(row);
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

/** The game that an entry's reference begins with: bets that are settled later have a number of their own behind it. */
export const codeIn = (reference: string): string => /^[A-Z]{3}-\d{1,5}/.exec(reference)?.[0] ?? '';

export const outcomeOf = ({ state, stake, payout }: BetRow): BetFigures => figuresOfBet(state, stake, payout);

function enterFresh(shelf: Shelf): void {
  if (shelf.fresh) shelf.log.add(shelf.fresh);
  shelf.fresh = null;
}

function end(shelf: Shelf, row: BetRow, state: BetState, at: number | null): void {
  shelf.running.delete(row);
  shelf.log.change(row, () => {
    row.state = state;
    row.settledAt = at;
  });
}

function emptyShelf(): Shelf {
  const log = new RecordLog<BetRow>(
    (row) => [row.game.gameType, row.game.vassalage, outcomeOf(row).status],
    (row) => {
      const { valid, payout, result } = outcomeOf(row);
      return [row.stake, valid, payout, result];
    },
    betFigures.length,
  );
  return { read: 0, log, latest: new Map(), running: new Set(), fresh: null, byReference: new Map() };
}
