import { type Currency, type Play, type PlayType, playsOf } from '@baize/domain';
import { playAmount, playAmountIn } from '../base/scales.ts';
import { drawKindOf, type LotteryGame } from './lottery.ts';

/** Odds of the SEA prize mode, including the stake. Average returns are 97.5, 97.5, 95, 90 and 85 percent. */
const seaOdds: Readonly<Record<PlayType, string>> = { BS: '1.95', OE: '1.95', '2D': '95', '3D': '900', '4D': '8500' };

/** Maximum stake per combination in whole units; long odds take small stakes. */
const most: Readonly<Record<PlayType, number>> = { BS: 2_000, OE: 2_000, '2D': 500, '3D': 100, '4D': 20 };

const quick = ['1', '5', '10', '50'] as const;

export const quickStakes = (currency: Currency): string[] => quick.map((stake) => playAmountIn(stake, null, currency));

export const playsFor = (game: LotteryGame, currency: Currency): readonly Play[] =>
  playsOf(drawKindOf(game), game.format.balls).map((type) => ({
    type,
    odds: seaOdds[type],
    min: playAmount(1, currency),
    max: playAmount(most[type], currency),
  }));

export const defaultPlayOf = (game: LotteryGame): PlayType => (drawKindOf(game) === 'figures' ? '2D' : 'BS');
