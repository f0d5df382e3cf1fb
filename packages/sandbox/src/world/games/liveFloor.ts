import type { TableKind, TablePhase } from '@baize/domain';
import { kindOf, kindOfName, playRound } from '@baize/games';
import { hash, randomFrom } from '../base/random.ts';
import type { Game, GameLibrary } from './games.ts';
import type { RoomService } from './rooms.ts';

export interface FloorTable {
  game: Game;
  kind: TableKind | null;
  language: string;
  seats: number;
  players: number;
  waiting: number | null;
  closed: boolean;
  backAt: number | null;
  phase: TablePhase | null;
  phaseEndsAt: number | null;
  results: readonly string[];
  shoe: number | null;
}

const hour = 3_600_000;
const day = 24 * hour;
/** Hour (UTC) at which work on tables ends. */
const workEnds = 4.5 * hour;
const playMs = 12_000;
/** Betting time of kinds whose rounds wait for their player. */
const usualBetsMs = 24_000;
const mostResults = 84;
const fullPlace = 5;

const tableKinds: Partial<Record<ReturnType<typeof kindOf>, TableKind>> = {
  roulette: 'roulette',
  baccarat: 'baccarat',
  blackjack: 'blackjack',
  dragonTiger: 'dragon-tiger',
  dice: 'dice',
};

/** Languages of the dealers, by place; two of the studios deal in English only at their first tables. */
const dealt = ['EN', 'EN', 'UR', 'EN', 'TH', 'CN', 'EN', 'VI', 'HI', 'EN', 'ID', 'TY'];

/** The live tables as they stand: rounds follow each other on the world's clock, whoever plays. */
export class LiveFloor {
  readonly #seed: string;
  readonly #now: () => number;
  readonly #games: () => GameLibrary;
  readonly #rooms: () => RoomService;
  readonly #marks = new Map<string, { round: number; marks: readonly string[] }>();

  constructor(seed: string, now: () => number, games: () => GameLibrary, rooms: () => RoomService) {
    this.#seed = seed;
    this.#now = now;
    this.#games = games;
    this.#rooms = rooms;
  }

  tables(): readonly FloorTable[] {
    return this.#games()
      .ofType('LIVE', false)
      .map((game) => this.#tableOf(game));
  }

  #tableOf(game: Game): FloorTable {
    const now = this.#now();
    const rules = kindOf(game);
    const place = game.nodeId % 100;
    const kind = tableKinds[rules] ?? null;
    const seats = kind === 'blackjack' ? 7 : 6 + (place % 3);
    const language = dealt[(place * 5 + game.vendor.order) % dealt.length] as string;
    if (game.maintenance) {
      const backAt = Math.floor(now / day) * day + workEnds + (now % day < workEnds ? 0 : day);
      const still = { waiting: null, phase: null, phaseEndsAt: null, results: [], shoe: null };
      return { game, kind, language, seats, players: 0, closed: true, backAt, ...still };
    }
    const bets = kindOfName(rules).table?.betsOpenMs ?? usualBetsMs;
    const cycle = bets + playMs;
    const since = now + (hash(game.code) % cycle);
    const [round, into] = [Math.floor(since / cycle), since % cycle];
    const betting = into < bets;
    const full = place === fullPlace;
    const others = this.#rooms().companyAt(game).others.length;
    const results = this.#resultsOf(game, round);
    return {
      game,
      kind,
      language,
      seats,
      players: full ? seats : Math.min(seats - 1, others + (place % 2)),
      waiting: full && game.vendor.order % 3 > 0 ? game.vendor.order % 3 : null,
      closed: false,
      backAt: null,
      phase: betting ? 'betting' : kind === 'roulette' ? 'spinning' : 'dealing',
      phaseEndsAt: now + (betting ? bets : cycle) - into,
      results,
      shoe: kind === 'baccarat' || kind === 'dragon-tiger' ? 20 + (round % 60) : null,
    };
  }

  /** Goes on with what the table showed before the first round that was asked for. */
  #resultsOf(game: Game, round: number): readonly string[] {
    const kept = this.#marks.get(game.code);
    if (kept?.round === round) return kept.marks;
    const missed = kept ? Math.min(mostResults, round - kept.round) : 0;
    const fresh = Array.from({ length: missed }, (_, index) => this.#markOf(game, round - missed + index + 1));
    const before = kept?.marks ?? this.#past(game, round);
    const marks = [...before, ...fresh.filter((mark) => mark !== null)].slice(-mostResults);
    this.#marks.set(game.code, { round, marks });
    return marks;
  }

  #past(game: Game, round: number): readonly string[] {
    if (kindOfName(kindOf(game)).history) return this.#games().tables.of(game);
    const marks = Array.from({ length: 8 }, (_, index) => this.#markOf(game, round - 8 + index));
    return marks.filter((mark) => mark !== null);
  }

  #markOf(game: Game, round: number): string | null {
    const kind = kindOf(game);
    const { history } = kindOfName(kind);
    const bet = history?.bet ?? (kind === 'dice' ? 'small' : null);
    if (bet === null) return null;
    const random = randomFrom(this.#seed, 'floor', game.code, round).next;
    const { result } = playRound({ game, bets: [{ bet, stake: 1n }], random });
    if (result.kind === 'dice') return String(result.dice.reduce((sum, each) => sum + each, 0));
    return history?.markOf(result) ?? null;
  }
}
