import { readBrand } from '@baize/gateway';
import { brandFiles } from '@baize/sandbox';
import { expect, test } from 'vitest';
import { linksOf, stampBrand } from './page.ts';

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

test('PERF-05 the links of a page are what its head asks for, each in the mode of its use', () => {
  const head = `<head><link rel="icon" href="/brands/a.svg" /><link id="brand-sheet" rel="stylesheet" href="/brands/a.css" />
    <link rel="preload" href="/brand.json" as="fetch" crossorigin /><script src="/boot.js"></script>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react-1.js"></head><body><script src="/late.js"></script></body>`;
  expect(linksOf(head)).toEqual([
    '</brands/a.css>; rel=preload; as=style',
    '</brand.json>; rel=preload; as=fetch; crossorigin',
    '</boot.js>; rel=preload; as=script',
    '</assets/index-1.js>; rel=modulepreload; as=script; crossorigin',
    '</assets/react-1.js>; rel=modulepreload; as=script; crossorigin',
  ]);
});

test('PERF-06 no cut of a font beyond the first of its script is asked for ahead', () => {
  for (const id of Object.keys(brandFiles) as (keyof typeof brandFiles)[]) {
    const fonts = linksOf(stampBrand(page, brand(id))).filter((link) => link.includes('as=font'));
    expect(
      fonts.filter((font) => /-ext-|vietnamese|cyrillic|greek/.test(font)),
      id,
    ).toEqual([]);
  }
});
