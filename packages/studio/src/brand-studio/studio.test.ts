import { expect, test, vi } from 'vitest';
import { brandFiles } from './brandFiles.ts';
import { sheetOf, tokensFile } from './brandSheet.ts';
import { colourNames, printHash, readBrandText, readHash, setColour, setInText } from './brandText.ts';
import { changedColours, closeColours } from './closeColours.ts';
import { begin, change, reach, redo, undo } from './history.ts';
import { keepDraft, keptDraft } from './keeping.ts';
import { marksOf, placeOf } from './stripMarks.ts';
import { judge, tally } from './verdict.ts';

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
  const verdict = judge(source(setInText(textOf('baize'), ['colours', 'level'], 'AAA')));
  const { weak, pairs, roles, fates } = verdict;
  expect(weak.length).toBeGreaterThan(0);
  expect(tally(verdict)).toBe(`${weak.length} of ${pairs.length} too weak`);
  for (const { role, light } of roles) {
    if (!light) continue;
    const own = pairs.filter(({ theme, front, back }) => theme === 'light' && [front, back].includes(role));
    expect(light && light.ratio / light.need).toBe(Math.min(...own.map(({ ratio, need }) => ratio / need)));
  }
  // With manual ramps nothing moves, so only weak overrides are reported.
  expect(fates.length).toBeGreaterThan(0);
  for (const { kind, role, themes } of fates)
    expect([
      kind,
      weak.some(({ theme, front, back }) => themes.includes(theme) && [front, back].includes(role)),
    ]).toEqual(['open', true]);
});

test('BRD-03 a given colour is told to be kept where it stands and to have moved where it could not', () => {
  const harbour = setColour(setColour(textOf('baize'), 'primary', '#0b4f6c'), 'accent', '#f26419');
  const { fates, derived } = judge(source(harbour));
  expect(fates).toContainEqual(
    expect.objectContaining({ kind: 'kept', from: '#0b4f6c', role: 'action.primary', themes: ['light'] }),
  );
  expect(fates).toContainEqual(expect.objectContaining({ kind: 'kept', from: '#f26419', themes: ['light', 'dark'] }));
  const moved = fates.find(
    ({ kind, role, themes }) => kind === 'moved' && role === 'action.primary' && themes[0] === 'dark',
  );
  expect(moved).toMatchObject({ from: '#0b4f6c', to: derived.dark.paints.get('action.primary')?.hex });
});

test('BRD-03 marks of the strip stand in the order of their strength, those that pass right of the line, and cover no other', () => {
  const { pairs } = judge(source(setInText(textOf('baize'), ['colours', 'level'], 'AAA')));
  const light = pairs.filter(({ theme }) => theme === 'light');
  const marks = marksOf(light);
  expect(marks).toHaveLength(165);
  for (const [place, { pair, left }] of marks.entries()) {
    expect(left).toBeGreaterThanOrEqual(marks[place - 1]?.left ?? 0);
    expect(left >= placeOf(1)).toBe(pair.ratio >= pair.need);
  }
  expect(new Set(marks.map(({ left, bottom }) => `${left} ${bottom}`)).size).toBe(marks.length);
});

test('BRD-03 colours that an eye sees as near are named first, and so are those that two brands differ most in', () => {
  const [baize, lotus] = ['baize', 'lotus'].map((id) => judge(source(textOf(id))).derived.light);
  if (!baize || !lotus) throw new Error('there are no two brands');
  expect(closeColours(lotus, 'normal')[0]).toMatchObject({
    names: ['warning', 'accent'],
    normal: expect.closeTo(2.9, 1),
  });
  const seen = closeColours(baize, 'deutan').map((pair) => pair.seen);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(changedColours(baize, baize)).toEqual([]);
  const changed = changedColours(baize, lotus);
  expect(changed.length).toBeGreaterThan(60);
  expect(changed[0]?.by).toBeGreaterThan(changed.at(-1)?.by ?? 0);
});

test('BRD-03 a draft is kept in this browser, and what is no brand any more is not taken', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const draft = { base: 'lumen', weave: 'lotus', text: setColour(textOf('lumen'), 'primary', '#0b4f6c') };
  expect(keptDraft('lumen')).toBeNull();
  expect(keepDraft(draft)).toBe(true);
  expect(keptDraft('lumen')).toEqual(draft);
  expect(keptDraft('baize')).toBeNull();
  keepDraft({ ...draft, text: '{}' });
  expect(keptDraft('lumen')).toBeNull();
  vi.stubGlobal('localStorage', undefined);
  expect(keepDraft(draft)).toBe(false);
  vi.unstubAllGlobals();
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
