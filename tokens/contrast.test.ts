import { describe, expect, test } from 'vitest';
import { unreadable } from './contrast.ts';
import { pairs } from './pairs.ts';
import { allSheets, valueIn } from './src/sheets.testing.ts';

const { sheets } = await allSheets();

describe.each(sheets)('$brand', ({ brand, sheet }) => {
  test.each(['light', 'dark'] as const)('BRD-01 UI-02 every pair can be read in %s', (theme) => {
    expect(unreadable(pairs, valueIn(sheet, brand, theme))).toEqual([]);
  });

  test.each(['light', 'dark'] as const)('UI-02 a pair too faint is named in %s', (theme) => {
    const value = valueIn(sheet, brand, theme);
    const faded = (id: string) => value(id === 'text.muted' ? 'surface.sunken' : id);
    const named = unreadable(pairs, faded);
    expect(named).toContain('text.muted on surface.sunken: 1.00 < 4.5');
    expect(named.every((line) => line.startsWith('text.muted on '))).toBe(true);
  });
});

test('UI-02 a translucent colour counts with what shows through it', () => {
  const colours: Record<string, string> = { front: '#0008', veil: '#fff8', ground: '#000' };
  const pair = { kind: 'text', front: 'front', back: 'veil', under: 'ground' } as const;
  expect(unreadable([pair], (id) => colours[id] ?? '')).toEqual(['front on veil over ground: 2.95 < 4.5']);
});

test('UI-02 the list holds the 165 pairs of the design', () => {
  const names = pairs.map(({ front, back, under }) => `${front} ${back} ${under ?? ''}`);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toHaveLength(165);
});
