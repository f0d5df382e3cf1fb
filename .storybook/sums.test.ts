import { expect, test } from 'vitest';
import { sumsOf } from './sums.ts';

test('BRD-01 stories show sums in the currency of the brand, with the decimals that it has', () => {
  const texts = ['−₨1,240.00', 'Collect ₨8,308.80', '₨3,200.00 of ₨5,000.00 used', '₨88', '₨', '46,160.00 × 18%'];
  expect(texts.map(sumsOf('lumen') ?? String)).toEqual([
    '−€1,240.00',
    'Collect €8,308.80',
    '€3,200.00 of €5,000.00 used',
    '€88',
    '€',
    '46,160.00 × 18%',
  ]);
  expect(texts.map(sumsOf('lotus') ?? String)).toEqual([
    '−₫1,240',
    'Collect ₫8,308',
    '₫3,200 of ₫5,000 used',
    '₫88',
    '₫',
    '46,160.00 × 18%',
  ]);
  for (const brand of ['baize', 'plain', 'unknown']) expect(sumsOf(brand)).toBeNull();
});
