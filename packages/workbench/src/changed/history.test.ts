import { readGraph, storiesIn } from '@baize/tooling/boundaries/importGraph';
import { expect, test } from 'vitest';
import { affectedAddresses, affectedJourneys, areasOf, folderOf, journeysIn } from './journeys.ts';
import { affectedStories, readHouse, storyReach } from './reach.ts';

const graph = readGraph();
const house = readHouse(graph, readGraph(['value']));
const stories = storiesIn(graph);
const reach = storyReach(house);
const journeys = journeysIn(graph.keys());

/** Typical commits, with what each must and must not reach. */
const changes: { title: string; files: string[]; reaches: RegExp[]; spares: RegExp[]; most: number }[] = [
  {
    title: 'the sheet of a badge',
    files: ['packages/ui/src/actions/Badge.css.ts'],
    reaches: [/actions\/Badge/],
    spares: [/layout\/Stack/],
    most: 200,
  },
  {
    title: 'a dialog of the points mall',
    files: ['site/src/features/points/RedeemForm.tsx'],
    reaches: [/points\/PointMall/],
    spares: [/features\/agent/, /packages\/ui/],
    most: 15,
  },
  {
    title: 'a page of the member centre',
    files: ['site/src/features/member/records/BetsPage.tsx'],
    reaches: [/member\/records/],
    spares: [/features\/agent\/bills/, /features\/legal/, /packages\/ui/],
    most: 30,
  },
  {
    title: 'the team of an agent',
    files: ['site/src/features/agent/team/TeamPage.tsx'],
    reaches: [/agent\/team/],
    spares: [/features\/member/, /features\/home/],
    most: 15,
  },
  {
    title: 'the page of a lobby',
    files: ['site/src/features/games/lobby/LobbyHero.tsx'],
    reaches: [/games\/lobby/],
    spares: [/features\/agent/],
    most: 30,
  },
  {
    title: 'rules of the tests and of commands',
    files: [
      'docs/testing.md',
      'packages/workbench/src/test.ts',
      'site/e2e/money.journey.ts',
      '.storybook/pictures.txt',
    ],
    reaches: [],
    spares: [/./],
    most: 0,
  },
  {
    title: 'a game of the sandbox',
    files: ['packages/games/src/slot/client.ts'],
    reaches: [],
    spares: [/packages\/ui/],
    most: 70,
  },
  {
    title: 'a part of the frame',
    files: ['packages/ui/src/frame/LanguageMenu.tsx'],
    reaches: [/frame\/LanguageMenu/, /frame\/Header/],
    spares: [/fields\/TextField/],
    most: 120,
  },
  {
    title: 'the lottery',
    files: ['site/src/features/lottery/SlipPanel.tsx', 'site/src/features/lottery/useSlip.ts'],
    reaches: [/lottery\/Lottery/],
    spares: [/features\/agent/, /features\/points/],
    most: 15,
  },
  {
    title: 'the tools of brands',
    files: ['packages/studio/src/brand-studio/BrandStudio.tsx'],
    reaches: [/brand-studio/],
    spares: [/features\//],
    most: 6,
  },
];

test.each(changes)('$title', ({ files, reaches, spares, most }) => {
  expect(files.filter((file) => file.endsWith('.tsx') && !graph.has(file))).toEqual([]);
  const found = affectedStories(files, house, stories, reach);
  expect(found).not.toBeNull();
  for (const one of reaches) expect(found).toContainEqual(expect.stringMatching(one));
  for (const one of spares) expect(found).not.toContainEqual(expect.stringMatching(one));
  expect(found?.length).toBeLessThanOrEqual(most);
});

test('every file of journeys names its areas, and each is there', () => {
  const wrong = journeys.flatMap((file) => {
    const areas = areasOf(house.read(file));
    const unknown = areas.filter((area) => ![...graph.keys()].some((one) => one.startsWith(folderOf(area))));
    return areas.length === 0 ? [`${file}: no areas`] : unknown.map((area) => `${file}: ${area}`);
  });
  expect(wrong).toEqual([]);
});

test('a change is walked by the journeys of its area, and the ground of all pages by every one', () => {
  const mall = affectedJourneys(['site/src/features/points/RedeemForm.tsx'], house);
  expect(mall).toContain('site/e2e/points.journey.ts');
  expect(mall).not.toContain('site/e2e/agentTeam.journey.ts');
  expect(affectedJourneys(['site/e2e/slot.journey.ts'], house)).toEqual(['site/e2e/slot.journey.ts']);
  expect(affectedJourneys(['packages/sandbox/src/app.ts'], house)).toBeNull();
  for (const file of ['packages/ui/src/layout/Stack.tsx', 'site/boot-script.ts', 'package-lock.json']) {
    expect(affectedJourneys([file], house), file).toBeNull();
  }
});

test('a change is swept at the addresses that show it, and one of everything at none beyond its turn', () => {
  expect(affectedAddresses(['site/src/features/points/RedeemForm.tsx'], house)).toEqual(['modal=redeem']);
  expect(affectedAddresses(['site/src/features/vip/Vip.tsx'], house)).toEqual(['/vip']);
  expect(affectedAddresses(['site/src/features/member/records/BetsPage.tsx'], house)).toEqual([
    'centre=personalHistoryCopy',
  ]);
  expect(affectedAddresses(['packages/ui/src/layout/Stack.tsx'], house)).toEqual([]);
});
