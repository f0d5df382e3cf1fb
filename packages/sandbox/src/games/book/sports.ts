export const sports = ['football', 'cricket', 'arena'] as const;
export type Sport = (typeof sports)[number];

/** How a sport is played and priced. Means are scores of one side over a whole match. */
export interface SportRules {
  /** A level score is an outcome of its own; otherwise it gives stakes on the winner back. */
  draw: boolean;
  /** Minutes or overs of a match. */
  ticks: number;
  mean: readonly [least: number, most: number];
  /** The first side scores in the first half of the match only, the other in the second. */
  innings: boolean;
  /** Lines go by so many quarters of a point: 1, or 4 for lines between two whole points. */
  lineStep: 1 | 4;
  /** News of a team before the match moves its mean by this part of it, up or down. */
  news: number;
  /** From one start to the next, ms. */
  everyMs: number;
}

/** What a minute or an over takes on the platform's clock, ms. */
export const tickMs = 10_000;

export const sportRules: Readonly<Record<Sport, SportRules>> = {
  football: { draw: true, ticks: 90, mean: [0.8, 2], innings: false, lineStep: 1, news: 0.12, everyMs: 360_000 },
  cricket: { draw: false, ticks: 20, mean: [62, 88], innings: true, lineStep: 4, news: 0.04, everyMs: 150_000 },
  arena: { draw: false, ticks: 30, mean: [17, 30], innings: false, lineStep: 4, news: 0.06, everyMs: 180_000 },
};

/** The sports of a book, the one that its title promises first. */
export function sportsOf({ gameType, title }: { gameType: string; title: string }): readonly Sport[] {
  if (gameType === 'ESPORTS') return ['arena'];
  return /cricket|wicket/i.test(title) ? ['cricket', 'football'] : ['football', 'cricket'];
}
