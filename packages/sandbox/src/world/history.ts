import { periodStart } from '@baize/domain';
import type { Account } from './account/account.ts';
import { type Random, randomFrom } from './base/random.ts';
import { playUnit } from './base/scales.ts';
import type { Game, GameLibrary } from './games/games.ts';
import type { OpenBets } from './games/openBets.ts';
import { house, type Ledger } from './money/ledger.ts';

const day = 86_400_000;
const minute = 60_000;
/** Bets of the longest history: as many as an export holds. */
const many = 100_000;

interface Past {
  ledger: Ledger;
  games: GameLibrary;
  openBets: OpenBets;
  seed: string;
  long: boolean;
}

/** Posts an account's opening money and, for some, bets of past days, all before `now`. */
export function postHistory(past: Past, account: Account, now: number): void {
  const { ledger, games, seed } = past;
  const { username, opening, openedAt, historyDays } = account;
  const unit = playUnit(ledger.currency);
  const start = now - Math.max(1, historyDays) * day;
  if (opening > 0) {
    ledger.post({
      key: `opening:${username}`,
      kind: 'deposit',
      from: house('bank'),
      to: username,
      amount: BigInt(opening) * unit,
      // Without a history, the deposit is today's, so that it counts towards daily limits.
      at: openedAt > 0 ? openedAt : historyDays > 0 ? start : Math.max(periodStart('day', now), now - 3_600_000),
      reference: 'first deposit',
    });
  }
  if (historyDays === 0) return;
  const stressed = past.long && username === 'demo.member';
  const random = randomFrom(seed, 'history', username);
  const types = ['RNG', 'RNG', 'RNG', 'LIVE', 'FISH', 'PVP'];
  const shelf = stressed ? Array.from({ length: 200 }, () => games.pick(random.pick(types), random)) : [];
  const perDay = stressed ? Math.ceil(many / (historyDays - 1)) : 4;
  for (let back = historyDays - 1; back >= 1; back -= 1) {
    const rounds = stressed ? perDay : random.int(1, perDay);
    for (let round = 0; round < rounds; round += 1) {
      const game = stressed ? random.pick(shelf) : games.pick(random.pick(types), random);
      const at = now - back * day + Math.floor((day * (round + random.next() * 0.9)) / perDay);
      // Small enough under stress for the money to last.
      const stake = BigInt(random.int(1, 40)) * (stressed ? 1n : unit);
      postRound(ledger, username, { key: `history:${username}:${back}:${round}`, game, at, stake, random });
    }
  }
  postEvents(past, username, now);
}

interface Round {
  key: string;
  game: Game | undefined;
  at: number;
  stake: bigint;
  random: Random;
}

function postRound(ledger: Ledger, username: string, { key, game, at, stake, random }: Round): void {
  if (!game || ledger.balance(username) < stake) return;
  const reference = game.code;
  ledger.post({ key: `${key}:stake`, kind: 'stake', from: username, to: house('games'), amount: stake, at, reference });
  const factor = random.pick([0, 0, 0, 0, 1, 1, 2, 3]);
  if (factor === 0) return;
  const amount = stake * BigInt(factor);
  ledger.post({ key: `${key}:win`, kind: 'win', from: house('games'), to: username, amount, at: at + 1, reference });
}

function postEvents({ ledger, games, openBets }: Past, username: string, now: number): void {
  const unit = playUnit(ledger.currency);
  const events = [
    { code: 'GLB-1', minutes: 20, stake: 30n, settlesIn: 100, pays: 54n, calledOff: false },
    { code: 'TCM-2', minutes: 16, stake: 25n, settlesIn: 60, pays: 40n, calledOff: true },
    { code: 'FRG-1', minutes: 9, stake: 12n, settlesIn: 240, pays: 0n, calledOff: false },
  ];
  for (const { code, minutes, stake, settlesIn, pays, calledOff } of events) {
    const game = games.byCode(code);
    if (!game || ledger.balance(username) < stake * unit) continue;
    const placedAt = now - minutes * minute;
    const reference = `${code}-E${new Date(placedAt).toISOString().slice(2, 10).replaceAll('-', '')}`;
    openBets.take({
      reference,
      username,
      game,
      placedAt,
      ledger,
      settlesAt: now + settlesIn * minute,
      stake: stake * unit,
      pays: pays * unit,
    });
    if (calledOff) openBets.callOff(reference, placedAt + 2 * minute);
  }
}
