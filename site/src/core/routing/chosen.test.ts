import { expect, test } from 'vitest';
import { readGame } from './chosen.ts';

const game = {
  id: '100001',
  title: 'Amber Dragon',
  vendorName: 'Ombrelith',
  picture: null,
  minBet: '0.50',
  address: '/game?id=100001',
};

test.each([
  [JSON.stringify(game), game],
  [JSON.stringify({ ...game, address: 'https://elsewhere.example/game' }), null],
  [JSON.stringify({ ...game, address: '//elsewhere.example' }), null],
  [JSON.stringify({ ...game, id: 7 }), null],
  ['{"id":"1"', null],
  ['null', null],
  [null, null],
])('NAV-24 SAF-02 a chosen game that a reload left is read from %s', (kept, expected) => {
  expect(readGame(kept)).toEqual(expected);
});
