import type { Account } from './accounts.ts';
import type { GameLibrary } from './games.ts';
import { house, type Ledger } from './ledger.ts';
import { randomFrom } from './random.ts';

const day = 86_400_000;

/** Posts what an account brings with it: its opening money and, for some, rounds of the past days, all before `now`. */
export function postHistory(ledger: Ledger, account: Account, games: GameLibrary, seed: string, now: number): void {
  const { username, opening, historyDays } = account;
  const unit = 10n ** BigInt(ledger.currency.digits);
  const start = now - Math.max(1, historyDays) * day;
  if (opening > 0) {
    ledger.post({
      key: `opening:${username}`,
      kind: 'deposit',
      from: house('bank'),
      to: username,
      amount: BigInt(opening) * unit,
      at: historyDays > 0 ? start : now - 3_600_000,
      reference: 'first deposit',
    });
  }
  if (historyDays === 0) return;
  const random = randomFrom(seed, 'history', username);
  const types = ['RNG', 'RNG', 'RNG', 'LIVE', 'FISH', 'PVP'];
  for (let back = historyDays - 1; back >= 1; back -= 1) {
    const rounds = random.int(1, 4);
    for (let round = 0; round < rounds; round += 1) {
      const game = games.pick(random.pick(types), random);
      const at = now - back * day + Math.floor((day * (round + random.next() * 0.9)) / 4);
      const stake = BigInt(random.int(1, 40)) * unit;
      const key = `history:${username}:${back}:${round}`;
      if (!game || ledger.balance(username) < stake) continue;
      ledger.post({
        key: `${key}:stake`,
        kind: 'stake',
        from: username,
        to: house('games'),
        amount: stake,
        at,
        reference: game.code,
      });
      const factor = random.pick([0, 0, 0, 0, 1, 1, 2, 3]);
      if (factor === 0) continue;
      const amount = stake * BigInt(factor);
      ledger.post({
        key: `${key}:win`,
        kind: 'win',
        from: house('games'),
        to: username,
        amount,
        at: at + 1,
        reference: game.code,
      });
    }
  }
}
