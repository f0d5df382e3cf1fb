import { expect, test } from 'vitest';
import { brandFiles } from './brandFiles.ts';
import { sheetOf, tokensFile } from './brandSheet.ts';
import { colourNames, printHash, readBrandText, readHash, setColour, setInText } from './brandText.ts';
import { begin, change, reach, redo, undo } from './history.ts';
import { judge } from './verdict.ts';

const textOf = (id: string) => brandFiles.get(id) ?? '';
const source = (text: string) => {
  const read = readBrandText(text);
  if (read.kind === 'refused') throw new Error(read.problems.join(' '));
  return read.source;
};

test('BRD-03 every brand is let in, and changing it and back leaves its file byte for byte', () => {
  expect(brandFiles.size).toBeGreaterThan(3);
  for (const text of brandFiles.values()) {
    const { name, edge } = source(text);
    const other = setInText(setInText(text, ['name'], 'Harbour'), ['edge'], 'rounded');
    expect(source(other)).toMatchObject({ name: 'Harbour', edge: 'rounded' });
    expect(setInText(setInText(other, ['name'], name), ['edge'], edge)).toBe(text);
    expect(readHash(printHash(text))).toBe(text);
  }
});

test('BRD-03 a colour that is changed stands in the file, and ramps made by hand go with it', () => {
  for (const text of brandFiles.values())
    for (const name of colourNames) {
      const changed = setColour(text, name, '#0b4f6c');
      const { colours } = source(changed);
      expect(name === 'support' ? colours.support?.[0] : colours[name]).toBe('#0b4f6c');
      expect(colours.ramps).toBeUndefined();
      expect(judge({ ...source(changed) }).weak).toEqual([]);
    }
});

test('BRD-03 a wrong file is refused with line and key', () => {
  const text = textOf('baize');
  const line = text.split('\n').findIndex((each) => each.includes('"primary": "#')) + 1;
  const wrong = text.replace(/"primary": "#\w+"/, '"primary": "green"');
  expect(readBrandText(wrong)).toMatchObject({
    problems: [expect.stringMatching(`^Line ${line}: colours.primary is`)],
  });
  expect(readBrandText('{ "name": ')).toMatchObject({ problems: [expect.stringContaining('Line 1: no JSON')] });
  const step = setInText(text, ['colours', 'light', 'text.link'], 'primary.7');
  expect(readBrandText(step)).toMatchObject({ kind: 'refused' });
  expect(readHash('#brand=%%')).toBeNull();
});

test('BRD-03 too weak pairs are counted by theme, and ratios of a role are its weakest', () => {
  const { weak, pairs, passed, roles, kept, moved } = judge(
    source(setInText(textOf('baize'), ['colours', 'level'], 'AAA')),
  );
  expect(weak.length).toBeGreaterThan(0);
  expect(passed.light.passed + passed.dark.passed).toBe(pairs.length - weak.length);
  for (const { role, light } of roles) {
    const own = pairs.filter(({ theme, front, back }) => theme === 'light' && [front, back].includes(role));
    expect(light && light.ratio / light.need).toBe(Math.min(...own.map(({ ratio, need }) => ratio / need)));
  }
  expect([...kept, ...moved]).toEqual([]);
});

test('BRD-03 the sheet and the tokens hold what the brand says', () => {
  const brand = source(setColour(textOf('lumen'), 'primary', '#0b4f6c'));
  expect(sheetOf(brand)).toMatch(/^@layer [\w.]+ \{\n\[data-brand\] \{[^}]*--bz-action-primary: #0b4f6c;/);
  expect(JSON.parse(tokensFile(brand)).light.action.primary).toMatchObject({ $type: 'color' });
});

test('BRD-03 fifty changes can be taken back and done again', () => {
  let history = begin(0);
  for (let step = 1; step <= reach + 10; step++) history = change(history, step);
  expect(change(history, history.present)).toBe(history);
  for (let step = 0; step < reach + 5; step++) history = undo(history);
  expect(history.present).toBe(10);
  history = redo(history);
  expect(history.present).toBe(11);
  expect(change(history, 99).future).toEqual([]);
});
