import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { inBrandCurrency } from './brandCurrency.ts';

describe('BRD-01 stories show sums in the currency of the brand', () => {
  const texts = ['−₨1,240.00', 'Collect ₨8,308.80', '₨3,200.00 of ₨5,000.00 used', '₨88', '₨', '46,160.00 × 18%'];

  test('with the decimals that it has', () => {
    expect(inBrandCurrency(texts, 'lumen')).toEqual([
      '−€1,240.00',
      'Collect €8,308.80',
      '€3,200.00 of €5,000.00 used',
      '€88',
      '€',
      '46,160.00 × 18%',
    ]);
    expect(inBrandCurrency(texts, 'lotus')).toEqual([
      '−₫1,240',
      'Collect ₫8,308',
      '₫3,200 of ₫5,000 used',
      '₫88',
      '₫',
      '46,160.00 × 18%',
    ]);
    for (const brand of ['baize', 'plain', 'unknown']) expect(inBrandCurrency(texts, brand)).toBe(texts);
  });

  test('in objects and in elements with their children, and leave the rest as it is', () => {
    const onClick = () => undefined;
    const plain = { label: 'Go', onClick };
    const shown = inBrandCurrency({ plain, facts: [{ value: '₨0.10' }], onClick }, 'lumen');
    expect(shown).toEqual({ plain, facts: [{ value: '€0.10' }], onClick });
    expect(shown.plain).toBe(plain);
    const written = (
      <p title="₨50">
        Up to <b>₨5,000</b>.
      </p>
    );
    expect(renderToStaticMarkup(inBrandCurrency(written, 'lumen'))).toBe('<p title="€50">Up to <b>€5,000</b>.</p>');
  });
});
