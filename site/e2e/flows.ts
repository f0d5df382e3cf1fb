import type { Page } from '@playwright/test';
import { helpAndFeedback } from './helpFlow.ts';
import { expect, type Person, type World } from './journey.ts';
import type { Need } from './platforms.ts';
import { onward, toLastStep } from './registrationForm.ts';
import {
  agree,
  balanceOf,
  choosePassword,
  enter,
  gameFrame,
  lastCode,
  logInByDialog,
  minor,
  passwordIn,
  paymentPassword,
  solve,
  waitFor,
} from './steps.ts';

export interface Flow {
  title: string;
  needs?: readonly Need[];
  /** Only in the full tier. */
  full?: true;
  walk: (person: Person) => Promise<void>;
}

const demoNumber = '0300 1234567';
export const dailyDraw = '/lottery?gameCode=DRZ-3&vendor=DRZ&playType=2D';

export const flows: readonly Flow[] = [
  { title: 'REG-04 REG-07 REG-08 VAL-04 registering by name, after the form has said what it needs', walk: register },
  { title: 'LGN-02 LGN-04 NAV-19 logging in by name stays on the page below', walk: logInByName },
  { title: 'LGN-01 LGN-03 SMS-01 FLT-116 logging in by phone', needs: ['registerMobile'], walk: logInByPhone },
  {
    title: 'PWD-01 PWD-02 a lost password is set anew by phone, logs in and goes home',
    needs: ['resetPassword'],
    walk: resetByPhone,
  },
  {
    title: 'LGN-09 GAM-01 FLT-156 free play enters a trial account, which is told what it needs',
    needs: ['startFreePlay'],
    walk: playForFree,
  },
  { title: 'PRO-01 NAV-07 an offer is found by its kind and applied for', needs: ['promotions'], walk: joinPromotion },
  {
    title: 'PTS-01 PTS-02 NAV-03 points become money to the coin, and the record says so',
    needs: ['pointBalance'],
    walk: convertPoints,
  },
  {
    title: 'GAM-09 GAM-01 NAV-24 RSP-01 a slip outlives the login, which leads to its review, and is placed',
    needs: ['placeBet'],
    walk: placeBet,
  },
  {
    title: 'NAV-04 CAT-02 GAM-04 a studio of a category lists its games, and its game opens',
    needs: ['studio-launch'],
    walk: playOfCategory,
  },
  {
    title: 'HLP-01 FBK-01 from an article of the help centre to feedback',
    needs: ['helpCenter', 'sendFeedback'],
    walk: helpAndFeedback,
  },
];

async function register({ page, world, say, press }: Person): Promise<void> {
  await page.goto('/register');
  const form = page.getByRole('dialog', { name: say('register.title') });
  const submit = form.getByRole('button', { name: say('register.action'), exact: true });
  await press(onward(form, say));
  const name = form.getByRole('textbox', { name: say('login.username') });
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill('newcomer7');
  await choosePassword(form);
  await toLastStep(form, say, press);
  await press(submit);
  await expect(form.getByText(say('register.age.required', { age: 18 })).last()).toBeVisible();
  await agree(form, say);
  await solve(form, say, world);
  await press(submit);
  await expect(form).toBeHidden();
  await expect(page.getByText(say('register.done', { name: 'newcomer7' }))).toBeVisible();
  await balanceOf(page, say);
}

async function logInByName({ page, say, press }: Person): Promise<void> {
  await page.goto('/rng?vendor=PKP&modal=login');
  const dialog = page.getByRole('dialog', { name: say('login.title') });
  await press(dialog.getByRole('button', { name: say('login.action'), exact: true }));
  const name = dialog.getByRole('textbox', { name: say('login.username') });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(say('login.required', { field: say('login.username') }));
  await expect(passwordIn(dialog)).toHaveAttribute('aria-invalid', 'true');
  await logInByDialog(page, say, press);
  await balanceOf(page, say);
  await expect(page).toHaveURL(/\/rng\?vendor=PKP$/);
}

