// areas: lottery, games/open, money
import type { Page } from '@playwright/test';
import { addLine, dailyDraw, drawIsYoung } from './flows.ts';
import { expect, expected, test, type World } from './journey.ts';
import { forOnePersona } from './personas.ts';
import { balanceOf, enter, minor } from './steps.ts';

const minuteDraw = '/lottery?gameCode=SVH-1&vendor=SVH&playType=2D';
const failing = /Failed to load resource/;

const stakes = async (world: World) =>
  (await world.ledger('demo.member')).entries.filter(({ kind }) => kind === 'stake').length;

const placeButton = (page: Page) => page.getByRole('button', { name: /PKR/ });

test('NAV-05 NAV-12 RSP-01 SES-01 the page has its header and its footer alone, the session in sight, and favourites by player', async ({
  page,
  say,
}) => {
  await enter(page, 'member', '/vnlottery');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('navigation', { name: say('frame.main') })).toHaveCount(0);
  await page.keyboard.press('End');
  await expect(page.getByRole('contentinfo').getByText(say('help.safer'))).toBeVisible();
  await page.keyboard.press('Home');
  await expect(page.getByText(say('session.break'), { exact: true })).toBeVisible();
  const card = page.getByRole('article').first();
  const name = (await card.getByRole('link').textContent()) ?? '';
  await card.getByRole('button').click();
  expect(await page.evaluate(() => localStorage.getItem('LOTTFAV'))).toMatch(/^\{"demo\.member":\["[A-Z]{3}-\d+"\]\}$/);
  await page.getByText(say('lottery.list.fav'), { exact: true }).click();
  await expect(page).toHaveURL(/list=fav/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText(name);
  await page.getByRole('article').getByRole('link').click();
  await expect(page).toHaveURL(/gameCode=.*vendor=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(page).not.toHaveURL(/gameCode/);
});

test('FLT-105 the countdown is the platform’s, whatever the clock of the device says', async ({ page, world }) => {
  await page.clock.install({ time: Date.now() + 3 * 86_400_000 });
  await page.goto(minuteDraw);
  const clock = page.getByText(/^\d\d:\d\d$/).first();
  await expect(clock).toBeVisible();
  await expect(async () => {
    const [minutes = 0, seconds = 0] = ((await clock.textContent()) ?? '').split(':').map(Number);
    const { clock: platform } = await world.state();
    const intoMinute = (platform.now % 60_000) / 1000;
    const left = intoMinute < 55 ? 55 - intoMinute : 60 - intoMinute;
    expect(Math.abs(minutes * 60 + seconds - left)).toBeLessThanOrEqual(3);
  }).toPass();
});

test('GAM-03 a lottery’s card, its sheet and its address as a game lead to its own page, with code, vendor and play', async ({
  page,
  world,
  say,
}) => {
  const answer = await fetch(`${world.origin}/wps/relay/GCSGAME_hotGamesV2?merchantCode=BZ01&gameType=ELOTT`);
  const { value } = (await answer.json()) as {
    value: { games: { nodeId: number; gameCode: string; gameName: string }[] };
  };
  const [lottery] = value.games;
  await enter(page, 'member', `/?modal=game&game=${lottery?.nodeId}`);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('game.play.short'), exact: true })
    .click();
  await expect(page).toHaveURL(new RegExp(`/lottery\\?gameCode=${lottery?.gameCode}&vendor=[A-Z]{3}&playType=\\w+$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lottery?.gameName ?? '');
  await page.goto(`/game?id=${lottery?.nodeId}`);
  await expect(page).toHaveURL(new RegExp(`/lottery\\?gameCode=${lottery?.gameCode}&`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lottery?.gameName ?? '');
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.goto('/');
  const lane = page.getByRole('region', { name: say('home.elott') });
  await page.mouse.wheel(0, 400);
  await lane.scrollIntoViewIfNeeded();
  await lane.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/lottery\?gameCode=[A-Z]{3}-\d+&vendor=[A-Z]{3}&playType=\w+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

forOnePersona((test) => {
  test('FLT-028 FLT-029 FLT-031 an answer that is lost is asked for, across a reload too, and the bet is taken once', {
    tag: '@smoke',
  }, async ({ page, world, say, press, quiet }) => {
    await enter(page, 'member', dailyDraw);
    await drawIsYoung(page, world, 'day');
    await addLine({ page, say, press });
    const before = await stakes(world);
    await world.settings({
      faults: [
        { call: 'placeBet', kind: 'cut-json', times: 3 },
        { call: 'moneyFate', kind: '500' },
      ],
    });
    await press(page.getByRole('button', { name: say('lottery.review') }));
    await press(placeButton(page));
    await expect(page.getByText(say('lottery.why.open'))).toBeVisible({ timeout: 15_000 });
    await page.reload();
    await expect(page.getByText(/DRZ|2\.00/).first()).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('moneyIntents'))).toContain('DRZ-3');
    await world.settings({ faults: [] });
    await expect(page.getByText(/DRZ-3-\d+-0001/)).toBeVisible({ timeout: 15_000 });
    expect(await page.evaluate(() => localStorage.getItem('moneyIntents'))).toBeNull();
    expect(await stakes(world)).toBe(before + 1);
    expected(quiet, failing);
  });

  test('GAM-09 FLT-107 results come by themselves, and a bet that comes when the draw has closed is refused and says so', async ({
    page,
    press,
    say,
    world,
    quiet,
  }) => {
    const review = page.getByRole('button', { name: say('lottery.review') });
    await test.step('a result, and the balance of the books', async () => {
      await enter(page, 'member', minuteDraw);
      await drawIsYoung(page, world, 'minute');
      await addLine({ page, say, press });
      await press(review);
      await press(placeButton(page));
      await expect(page.getByText(say('lottery.slip.empty'))).toBeVisible();
      await press(page.getByText(say('lottery.records.bets'), { exact: true }));
      const records = page.getByRole('table', { name: say('lottery.records.bets') });
      await expect(records).toContainText(say('lottery.status.unsettled'));
      await world.pass(60_000);
      await press(page.getByTitle(say('frame.balance.refresh')).first());
      await expect(records).toContainText(new RegExp(`${say('lottery.status.won')}|${say('lottery.status.lost')}`), {
        timeout: 15_000,
      });
      await expect(async () =>
        expect(await balanceOf(page, say)).toBe(minor((await world.ledger('demo.member')).balance)),
      ).toPass();
    });

    await test.step('a bet that comes too late: its line waits for the next draw', async () => {
      await page.goto(minuteDraw);
      await drawIsYoung(page, world, 'minute');
      await addLine({ page, say, press });
      const before = await stakes(world);
      await press(review);
      await world.pass(60_000);
      await press(placeButton(page));
      await expect(page.getByText(say('error.draw-closed'))).toBeVisible();
      expect(await stakes(world)).toBe(before);
      await expect(page.getByText(say('lottery.slip.empty'))).toBeHidden();
    });
    expected(quiet, failing);
  });
});
