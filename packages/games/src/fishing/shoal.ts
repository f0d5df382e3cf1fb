export const shoal = [
  { fish: 'seahorse', glyph: 'seahorse', multiplier: 2 },
  { fish: 'reefFish', glyph: 'tropical-fish', multiplier: 3 },
  { fish: 'crab', glyph: 'crab', multiplier: 5 },
  { fish: 'turtle', glyph: 'turtle', multiplier: 10 },
  { fish: 'manta', glyph: 'manta-ray', multiplier: 25 },
  { fish: 'shark', glyph: 'shark-jaws', multiplier: 60 },
  { fish: 'whale', glyph: 'sperm-whale', multiplier: 150 },
] as const;

export type Fish = (typeof shoal)[number]['fish'];

export interface FishingResult {
  kind: 'fishing';
  fish: Fish;
  caught: boolean;
}
