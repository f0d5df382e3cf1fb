import { fromMinor, type GameRules, gameRules, withLeastStake } from '@baize/domain';
import { familyOf, tableLimits } from '@baize/games';
import type { Account } from '../account/account.ts';
import { playAmountIn } from '../base/scales.ts';
import { ageUnder } from '../platform/bonusRules.ts';
import { rulesOf } from '../platform/rules.ts';
import type { LimitContext } from '../responsible-play/limits.ts';
import type { Game } from './games.ts';

/**
 * Returns the rules of a game for its player. Where the rules are in another currency, the platform has a cap of its own:
 * this one takes the same figure on the scale of its currency (JUR-13).
 */
export function gameRulesFor(world: LimitContext, game: Game, player: Pick<Account, 'birthday'>): GameRules {
  const rules = rulesOf(world);
  const age = ageUnder(rules, player, world.clock);
  const { digits } = world.currency();
  const made = withLeastStake(
    gameRules(rules, familyOf(game), age),
    fromMinor(tableLimits(game, digits).least, digits),
  );
  const { stakeMost } = made;
  if (stakeMost === null || rules.currency === null) return made;
  const from = { code: rules.currency, digits: 2 };
  return { ...made, stakeMost: playAmountIn(stakeMost, from, world.currency()) };
}
