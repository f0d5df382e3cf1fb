import type { Pair } from '@baize/tokens/pairs';
import { expect, test } from 'vitest';
import { changedTokens, deltaE, longHex, valuesOf, weakestContrast } from './tokenChanges.ts';

const sheet = (light: string, dark: string, urdu = '') =>
  [
    '@font-face{font-family:"Besley";src:url(/x.woff2)}',
    `[data-brand="baize"]{color-scheme:light;${light}}`,
    `[data-brand="baize"][data-theme="dark"]{color-scheme:dark;${dark}}`,
    `[data-brand="baize"]:lang(ur){${urdu}}`,
    '',
  ].join('\n');

test('a variable that changed is told per theme, and dark inherits light', () => {
  const before = { baize: sheet('--bz-a-b:#cba348;--bz-c:1px', '--bz-c:2px') };
  const now = { baize: sheet('--bz-a-b:#dbbd7a;--bz-c:1px', '--bz-c:3px') };
  expect(changedTokens(before, now)).toEqual([
    { brand: 'baize', theme: 'light', variable: '--bz-a-b', from: '#cba348', to: '#dbbd7a' },
    { brand: 'baize', theme: 'dark', variable: '--bz-a-b', from: '#cba348', to: '#dbbd7a' },
    { brand: 'baize', theme: 'dark', variable: '--bz-c', from: '2px', to: '3px' },
  ]);
});

test('a brand, a variable or a language that was not there before is no change', () => {
  const now = { baize: sheet('--bz-a:1px;--bz-new:2px', '', '--bz-a:9px'), lotus: sheet('--bz-a:1px', '') };
  expect(changedTokens({ baize: sheet('--bz-a:1px', '') }, now)).toEqual([]);
  expect(changedTokens({}, now)).toEqual([]);
});

test('a picture in a value, with all its signs, is read as one', () => {
  const mark = `url("data:image/svg+xml,<svg a='b;c}'/>")`;
  const values = valuesOf(sheet(`--bz-asset-mark:${mark};--bz-z:1`, ''), 'baize', 'light');
  expect([...values]).toEqual([
    ['--bz-asset-mark', mark],
    ['--bz-z', '1'],
  ]);
});

test('short hex is made long, other values stay', () => {
  expect(['#ABC', '#abcd', '#AABBCC', '1px'].map(longHex)).toEqual(['#aabbcc', '#abcd', '#aabbcc', '1px']);
});

test('ΔE00 is that of the standard, and there is none of what is no colour', () => {
  expect(deltaE('#cba348', '#dbbd7a')).toBeCloseTo(8.13, 2);
  expect(deltaE('#fff', '#fff')).toBe(0);
  expect(deltaE('1px', '#fff')).toBeNull();
});

test('the weakest contrast is that nearest to what it needs, before and now', () => {
  const pairs: Pair[] = [
    { kind: 'text', front: 'text.on', back: 'action.accent' },
    { kind: 'mark', front: 'action.accent', back: 'surface.stage' },
    { kind: 'text', front: 'other', back: 'surface.stage' },
  ];
  const values = (accent: string) =>
    new Map([
      ['--bz-text-on', '#000'],
      ['--bz-surface-stage', '#fff'],
      ['--bz-action-accent', accent],
    ]);
  const found = weakestContrast('action.accent', pairs, values('#000'), values('#777'));
  expect(found).toMatchObject({ partner: 'text.on', kind: 'text', before: 1, needed: 4.5 });
  expect(found?.after).toBeCloseTo(4.69, 1);
  expect(weakestContrast('no.role', pairs, values('#000'), values('#777'))).toBeNull();
});
