import { describe, expect, test } from 'vitest';
import { type Evidence, findCauses } from './causes.ts';
import type { Finding } from './findings.ts';

const button = 'packages/ui/src/actions/Button';
const card = 'packages/ui/src/game/Card';
const graph = new Map([
  [`${button}.stories.tsx`, [`${button}.tsx`]],
  [`${button}.tsx`, [`${button}.css.ts`, 'packages/ui/src/theme.css.ts']],
  [`${card}.stories.tsx`, [`${card}.tsx`]],
  [`${card}.tsx`, [`${card}.css.ts`, `${button}.tsx`]],
  ['.storybook/preview.tsx', ['packages/ui/src/theme.css.ts']],
]);

const change = { what: '', line: 1 };
const changedIn = (...paths: readonly string[]) => new Map(paths.map((path) => [path, change]));

const evidence = (given: Partial<Evidence> = {}): Evidence => ({
  tokens: [],
  roleOf: (variable) => variable.replace('--bz-', '').replace('-', '.'),
  lookOf: (mode) => (mode === 'desk' ? { brand: 'baize', theme: 'light' } : undefined),
  changed: new Map(),
  graph,
  stories: [`${button}.stories.tsx`, `${card}.stories.tsx`],
  everywhere: ['.storybook/preview.tsx'],
  names: () => false,
  ...given,
});

const finding = (given: Partial<Finding> = {}): Finding => ({
  name: 'card--desk',
  storyId: 'card',
  title: 'Show/Card',
  storyName: 'First',
  fileName: `./${card}.stories.tsx`,
  mode: 'desk',
  kind: 'changed',
  before: 'a',
  after: 'b',
  size: { before: [10, 10], after: [10, 10] },
  pixels: 100,
  box: null,
  colours: [],
  ...given,
});

const causeOf = (one: Finding, known: Evidence) => findCauses([one], known).get(one.name)?.id;

const accent = { brand: 'baize', theme: 'light', variable: '--bz-action-accent', from: '#abc', to: '#DBBD7A' } as const;
const vip = { ...accent, variable: '--bz-badge-vip' };
const gold = { from: '#aabbcc', to: '#dbbd7a', pixels: 5 };

describe('tokens', () => {
  test('the exact colours of a token, as 5 % of the changed pixels, are its work', () => {
    const known = evidence({ tokens: [accent], changed: changedIn(`${card}.css.ts`) });
    expect(causeOf(finding({ colours: [gold] }), known)).toBe('token:action.accent');
    expect(causeOf(finding({ colours: [{ ...gold, pixels: 4 }] }), known)).toBe(`sheet:${card}.css.ts`);
    expect(causeOf(finding({ colours: [{ ...gold, to: '#dbbd7b' }] }), known)).toBe(`sheet:${card}.css.ts`);
  });

  test('another brand, theme or an unknown mode is not that of the token', () => {
    const other = { ...accent, theme: 'dark' } as const;
    expect(causeOf(finding({ colours: [gold] }), evidence({ tokens: [other] }))).toBe('unknown');
    expect(causeOf(finding({ colours: [gold], mode: 'print' }), evidence({ tokens: [accent] }))).toBe('unknown');
  });

  test('of two tokens with the same colours it is the one that the sheets of the story name', () => {
    const names = (file: string, role: string) => file === `${button}.css.ts` && role === 'badge.vip';
    const known = evidence({ tokens: [accent, vip], names });
    expect(causeOf(finding({ colours: [gold] }), known)).toBe('token:badge.vip');
  });

  test('a token without an exact colour is the cause where its name is used and no file changed', () => {
    const radius = { ...accent, variable: '--bz-radius-card', from: '12px', to: '14px' };
    const names = (_: string, role: string) => role === 'radius.card';
    expect(causeOf(finding(), evidence({ tokens: [radius], names }))).toBe('token:radius.card');
    expect(causeOf(finding(), evidence({ tokens: [radius] }))).toBe('unknown');
    const solid = { ...radius, from: '#abc', to: '#dbbd7a' };
    expect(causeOf(finding(), evidence({ tokens: [solid], names }))).toBe('unknown');
    const known = evidence({ tokens: [radius], names, changed: changedIn(`${card}.tsx`) });
    expect(causeOf(finding(), known)).toBe(`script:${card}.tsx`);
  });
});

describe('files', () => {
  test('the file that the fewest imports part from the story wins', () => {
    const changed = changedIn('packages/ui/src/theme.css.ts', `${button}.css.ts`, `${card}.tsx`);
    expect(causeOf(finding(), evidence({ changed }))).toBe(`script:${card}.tsx`);
    const shown = finding({ fileName: `./${button}.stories.tsx` });
    expect(causeOf(shown, evidence({ changed: changedIn('packages/ui/src/theme.css.ts', `${card}.tsx`) }))).toBe(
      'sheet:packages/ui/src/theme.css.ts',
    );
  });

  test('the preview, which reaches every part, blames none that the story imports itself', () => {
    const everyPart = new Map([...graph, ['.storybook/preview.tsx', [`${card}.tsx`, `${button}.tsx`]]]);
    const known = evidence({ graph: everyPart, changed: changedIn(`${card}.css.ts`, `${button}.css.ts`) });
    expect(causeOf(finding(), known)).toBe(`sheet:${card}.css.ts`);
    expect(causeOf(finding({ fileName: `./${button}.stories.tsx` }), known)).toBe(`sheet:${button}.css.ts`);
  });

  test('of a part and its sheet, the sheet', () => {
    const changed = changedIn(`${card}.tsx`, `${card}.css.ts`);
    expect(causeOf(finding(), evidence({ changed }))).toBe(`sheet:${card}.css.ts`);
  });

  test('the story itself only where nothing that it shows changed, or the picture is new', () => {
    const own = `${card}.stories.tsx`;
    expect(causeOf(finding(), evidence({ changed: changedIn(own) }))).toBe(`script:${own}`);
    const both = evidence({ changed: changedIn(own, `${button}.css.ts`) });
    expect(causeOf(finding(), both)).toBe(`sheet:${button}.css.ts`);
    expect(causeOf(finding({ kind: 'new' }), both)).toBe(`script:${own}`);
  });

  test('what is everywhere counts for a story that no import names', () => {
    const changed = changedIn('.storybook/preview.tsx');
    expect(causeOf(finding(), evidence({ changed }))).toBe('script:.storybook/preview.tsx');
  });
});

test('what nothing explains is unknown, or new', () => {
  const known = evidence({ changed: changedIn('site/src/main.tsx') });
  expect(causeOf(finding(), known)).toBe('unknown');
  expect(causeOf(finding({ kind: 'new' }), known)).toBe('new');
});
