// areas: points, sign-in
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { balanceOf, enter, openSignOut, tabBeside, tokenOf } from './steps.ts';
import { conversion, logIn } from './tabSteps.ts';

for (const way of ['a channel', 'storage alone'] as const) {
  test(`FLT-099 SES-05 by ${way}, four other tabs follow without waiting for a second to pass, and no message has a token`, async ({
    page,
    context,
    say,
  }) => {
    test.slow();
    await listenIn(context, way === 'a channel');
    await context.addInitScript(holdLongTimers);
    await enter(page, 'member', '/pointMall?modal=convert');
    const { dialog, send } = await conversion(page, say);
    const others = await Promise.all(
      ['/help', '/noticePage', '/blog', '/down'].map((address) => tabBeside(page, address)),
    );
    const before = await Promise.all(others.map((other) => balanceOf(other, say)));
    const token = (await tokenOf(page)) ?? 'none';

    await page.evaluate(saysNonsense);
    const figure = `[title="${say('frame.balance.refresh')}"]`;
    const shown = await Promise.all(
      others.map((other) => other.locator(figure).filter({ visible: true }).first().textContent()),
    );
    await follow(
      others,
      async () => {
        await send.click();
        await expect(dialog.getByText(say('points.status.approved'))).toBeVisible();
      },
      (place) => ({ selector: figure, text: '\\d', not: shown[place] }),
    );
    for (const [place, other] of others.entries()) {
      expect((await balanceOf(other, say)) - (before[place] ?? 0n)).toBe(1000n);
      expect(await tokenOf(other)).toBe(token);
    }

    await page.goto('/help');
    const theme = page.getByRole('button', { name: say('frame.theme') }).first();
    await follow(
      others,
      () => theme.click(),
      () => ({ selector: 'html[data-theme="dark"]' }),
    );
    const out = await openSignOut(page, say);
    await follow(
      others,
      () => out.click(),
      () => ({ selector: `html:not(:has(${figure}))` }),
    );
    expect(await Promise.all(others.map(tokenOf))).toEqual([null, null, null, null]);
    await follow(
      others,
      () => logIn(page, say, 'demo.vip'),
      () => ({ selector: 'body', text: say('frame.otherTab', { account: 'demo.vip' }) }),
    );
    await page.getByRole('button', { name: new RegExp(say('frame.language')) }).click();
    const urdu = page.getByRole('button', { name: 'اردو' });
    await expect(urdu).toBeVisible();
    await follow(
      others,
      async () => {
        await urdu.click();
        await expect(page.locator('html')).toHaveAttribute('lang', 'ur');
      },
      () => ({ selector: 'html[lang="ur"]' }),
    );

    const said = (
      await Promise.all([page, ...others].map((tab) => tab.evaluate(() => sessionStorage.said ?? '')))
    ).join();
    expect(said).toContain('moved');
    expect(said).not.toContain(token);
    expect(said).not.toContain((await tokenOf(page)) ?? 'none');
    expect(said).not.toMatch(/token|password|Bearer/i);
  });
}

interface Sight {
  selector: string;
  text?: string;
  not?: string | null;
}

/**
 * Acts in one tab and waits for the effect in the others while their timers of a second or more are held, which proves
 * that they were notified and did not poll.
 */
async function follow(others: readonly Page[], act: () => Promise<unknown>, sight: (place: number) => Sight) {
  const seen = Promise.all(others.map((other, place) => other.evaluate(whenSeen, sight(place))));
  await act();
  await seen;
}

/** Resolves when a tab shows something, holding its long timers until then. Runs in the page. */
function whenSeen({ selector, text = '', not }: Sight): Promise<void> {
  sessionStorage.held = 'yes';
  return new Promise((done) => {
    const shows = ({ textContent }: HTMLElement) => textContent !== not && new RegExp(text).test(textContent);
    const look = setInterval(() => {
      if (![...document.querySelectorAll<HTMLElement>(selector)].some((each) => each.checkVisibility() && shows(each)))
        return;
      clearInterval(look);
      delete sessionStorage.held;
      done();
    }, 50);
  });
}

/** Makes timers of a second or more do nothing while the tab is held. */
function holdLongTimers() {
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const set = globalThis[name] as (work: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => number;
    Reflect.set(globalThis, name, (work: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) =>
      set(
        (...handed) => {
          if (ms < 1000 || !sessionStorage.held) work(...handed);
        },
        ms,
        ...given,
      ),
    );
  }
}

function listenIn(context: BrowserContext, channel: boolean) {
  return context.addInitScript((has) => {
    const keep = (word: unknown) => {
      sessionStorage.setItem('said', (sessionStorage.getItem('said') ?? '') + JSON.stringify(word));
    };
    if (has) {
      const post = BroadcastChannel.prototype.postMessage;
      BroadcastChannel.prototype.postMessage = function (word) {
        keep(word);
        post.call(this, word);
      };
      return;
    }
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (this === localStorage) keep([key, value]);
      set.call(this, key, value);
    };
  }, channel);
}

/** Sends messages that are malformed or about another account, which tabs must ignore. */
function saysNonsense() {
  const words = [
    null,
    'out',
    7,
    [],
    {},
    { kind: 'out' },
    { kind: 'out', account: 7 },
    { kind: 'out', account: 'demo.memberx' },
    { kind: 'gone', account: 'demo.member' },
    { kind: 'in', account: { toString: 'demo.vip' } },
    { kind: 'in', account: 'x'.repeat(4000) },
  ];
  if (typeof BroadcastChannel !== 'undefined') {
    const channel = new BroadcastChannel('baize-session');
    for (const word of words) channel.postMessage(word);
  }
  for (const word of words) localStorage.setItem('baize-session', JSON.stringify({ word }));
  for (const text of ['', '{', 'null', '[]']) localStorage.setItem('baize-session', text);
  localStorage.removeItem('baize-session');
}
