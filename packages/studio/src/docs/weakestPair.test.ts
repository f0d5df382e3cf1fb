import { expect, test } from 'vitest';
import { weakestPair } from './weakestPair.ts';

const colours: Record<string, string> = { ink: '#000000', grey: '#767676', line: '#8a8a8a', paper: '#ffffff' };
const colourOf = (role: string) => colours[role] ?? '';
const among = [
  { kind: 'text', front: 'ink', back: 'paper' },
  { kind: 'text', front: 'grey', back: 'paper' },
  { kind: 'mark', front: 'line', back: 'paper' },
] as const;

test('BRD-01 the tokens page names the pair that is nearest to what it needs, from either side', () => {
  expect(weakestPair('paper', colourOf, among)).toMatchObject({ partner: 'grey', needed: 4.5 });
  expect(weakestPair('grey', colourOf, among)).toMatchObject({ partner: 'paper', needed: 4.5 });
  expect(weakestPair('grey', colourOf, among)?.ratio).toBeCloseTo(4.54, 2);
  expect(weakestPair('other', colourOf, among)).toBeNull();
});
