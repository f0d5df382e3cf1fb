import { createRandom } from '@baize/art/seed';
import type { GameFacts, Kind } from './kind.ts';

export const gameOf = (facts: Partial<GameFacts> = {}): GameFacts => ({
  gameType: 'RNG',
  title: 'Amber Heron Trail',
  vassalage: 'OMB',
  code: 'OMB-1',
  returnToPlayer: '96.20',
  volatility: 3,
  ...facts,
});

export function playOne<Result extends { kind: string }>(
  kind: Kind<Result>,
  bet: string,
  { game = gameOf(), stake = 1n, random = () => 0.5 }: { game?: GameFacts; stake?: bigint; random?: () => number } = {},
): { result: Result; win: bigint } {
  const { result, wins } = kind.play({ game, bets: [{ bet, stake }], random });
  return { result, win: wins[0] ?? 0n };
}

/** Simulates many rounds and returns a bet's mean return in percent with its standard error. */
export function returnOver(kind: Kind, bet: string, rounds: number, game: GameFacts = gameOf()) {
  const random = createRandom(20240611);
  let sum = 0;
  let squares = 0;
  for (let index = 0; index < rounds; index += 1) {
    const paid = Number(playOne(kind, bet, { game, stake: 100n, random }).win);
    sum += paid;
    squares += paid * paid;
  }
  const mean = sum / rounds;
  return { mean, error: Math.sqrt((squares / rounds - mean * mean) / rounds) };
}
