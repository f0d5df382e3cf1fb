import { readdirSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import type { VisitedStory } from './inPage.ts';
import { type Looks, looksAt } from './looks.ts';

const story = (change: Partial<VisitedStory>): VisitedStory => ({
  id: 'actions-button--plain',
  fileName: './packages/ui/src/actions/Button.stories.tsx',
  title: 'Actions/Button',
  storyName: 'Plain',
  part: true,
  own: {},
  stressed: false,
  ...change,
});

function days(shown: VisitedStory): Looks[] {
  const seen = Array.from({ length: 12 }, (_, day) => {
    vi.stubEnv('BAIZE_TURN', String(20_000 + day));
    return looksAt(shown, 'turn');
  });
  vi.unstubAllEnvs();
  return seen;
}

const picturesOf = (looks: readonly Looks[]) =>
  [...new Set(looks.flatMap(({ pictures, stress }) => [...pictures, ...stress.map(({ name }) => name)]))].sort();

test('a few days of turns see all that a whole run sees, and each says what it leaves', () => {
  for (const shown of [
    story({ stressed: true }),
    story({ visual: { modes: ['desk', 'phone-lumen'] } }),
    story({ part: false }),
  ]) {
    const whole = looksAt(shown, 'whole');
    const seen = days(shown);
    expect(picturesOf(seen)).toEqual(picturesOf([whole]));
    const all = picturesOf([whole]);
    for (const one of seen) {
      const left = one.left.filter((mode) => all.includes(mode));
      expect([...picturesOf([one]), ...left].sort()).toEqual(all);
    }
  }
});

test('the moments of a play at the desk are left to other days where the story is played on a phone alone', () => {
  for (const { visits, left } of days(story({ part: false, visual: { modes: ['phone-lotus-dark-rtl'] } }))) {
    expect(left.includes('desk')).toBe(!visits.includes('desk'));
  }
});

test('a turn mounts a story once, in the mode in which a whole run mounts it at that width', () => {
  const seen = days(story({ part: false }));
  expect([...new Set(seen.map(({ visits }) => visits.join(' ')))].sort()).toEqual([
    'desk',
    'desk desk-dark-rtl',
    'phone-lumen',
    'phone-lumen phone-lotus-dark-rtl',
  ]);
});

test('a story that differs by width is played and judged at both on any day', () => {
  for (const { visits, axe } of days(story({ visual: { widths: 'both' } }))) {
    expect(visits).toContain('desk');
    expect(visits.some((mode) => mode.startsWith('phone'))).toBe(true);
    expect(axe.size).toBe(2);
  }
});

test('before a commit nothing is pictured', () => {
  expect(looksAt(story({ stressed: true }), 'desk')).toMatchObject({
    visits: ['desk'],
    pictures: new Set(),
    stress: [],
  });
  expect(looksAt(story({ stressed: true }), 'widths').visits).toEqual(['desk', 'phone-lotus-dark-rtl']);
});

test('a part whose play asks how wide the window is says that it differs by width', () => {
  const files = readdirSync('packages/ui/src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => `packages/ui/src/${file}`)
    .map((file) => [file, readFileSync(file, 'utf8')] as const);
  const asking = files.filter(([, code]) => /innerWidth|min-width|matchMedia\(media\./.test(code));
  expect(asking.length).toBeGreaterThan(10);
  expect(asking.filter(([, code]) => !code.includes("widths: 'both'")).map(([file]) => file)).toEqual([]);
});
