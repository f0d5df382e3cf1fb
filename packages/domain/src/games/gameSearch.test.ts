import { expect, test } from 'vitest';
import { gameWords, matchingName, nearestTerm, searchGameNames } from './gameSearch.ts';

const game = (title: string, hot = false, names?: Record<string, string>) => ({ title, hot, ...(names && { names }) });
const titles = (games: readonly { title: string }[]) => games.map(({ title }) => title);

test('NAV-22 the name nearest to the term comes first, popular games before others', () => {
  const games = [
    game('Dragon Tiger Orchid 4', true),
    game('Dragonfly'),
    game('Snapdragon'),
    game('Midnight Dragon: Ascent'),
    game('Amber Dragon', true),
    game('Dragon'),
  ];
  expect(titles(searchGameNames(games, 'dragon'))).toEqual([
    'Dragon',
    'Amber Dragon',
    'Dragon Tiger Orchid 4',
    'Midnight Dragon: Ascent',
    'Dragonfly',
    'Snapdragon',
  ]);
});

test('NAV-22 a game is found by its name in any language, whatever keyboard and marks', () => {
  const amber = game('Amber Dragon', false, { UR: 'کہربائی اژدہا', TH: 'มังกรอำพัน', VI: 'rồng đồng hổ phách' });
  const found = ['اژدہا', 'اژدها', 'มังกร', 'rồng', 'rong dong', 'dragon amber', '🐉 dragon!'];
  for (const term of found) expect(titles(searchGameNames([amber], term)), term).toEqual(['Amber Dragon']);
  for (const term of ['%', '.*', '🐉', 'owl']) expect(searchGameNames([amber], term), term).toEqual([]);
  expect(matchingName(amber, 'มังกร')).toBe('มังกรอำพัน');
  expect(matchingName(amber, 'dragon')).toBe('Amber Dragon');
  expect(matchingName(amber, 'owl')).toBeNull();
});

test('NAV-22 a misspelt term has its nearest one, a known or strange one has none', () => {
  const known = ['Emerald Galaxy', 'Owl Library', 'มังกรอำพัน'].flatMap((title) => gameWords({ title }));
  const near = ['emrald galxy', 'galaxy emreald', 'emerald', 'quokka', 'ow', '%'].map((term) =>
    nearestTerm(term, known),
  );
  expect(near).toEqual(['emerald galaxy', 'galaxy emerald', null, null, null, null]);
});
