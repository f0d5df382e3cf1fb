// areas: home, notices, games/lobby, app
import { expect, test } from './journey.ts';
import { waitForContent } from './steps.ts';
import { wordsOf } from './words.ts';

test.use({ art: 'drawn' });

const urdu = wordsOf('UR');

test('NAV-01 CAT-03 HDR-09 home shows what is hot in each category, the draws and the offers', {
  tag: '@smoke',
}, async ({ page, say }) => {
  await page.goto('/');
  await page.getByRole('link', { name: say('home.notices.all') }).click();
  const notices = page.getByRole('dialog', { name: say('home.notices') });
  await expect(notices).toBeVisible();
  await page.goBack();
  await expect(notices).toBeHidden();
  for (const id of [
    'home.rng',
    'home.live',
    'home.fish',
    'home.pvp',
    'home.draws',
    'home.sports',
    'home.promotions',
  ] as const) {
    await expect(async () => {
      await page.mouse.wheel(0, 500);
      await expect(page.getByRole('heading', { name: say(id), exact: true })).toBeAttached({ timeout: 500 });
    }).toPass();
  }
  await expect(page.getByRole('region', { name: say('home.banner') })).toBeVisible();
  await expect(page.getByText(say('home.jackpot'))).toBeVisible();
  // By name, since studio codes mean nothing to players.
  await expect(page.getByRole('region', { name: say('home.elott') })).toContainText('Ballomeria');
});

test('I18-03 HDR-01 changing the language loses nothing typed and reloads nothing', { tag: '@smoke' }, async ({
  page,
  say,
}) => {
  await page.goto('/');
  await page.evaluate(() => Object.assign(globalThis, { kept: true }));
  await page.getByLabel(say('login.username')).first().fill('rania');
  await page.getByRole('button', { name: new RegExp(say('frame.language')) }).hover();
  await page.getByRole('button', { name: 'اردو' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { name: urdu('home.rng') })).toBeVisible();
  await expect(page.getByLabel(urdu('login.username')).first()).toHaveValue('rania');
  expect(await page.evaluate(() => 'kept' in globalThis)).toBe(true);
  expect(await page.evaluate(() => [localStorage.lang, localStorage.hisLang])).toEqual(['UR', 'EN']);
});

test('HDR-13 the theme switches by one attribute, is kept, and is there before the first paint', {
  tag: '@smoke',
}, async ({ page, say }) => {
  await page.goto('/');
  await page
    .getByRole('button', { name: say('frame.theme') })
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.body)
        (globalThis as { themeAtBody?: string }).themeAtBody ??= document.documentElement.dataset.theme;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  expect(await page.evaluate(() => (globalThis as { themeAtBody?: string }).themeAtBody)).toBe('dark');
});

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('HDR-13 a theme is there at once: no colour eases on its way to the other', async ({ page, say }) => {
    await page.goto('/');
    // A row that comes meanwhile eases its arrows in.
    await waitForContent(page);
    await page.waitForLoadState('networkidle');
    const turn = page.getByRole('button', { name: say('frame.theme') }).first();
    await turn.focus();
    await page.evaluate(() => {
      const eased: string[] = [];
      Object.assign(globalThis, { eased });
      document.addEventListener('transitionrun', ({ propertyName, target }) => {
        if (/color|background|shadow|fill/.test(propertyName))
          eased.push(`${propertyName} of ${(target as Element).outerHTML.slice(0, 80)}`);
      });
    });
    await turn.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).not.toHaveAttribute('data-turning');
    expect(await page.evaluate(() => (globalThis as { eased?: string[] }).eased)).toEqual([]);
  });
});

