export const sports = ['football', 'cricket', 'arena'] as const;
export type Sport = (typeof sports)[number];

/** Rules and prices of a sport. Means are scores of one side over a whole match. */
export interface SportRules {
  /** Draw as an outcome; without it a draw returns stakes on the winner. */
  draw: boolean;
  ticks: number;
  mean: readonly [least: number, most: number];
  /** Innings: the first side scores only in the first half, the other only in the second. */
  innings: boolean;
  /** Quarters of a point between lines: 1, or 4 for lines halfway between whole points. */
  lineStep: 1 | 4;
  /** Fraction by which team news before the match moves its mean up or down. */
  news: number;
  everyMs: number;
}

/** Milliseconds per minute or over, on the platform's clock. */
export const tickMs = 10_000;

export const sportRules: Readonly<Record<Sport, SportRules>> = {
  football: { draw: true, ticks: 90, mean: [1, 1.9], innings: false, lineStep: 1, news: 0.12, everyMs: 360_000 },
  cricket: { draw: false, ticks: 20, mean: [70, 82], innings: true, lineStep: 4, news: 0.04, everyMs: 150_000 },
  arena: { draw: false, ticks: 30, mean: [20, 27], innings: false, lineStep: 4, news: 0.06, everyMs: 180_000 },
};

/** Returns the sports of a book, the one its title promises first. */
export function sportsOf({ gameType, title }: { gameType: string; title: string }): readonly Sport[] {
  if (gameType === 'ESPORTS') return ['arena'];
  return /cricket|wicket/i.test(title) ? ['cricket', 'football'] : ['football', 'cricket'];
}
