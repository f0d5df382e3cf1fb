import { fromMinor, type Play, type PlayType, playsOf } from '@baize/domain';
import { drawKindOf, type LotteryGame } from './lottery.ts';

/** Odds of the SEA prize mode, the stake in them. What comes back on average: 97.5, 97.5, 95, 90 and 85 in a hundred. */
const seaOdds: Readonly<Record<PlayType, string>> = { BS: '1.95', OE: '1.95', '2D': '95', '3D': '900', '4D': '8500' };

/** Whole units of the currency for one combination: long odds take small stakes. */
const most: Readonly<Record<PlayType, bigint>> = { BS: 2_000n, OE: 2_000n, '2D': 500n, '3D': 100n, '4D': 20n };

export const quickStakes = ['1', '5', '10', '50'] as const;

/** What may be played on a lottery, with odds and bounds; amounts have the currency's digits. */
export const playsFor = (game: LotteryGame, digits: number): readonly Play[] =>
  playsOf(drawKindOf(game), game.format.balls).map((type) => ({
    type,
    odds: seaOdds[type],
    min: fromMinor(10n ** BigInt(digits), digits),
    max: fromMinor(most[type] * 10n ** BigInt(digits), digits),
  }));

/** The play that a lottery opens with. */
export const defaultPlayOf = (game: LotteryGame): PlayType => (drawKindOf(game) === 'figures' ? '2D' : 'BS');
