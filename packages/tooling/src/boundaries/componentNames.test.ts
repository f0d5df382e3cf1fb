import { expect, test } from 'vitest';
import { misnamedComponents } from './componentNames.ts';

const judge = (path: string, code: string) => misnamedComponents([{ path, code }]);

test.each([
  ['site/src/Card.tsx', 'export function Row() {}'],
  ['site/src/Card.tsx', 'export function CardList() {}'],
  ['site/src/Card.tsx', 'function Card() {}'],
  ['site/src/Card.tsx', 'export type Card = string;\nexport interface Card {}'],
  ['site/src/Card.tsx', "export type { Card } from './other.ts';"],
  ['Card.tsx', "export { Card as Row } from './other.tsx';"],
])('a component file without an export of its name is refused: %s, %s', (path, code) => {
  expect(judge(path, code)).toEqual([expect.stringContaining(`${path} exports no Card`)]);
});

test.each([
  ['site/src/Card.tsx', 'export function Row() {}\n\nexport function Card() {}'],
  ['site/src/Card.tsx', 'export const Card = () => null;'],
  ['site/src/Card.tsx', 'export class Card {}'],
  ['site/src/Card.tsx', "export { Row, Dealt as Card } from './other.tsx';"],
  ['site/src/cardParts.tsx', 'export function Row() {}'],
  ['site/src/Card.stories.tsx', 'export const Plain = {};'],
  ['site/src/Card.test.tsx', ''],
  ['site/src/Card.ts', ''],
])('others are fine: %s, %s', (path, code) => expect(judge(path, code)).toEqual([]));
