// areas: app, sign-in/login
import type { Page } from '@playwright/test';
import { expect, expected, test, type World } from './journey.ts';
import { byMouse } from './press.ts';
import { follow, logInByDialog } from './steps.ts';

const refused = /Failed to load resource.*(400|403|404)/;

/** Simulates a browser without encryption; the `insecure` path is not a secure context. */
const withoutSubtle = (page: Page, insecure: string) =>
  page.addInitScript((path) => {
    Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined });
    Object.defineProperty(globalThis, 'isSecureContext', { get: () => location.pathname !== path });
  }, insecure);

test.describe('in Urdu on a phone', () => {
  test.use({ speech: 'UR', viewport: { width: 390, height: 844 } });

  test('FLT-020 an address that is not secure stands closed and leads to the secure one, a browser too old to seal is told so, and neither sends anything', {
    tag: '@smoke',
  }, async ({ page, say, world }) => {
    await withoutSubtle(page, '/login');
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

    await page.goto('/register');
    await expect(page.getByRole('heading', { level: 1, name: say('closed.unsealed.old.title') })).toBeVisible();
    await expect(page.getByRole('button', { name: say('frame.retry') })).toBeEnabled();
    await expect(page.locator('input')).toHaveCount(0);
    expect(sent).toEqual([]);
  });
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
      // An entry whose state alone is written keeps its address and sends nobody anywhere.
      if (frame === page.mainFrame() && frame.url() !== steps.at(-1)) steps.push(frame.url());
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
    // With nothing behind the dialog, it cannot be closed.
    await page.keyboard.press('Escape');
    await expect(login).toBeVisible();
    await expect(login.getByRole('button', { name: say('frame.close') })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: say('home.rng') })).toHaveCount(0);
    await logInByDialog(page, say, byMouse);
    await expect(page).toHaveURL(/\/rng\?vendor=PKP$/);
  });

  test('NAV-13 registration and a lost password are there with nothing behind them, and whoever is sent away from a page within the site comes back to all of its address', async ({
    page,
    say,
  }) => {
    const login = page.getByRole('dialog', { name: say('login.title') });
    await page.goto('/login');
    await login.getByRole('link', { name: say('passwords.forgot'), exact: true }).click();
    const forgot = page.getByRole('dialog', { name: say('passwords.title') });
    await forgot.getByRole('link', { name: say('passwords.back') }).click();
    await login.getByRole('link', { name: say('login.register'), exact: true }).click();
    const register = page.getByRole('dialog', { name: say('register.title') });
    await expect(register).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(register).toBeHidden();
    await expect(login).toBeVisible();

    await page.goto('/helpmc');
    await expect(page.getByRole('heading', { level: 1, name: say('help.title') })).toBeVisible();
    await follow(page, '/rng?vendor=PKP#lobby-games');
    await expect(page).toHaveURL(/\/login$/);
    await logInByDialog(page, say, byMouse);
    await expect(page).toHaveURL(/\/rng\?vendor=PKP#lobby-games$/);
  });
});
