import type { Page } from '@playwright/test';
import { expect, expected, test, type World } from './journey.ts';
import { byMouse } from './press.ts';
import { follow, logInByDialog } from './steps.ts';

const refused = /Failed to load resource.*(400|403|404)/;

/** A browser without encryption; on an origin that is not secure it has none either. */
const withoutSubtle = (page: Page, secure: boolean) =>
  page.addInitScript((isSecure) => {
    Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined });
    Object.defineProperty(globalThis, 'isSecureContext', { get: () => isSecure });
  }, secure);

test.describe('in Urdu on a phone', () => {
  test.use({ speech: 'UR', viewport: { width: 390, height: 844 } });

  test('FLT-020 an address that is not secure stands closed, says why, and leads to the secure one', {
    tag: '@smoke',
  }, async ({ page, say, world }) => {
    await page.addInitScript(() => localStorage.setItem('lang', 'UR'));
    await withoutSubtle(page, false);
    const sent: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
    await page.goto('/login?by=username');
    await expect(page.getByRole('heading', { level: 1, name: say('closed.unsealed.title') })).toBeVisible();
    await expect(page.getByText(say('closed.unsealed.text'))).toBeVisible();
    await expect(page.getByRole('link', { name: say('closed.unsealed.open') })).toHaveAttribute(
      'href',
      `${world.origin.replace('http:', 'https:')}/login?by=username`,
    );
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('input')).toHaveCount(0);
    expect(sent).toEqual([]);
  });
});

test('FLT-020 a browser too old to seal is told so, and sends nothing', { tag: '@smoke' }, async ({ page, say }) => {
  await withoutSubtle(page, true);
  await page.goto('/register');
  await expect(page.getByRole('heading', { level: 1, name: say('closed.unsealed.old.title') })).toBeVisible();
  await expect(page.getByRole('button', { name: say('frame.retry') })).toBeEnabled();
  await expect(page.locator('input')).toHaveCount(0);
});

interface Books {
  sessions: unknown[];
  letters: unknown[];
}

test('FLT-024 forms of another site log nobody in, register nobody and send no letter', { tag: '@smoke' }, async ({
  page,
  world,
  quiet,
}) => {
  const books = async () => {
    const { sessions, letters } = (await world.state()) as unknown as Books;
    return { sessions: sessions.length, letters: letters.length };
  };
  const before = await books();
  await page.route('http://evil.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Evil</title><main>A prize!</main>' }),
  );
  for (const path of ['session/login', 'member/password/email', 'session/login/freeplay']) {
    for (const from of ['http://evil.example/', 'about:blank']) {
      await page.goto(from);
      expect(await submitted(page, world, `/wps/${path}`), `${path} from ${from}`).toBe(403);
    }
  }
  expect(await books()).toEqual(before);
  expected(quiet, refused);
});

/** The status that a form of the page gets when it is sent to the site. */
async function submitted(page: Page, world: World, path: string): Promise<number> {
  const answered = page.waitForResponse((response) => response.url() === world.origin + path);
  await page.evaluate((action) => {
    const form = Object.assign(document.createElement('form'), { method: 'post', action });
    for (const [name, value] of Object.entries({ username: 'demo.member', email: 'demo.member@mail.example' })) {
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
    }
    document.body.append(form);
    form.submit();
  }, world.origin + path);
  await page.waitForURL(world.origin + path);
  return (await answered).status();
}

test.describe('where visitors are sent away', () => {
  test.beforeEach(({ page }) =>
    page.route('**/brand.json', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), sendVisitorsAway: true } });
    }),
  );

  test('FLT-026 NAV-13 nobody is sent round in circles, and whoever was sent comes back', { tag: '@smoke' }, async ({
    page,
    say,
  }) => {
    const steps: string[] = [];
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) steps.push(frame.url());
    });
    const login = page.getByRole('dialog', { name: say('login.title') });
    const shown = {
      '/login': login,
      '/register.html': page.getByRole('dialog', { name: say('register.title') }),
      '/down': page.getByRole('heading', { level: 1, name: say('download.title') }),
      '/download': page.getByRole('heading', { level: 1, name: say('download.title') }),
      '/helpmc': page.getByRole('heading', { level: 1, name: say('help.title') }),
      '/rng?vendor=PKP': login,
    };
    for (const [address, seen] of Object.entries(shown)) {
      steps.length = 0;
      await page.goto(address);
      await expect(seen, address).toBeVisible();
      expect(steps.length - 1, `redirects of ${address}: ${steps.join(' ')}`).toBeLessThanOrEqual(2);
    }
    await expect(page).toHaveURL(/\/login$/);
    // There is nothing behind it to close it for.
    await page.keyboard.press('Escape');
    await expect(login).toBeVisible();
    await logInByDialog(page, say, byMouse);
    await expect(page).toHaveURL(/\/rng\?vendor=PKP$/);
  });

  test('NAV-13 whoever is sent away from a page within the site comes back to all of its address', async ({
    page,
    say,
  }) => {
    await page.goto('/helpmc');
    await expect(page.getByRole('heading', { level: 1, name: say('help.title') })).toBeVisible();
    await follow(page, '/rng?vendor=PKP#lobby-games');
    await expect(page).toHaveURL(/\/login$/);
    await logInByDialog(page, say, byMouse);
    await expect(page).toHaveURL(/\/rng\?vendor=PKP#lobby-games$/);
  });
});