async function logInByPhone({ page, world, say, press }: Person): Promise<void> {
  await page.goto('/login?by=mobile');
  const dialog = page.getByRole('dialog', { name: say('login.title') });
  await dialog.getByLabel(say('registration.field.mobileNum')).fill(demoNumber);
  await expect(dialog.getByText('+923001234567')).toBeVisible();
  await press(dialog.getByRole('button', { name: say('codes.send'), exact: true }));
  await expect(dialog.getByText(waitFor(say, '11\\d|120'))).toBeVisible();
  await dialog.getByLabel(say('codes.label')).fill(await lastCode(world));
  await press(dialog.getByRole('button', { name: say('login.action'), exact: true }));
  await balanceOf(page, say);
  await expect(page).toHaveURL(/\/$/);
}

async function resetByPhone({ page, world, say, press }: Person): Promise<void> {
  await page.goto('/rng?modal=login');
  const login = page.getByRole('dialog', { name: say('login.title') });
  await press(login.getByRole('link', { name: say('passwords.forgot'), exact: true }));
  const dialog = page.getByRole('dialog', { name: say('passwords.title') });
  await press(dialog.getByRole('tab', { name: say('passwords.by.phone') }));
  await dialog.getByLabel(say('registration.field.mobileNum')).fill(demoNumber);
  await press(dialog.getByRole('button', { name: say('codes.send'), exact: true }));
  await expect(dialog.getByText(waitFor(say, '11\\d|120'))).toBeVisible();
  await dialog.getByLabel(say('codes.label')).fill(await lastCode(world));
  await choosePassword(dialog);
  await press(dialog.getByRole('button', { name: say('passwords.phone.action') }));
  await balanceOf(page, say);
  await expect(page).toHaveURL(/\/$/);
}

async function playForFree({ page, say, press }: Person): Promise<void> {
  await page.goto('/rng?modal=login');
  const dialog = page.getByRole('dialog', { name: say('login.title') });
  await press(dialog.getByRole('button', { name: say('freeplay.look'), exact: true }));
  await expect(page.getByText(say('freeplay.looking'))).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByTitle(say('frame.balance.refresh'))).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('isAgent'))).toBe('4');
  await page.goto('/game?id=100001');
  await expect(page.getByText(say('in_need_true_account'))).toBeVisible();
  await press(page.getByRole('button', { name: say('in_increase_submit') }));
  await expect(page.getByRole('dialog', { name: say('register.title') })).toBeVisible();
}

async function joinPromotion({ page, say, press }: Person): Promise<void> {
  await enter(page, 'member', '/promotions');
  await press(page.getByRole('button', { name: say('promotion.type.special') }));
  await expect(page).toHaveURL(/type=special/);
  const offer = page.getByRole('article');
  await expect(offer).toHaveCount(1);
  await press(offer.getByRole('link').first());
  await press(page.getByRole('button', { name: say('promotions.join.again'), exact: true }));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('promotions.join.remark')).fill('Lantern 7');
  await press(dialog.getByRole('button', { name: say('promotions.join.send'), exact: true }));
  await expect(dialog).toBeHidden();
  await expect(page.getByText(say('promotions.join.applied'))).toBeVisible();
  await expect(page.getByText(say('promotions.why.applying'))).toBeVisible();
}

