import puppeteer, { type Browser, type BrowserContext, type Frame, type KeyInput, type Page } from 'puppeteer-core';
import { complaintsOn, type Engine, expressionOf, type Key, listen, type Place, type Tab, type Visit } from './tab.ts';

/** A pointer that is fine (2) and hovers (4): a desk has a mouse, a machine without one says that nothing hovers. */
const mouse = 2 + 4;

/** Preferences that automation relaxes or a machine lacks, as players have them. */
const asPlayersHaveIt = {
  'dom.disable_open_during_load': true,
  'intl.accept_languages': 'en-GB',
  'ui.primaryPointerCapabilities': mouse,
  'ui.allPointerCapabilities': mouse,
};

/** Less motion, and the colours of the system. */
const easedHaveIt = { 'ui.prefersReducedMotion': 1, 'browser.display.document_color_use': 2 };

/** Drives Firefox over WebDriver BiDi. */
export async function startFirefox(executablePath: string, eased: boolean): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: { ...asPlayersHaveIt, ...(eased && easedHaveIt) },
    protocolTimeout: 120_000,
  });
  return {
    visit: () => visitWith(browser),
    stop: () => browser.close(),
  };
}

async function visitWith(browser: Browser): Promise<Visit> {
  const context = await browser.createBrowserContext();
  const known = new Map<Page, Tab>();
  const tabOf = (page: Page) => {
    const tab = known.get(page) ?? new FirefoxTab(page);
    known.set(page, tab);
    return tab;
  };
  return {
    browser: (await browser.version()).replace('/', ' '),
    first: tabOf(await openPage(context)),
    open: async () => tabOf(await openPage(context)),
    tabs: async () => (await context.pages()).map(tabOf),
    close: () => context.close(),
  };
}

async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.evaluateOnNewDocument(`(function(){${listen}})()`);
  return page;
}

class FirefoxTab implements Tab {
  readonly #page: Page;
  /** Complaints of pages that were left. */
  readonly #past: string[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  async goto(address: string) {
    await this.#leave();
    await this.#page.goto(address);
  }

  async reload() {
    await this.#leave();
    await this.#page.reload();
  }

  async complaints() {
    return [...this.#past, ...(await complaintsOn(this))];
  }

  async back() {
    await this.evaluate('history.back()');
  }

  async forward() {
    await this.evaluate('history.forward()');
  }

  async address() {
    return new URL(await this.evaluate<string>('return location.href'));
  }

  async resize(width: number, height: number) {
    await this.#page.setViewport({ width, height });
  }

  async evaluate<T>(script: string, args: readonly unknown[] = [], place: Place = 'page') {
    return (await this.#frame(place)).evaluate(expressionOf(script, args)) as Promise<T>;
  }

  async element(script: string, args: readonly unknown[] = [], place: Place = 'page') {
    const found = await (await this.#frame(place)).evaluateHandle(expressionOf(script, args));
    return found.asElement() as { click(): Promise<void> } | null;
  }

  async type(text: string) {
    await this.#page.keyboard.type(text);
  }

  async press(key: Key) {
    await this.#page.keyboard.press(key as KeyInput);
  }

  async offline(is: boolean) {
    await this.#page.setOfflineMode(is);
  }

  async picture() {
    return Buffer.from(await this.#page.screenshot());
  }

  async #leave() {
    this.#past.push(...(await complaintsOn(this)));
  }

  async #frame(place: Place): Promise<Frame> {
    if (place === 'page') return this.#page.mainFrame();
    const frame = await (await this.#page.$('iframe'))?.contentFrame();
    if (!frame) throw new Error('there is no game on the page');
    return frame;
  }
}
