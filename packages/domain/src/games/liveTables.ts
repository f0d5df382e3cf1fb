import { compareAmounts } from '../base/amounts.ts';

export const tableKinds = [
  'roulette',
  'baccarat',
  'blackjack',
  'dragon-tiger',
  'andar-bahar',
  'dice',
  'wheel',
] as const;
export type TableKind = (typeof tableKinds)[number];

export const tablePhases = ['betting', 'dealing', 'spinning'] as const;
export type TablePhase = (typeof tablePhases)[number];

/** Live table, as far as the platform describes it; null for what is unknown. */
export interface LiveTable {
  /** Id of the game that the table opens. */
  id: string;
  name: string;
  vendor: string;
  vendorName: string;
  kind: TableKind | null;
  /** Code of the language that is dealt in. */
  language: string | null;
  picture: string | null;
  minStake: string | null;
  maxStake: string | null;
  seats: number | null;
  players: number | null;
  /** Players that wait for a seat. */
  waiting: number | null;
  closed: boolean;
  /** Time at which a closed table opens again, in ms. */
  backAt: number | null;
  phase: TablePhase | null;
  /** Time at which the phase ends, in ms of the platform's clock. */
  phaseEndsAt: number | null;
  /** Marks of the last rounds, oldest first. */
  results: readonly string[];
  /** Rounds of the current shoe. */
  shoe: number | null;
}

export type TableState =
  | { kind: 'open'; seconds: number | null }
  | { kind: 'closing'; seconds: number }
  | { kind: 'dealing' | 'spinning' }
  | { kind: 'full'; waiting: number | null }
  | { kind: 'closed'; backAt: number | null };

const closingSeconds = 5;
/** Age in ms from which an answer says nothing about the running round. */
const staleAfter = 20_000;

/** Returns the state of a table at `now`, from an answer of `askedAt` (ms of the platform's clock; null if unknown). */
export function tableState(table: LiveTable, now: number, askedAt: number | null): TableState {
  const { closed, backAt, seats, players, waiting, phase, phaseEndsAt } = table;
  if (closed) return { kind: 'closed', backAt: backAt !== null && backAt > now ? backAt : null };
  if (isFull({ seats, players })) return { kind: 'full', waiting };
  if (phase === null || askedAt === null || now - askedAt > staleAfter) return { kind: 'open', seconds: null };
  if (phase !== 'betting') return { kind: phase };
  const seconds = phaseEndsAt === null ? null : Math.ceil((phaseEndsAt - now) / 1000);
  if (seconds === null || seconds <= 0) return { kind: 'open', seconds: null };
  return seconds <= closingSeconds ? { kind: 'closing', seconds } : { kind: 'open', seconds };
}

const isFull = ({ seats, players }: Pick<LiveTable, 'seats' | 'players'>): boolean =>
  seats !== null && players !== null && players >= seats;

export const tableSorts = ['players', 'lowest', 'highest', 'name'] as const;
export type TableSort = (typeof tableSorts)[number];

export interface TableFilter {
  kind: TableKind | null;
  language: string | null;
  vendor: string | null;
  /** Highest least stake, as a decimal string. */
  from: string | null;
  freeFirst: boolean;
  sort: TableSort;
}

/** Reads the filter of an address. */
export function readTableFilter(query: URLSearchParams): TableFilter {
  const sort = query.get('sort');
  const from = query.get('from');
  return {
    kind: tableKinds.find((kind) => kind === query.get('game')) ?? null,
    language: query.get('dealt'),
    vendor: query.get('studio'),
    from: from !== null && /^\d{1,12}(\.\d{1,6})?$/.test(from) ? from : null,
    freeFirst: query.get('free') === '1',
    sort: tableSorts.find((each) => each === sort) ?? 'players',
  };
}

/** Writes a filter as the query of an address; what is usual is left out. */
export function tableQuery({ kind, language, vendor, from, freeFirst, sort }: TableFilter): string {
  const query = new URLSearchParams({
    ...(kind && { game: kind }),
    ...(language && { dealt: language }),
    ...(vendor && { studio: vendor }),
    ...(from && { from }),
    ...(freeFirst && { free: '1' }),
    ...(sort !== 'players' && { sort }),
  });
  return query.size > 0 ? `?${query}` : '';
}