async function convertPoints({ page, world, say, press }: Person): Promise<void> {
  await enter(page, 'member', '/pointMall');
  await expect(page.getByRole('heading', { level: 1, name: say('points.title') })).toBeVisible();
  const purse = page.getByText(say('points.purse')).first().locator('..');
  const points = async () => {
    await expect(purse).toHaveText(/\d/);
    return minor(((await purse.textContent()) ?? '').replace(say('points.purse'), ''));
  };
  const before = { points: await points(), money: minor((await world.ledger('demo.member')).balance) };
  await press(page.getByRole('link', { name: say('points.convert') }));
  const dialog = page.getByRole('dialog', { name: say('points.convert.title') });
  await dialog.getByRole('textbox', { name: say('points.detail.points') }).fill('1250');
  await dialog.locator('input[type="password"]').fill(paymentPassword);
  await expect(dialog.getByText(say('points.convert.receive'))).toBeVisible();
  const send = dialog.locator('button[type="submit"]');
  await expect(send).toHaveText(/\d/);
  await press(send);
  await expect(dialog.getByText(say('points.status.approved'))).toBeVisible();
  await press(dialog.getByRole('link', { name: say('points.toRecords') }));
  await expect(page).toHaveURL(/tab=records/);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row')).toHaveCount(6);
  const booked = minor((await world.ledger('demo.member')).balance);
  expect(booked - before.money).toBe(1250n);
  expect(before.points - (await points())).toBe(1250n);
  expect(await balanceOf(page, say)).toBe(booked);
}

export async function placeBet({ page, world, say, press }: Person): Promise<void> {
  await page.goto(dailyDraw);
  await drawIsYoung(page, world, 'day');
  await addLine({ page, say, press });
  await press(page.getByRole('button', { name: say('lottery.signIn') }));
  await logInByDialog(page, say, press);
  const before = await balanceOf(page, say);
  await expect(page.getByRole('heading', { name: say('lottery.review.title') })).toBeFocused();
  await press(page.getByRole('button', { name: /PKR/ }));
  await expect(page.getByText(say('lottery.slip.empty'))).toBeVisible();
  await expect(async () => expect(await balanceOf(page, say)).toBe(before - 200n)).toPass();
  expect(minor((await world.ledger('demo.member')).balance)).toBe(before - 200n);
  const bar = page.getByRole('region', { name: say('session.bar') });
  await expect(bar.getByText(say('session.break')).filter({ visible: true })).toHaveCount(1);
}

/** Interval of draws, closing time before each, and time a journey needs to bet, in ms. */
const draws = {
  minute: { every: 60_000, closes: 5_000, needs: 20_000 },
  day: { every: 86_400_000, closes: 15 * 60_000, needs: 2 * 60_000 },
} as const;

/** Advances the platform's clock to the next draw if the current one closes too soon. */
export async function drawIsYoung(page: Page, world: World, of: keyof typeof draws): Promise<void> {
  const { every, closes, needs } = draws[of];
  await expect(async () => {
    const { clock } = await world.state();
    const left = every - closes - (clock.now % every);
    if (left < needs) await world.pass(left + closes + 1_000);
    expect(left).toBeGreaterThanOrEqual(needs);
  }).toPass();
  await page.reload();
}

export async function addLine({ page, say, press }: Omit<Person, 'world'>): Promise<void> {
  const rows = page.getByRole('group', { name: say('lottery.board') }).getByRole('toolbar');
  await press(rows.nth(0).getByRole('button', { name: '0', exact: true }));
  await press(rows.nth(1).getByRole('button', { name: '0', exact: true }));
  await page.getByLabel(say('lottery.stake')).fill('2');
  await press(page.getByRole('button', { name: say('lottery.add', { bets: 1 }) }));
}

async function playOfCategory({ page, say, press }: Person): Promise<void> {
  await enter(page, 'member', '/live');
  await press(page.getByRole('link', { name: say('categories.vendor.list', { studio: 'Marquennette' }) }));
  const list = page.getByRole('dialog', { name: say('categories.vendor.list', { studio: 'Marquennette' }) });
  await expect(list.getByRole('article')).toHaveCount(16);
  await press(list.getByRole('button', { name: say('frame.close') }));
  await press(page.getByRole('link', { name: say('game.play', { title: 'Croupelle' }) }));
  await page.waitForURL(/\/game\?vendor=CRP/);
  await expect(gameFrame(page).locator('h1')).toBeVisible();
}
