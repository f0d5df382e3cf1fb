import { readBrand } from '@baize/gateway';
import { brandFiles } from '@baize/sandbox';
import { expect, test } from 'vitest';
import { stampBrand } from './page.ts';

const page =
  '<html lang="en"><head><title>x</title><link id="brand-icon" rel="icon" href="/a.svg" /><link id="brand-sheet" rel="stylesheet" href="/a.css" /></head></html>';

function brand(id: keyof typeof brandFiles) {
  const reading = readBrand(brandFiles[id]);
  if (!reading.ok) throw new Error(reading.problems.join(', '));
  return reading.brand;
}

test('stamping a stamped page is as stamping the first one', () => {
  expect(stampBrand(stampBrand(page, brand('lumen')), brand('lotus'))).toBe(stampBrand(page, brand('lotus')));
});

test('a page without a place for the brand is refused', () => {
  expect(() => stampBrand('<html lang="en"></html>', brand('baize'))).toThrow('<title>');
});

test('the icon in the tab is the brand’s', () => {
  expect(stampBrand(page, brand('lotus'))).toContain('<link id="brand-icon" rel="icon" href="/brands/lotus.svg" />');
});