/** Returns the tables that fit a filter, in its order: closed ones last, and full ones behind free ones if asked. */
export function findTables(tables: readonly LiveTable[], filter: TableFilter): LiveTable[] {
  return tables
    .filter((table) => fits(table, filter))
    .toSorted((one, other) => {
      const rank = (table: LiveTable) => (table.closed ? 2 : filter.freeFirst && isFull(table) ? 1 : 0);
      return rank(one) - rank(other) || orders[filter.sort](one, other) || one.name.localeCompare(other.name);
    });
}

const orders: Record<TableSort, (one: LiveTable, other: LiveTable) => number> = {
  players: (one, other) => (other.players ?? 0) - (one.players ?? 0),
  lowest: (one, other) => compareAmounts(one.minStake ?? '', other.minStake ?? '') ?? 0,
  highest: (one, other) => compareAmounts(other.maxStake ?? '', one.maxStake ?? '') ?? 0,
  name: () => 0,
};

function fits(table: LiveTable, { kind, language, vendor, from }: TableFilter): boolean {
  if (kind && table.kind !== kind) return false;
  if (language && table.language !== language) return false;
  if (vendor && table.vendor !== vendor) return false;
  return !from || (table.minStake !== null && compareAmounts(table.minStake, from) !== 1);
}

/** Counts the tables of each kind that fit the other filters, in a fixed order; kinds without any table are left out. */
export function countKinds(tables: readonly LiveTable[], filter: TableFilter): { kind: TableKind; count: number }[] {
  const others = tables.filter((table) => fits(table, { ...filter, kind: null }));
  return tableKinds
    .filter((kind) => tables.some((table) => table.kind === kind))
    .map((kind) => ({ kind, count: others.filter((table) => table.kind === kind).length }));
}

/** Returns the busiest open table with a free seat; null if there is none. */
export function leadTable(tables: readonly LiveTable[]): LiveTable | null {
  const open = tables.filter((table) => !table.closed && !isFull(table) && table.players !== null);
  const [first] = open.toSorted(
    (one, other) =>
      (other.players ?? 0) - (one.players ?? 0) ||
      roadLength(other) - roadLength(one) ||
      one.name.localeCompare(other.name),
  );
  return first ?? null;
}

const roadLength = ({ kind, results }: LiveTable): number => (kind === 'baccarat' ? results.length : 0);

/** Result of a round on a table of two sides: one of them or neither. */
export type Side = 'player' | 'banker' | 'tie';

const sides: Readonly<Record<string, Side>> = { p: 'player', b: 'banker', '=': 'tie' };

/** Reads a baccarat mark; pairs behind the winner are left out. Null for a mark that is none. */
export const sideOf = (mark: string): Side | null => sides[mark.charAt(0).toLowerCase()] ?? null;

export interface RoadCell {
  column: number;
  row: number;
  side: Exclude<Side, 'tie'>;
  /** Ties after this round. */
  ties: number;
}

export const roadRows = 6;

/** Lays a big road: a column for each run of one side, turned aside at the foot, ties on the cell before. */
export function layRoad(results: readonly string[]): RoadCell[] {
  const cells: RoadCell[] = [];
  const taken = new Set<string>();
  let start = -1;
  let last: RoadCell | null = null;
  for (const mark of results) {
    const side = sideOf(mark);
    if (side === 'tie' && last) last.ties += 1;
    if (side === null || side === 'tie') continue;
    const goesOn: RoadCell | null = last?.side === side ? last : null;
    let place: { column: number; row: number };
    if (goesOn) {
      const below = { column: goesOn.column, row: goesOn.row + 1 };
      const isFree = below.row < roadRows && !taken.has(`${below.column} ${below.row}`);
      place = isFree ? below : { column: goesOn.column + 1, row: goesOn.row };
    } else {
      start += 1;
      while (taken.has(`${start} 0`)) start += 1;
      place = { column: start, row: 0 };
    }
    last = { ...place, side, ties: 0 };
    cells.push(last);
    taken.add(`${last.column} ${last.row}`);
  }
  return cells;
}
