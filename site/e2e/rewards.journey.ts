// areas: member/rewards, member/messages, money
import type { Locator, Page } from '@playwright/test';
import { expect, expected, test, type World } from './journey.ts';
import { balanceOf, enter, minor } from './steps.ts';
import type { Say } from './words.ts';

const failures = /Failed to load resource|net::ERR/;
const centre = (page: string) => `/help?modal=member&centre=${page}`;
const shown = (page: Page, say: Say, name: Parameters<Say>[0]) => page.getByRole('dialog', { name: say(name) });
const claims = (box: Locator) => box.getByRole('article').getByRole('button');
const starting = (words: string) => new RegExp(`^${words.split('\u0000')[0]?.trim()}`);

const posted = async (world: World, kind: string) =>
  (await world.ledger('demo.member')).entries.filter((entry) => entry.kind === kind);

async function badge(page: Page, say: Say): Promise<number> {
  const [, after = ''] = say('frame.account.count', { count: 77 }).split('77');
  const words = await page
    .getByText(new RegExp(`\\d${after}$`))
    .first()
    .textContent();
  return Number(/\d+/.exec(words ?? '')?.[0]);
}

test('MEM-12 MEM-01 MEM-19 HDR-06 FLT-027 FLT-028 FLT-031 rewards are claimed once: by ten presses, by one whose answer is lost, and all the others; balance and menu follow', {
  tag: '@smoke',
}, async ({ page, world, say, quiet }) => {
  await enter(page, 'member', centre('rewardCenter'));
  const box = shown(page, say, 'member.page.rewardCenter');
  await expect(claims(box)).toHaveCount(4);
  const before = await balanceOf(page, say);
  const past = (await posted(world, 'reward')).length;

  await test.step('ten presses are one claim', async () => {
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().includes('MCS2_claimReward')) sent++;
    });
    const birthday = box.getByRole('article').filter({ hasText: '88' }).first();
    await birthday.getByRole('button').evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 10; press++) button.click();
    });
    await expect(birthday.getByText(say('rewards.status.claimed'))).toBeVisible();
    await expect.poll(() => balanceOf(page, say)).toBe(before + 8800n);
    expect(sent).toBe(1);
    expect(await posted(world, 'reward')).toHaveLength(past + 1);
    await expect(box.getByText(say('member.count.rewards', { count: 3 }))).toBeAttached();
  });

  await test.step('one whose answer is lost is found out after a reload, and told', async () => {
    await world.settings({ faults: [{ call: 'claimReward', kind: 'stalled' }] });
    const sent = page.waitForRequest(/MCS2_claimReward/);
    await claims(box).first().click();
    await sent;
    await expect.poll(async () => (await posted(world, 'reward')).length).toBe(past + 2);
    await page.reload();
    await expect(page.getByText(starting(say('money.fate.done', { what: '\u0000' })))).toBeVisible();
    await expect(claims(box)).toHaveCount(2);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('moneyIntents'))).toBeNull();
    expect(await posted(world, 'reward')).toHaveLength(past + 2);
    await world.settings({ faults: [] });
  });

  await test.step('all the others', async () => {
    await box.getByRole('button', { name: starting(say('rewards.claimAll', { amount: '\u0000' })) }).click();
    await expect(box.getByText(say('rewards.count', { count: 0 }))).toBeVisible();
    await expect(claims(box)).toHaveCount(0);
    await expect(box.getByText(say('member.count.rewards', { count: 2 }))).toHaveCount(0);
    await expect.poll(() => balanceOf(page, say)).toBe(minor((await world.ledger('demo.member')).balance));
    await page.reload();
    await expect(box.getByText(say('rewards.count', { count: 0 }))).toBeVisible();
    await box.getByRole('link', { name: say('member.page.bonusDetails') }).click();
    await expect(page).toHaveURL(/centre=bonusDetails/);
    await expect(shown(page, say, 'member.page.bonusDetails').getByRole('progressbar')).toHaveCount(6);
  });
  expected(quiet, failures);
});

test('MEM-15 MEM-01 FLT-101 a message opens by a step that back undoes; deleting asks first, and every count follows', async ({
  page,
  say,
}) => {
  await enter(page, 'member', centre('messageV2'));
  const box = shown(page, say, 'member.page.messageV2');
  const heads = box.getByRole('heading', { level: 3 }).getByRole('button');
  await expect(heads).toHaveCount(9);
  const before = await badge(page, say);
  await heads.first().click();
  await expect(page).toHaveURL(/message=/);
  await expect(heads.first()).toHaveAttribute('aria-expanded', 'true');
  await expect(box.getByText(say('inbox.unread', { count: 2 }), { exact: true })).toBeVisible();
  await page.reload();
  await expect(box.getByRole('button', { expanded: true })).toHaveCount(1);
  await page.goBack();
  await expect(page).not.toHaveURL(/message=/);
  await expect(box.getByRole('button', { expanded: true })).toHaveCount(0);
  await box.getByRole('checkbox').nth(1).check();
  await box.getByRole('button', { name: say('inbox.delete.selected', { count: 1 }) }).click();
  const question = page.getByRole('alertdialog', { name: say('inbox.delete.ask') });
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(heads).toHaveCount(9);
  await box.getByRole('button', { name: say('inbox.delete.selected', { count: 1 }) }).click();
  await question.getByRole('button', { name: say('inbox.delete.selected', { count: 1 }) }).click();
  await expect(heads).toHaveCount(8);
  await box.getByRole('button', { name: say('inbox.readAll') }).click();
  await expect(box.getByText(say('inbox.unread', { count: 0 }), { exact: true })).toBeVisible();
  await box.getByRole('button', { name: say('frame.close') }).click();
  await expect(box).toBeHidden();
  await expect.poll(() => badge(page, say)).toBe(before - 3);
});

test('RSP-04 RSP-05 on a break and by law no page offers a reward, a mission, a rebate or a bonus', async ({
  page,
  say,
  quiet,
}) => {
  for (const [who, words] of [
    ['excluded', 'rewards.break.title'],
    ['member+brand-plain', 'rewards.off.title'],
  ] as const) {
    await enter(page, who, centre('rewardCenter'));
    await expect(page.getByText(say(words))).toBeVisible();
    for (const name of ['missionLeaderboard', 'manualRebate', 'bonusDetails'] as const) {
      await page
        .getByRole('dialog')
        .getByRole('link', { name: say(`member.page.${name}`) })
        .click();
      await expect(shown(page, say, `member.page.${name}`).getByText(say(words))).toBeVisible();
      await expect(page.getByText(say('missions.checkIn'), { exact: true })).toHaveCount(0);
    }
  }
  expected(quiet, failures);
});
