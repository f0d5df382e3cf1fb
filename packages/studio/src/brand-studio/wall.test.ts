import { brandTokens } from '@baize/tokens/brand/tokens';
import { toCss } from '@baize/tokens/css';
import { variableName } from '@baize/tokens/names';
import { expect, test } from 'vitest';
import { createGate } from '../kit/gate.ts';
import { brandFiles } from './brandFiles.ts';
import { sheetOf } from './brandSheet.ts';
import { type BrandText, parseBrand, readBrandText } from './brandText.ts';
import { dressOf } from './dress.ts';
import { resetRole, roleColour, setRole } from './roleColour.ts';
import { matrixOf } from './sight.ts';

const textOf = (id: string): BrandText => brandFiles.get(id) ?? '';

test('BRD-03 the sheet of an edit says of every token what the build does', () => {
  for (const text of brandFiles.values()) {
    const source = parseBrand(text);
    const [light = '', dark = ''] = sheetOf(source).split('[data-brand][data-theme="dark"]');
    const tokens = brandTokens(source);
    for (const [id, token] of Object.entries(tokens.light))
      expect(light).toContain(`  ${variableName(id)}: ${toCss(token)};\n`);
    for (const [id, token] of Object.entries(tokens.dark))
      expect(dark.includes(`  ${variableName(id)}: ${toCss(token)};\n`)).toBe(
        toCss(token) !== toCss(tokens.light[id] ?? token),
      );
  }
});

test('BRD-03 what pages wear says every token: colours by theme, everything else in rules', () => {
  for (const text of brandFiles.values()) {
    const { colours, rules } = dressOf({ base: 'baize', weave: 'baize', text });
    const tokens = brandTokens(parseBrand(text));
    for (const theme of ['light', 'dark'] as const)
      for (const [id, token] of Object.entries(tokens[theme])) {
        const worn = colours[theme].get(variableName(id));
        if (worn === undefined) expect(rules).toContain(`  ${variableName(id)}: ${toCss(token)};\n`);
        else expect(worn).toBe(toCss(token));
      }
    expect(rules).not.toContain(variableName('surface.stage'));
  }
});

test('BRD-03 a role is set by hand in one theme, keeps its opacity, and is derived again byte for byte', () => {
  for (const text of brandFiles.values()) {
    const light = { role: 'border.subtle', theme: 'light' } as const;
    const { alpha } = roleColour(parseBrand(text), light).paint;
    const changed = setRole(text, light, '#0b4f6c');
    expect(readBrandText(changed).kind).toBe('brand');
    const { paint, isSet } = roleColour(parseBrand(changed), light);
    expect([paint.hex, isSet]).toEqual(['#0b4f6c', true]);
    expect(paint.alpha).toBeCloseTo(alpha, 2);
    expect(roleColour(parseBrand(changed), { ...light, theme: 'dark' }).isSet).toBe(false);
    if (!parseBrand(text).colours.light?.['border.subtle']) expect(resetRole(changed, light)).toBe(text);
  }
});

test('BRD-03 for a role that is too weak the nearest colour that passes is named, and passes', () => {
  const link = { role: 'text.link', theme: 'light' } as const;
  const weak = setRole(textOf('lumen'), link, '#f26419');
  const { pairs, passing } = roleColour(parseBrand(weak), link);
  expect(pairs[0]?.ratio).toBeLessThan(pairs[0]?.need ?? 0);
  const better = roleColour(parseBrand(setRole(weak, link, passing ?? '')), link);
  expect(better.pairs.every(({ ratio, need }) => ratio >= need)).toBe(true);
  expect(() => roleColour(parseBrand(weak), { ...link, role: 'text.nothing' })).toThrow('text.nothing');
});

test('BRD-03 other eyes see what the linter judges by', () => {
  const rows = matrixOf('deutan')
    .split('\n')
    .map((row) => row.split(' ').map(Number));
  expect(rows).toHaveLength(4);
  // White and grey stay, red and green come closer.
  for (const row of rows) expect(row.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 3);
  const [red, green] = [0, 1].map((place) => rows.slice(0, 3).map((row) => row[place] ?? 0));
  const apart = Math.hypot(...(red ?? []).map((value, place) => value - (green?.[place] ?? 0)));
  expect(apart).toBeLessThan(Math.hypot(1, 1) / 1.5);
});

test('BRD-03 of pages that wait, the first of the wall comes first, whenever it came into view', () => {
  const gate = createGate(1);
  const entered: number[] = [];
  const leave = gate.wait(() => entered.push(9), 9);
  gate.wait(() => entered.push(5), 5);
  gate.wait(() => entered.push(2), 2);
  leave();
  expect(entered).toEqual([9, 2]);
});

test('BRD-03 pages load so many at a time, in their order, and one that goes makes room', () => {
  const gate = createGate(2);
  const entered: number[] = [];
  const [first, , third] = [1, 2, 3, 4].map((page) => gate.wait(() => entered.push(page)));
  expect(entered).toEqual([1, 2]);
  third?.();
  first?.();
  first?.();
  expect(entered).toEqual([1, 2, 4]);
});
