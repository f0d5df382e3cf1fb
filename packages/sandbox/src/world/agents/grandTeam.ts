import { type Account, newPlayer } from '../account.ts';
import { nameHeads } from '../names.ts';
import { randomFrom } from '../random.ts';

const day = 86_400_000;
/** How many accounts each level has, and how many of them are agents. Together 10,000. */
const levels = [
  { accounts: 20, agents: 14 },
  { accounts: 180, agents: 90 },
  { accounts: 1_200, agents: 300 },
  { accounts: 3_600, agents: 500 },
  { accounts: 5_000, agents: 0 },
] as const;

/** The five levels below `demo.grand`, by the seed. `begun` is when the world began, ms. */
export function grandTeam(seed: string, begun: number): readonly Account[] {
  const random = randomFrom(seed, 'grand team');
  const accounts: Account[] = [];
  let uplines: readonly string[] = ['demo.grand'];
  for (const [depth, level] of levels.entries()) {
    const names: string[] = [];
    for (let place = 0; place < level.accounts; place += 1) {
      const number = accounts.length + 1;
      // The first one's name tells whether the team is there.
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
