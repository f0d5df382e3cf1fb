import { currentPatience } from '@baize/tooling/patience';
import { expect } from '@playwright/test';
import { elementOf, onFound, type Query, type States, type Words } from './find.ts';
import type { Place, Tab } from './tab.ts';

const patience = currentPatience();

/** Returns the element if a press at its middle reaches it, as a person's would. */
const pressable = `
  const [element] = found;
  if (!element || element.matches(':disabled, [aria-disabled="true"]')) return null;
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  const labels = [...(element.labels ?? [])];
  return hit && [element, ...labels].some((each) => each.contains(hit) || hit.contains(each)) ? element : null;
`;

/** Elements that a query means now; every use looks for them anew, and waits where that makes sense. */
export class Found {
  readonly tab: Tab;
  readonly #query: Query;
  readonly #place: Place;

  constructor(tab: Tab, query: Query, place: Place = 'page') {
    this.tab = tab;
    this.#query = query;
    this.#place = place;
  }

  find(role: string, name?: Words, states?: States): Found {
    return this.#further({ role, name, states });
  }

  text(text: Words): Found {
    return this.#further({ text });
  }

  css(css: string): Found {
    return this.#further({ css });
  }

  at(at: number): Found {
    return new Found(this.tab, { ...this.#query, at }, this.#place);
  }

  count(): Promise<number> {
    return this.#run('return found.length');
  }

  async toBeShown(): Promise<void> {
    await expect.poll(() => this.count(), `${this} is shown`).toBeGreaterThan(0);
  }

  async toBeGone(): Promise<void> {
    await expect.poll(() => this.count(), `${this} is gone`).toBe(0);
  }

  async toBeFocused(): Promise<void> {
    const focused = () => this.#run<boolean>('return found.length > 0 && found[0] === document.activeElement');
    await expect.poll(focused, `${this} has the focus`).toBe(true);
  }

  async toSay(words: RegExp): Promise<void> {
    await expect.poll(() => this.content(), `${this} says ${words}`).toMatch(words);
  }

  async toHold(value: string): Promise<void> {
    await expect.poll(() => this.#run("return found[0]?.value ?? ''"), `${this} holds a value`).toBe(value);
  }

  content(): Promise<string> {
    return this.#run("return found[0]?.textContent ?? ''");
  }

  attribute(name: string): Promise<string | null> {
    return this.#run('return found[0]?.getAttribute(args[0]) ?? null', [name]);
  }

  /** Returns a property as the page computes it. */
  style(name: string): Promise<string> {
    return this.#run("return found[0] ? getComputedStyle(found[0])[args[0]] : ''", [name]);
  }

  async press(): Promise<void> {
    await expect(async () => {
      const element = await elementOf(this.tab, this.#query, pressable, this.#place);
      if (!element) throw new Error(`${this} cannot be pressed`);
      await element.click();
    }).toPass({ timeout: 20_000 * patience });
  }

  async focus(): Promise<void> {
    await this.toBeShown();
    await this.#run('found[0].focus()');
  }

  /** Replaces the text of a field by typing. */
  async fill(text: string): Promise<void> {
    await this.toBeShown();
    await this.#run('found[0].focus(); found[0].select()');
    await this.tab.type(text);
    await this.toHold(text);
  }

  /** Chooses in a native list, which drivers cannot open. */
  async choose(value: string): Promise<void> {
    await this.toBeShown();
    await this.#run(
      `const setter = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set;
       setter.call(found[0], args[0]);
       for (const type of ['input', 'change']) found[0].dispatchEvent(new Event(type, { bubbles: true }))`,
      [value],
    );
  }

  toString(): string {
    return JSON.stringify(this.#query, (_, value: unknown) => (value instanceof RegExp ? String(value) : value));
  }

  #further(query: Query): Found {
    return new Found(this.tab, { ...query, within: this.#query }, this.#place);
  }

  #run<T>(script: string, args: readonly unknown[] = []): Promise<T> {
    return onFound<T>(this.tab, this.#query, script, args, this.#place);
  }
}

export const find = (tab: Tab, role: string, name?: Words, states?: States): Found =>
  new Found(tab, { role, name, states });

export const findText = (tab: Tab, text: Words): Found => new Found(tab, { text });

export const findCss = (tab: Tab, css: string): Found => new Found(tab, { css });

/** Finds in the game that the page frames. */
export const findInGame = (tab: Tab, role: string, name?: Words): Found => new Found(tab, { role, name }, 'game');
