// areas: app, service
import type { Locator, Page } from '@playwright/test';
import { item } from './centre.ts';
import { expect, test } from './journey.ts';
import { enter, waitForContent } from './steps.ts';

test('NAV-23 a visitor has the navigation, the search, the login and the registration in one row of a scrolled page, once each', async ({
  page,
  say,
}) => {
  for (const width of [900, 1440]) {
    await test.step(`at ${width} px`, async () => {
      await openAt(page, width, '/');
      const banner = page.getByRole('banner');
      const login = item(banner, say, 'login.action');
      await expect(login).toHaveCount(0);
      await scrollPage(page, 600);
      await expect(login).toBeInViewport({ ratio: 1 });
      const register = item(banner, say, 'login.register').last();
      await inOneRow([login, register, banner.getByRole('navigation'), item(banner, say, 'frame.search')]);
      await register.click();
      await expect(page.getByRole('dialog', { name: say('register.title') })).toBeVisible();
      await page.goBack();
      await scrollPage(page, 0);
      await expect(login).toHaveCount(0);
      await expect(banner.getByRole('navigation')).toHaveCount(1);
    });
  }
});

test('NAV-23 HDR-04 HDR-05 HDR-07 a player has the balance, the deposit and the account in that row', async ({
  page,
  say,
}) => {
  await enter(page, 'member', '/');
  for (const width of [900, 1440]) {
    await test.step(`at ${width} px`, async () => {
      await openAt(page, width, '/');
      await scrollPage(page, 600);
      const banner = page.getByRole('banner');
      const account = banner.getByRole('button', { name: /demo\.member/ }).last();
      await expect(account).toBeInViewport({ ratio: 1 });
      await inOneRow([
        account,
        item(banner, say, 'member.page.depositv2').last(),
        banner.getByTitle(say('frame.balance.refresh')).last(),
        banner.getByRole('navigation'),
        item(banner, say, 'frame.search'),
      ]);
      await account.click();
      await item(banner, say, 'member.title').click();
      await expect(page.getByRole('dialog', { name: say('member.page.securityCenter') })).toBeVisible();
    });
  }
});

