import type { GameSummary } from '@baize/ui';
import { expect, test } from 'vitest';
import { calmTags } from './games.ts';

const card = (tags: GameSummary['tags']) => ({ tags }) as GameSummary;

test('CAT-08 one of four neighbours is called hot, and no card has two words', () => {
  const cards = [
    card(['hot']),
    card(['hot']),
    card(['hot', 'jackpot']),
    card(['hot']),
    card([]),
    card(['hot']),
    card(['hot', 'new']),
    card(['hot']),
    card(['hot']),
  ];
  expect(calmTags(cards).map(({ tags }) => tags)).toEqual([
    ['hot'],
    [],
    ['jackpot'],
    [],
    [],
    ['hot'],
    ['new'],
    [],
    ['hot'],
  ]);
});
