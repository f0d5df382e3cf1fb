import { toMinor } from '@baize/domain';
import { gameList, launchGame } from '@baize/gateway';
import { house } from '../src/world/money/ledger.ts';
import type { Visit } from './visit.ts';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export function accountOf({ sandbox }: Visit, name: string) {
  const account = sandbox.world.accounts.find(name);
  if (!account) throw new Error(`no ${name}`);
  return account;
}

export function play({ sandbox: { world } }: Visit, username: string, staked: string, won = '0') {
  const ledger = world.ledger();
  const { digits } = ledger.currency;
  const own = { at: world.clock.now(), reference: 'OMB-1' };
  const stake = toMinor(staked, digits) ?? 0n;
  const win = toMinor(won, digits) ?? 0n;
  const key = crypto.randomUUID();
  ledger.post({ key: `${key}:s`, kind: 'stake', from: username, to: house('games'), amount: stake, ...own });
  if (win > 0n) ledger.post({ key: `${key}:w`, kind: 'win', from: house('games'), to: username, amount: win, ...own });
}

export async function launch({ client }: Visit) {
  const { games } = await client.call(gameList, { gameType: 'RNG', vendor: 'OMB' });
  const game = games.find(({ maintenance }) => !maintenance);
  if (!game) throw new Error('no game is open');
  return client.call(launchGame, {
    id: game.id,
    vendor: game.vendor,
    gameType: game.type,
    gameCode: game.code,
  });
}
