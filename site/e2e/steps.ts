import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect, password, type World } from './journey.ts';
import type { Press } from './press.ts';
import type { Say } from './words.ts';

export const secret = 'A long enough 1';
/** What the demo accounts pay with. */
export const paymentPassword = '246810';

/** Puts the player of a scenario into the tab, as the control panel's scenario links do. */
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

/** By what a password manager knows it by: its label is also in the name of its eye. */
export const passwordIn = (place: Locator): Locator => place.locator('input[autocomplete="current-password"]');

/** Goes to another page of the site as a link does, wherever one is. */
export const follow = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    // After the answer to this call, as going there may reload the page.
    setTimeout(() => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    });
  }, address);

/** The figure of the balance, as minor units so that differences are exact. */
export async function balanceOf(page: Page, say: Say): Promise<bigint> {
  const figure = page.getByTitle(say('frame.balance.refresh')).filter({ visible: true }).first();
  await expect(figure).toHaveText(/\d/);
  return minor((await figure.textContent()) ?? '');
}

export const minor = (amount: string): bigint => BigInt(amount.replace(/[^\d\u2212-]/g, '').replace('\u2212', '-'));

export const gameFrame = (page: Page): FrameLocator => page.frameLocator('iframe');

/** Keeps calls on their way, as a slow network would, until what it answers with is called. */
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

/** Opens the first game of the lobby through its sheet, and waits until it can be played. */
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

/** What turns the reels, as each persona reads it. */
export const spin = /spin|گھمائیں|旋转/i;

export async function gameIsReady(page: Page): Promise<void> {
  await page.waitForURL(/\/game\?/);
  await expect(gameFrame(page).getByRole('button', { name: spin })).toBeEnabled();
}

/** From anywhere to the lobby of the slots: by its name in the header of a desk, or by the bar at the foot. */
export async function openSlots(page: Page, say: Say, press: Press): Promise<void> {
  const tab = page.getByRole('link', { name: say('nav.games'), exact: true }).filter({ visible: true });
  const category = page
    .getByRole('navigation', { name: say('frame.main') })
    .getByRole('link', { name: new RegExp(`^${say('nav.rng')}`) });
  await press((page.viewportSize()?.width ?? 0) < 900 ? tab : category);
  await page.waitForURL(/\/rng/);
}

/** A new password, and the same again. */
export async function choosePassword(form: Locator): Promise<void> {
  const fields = form.locator('input[autocomplete="new-password"]');
  await expect(fields.first()).toBeVisible();
  for (const field of await fields.all()) await field.fill(secret);
}

/** How long it takes until the same may be asked for again, in the words of the button; `seconds` is the pattern of a figure. */
export const waitFor = (say: Say, seconds: string, id: 'codes.wait' | 'passwords.wait' = 'codes.wait'): RegExp =>
  new RegExp(say(id, { seconds: '#' }).replace('#', `(${seconds})`));

/** The account the tab is signed in with. */
export const isSignedIn = (page: Page, name: string): Promise<void> =>
  expect.poll(() => page.evaluate(() => sessionStorage.getItem('account'))).toBe(name);

/** The code of the last message that was sent. */
export const lastCode = async (world: World): Promise<string> => (await world.state()).codes.at(-1)?.code ?? '';

/** Types what the picture says, once it is another than `spent`. Answers with the picture. */
export async function solve(form: Locator, say: Say, world: World, spent = ''): Promise<string> {
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

/** The page has its heading, every part and list it fetches, and the faces they are set in. */
export async function waitForContent(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toHaveText(/\S/);
  await expect(page.locator('[data-fetching], [aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(async () => void (await document.fonts.ready));
}

/** Nothing runs out of the page sideways. */
export async function fits(page: Page): Promise<void> {
  const { wide, room } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }));
  expect(wide).toBeLessThanOrEqual(room);
}

export const tokenOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('token'));

/** Another tab of the same player. */
export async function tabBeside(page: Page, address: string): Promise<Page> {
  // Until it knows its player, the first tab would announce one, and the other would take that for another's session.
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