test('HDR-09 HDR-10 HDR-11 a category is a link; its studios open under a resting mouse, by Down and by its caret, and lead to its lobby', async ({
  page,
  say,
}) => {
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: say('frame.main') });
  const slots = bar.getByRole('link', { name: new RegExp(`^${say('nav.rng')}`) });
  const caret = bar.getByRole('button', { name: say('nav.vendors', { category: say('nav.rng') }) });
  const studio = page.getByRole('link', { name: /^Pikkoparade/ }).first();
  await slots.focus();
  await page.keyboard.press('ArrowDown');
  await expect(studio).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(caret).toBeFocused();
  await caret.click();
  await expect(caret).toHaveAttribute('aria-expanded', 'true');
  await caret.click();
  await expect(studio).toBeHidden();
  await page.mouse.move(0, 300);
  await slots.hover();
  await studio.click();
  await expect(page).toHaveURL(/\/rng\?vendor=PKP/);
  await expect(page.getByRole('tab', { name: /Pikkoparade/ })).toHaveAttribute('aria-selected', 'true');
  await page.goto('/');
  await slots.click();
  await expect(page).toHaveURL(/\/rng$/);
});

test('FTR-01 the strip of studios rests under the pointer and under the focus', async ({ page, say }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const strip = page.getByRole('region', { name: say('home.studios'), exact: true });
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(strip).toBeInViewport({ timeout: 500 });
  }).toPass();
  const state = () =>
    strip.evaluate(
      (region) =>
        region
          .getAnimations({ subtree: true })
          .find(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY)?.playState,
    );
  await expect.poll(state).toBe('running');
  // Parts still loading above may move the strip away from the pointer.
  await expect(async () => {
    await strip.hover();
    expect(await state()).toBe('paused');
  }).toPass();
  await page.mouse.move(0, 0);
  await expect.poll(state).toBe('running');
  await strip.focus();
  await expect.poll(state).toBe('paused');
});

test('FLT-118 whatever moves has a way to pause it', async ({ page, say }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await expect(page.getByRole('button', { name: say('home.banner.stop') })).toBeVisible();
  await expect(page.getByRole('heading', { name: say('home.rng') })).toBeVisible();
  const pause = page.getByRole('button', { name: say('frame.pause'), exact: true });
  await expect(pause.first()).toBeVisible();
  while ((await pause.count()) > 0) await pause.first().click();
  await page.getByRole('button', { name: say('home.banner.stop') }).click();
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getTiming().iterations === Number.POSITIVE_INFINITY,
        )
        .map(({ effect }) => (effect as KeyframeEffect).target)
        // Placeholders below the screen animate unseen until they load.
        .filter((target) => target && target.getBoundingClientRect().top < innerHeight)
        .map((target) => target?.className),
    );
  await expect.poll(moving).toEqual([]);
});

test('NAV-19 an overlay has its address: a link opens it, a reload keeps it, back closes it', {
  tag: '@smoke',
}, async ({ page, say }) => {
  const login = page.getByRole('dialog', { name: say('login.title') });
  await page.goto('/rng?vendor=PKP&modal=login');
  await expect(login).toBeVisible();
  await page.reload();
  await expect(login).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(login).toBeHidden();
  await expect(page).toHaveURL(/\/rng\?vendor=PKP$/);
  const link = page.getByRole('link', { name: say('login.register'), exact: true }).filter({ visible: true });
  await link.first().click();
  const register = page.getByRole('dialog', { name: say('register.title') });
  await expect(register).toBeVisible();
  await expect(page).toHaveURL(/modal=register/);
  await page.goBack();
  await expect(register).toBeHidden();
  await expect(page).toHaveURL(/\/rng\?vendor=PKP$/);
  await page.goForward();
  await expect(register).toBeVisible();
});

test('FLT-093 a missing file is a 404 and never the page', async ({ request }) => {
  for (const path of ['/assets/gone-123.js', '/fonts/none.woff2', '/brands/none.css', '/anything.png']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(answer.headers()['x-content-type-options']).toBe('nosniff');
    expect(await answer.text()).not.toContain('<html');
  }
});

test('SAF-01 FLT-069 the page allows no inline script and no inline style, and no answer a frame around it', {
  tag: '@smoke',
}, async ({ request }) => {
  const policyOf = async (path: string) => (await request.get(path)).headers()['content-security-policy'] ?? '';
  const policy = await policyOf('/');
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe-inline');
  for (const path of ['/', '/no/such/page', '/assets/none.js', '/wps/system/status', '/wps/none', '/wps/member/info'])
    expect(await policyOf(path), path).toContain("frame-ancestors 'none'");
});
