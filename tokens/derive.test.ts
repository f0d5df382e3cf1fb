import { differenceCiede2000, oklch } from 'culori';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ratioOf, unreadable } from './contrast.ts';
import { chartApart, leastAt, pairs } from './pairs.ts';
import { lightOf, solid } from './src/brand/colour.ts';
import { deriveBrand, measurePairs, rolesOf } from './src/brand/derive.ts';
import type { ColourSource, Theme } from './src/brand/source.ts';

const usual: Readonly<Record<string, number>> = { quick: 100, full: 250, deep: 1_000 };
/** Random brands per run: each is two themes of 165 pairs. */
const runs = Number(process.env.BAIZE_BRANDS ?? usual[process.env.BAIZE_TIER ?? 'full']);
const hour = 3_600_000;
const difference = differenceCiede2000();

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const colours: fc.Arbitrary<ColourSource> = fc.record(
  { primary: hex, accent: hex, neutral: hex, support: fc.array(hex, { maxLength: 2 }) },
  { requiredKeys: ['primary', 'accent'] },
);

const themes: readonly Theme[] = ['light', 'dark'];

type PaintOf = (role: string) => string;

function paintsOf(source: ColourSource): Record<Theme, PaintOf> {
  const derived = deriveBrand({ colours: source });
  const [light, dark] = themes.map((theme): PaintOf => {
    return (role) => {
      const { hex: colour, alpha } = derived[theme].paints.get(role) ?? { hex: 'none', alpha: 1 };
      if (alpha === 1) return colour;
      return (
        colour +
        Math.round(alpha * 255)
          .toString(16)
          .padStart(2, '0')
      );
    };
  }) as [PaintOf, PaintOf];
  return { light, dark };
}

test(
  'BRD-02 whatever colours a brand has, every pair can be read, and the colours stay unless a pair forbids it',
  () => {
    let kept = 0;
    fc.assert(
      fc.property(colours, (source) => {
        const paints = paintsOf(source);
        for (const theme of themes) {
          const paint = paints[theme];
          expect(unreadable(pairs, paint)).toEqual([]);
          expect(difference(paint('chart.s1'), paint('chart.s2')), theme).toBeGreaterThanOrEqual(chartApart);
          for (const { colour, roles } of rolesOf(source)) {
            const [first = ''] = roles;
            if (paint(first) === colour) kept++;
            else expect(forbidden(colour, first, paint), `${theme} ${first} ${colour} → ${paint(first)}`).toBe(true);
            // Primary and accent must appear unchanged in at least one role.
            if (roles.length > 1)
              expect(
                roles.some((role) => paint(role) === colour),
                `${theme} ${colour}`,
              ).toBe(true);
          }
        }
      }),
      { numRuns: runs },
    );
    expect(kept).toBeGreaterThan(runs);
  },
  hour,
);

test(
  'BRD-02 at AAA every pair can be read as well',
  () => {
    fc.assert(
      fc.property(colours, (source) => {
        const paints = paintsOf({ ...source, level: 'AAA' });
        for (const theme of themes) expect(unreadable(pairs, paints[theme], 'AAA')).toEqual([]);
      }),
      { numRuns: runs / 5 },
    );
  },
  hour,
);

function forbidden(colour: string, role: string, paint: PaintOf): boolean {
  const asked = pairs.filter(({ front }) => front === role);
  return asked.some((pair) => ratioOf(pair, (id) => (id === role ? colour : paint(id))) < leastAt.AA[pair.kind]);
}

const harbour: ColourSource = { primary: '#0b4f6c', accent: '#f26419', support: ['#2f9c95'], neutral: '#5c6b73' };

test('BRD-02 notes say what was kept and what moved, from where, why and how far it got', () => {
  const { light, dark } = deriveBrand({ colours: harbour });
  expect(light.notes).toContainEqual(
    expect.objectContaining({ kind: 'kept', colour: '#0b4f6c', roles: expect.arrayContaining(['action.primary']) }),
  );
  const moved = dark.notes.find((note) => note.kind === 'moved' && note.role === 'action.primary');
  expect(moved).toMatchObject({ from: '#0b4f6c', need: 3 });
  if (moved?.kind !== 'moved') throw new Error('nothing moved');
  expect(moved.ratio).toBeLessThan(3);
  expect(moved.now).toBeGreaterThanOrEqual(3);
});

test('BRD-02 a role that the brand sets itself stays, and what stands on it moves', () => {
  const source = { ...harbour, light: { 'surface.canvas': '#777777', 'text.muted': '#888888' } };
  const { light } = deriveBrand({ colours: source });
  expect(light.paints.get('surface.canvas')?.hex).toBe('#777777');
  expect(light.paints.get('text.muted')?.hex).toBe('#888888');
  expect(measurePairs(light)[0]).toMatchObject({ front: 'text.muted', back: 'surface.canvas' });
});

test.each<[theme: Theme, accent: string, isSeen: boolean]>([
  ['light', '#ffffff', true],
  ['light', '#cba348', true],
  ['light', '#c2410c', false],
  ['dark', '#000000', true],
  ['dark', '#cba348', false],
])('BRD-02 UI-02 in %s the accent %s has an edge where it is too faint on paper: %s', (theme, accent, isSeen) => {
  const paint = paintsOf({ primary: '#0b4f6c', accent })[theme];
  expect(paint('action.accentEdge') !== paint('action.accent')).toBe(isSeen);
});

test.each<[primary: string, stage: 'dark' | 'light' | undefined, isLight: boolean]>([
  ['#ffd100', undefined, true],
  ['#ffd100', 'dark', false],
  ['#0b4f6c', undefined, false],
  ['#0b4f6c', 'light', true],
])(
  'BRD-02 of the primary colour %s with the stage %s the stage of the light theme is light: %s',
  (primary, stage, isLight) => {
    const paints = paintsOf({ primary, accent: '#f26419', ...(stage && { stage }) });
    expect(lightOf(solid(paints.light('surface.stage'))) > 0.4).toBe(isLight);
    expect(lightOf(solid(paints.dark('surface.stage')))).toBeLessThan(0.1);
    if (isLight && stage === undefined) expect(paints.light('surface.stage')).toBe(primary);
  },
);

test.each(['#ffd100', '#c6f400', '#6b6b00'])('BRD-02 the dark stage of %s is no mud', (primary) => {
  const paints = paintsOf({ primary, accent: '#1d4ed8', stage: 'dark' });
  for (const theme of themes) {
    const { c = 0, h = 0 } = oklch(paints[theme]('surface.stage')) ?? {};
    expect(c).toBeLessThan(0.035);
    expect(h < 85 || h > 125).toBe(true);
  }
});

test('BRD-02 an override that is no colour and no step is named', () => {
  const broken = { ...harbour, dark: { 'text.link': 'primary.755' } };
  expect(() => deriveBrand({ colours: broken })).toThrow(/text\.link: primary\.755/);
});

test('BRD-02 a derivation is quick enough for every move of a slider', () => {
  const start = performance.now();
  for (let round = 0; round < 20; round++) deriveBrand({ colours: { ...harbour, accent: `#f264${10 + round}` } });
  expect((performance.now() - start) / 20).toBeLessThan(50 * Number(process.env.BAIZE_PATIENCE ?? 1));
});
