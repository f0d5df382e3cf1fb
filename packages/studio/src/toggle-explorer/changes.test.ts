import { expect, it } from 'vitest';
import { changesIn, changeWords, countCells, reviewText } from './changes.ts';
import { firstSet, matrixOf } from './matrix.ts';
import { turn } from './setQuery.ts';

const before = matrixOf(firstSet('baize'));
const set = turn(firstSet('baize'), 'REFERRAL');
const changes = changesIn(matrixOf(set), before);

it('BRD-04 two sets that are alike have no difference', () => {
  expect(changesIn(before, before)).toEqual([]);
});

it('BRD-04 roles that change alike are one change, and each of their cells counts', () => {
  const menu = changes.find(({ row }) => row.label === 'Menu: Invite friends');
  expect(menu && changeWords(menu)).toBe('Visitor, player, trial account, agent: Shown → Hidden');
  expect(menu?.is.because).toBe('REFERRAL off');
  expect(countCells(changes)).toBeGreaterThan(changes.length);
});

it('BRD-04 a reviewer reads which switch was turned, every change with its rule, and dead ends', () => {
  const text = reviewText(set, changes, ['A leads nowhere']);
  expect(text).toContain(`REFERRAL off in baize: ${countCells(changes)} cells change.`);
  expect(text.split('\n')).toHaveLength(changes.length + 2);
  expect(text).toContain(
    '- Menu: Invite friends: Visitor, player, trial account, agent: Shown → Hidden (REFERRAL off)',
  );
  expect(text.endsWith('Dead ends: A leads nowhere.')).toBe(true);
});

it('BRD-04 a hidden field that loses its form is no change, one that was asked for is', () => {
  const closed = changesIn(matrixOf(turn(firstSet('baize'), 'DIRECTREG3')), before).filter(({ row }) => !row.place);
  expect(closed.map(({ was }) => was.state)).not.toContain('hidden');
  expect(closed.map(changeWords)).toContain('Visitor: Required → No form');
});
