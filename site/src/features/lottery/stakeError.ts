import type { Play, StakeProblem } from '@baize/domain';
import type { Translate } from '../../core/language/useText.ts';

/** Why a stake does not do, with the bound it is against (FLT-034, FLT-035). */
export function stakeError(
  problem: StakeProblem | null,
  { min, max }: Play,
  money: (amount: string) => string,
  digits: number,
  text: Translate,
): string | undefined {
  switch (problem) {
    case null:
      return undefined;
    case 'missing':
      return text('lottery.stake.missing');
    case 'malformed':
      return text('lottery.stake.malformed', { digits });
    case 'too-fine':
      return text('lottery.stake.malformed', { digits });
    case 'too-low':
      return text('lottery.stake.low', { min: money(min) });
    case 'too-high':
      return text('lottery.stake.high', { max: money(max) });
  }
}
