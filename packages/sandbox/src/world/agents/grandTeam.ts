import { type Account, newPlayer } from '../account/account.ts';
import { randomFrom } from '../base/random.ts';
import { nameHeads } from '../games/names.ts';

const day = 86_400_000;
/** Accounts and agents per level; 10,000 accounts in total. */
const levels = [
  { accounts: 20, agents: 14 },
  { accounts: 180, agents: 90 },
  { accounts: 1_200, agents: 300 },
  { accounts: 3_600, agents: 500 },
  { accounts: 5_000, agents: 0 },
] as const;

export function grandTeam(seed: string, begun: number): readonly Account[] {
  const random = randomFrom(seed, 'grand team');
  const accounts: Account[] = [];
  let uplines: readonly string[] = ['demo.grand'];
  for (const [depth, level] of levels.entries()) {
    const names: string[] = [];
    for (let place = 0; place < level.accounts; place += 1) {
      const number = accounts.length + 1;
      // A fixed name for the first account lets callers check whether the team exists.
      const name = number === 1 ? 'grand-1' : `${random.pick(nameHeads)}${random.pick(['_', '.', ''])}${number}`;
      const agent = place < level.agents;
      if (agent) names.push(name.toLowerCase());
      const account = newPlayer(71_000_000 + number, name.toLowerCase(), {
        upline: uplines[place % uplines.length] ?? 'demo.grand',
        type: agent ? 41 + (place % 2) : 3,
        opening: random.int(1, 60) * 10,
        inventedPlay: true,
        openedAt: begun - Math.round((levels.length - depth) * 60 * day * (0.1 + random.next() * 0.9)),
        avatar: place % 3 === 0 ? `u${random.int(1, 18)}` : null,
      });
      accounts.push(account);
    }
    uplines = names;
  }
  return accounts;
}