test('HDR-15 SVC-03 the chat stands in the top bar where the side bar is small or missing, and opens the sheet of customer service', async ({
  page,
  say,
}) => {
  const banner = page.getByRole('banner');
  const chat = banner.getByRole('link', { name: say('nav.chat'), exact: true });
  await test.step('beside a small side bar', async () => {
    for (const width of [900, 1399]) {
      await openAt(page, width, '/help');
      await expect(banner.getByRole('link', { name: say('shortcuts.help'), exact: true })).toBeVisible();
      await expect(chat).toHaveCount(1);
      await chat.click();
      await expect(page.getByRole('dialog', { name: say('service.title') })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(chat).toBeFocused();
    }
  });

  await test.step('not beside a large one', async () => {
    await openAt(page, 1400, '/help');
    await expect(banner.getByRole('link', { name: say('shortcuts.help'), exact: true })).toBeVisible();
    await expect(chat).toHaveCount(0);
  });

  await test.step('on a page without one', async () => {
    await openAt(page, 1440, '/pointMall');
    await expect(chat).toBeInViewport({ ratio: 1 });
  });
});

for (const { who, scenario, places } of [
  {
    who: 'for a visitor past the top of a page with a narrow margin, and on the page of a lottery on a phone',
    scenario: null,
    places: [
      { width: 1024, address: '/help', scroll: 600 },
      { width: 390, address: '/lottery', scroll: 0 },
    ],
  },
  {
    who: 'for a player past the top of a page, and over a game, on a phone as well',
    scenario: 'member',
    places: [
      { width: 1024, address: '/help', scroll: 600 },
      { width: 1440, address: '/game?id=100001', scroll: 0 },
      { width: 320, address: '/game?id=100001', scroll: 0 },
    ],
  },
]) {
  test(`NAV-23 SVC-03 customer service is a press away ${who}`, async ({ page, say }) => {
    if (scenario) await enter(page, scenario, '/help');
    for (const { width, address, scroll } of places) {
      await test.step(`${address} at ${width} px`, async () => {
        await openAt(page, width, address);
        if (scroll > 0) await scrollPage(page, scroll);
        const service = page
          .getByRole('button', { name: say('shortcuts.service'), exact: true })
          .filter({ visible: true });
        await expect(service.first()).toBeInViewport({ ratio: 1 });
        await service.first().click();
        await expect(page.getByRole('dialog', { name: say('service.title') })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page).toHaveURL((url) => url.pathname + url.search === address);
      });
    }
  });
}

test.describe('at 768 px', () => {
  test.use({ viewport: { width: 768, height: 900 } });

  test('NAV-23 the categories are a second row that leaves with the page, while the upper one stays', async ({
    page,
    say,
  }) => {
    await page.goto('/');
    await waitForContent(page);
    const strip = page.getByRole('navigation', { name: say('nav.games') });
    await expect(strip).toBeInViewport({ ratio: 1 });
    expect((await boxOf(strip)).height).toBeLessThanOrEqual(48);
    await scrollPage(page, 400);
    await expect(strip).not.toBeInViewport();
    await expect(item(page.getByRole('banner'), say, 'login.register')).toBeInViewport({ ratio: 1 });
    await scrollPage(page, 0);
    await item(strip, say, 'nav.live').click();
    await expect(page).toHaveURL(/\/live$/);
    await expect(item(strip, say, 'nav.live')).toHaveAttribute('aria-current', 'page');
  });
});

const brands = {
  baize: ['EN', 'UR', 'CN', 'ID', 'TH', 'TY', 'VI'],
  lotus: ['EN', 'UR', 'CN', 'TH', 'VI'],
  lumen: ['EN', 'UR', 'TY'],
} as const;

for (const [brand, languages] of Object.entries(brands)) {
  test(`NAV-23 HDR-02 the navigation of ${brand} is one line in every language, and the login has its room`, async ({
    page,
    world,
  }) => {
    test.slow();
    await world.scenario(`brand-${brand}`);
    await page.goto('/help');
    for (const language of languages) {
      await page.evaluate((code) => localStorage.setItem('lang', code), language);
      await page.reload();
      await waitForContent(page);
      for (const width of [900, 1024, 1200, 1280]) {
        await page.setViewportSize({ width, height: 700 });
        await expect.poll(() => page.evaluate(faultsOfHeader), `${language} at ${width} px`).toEqual([]);
      }
    }
  });
}

async function openAt(page: Page, width: number, address: string): Promise<void> {
  await page.setViewportSize({ width, height: 700 });
  await page.goto(address);
  await waitForContent(page);
}

const scrollPage = (page: Page, top: number): Promise<void> =>
  page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { y: -1, height: 0 };

async function inOneRow(parts: readonly Locator[]): Promise<void> {
  for (const part of parts) {
    const { y, height } = await boxOf(part);
    expect(y).toBeGreaterThanOrEqual(-4);
    expect(y + height).toBeLessThanOrEqual(100);
  }
}

/** Finds elements outside the line, fields that are too narrow and tools covered by a field. Runs in the page. */
function faultsOfHeader(): string[] {
  const seen = (element: Element) => getComputedStyle(element).visibility === 'visible' && element.clientWidth > 0;
  const lies = (one: DOMRect, other: DOMRect) =>
    one.left < other.right - 0.5 && other.left < one.right - 0.5 && one.top < other.bottom && other.top < one.bottom;
  const banner = document.querySelector('header');
  const line = banner?.querySelector('nav > ul');
  const places = [...(line?.children ?? [])].filter(seen);
  const bounds = line?.getBoundingClientRect() ?? new DOMRect();
  const fields = [...(banner?.querySelectorAll('form input') ?? [])];
  const room = (field: Element) => {
    const { paddingLeft, paddingRight } = getComputedStyle(field);
    return field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  };
  const boxes = fields.map((field) => field.getBoundingClientRect());
  const tools = [...(banner?.querySelectorAll('button, a') ?? [])].filter(
    (tool) => seen(tool) && !tool.closest('form'),
  );
  return [
    ...(places.length > 3 ? [] : ['hardly a place']),
    ...places.filter((place) => {
      const { left, right, top } = place.getBoundingClientRect();
      return left < bounds.left - 1 || right > bounds.right + 1 || top !== bounds.top;
    }),
    ...(fields.length === 2 ? [] : ['no form']),
    ...fields.filter((field) => room(field) < 160),
    ...tools.filter((tool) => boxes.some((box) => lies(box, tool.getBoundingClientRect()))),
  ].map((fault) => (typeof fault === 'string' ? fault : (fault.textContent ?? '')));
}
