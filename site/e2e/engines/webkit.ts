import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EnginePrograms } from '@baize/tooling/engines';
import { freePort } from '@baize/tooling/ports';
import selenium from 'selenium-webdriver';
import { complaintsOn, type Engine, expressionOf, type Key, listen, type Place, type Tab, type Visit } from './tab.ts';

const keys: Record<Key, string> = {
  Enter: selenium.Key.ENTER,
  Tab: selenium.Key.TAB,
  Escape: selenium.Key.ESCAPE,
  ArrowDown: selenium.Key.ARROW_DOWN,
  ArrowUp: selenium.Key.ARROW_UP,
  Space: selenium.Key.SPACE,
};

/** Lets the toolbar of WebKitGTK's browser shrink, which would keep the window wider than a phone. */
const narrowToolbar = '* { padding: 0; margin: 0; min-width: 0; border-width: 0 } image { -gtk-icon-source: none }';

/** Drives WebKitGTK over WebDriver, on a display that nobody sees. */
export async function startWebKit({ driver, browser, display }: NonNullable<EnginePrograms['webkit']>, eased: boolean) {
  const settings = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0', 'gtk.css'), narrowToolbar);
  // WebKitGTK reads from here that less motion is wanted.
  if (eased) writeFileSync(join(settings, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const screen = display ? await startDisplay(display) : null;
  const environment = {
    ...process.env,
    DISPLAY: screen?.name ?? process.env.DISPLAY,
    XDG_CONFIG_HOME: settings,
    NO_AT_BRIDGE: '1',
    LANG: 'en_GB.UTF-8',
  };
  const engine = await startDriver(driver, environment, {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  });
  const stop = async () => {
    await engine.stop();
    screen?.process.kill();
    rmSync(settings, { recursive: true });
  };
  return { ...engine, stop };
}

/** Drives Safari of this Mac; `safaridriver --enable` has to have allowed it once. */
export const startSafari = ({ driver }: NonNullable<EnginePrograms['safari']>): Promise<Engine> =>
  startDriver(driver, process.env, { browserName: 'safari' });

async function startDisplay(program: string): Promise<{ name: string; process: ChildProcess }> {
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((done, fail) => {
    screen.stdio[3]?.once('data', (text: Buffer) => done(String(text).trim()));
    screen.once('exit', () => fail(new Error('Xvfb ended')));
  });
  return { name: `:${number}`, process: screen };
}

async function startDriver(program: string, env: NodeJS.ProcessEnv, capabilities: object): Promise<Engine> {
  // Each worker has ports of its own, as two that start at once would find the same one free.
  const port = await freePort(5600 + 20 * Number(process.env.TEST_PARALLEL_INDEX ?? 0), '127.0.0.1');
  const driver = spawn(program, ['-p', String(port)], { env, stdio: 'ignore' });
  const begin = () =>
    new selenium.Builder()
      .disableEnvironmentOverrides()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(capabilities)
      .build();
  await isUp(port);
  return {
    visit: async () => visitWith(await begin()),
    stop: async () => void driver.kill(),
  };
}

async function visitWith(driver: selenium.WebDriver): Promise<Visit> {
  const has = await driver.getCapabilities();
  await driver.manage().setTimeouts({ pageLoad: 120_000, script: 60_000 });
  const known = new Map<string, Tab>();
  const shown = { handle: await driver.getWindowHandle() };
  const tabOf = (handle: string) => {
    const tab = known.get(handle) ?? new WebKitTab(driver, handle, shown);
    known.set(handle, tab);
    return tab;
  };
  return {
    browser: `${has.get('browserName')} ${has.get('browserVersion')}`,
    first: tabOf(shown.handle),
    async open() {
      await driver.switchTo().newWindow('tab');
      shown.handle = await driver.getWindowHandle();
      return tabOf(shown.handle);
    },
    tabs: async () => (await driver.getAllWindowHandles()).map(tabOf),
    close: () => driver.quit(),
  };
}

class WebKitTab implements Tab {
  readonly #driver: selenium.WebDriver;
  readonly #handle: string;
  /** Tab that the driver's commands go to. */
  readonly #shown: { handle: string };
  /** Complaints of pages that were left. */
  readonly #past: string[] = [];

  constructor(driver: selenium.WebDriver, handle: string, shown: { handle: string }) {
    this.#driver = driver;
    this.#handle = handle;
    this.#shown = shown;
  }

  async goto(address: string) {
    await this.#leave();
    await (await this.#here()).get(address);
    await this.evaluate(listen);
  }

  async reload() {
    await this.#leave();
    await (await this.#here()).navigate().refresh();
    await this.evaluate(listen);
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
    return new URL(await (await this.#here()).getCurrentUrl());
  }

  /** Sets the size of the page, which the window's frame lies around. */
  async resize(width: number, height: number) {
    const window = (await this.#here()).manage().window();
    await window.setRect({ x: 0, y: 0, width, height });
    const [w = width, h = height] = await this.evaluate<number[]>('return [innerWidth, innerHeight]');
    if (w !== width || h !== height) await window.setRect({ x: 0, y: 0, width: 2 * width - w, height: 2 * height - h });
  }

  async evaluate<T>(script: string, args: readonly unknown[] = [], place: Place = 'page') {
    return this.#in(place, (driver) => driver.executeScript<T>(`return ${expressionOf(script, args)}`));
  }

  async element(script: string, args: readonly unknown[] = [], place: Place = 'page') {
    const found = await this.evaluate<selenium.WebElement | null>(script, args, place);
    return found && { click: () => this.#in(place, (driver) => click(driver, found)) };
  }

  async type(text: string) {
    await (await this.#here()).actions().sendKeys(text).perform();
  }

  async press(key: Key) {
    await (await this.#here()).actions().sendKeys(keys[key]).perform();
  }

  async offline(is: boolean) {
    await this.evaluate(
      `Object.defineProperty(navigator, 'onLine', { configurable: true, value: ${!is} });
       dispatchEvent(new Event('${is ? 'offline' : 'online'}'))`,
    );
  }

  async picture() {
    return Buffer.from(await (await this.#here()).takeScreenshot(), 'base64');
  }

  async #leave() {
    this.#past.push(...(await complaintsOn(this)));
  }

  async #here() {
    if (this.#shown.handle !== this.#handle) await this.#driver.switchTo().window(this.#handle);
    this.#shown.handle = this.#handle;
    return this.#driver;
  }

  async #in<T>(place: Place, work: (driver: selenium.WebDriver) => Promise<T>): Promise<T> {
    const driver = await this.#here();
    if (place === 'page') return work(driver);
    await driver.switchTo().frame(await driver.findElement({ css: 'iframe' }));
    try {
      return await work(driver);
    } finally {
      await driver.switchTo().defaultContent();
    }
  }
}

/** Presses an element; where the first box of an inline one is empty, the driver refuses, so its middle is pressed. */
async function click(driver: selenium.WebDriver, element: selenium.WebElement): Promise<void> {
  try {
    await element.click();
  } catch (error) {
    if (!(error instanceof selenium.error.ElementNotInteractableError)) throw error;
    const middle = await driver.executeScript<{ x: number; y: number }>(
      `const { x, y, width, height } = arguments[0].getBoundingClientRect();
       return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };`,
      element,
    );
    await driver.actions().move(middle).click().perform();
  }
}

async function isUp(port: number): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((over) => setTimeout(over, 100));
  }
  throw new Error('the driver does not answer');
}
