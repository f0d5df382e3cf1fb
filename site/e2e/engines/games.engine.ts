import { find, findCss } from './found.ts';
import { balanceOf, balanceToBe, enter, launchFirst, loadMore, minor, toBeAt } from './steps.ts';
import { expect, test } from './test.ts';

const smoke = { tag: '@smoke' };

test('NAV-22 search by keys: a slash opens it, what is found opens, and back is the search again', async ({
  walker,
}) => {
  const { tab, world, say } = walker;
  await tab.goto(`${world.origin}/promotions`);
  await find(tab, 'heading', say('promotions.title')).toBeShown();
  await tab.type('/');
  const field = find(tab, 'combobox', say('frame.search'));
  await field.toBeFocused();
  await tab.type('dragon');
  await find(tab, 'listbox', say('search.results')).find('option').at(0).toBeShown();
  await tab.press('ArrowDown');
  await tab.press('Enter');
  await find(tab, 'dialog', say('game.details')).toBeShown();
  await tab.back();
  await field.toHold('dragon');
  await tab.press('Escape');
  await find(tab, 'dialog').toBeGone();
});

test('LOB-01 LOB-04 LOB-05 LOB-08 the lobby is filtered by its address and loads more', async ({ walker }) => {
  const { tab, world, say } = walker;
  await tab.goto(`${world.origin}/rng`);
  const cards = findCss(tab, '#lobby-games').find('link');
  await cards.at(11).toBeShown();
  await loadMore(walker, cards);
  await find(tab, 'tab', /Hexanilla/).press();
  await toBeAt(tab, /vendor=HXN/);
  await find(tab, 'button', say('lobby.filter')).press();
  await find(tab, 'combobox', say('lobby.class')).choose('SC');
  await toBeAt(tab, /classify=SC/);
  await cards.at(0).toBeShown();
  await tab.back();
  await tab.back();
  await toBeAt(tab, /^\/rng(?!.*vendor)/);
  await cards.at(0).toBeShown();
});

test('LOB-02 a favourite is kept, and its list has it after a reload', async ({ walker }) => {
  const { tab, say } = walker;
  await enter(walker, 'member', '/rng');
  await balanceOf(tab, say);
  const games = findCss(tab, '#lobby-games');
  const heart = games.find('button', undefined, { pressed: false }).at(0);
  await heart.toBeShown();
  const name = (await heart.attribute('aria-label')) ?? '';
  await games.find('button', name).press();
  await games.find('button', name, { pressed: true }).toBeShown();
  await tab.goto(`${(await tab.address()).origin}/rng?list=fav`);
  await games.find('button', name, { pressed: true }).toBeShown();
  await games.find('button', undefined, { pressed: false }).toBeGone();
});

test(
  'GAM-05 GAM-10 NAV-10 a slot launches, a bet is played, page and game tell each other',
  smoke,
  async ({ walker }) => {
    const { tab, world, say } = walker;
    await enter(walker, 'member', '/rng');
    const spin = await launchFirst(walker);
    await spin.toBeShown();
    const { balance: booked, entries } = await world.ledger('demo.member');
    await balanceToBe(walker, minor(booked));
    await spin.press();
    await expect.poll(async () => (await world.ledger('demo.member')).entries.length).toBeGreaterThan(entries.length);
    await expect
      .poll(async () => (await balanceOf(tab, say)) - minor((await world.ledger('demo.member')).balance))
      .toBe(0n);
    await find(tab, 'link', say('play.lobby')).press();
    await toBeAt(tab, /^\/rng/);
    await balanceToBe(walker, minor((await world.ledger('demo.member')).balance));
  },
);

test(
  'GAM-08 FLT-067 FLT-068 a game with a window of its own gets it by the press, or by one more',
  smoke,
  async ({ walker }) => {
    const { tab, visit, say } = walker;
    await enter(walker, 'member', '/esports');
    await find(tab, 'link', say('game.play', { title: 'Clutchmarl' }))
      .at(0)
      .press();
    const further = find(tab, 'link', say('categories.window.open'));
    const opened = async () => (await visit.tabs()).length === 2;
    await expect.poll(async () => (await opened()) || (await further.count()) > 0).toBe(true);
    if (!(await opened())) await further.press();
    await expect.poll(opened, 'the game has its window').toBe(true);
  },
);
