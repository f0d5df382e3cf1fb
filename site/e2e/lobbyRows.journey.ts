// areas: games/lobby, home
import type { Page } from '@playwright/test';
import { expect, type Person, test } from './journey.ts';

const cardsOf = (page: Page) => page.locator('#lobby-games').getByRole('listitem');

const rowsOf = (page: Page) =>
  cardsOf(page).evaluateAll((cards) => {
    const rows = new Map<number, number>();
    for (const card of cards) {
      const top = Math.round(card.getBoundingClientRect().top);
      rows.set(top, (rows.get(top) ?? 0) + 1);
    }
    return [...rows.values()];
  });

const rows = (count: number, cards: number) => Array.from({ length: count }, () => cards);

interface Lobby {
  width: number;
  first: number[];
  next: number;
  last?: true;
}

for (const { where, path, lobbies } of [
  {
    where: 'slots on phones and a tablet',
    path: '/rng',
    lobbies: [
      { width: 340, first: rows(6, 2), next: 12 },
      { width: 390, first: rows(4, 3), next: 12 },
      { width: 768, first: rows(3, 4), next: 12 },
    ],
  },
  {
    where: 'slots on desks',
    path: '/rng',
    lobbies: [
      { width: 1024, first: rows(3, 5), next: 15 },
      { width: 1280, first: rows(3, 4), next: 12 },
      { width: 1920, first: rows(3, 6), next: 18 },
    ],
  },
  {
    where: 'fishing on desks',
    path: '/fish',
    lobbies: [
      { width: 1280, first: rows(2, 6), next: 12 },
      { width: 1920, first: rows(3, 8), next: 12, last: true },
    ],
  },
] satisfies { where: string; path: string; lobbies: Lobby[] }[]) {
  test(`LOB-19 NAV-26 the lobby of ${where} shows whole rows, and its button says how many it adds`, async ({
    person,
  }) => {
    for (const lobby of lobbies) {
      await test.step(`at ${lobby.width} px`, () => showsWholeRows(person, path, lobby));
    }
  });
}

test('NAV-26 home has whole games in sight, none of them cut, and on a large desk eight in 1600 px', async ({
  page,
  say,
}) => {
  for (const { width, slots, tables } of [
    { width: 1024, slots: 5, tables: 4 },
    { width: 1280, slots: 6, tables: 4 },
  ]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      for (const [id, count] of [
        ['home.rng', slots],
        ['home.live', tables],
      ] as const) {
        const row = page.getByRole('region', { name: say(id) });
        await expect(row.getByRole('listitem').nth(count)).toBeAttached();
        const [whole, last, next] = await Promise.all([
          row.boundingBox(),
          row
            .getByRole('listitem')
            .nth(count - 1)
            .boundingBox(),
          row.getByRole('listitem').nth(count).boundingBox(),
        ]);
        const end = (whole?.x ?? 0) + (whole?.width ?? 0);
        expect(Math.round((last?.x ?? 0) + (last?.width ?? 0))).toBe(Math.round(end));
        expect(next?.x).toBeGreaterThan(end);
      }
    });
  }

  await test.step('at 1920 px', async () => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto('/');
    const row = page.getByRole('region', { name: say('home.rng') });
    await expect(row.getByRole('listitem').nth(7)).toBeInViewport({ ratio: 0.1 });
    const boxes = await Promise.all([0, 7].map((place) => row.getByRole('listitem').nth(place).boundingBox()));
    const [first, eighth] = boxes;
    expect(Math.round((eighth?.x ?? 0) + (eighth?.width ?? 0) - (first?.x ?? 0))).toBe(1600);
  });
});

test.describe('on a tablet that is turned', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('LOB-19 what was loaded stays, in whole rows, and is not asked for again', async ({ page, say }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).searchParams.has('pageNo')) asked.push(request.url());
    });
    await page.goto('/rng');
    await page.getByRole('button', { name: say('lobby.more', { count: 15 }), exact: true }).click();
    await expect(cardsOf(page)).toHaveCount(30);
    const before = asked.length;
    await page.setViewportSize({ width: 768, height: 1024 });
    await expect.poll(() => rowsOf(page)).toEqual(rows(7, 4));
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect.poll(() => rowsOf(page)).toEqual(rows(6, 5));
    expect(asked).toHaveLength(before);
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.getByRole('button', { name: say('lobby.more', { count: 16 }), exact: true }).click();
    await expect(cardsOf(page)).toHaveCount(44);
  });
});

async function showsWholeRows({ page, say }: Person, path: string, { width, first, next, last }: Lobby): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
  await expect.poll(() => rowsOf(page)).toEqual(first);
  await page.getByRole('button', { name: say('lobby.more', { count: next }), exact: true }).click();
  await expect(cardsOf(page)).toHaveCount(first.reduce((sum, cards) => sum + cards, next));
  const after = await rowsOf(page);
  // The last row of a list may be short.
  expect(new Set(last ? after.slice(0, -1) : after).size).toBe(1);
}
