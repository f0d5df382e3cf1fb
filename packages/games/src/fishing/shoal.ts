export const shoal = [
  { fish: 'seahorse', multiplier: 2 },
  { fish: 'reefFish', multiplier: 3 },
  { fish: 'crab', multiplier: 5 },
  { fish: 'turtle', multiplier: 10 },
  { fish: 'manta', multiplier: 25 },
  { fish: 'shark', multiplier: 60 },
  { fish: 'whale', multiplier: 150 },
] as const;

export type Fish = (typeof shoal)[number]['fish'];

export interface FishingResult {
  kind: 'fishing';
  fish: Fish;
  caught: boolean;
}
