import { type ServiceHours, serviceState } from '@baize/domain';
import type { MemberPageKey } from '../../src/core/routing/paths.ts';
import type { Say } from '../words.ts';
import { type Found, find, findCss, findInGame } from './found.ts';
import type { Tab } from './tab.ts';
import { expect, type Walker, type World } from './test.ts';

export const secret = 'A long enough 1';
export const paymentPassword = '246810';
export const password = 'Baize.demo.1';

/** Opens an address as the player of a scenario. */
export async function enter({ tab, world }: Walker, scenario: string, then = '/'): Promise<void> {
  await tab.goto(`${world.origin}/sandbox/scenario/${scenario}?then=${encodeURIComponent(then)}`);
  await toBeAt(tab, /^\/(?!sandbox)/);
  await find(tab, 'heading').toBeShown();
}

/** Waits until the path with its query matches. */
export async function toBeAt(tab: Tab, pattern: RegExp): Promise<void> {
  const where = async () => {
    const { pathname, search } = await tab.address();
    return pathname + search;
  };
  await expect.poll(where, `the address matches ${pattern}`).toMatch(pattern);
}

export async function logIn({ tab, say }: Pick<Walker, 'tab' | 'say'>, account = 'demo.member', word = password) {
  const dialog = find(tab, 'dialog', say('login.title'));
  await dialog.find('textbox', say('login.username')).fill(account);
  await dialog.css('input[autocomplete="current-password"]').fill(word);
  await dialog.find('button', say('login.action')).press();
  await dialog.toBeGone();
}

export async function choosePassword(form: Found): Promise<void> {
  const fields = form.css('input[autocomplete="new-password"]');
  await fields.toBeShown();
  for (let at = 0; at < (await fields.count()); at++) await fields.at(at).fill(secret);
}

export const minor = (amount: string): bigint => BigInt(amount.replace(/[^\d\u2212-]/g, '').replace('\u2212', '-'));

/** Returns the balance of the page's head in minor units. */
export async function balanceOf(tab: Tab, say: Say): Promise<bigint> {
  // A dialog above the page leaves the balance in sight.
  const read = () =>
    tab.evaluate<string>(
      `const figures = [...document.querySelectorAll('[title="' + arguments[0] + '"]')];
       return figures.find((each) => each.checkVisibility())?.textContent ?? '';`,
      [say('frame.balance.refresh')],
    );
  await expect.poll(read, 'the balance of the head').toMatch(/\d/);
  return minor(await read());
}

export async function balanceToBe({ tab, say }: Walker, amount: bigint): Promise<void> {
  await expect.poll(() => balanceOf(tab, say), 'the balance of the head').toBe(amount);
}

export const kept = (tab: Tab, key: string, where: 'sessionStorage' | 'localStorage' = 'sessionStorage') =>
  tab.evaluate<string | null>(`return ${where}.getItem(arguments[0])`, [key]);

/** Holds that the page is not wider than its window. */
export async function toFit(tab: Tab): Promise<void> {
  const over = () =>
    tab.evaluate<number>(
      'const { scrollWidth, clientWidth } = document.documentElement; return scrollWidth - clientWidth',
    );
  await expect.poll(over, 'px beyond the window').toBeLessThanOrEqual(0);
}

/** Presses for more games, and waits until the lobby has them. */
export async function loadMore({ tab, say }: Walker, cards: Found): Promise<void> {
  await find(tab, 'button', say('lobby.more', { count: 12 })).press();
  await expect.poll(() => cards.count(), 'games of the lobby').toBeGreaterThan(12);
}

/** Opens a page of the member centre as a player. */
export async function openCentre(walker: Walker, key: MemberPageKey, scenario = 'member'): Promise<Found> {
  await enter(walker, scenario, `/help?modal=member&centre=${key}`);
  return find(walker.tab, 'dialog', walker.say(`member.page.${key}`));
}

export const postedAs = async (world: World, kind: string): Promise<string[]> =>
  (await world.ledger('demo.member')).entries.filter((entry) => entry.kind === kind).map(({ amount }) => amount);

/** Plays the first game of the lobby from its sheet until it answers. */
export async function launchFirst({ tab, say }: Walker): Promise<Found> {
  await findCss(tab, '#lobby-games').find('link').at(0).press();
  const sheet = find(tab, 'dialog', say('game.details'));
  // WebKit's driver loses a click on a dialog that still moves.
  await expect(async () => {
    if ((await sheet.count()) > 0) await sheet.find('button', say('game.play.short')).press();
    await toBeAt(tab, /^\/game\?/);
  }).toPass();
  await findCss(tab, 'iframe').toBeShown();
  return findInGame(tab, 'button', /spin|گھمائیں/i);
}

/** Advances the platform's clock into the hours of customer service. */
export async function openService(world: World): Promise<void> {
  const answer = await fetch(`${world.origin}/brand.json`);
  const { serviceHours } = (await answer.json()) as { serviceHours: ServiceHours };
  const { clock } = await world.state();
  const state = serviceState(serviceHours, clock.now);
  if (!state.open) await world.pass(state.from + 60_000 - clock.now);
}
