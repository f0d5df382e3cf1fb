import { wordsOf } from '../words.ts';
import { find, findCss, findText } from './found.ts';
import { enter, kept, loadMore, logIn, openService, toBeAt, toFit } from './steps.ts';
import { expect, test } from './test.ts';

const urdu = wordsOf('UR');
const smoke = { tag: '@smoke' };
const heading = 'return document.activeElement?.tagName';

test('NAV-01 CAT-03 HDR-09 a first visit shows the house at a desk and on a phone', smoke, async ({ walker }) => {
  const { tab, world, say } = walker;
  await tab.goto(world.origin);
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await tab.resize(width, height);
    await find(tab, 'heading', say('home.rng')).toBeShown();
    await find(tab, 'region', say('home.banner')).toBeShown();
    await expect
      .poll(() => tab.evaluate('return [...document.fonts].some(({ status }) => status === "loaded")'))
      .toBe(true);
    await toFit(tab);
  }
  const failed = await tab.evaluate<string[]>(
    'return [...document.images].filter((image) => image.getAttribute("src") && image.complete && image.naturalWidth === 0).map(({ src }) => src)',
  );
  expect(failed).toEqual([]);
});

test('HDR-01 HDR-13 I18-03 language and theme change in place and are kept', async ({ walker }) => {
  const { tab, world, say } = walker;
  const root = (name: string) => tab.evaluate(`return document.documentElement.getAttribute('${name}')`);
  await tab.goto(world.origin);
  await find(tab, 'button', say('frame.theme')).at(0).press();
  await expect.poll(() => root('data-theme')).toBe('dark');
  await find(tab, 'button', new RegExp(say('frame.language')))
    .at(0)
    .press();
  await find(tab, 'button', 'اردو').press();
  await expect.poll(() => root('dir')).toBe('rtl');
  await find(tab, 'heading', urdu('home.rng')).toBeShown();
  await tab.reload();
  await find(tab, 'heading', urdu('home.rng')).toBeShown();
  expect([await root('lang'), await root('dir'), await root('data-theme')]).toEqual(['ur', 'rtl', 'dark']);
  const faces = () =>
    tab.evaluate(
      "return [...document.fonts].filter((face) => face.status === 'loaded').map((face) => face.family).join()",
    );
  await expect.poll(faces, 'faces of the page').toMatch(/Nastaliq|Vazirmatn/);
  await tab.goto(`${world.origin}/?lang=TH`);
  await find(tab, 'heading', wordsOf('TH')('home.rng')).toBeShown();
  await expect.poll(faces, 'faces of the page').toMatch(/Thai/);
});

test('NAV-20 NAV-25 back and forward show each page again, with the focus on its heading', async ({ walker }) => {
  const { tab, world, say } = walker;
  await tab.goto(world.origin);
  await find(tab, 'heading', say('home.rng')).toBeShown();
  const bar = find(tab, 'navigation', say('frame.main'));
  await bar.find('link', say('shortcuts.promotions')).press();
  const promotions = find(tab, 'heading', say('promotions.title'));
  await promotions.at(0).toBeFocused();
  await tab.back();
  await find(tab, 'heading', say('home.rng')).toBeShown();
  await toBeAt(tab, /^\/$/);
  await expect.poll(() => tab.evaluate(heading)).toBe('H1');
  await tab.forward();
  await promotions.at(0).toBeFocused();
  await toBeAt(tab, /^\/promotions/);
});

test(
  'UI-02 FLT-121 links and buttons have their turn by Tab, and a dialog gives the focus back, even where a press gives none',
  smoke,
  async ({ walker }) => {
    const { tab, world, say } = walker;
    await tab.goto(`${world.origin}/promotions`);
    await find(tab, 'heading', say('promotions.title')).toBeShown();
    // The form to log in comes after the page.
    await findCss(tab, 'header input').at(0).toBeShown();
    const reached = new Set<string>();
    const expected = ['a', 'button', 'input'];
    for (let steps = 0; steps < 60 && expected.some((name) => !reached.has(name)); steps++) {
      await tab.press('Tab');
      reached.add(await tab.evaluate('return document.activeElement.localName'));
    }
    expect([...reached]).toEqual(expect.arrayContaining(expected));
    // Safari focuses neither a link nor a button that is pressed.
    await tab.evaluate("addEventListener('mouseup', () => document.activeElement?.blur(), true)");
    const opener = find(tab, 'link', say('frame.search')).at(0);
    await opener.press();
    await find(tab, 'dialog', say('frame.search')).toBeShown();
    await tab.press('Escape');
    await find(tab, 'dialog').toBeGone();
    await opener.toBeFocused();
  },
);

test(
  'SVC-01 SVC-03 customer service opens its window by the press, and says so where none may open',
  smoke,
  async ({ walker }) => {
    const { tab, visit, world, say } = walker;
    await openService(world);
    await tab.goto(`${world.origin}/help?modal=service`);
    const sheet = find(tab, 'dialog', say('service.title'));
    await sheet.find('button', new RegExp(say('service.chat'))).press();
    await expect.poll(async () => (await visit.tabs()).length, 'windows').toBe(2);
    await expect.poll(async () => (await (await visit.tabs())[1]?.address())?.protocol).toMatch(/^https?:/);
  },
);

test('GAM-08 offline is said, what fails is tried again by itself, and the page goes on', async ({ walker }) => {
  const { tab, world, say } = walker;
  await enter(walker, 'member', '/rng');
  const cards = findCss(tab, '#lobby-games').find('link');
  await cards.at(11).toBeShown();
  await world.settings({ faults: [{ call: '*', kind: 'refused' }] });
  await tab.offline(true);
  await findText(tab, say('frame.offline')).toBeShown();
  await cards.at(11).toBeShown();
  await world.settings({ faults: [] });
  await tab.offline(false);
  await findText(tab, say('frame.offline')).toBeGone();
  await loadMore(walker, cards);
});

test.describe('in Urdu at 390 px', () => {
  test.use({ speech: 'UR', size: [390, 844] });

  test('HDR-14 I18-01 LGN-02 a player logs in, finds the lobby and fits', smoke, async ({ walker }) => {
    const { tab, world, say } = walker;
    await tab.goto(`${world.origin}/rng?modal=login`);
    await logIn(walker);
    await toBeAt(tab, /^\/rng$/);
    expect(await kept(tab, 'account')).toBe('demo.member');
    await find(tab, 'heading', say('nav.rng')).toBeShown();
    await findCss(tab, '#lobby-games').find('link').at(0).toBeShown();
    await toFit(tab);
  });
});
