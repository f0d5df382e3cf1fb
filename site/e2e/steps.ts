import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect, password, type World } from './journey.ts';
import type { Press } from './press.ts';
import type { Say } from './words.ts';

export const secret = 'A long enough 1';
export const paymentPassword = '246810';

export async function enter(page: Page, scenario: string, then = '/'): Promise<void> {
  await page.goto(`/sandbox/scenario/${scenario}?then=${encodeURIComponent(then)}`);
  await page.waitForURL((url) => !url.pathname.startsWith('/sandbox'));
}

export async function logInByDialog(page: Page, say: Say, press: Press, account = 'demo.member'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: say('login.title') });
  await dialog.getByRole('textbox', { name: say('login.username') }).fill(account);
  await passwordIn(dialog).fill(password);
  await press(dialog.getByRole('button', { name: say('login.action'), exact: true }));
  await expect(dialog).toBeHidden();
}

export async function signOut(page: Page, say: Say, press: Press, address = '/'): Promise<void> {
  await press(await openSignOut(page, say, address));
}

/** Opens the question above an address and returns the button that confirms it. */
export async function openSignOut(page: Page, say: Say, address = '/'): Promise<Locator> {
  await page.goto(`${address}?modal=sign-out`);
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: say('frame.signOut') });
  await expect(confirm).toBeVisible();
  return confirm;
}

/** Finds the field by autocomplete, because its label is also part of the reveal button's name. */
export const passwordIn = (place: Locator): Locator => place.locator('input[autocomplete="current-password"]');

/** Finds the content of the main view, without its hero. */
export const contentOf = (page: Page): Locator => page.locator('main > :last-child');

export const follow = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    // After this call returns, since the navigation may reload the page.
    setTimeout(() => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    });
  }, address);

/** Returns the balance in minor units, so that differences are exact. */
export async function balanceOf(page: Page, say: Say): Promise<bigint> {
  const figure = page.getByTitle(say('frame.balance.refresh')).filter({ visible: true }).first();
  await expect(figure).toHaveText(/\d/);
  return minor((await figure.textContent()) ?? '');
}

export const minor = (amount: string): bigint => BigInt(amount.replace(/[^\d\u2212-]/g, '').replace('\u2212', '-'));

export const gameFrame = (page: Page): FrameLocator => page.frameLocator('iframe');

export async function holdCalls(page: Page, pattern: string | RegExp): Promise<() => void> {
  let letGo = () => {};
  const until = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(pattern, async (route) => {
    await until;
    await route.continue();
  });
  return letGo;
}

/** Opens the lobby's first game through its sheet, waits until it is playable and returns its title. */
export async function launchFirst(page: Page, say: Say, press: Press): Promise<string> {
  const card = page.locator('#lobby-games').getByRole('link').first();
  const title = (await card.getAttribute('aria-label')) ?? '';
  await press(card);
  const sheet = page.getByRole('dialog', { name: say('game.details') });
  await expect(sheet).toContainText(say('game.sheet.rtp'));
  await press(sheet.getByRole('button', { name: say('game.play.short'), exact: true }));
  await gameIsReady(page);
  return title;
}

export const spin = /spin|گھمائیں|旋转/i;

export async function gameIsReady(page: Page): Promise<void> {
  await page.waitForURL(/\/game\?/);
  await expect(gameFrame(page).getByRole('button', { name: spin })).toBeEnabled();
}

export async function openSlots(page: Page, say: Say, press: Press): Promise<void> {
  const tab = page.getByRole('link', { name: say('nav.games'), exact: true }).filter({ visible: true });
  const category = page
    .getByRole('navigation', { name: say('frame.main') })
    .getByRole('link', { name: new RegExp(`^${say('nav.rng')}`) });
  await press((page.viewportSize()?.width ?? 0) < 900 ? tab : category);
  await page.waitForURL(/\/rng/);
}

export async function choosePassword(form: Locator): Promise<void> {
  const fields = form.locator('input[autocomplete="new-password"]');
  await expect(fields.first()).toBeVisible();
  for (const field of await fields.all()) await field.fill(secret);
}

/** Matches the countdown of a resend button; `seconds` is a number pattern. */
export const waitFor = (say: Say, seconds: string, id: 'codes.wait' | 'passwords.wait' = 'codes.wait'): RegExp =>
  new RegExp(say(id, { seconds: '#' }).replace('#', `(${seconds})`));

export const isSignedIn = (page: Page, name: string): Promise<void> =>
  expect.poll(() => page.evaluate(() => sessionStorage.getItem('account'))).toBe(name);

export const lastCode = async (world: World): Promise<string> => (await world.state()).codes.at(-1)?.code ?? '';

/** Solves the captcha once it differs from `spent`, and returns its address. A platform without pictures asks for none. */
export async function solve(form: Locator, say: Say, world: World, spent = ''): Promise<string> {
  if (!world.has('captcha')) return '';
  const picture = form.getByAltText(say('login.captcha.alt'));
  await expect(picture).toBeVisible();
  await expect(picture).not.toHaveAttribute('src', spent);
  const { captchas } = await world.state();
  await form
    .getByLabel(say('login.captcha'), { exact: false })
    .first()
    .fill(captchas.at(-1)?.answer ?? '');
  return (await picture.getAttribute('src')) ?? '';
}

export async function agree(form: Locator, say: Say, age = 18): Promise<void> {
  await form.getByLabel(say('register.age', { age })).check();
  await form.getByLabel(say('register.terms')).check();
}

/** Waits for the heading, every part and list, and the fonts. */
export async function waitForContent(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toHaveText(/\S/);
  await expect(page.locator(':is([data-fetching], [aria-busy="true"]):not([inert] *)')).toHaveCount(0);
  await page.evaluate(async () => void (await document.fonts.ready));
}

export async function fits(page: Page): Promise<void> {
  const { wide, room } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }));
  expect(wide).toBeLessThanOrEqual(room);
}

export const tokenOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('token'));

export async function tabBeside(page: Page, address: string): Promise<Page> {
  // A first tab that learns its player late would announce a login, which the other would take for another player's.
  await page.waitForFunction(() => sessionStorage.getItem('account'));
  const other = await page.context().newPage();
  await other.addInitScript(
    (held) => {
      for (const [key, value] of Object.entries(held)) sessionStorage.setItem(key, value);
    },
    await page.evaluate(() => {
      const held = (key: string) => sessionStorage.getItem(key) ?? '';
      return { token: held('token'), account: held('account'), isAgent: held('isAgent') };
    }),
  );
  await other.goto(address);
  return other;
}

/** Holds the site's first script back until the returned function is called. */
export async function holdEntry(page: Page): Promise<() => void> {
  let deliver = () => {};
  const late = new Promise<void>((done) => {
    deliver = done;
  });
  await page.route(/\/assets\/index-[\w-]+\.js/, async (route) => {
    await late;
    await route.continue();
  });
  return deliver;
}
