import { createRequire } from 'node:module';
import type { Frame, Locator, Page } from '@playwright/test';
import { rolldown } from 'rolldown';
import { test as base, expect, password } from './journey.ts';
import { paymentPassword, secret } from './steps.ts';

interface Reader {
  start(options: { container: Element }): Promise<void>;
  stop(): Promise<void>;
  next(): Promise<void>;
  spokenPhraseLog(): Promise<string[]>;
  readonly activeNode: Node | null;
}

declare global {
  // The bundle of the library, as pages get it.
  var screenReader: { virtual: Reader };
  /** Texts of alerts before something was done. */
  var alertsBefore: ReadonlySet<string | null>;
}

let bundle: Promise<string> | undefined;

/** Brings a screen reader into each document that a page opens, also those of games. */
async function bringReader(page: Page): Promise<void> {
  bundle ??= bundled();
  await page.addInitScript({ content: await bundle });
}

async function bundled(): Promise<string> {
  const input = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js');
  const build = await rolldown({ input, logLevel: 'silent' });
  const { output } = await build.generate({ format: 'iife', name: 'screenReader' });
  return `${output[0].code};globalThis.screenReader = screenReader;`;
}

/** Journeys whose transcript is compared with the text of their title in `spoken`. */
export const test = base.extend<{ transcript: Transcript }>({
  transcript: async ({ page }, use, info) => {
    await bringReader(page);
    const transcript = new Transcript();
    await use(transcript);
    if (info.status === 'passed')
      expect(transcript.text).toMatchSnapshot(`${info.title.split(': ').at(-1)?.replaceAll(' ', '-')}.txt`);
  },
});

export async function gameOf(page: Page): Promise<Frame> {
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame();
  if (!frame) throw new Error('there is no game on the page');
  return frame;
}

/** The words of one task from its start to its end, in the order in which they are heard. */
class Transcript {
  readonly #lines: string[] = [];

  /** Reads a place, which must have a role, from its beginning to its end or for a number of lines. */
  async read(title: string, place: Locator, most = 1000): Promise<void> {
    await place.waitFor();
    this.#add(title, await place.evaluate(readToTheEnd), most);
  }

  /** Listens while something is done: which elements get the focus, what live regions say, and where the focus is then. */
  async hear(title: string, place: Page | Frame, action: () => Promise<unknown>): Promise<void> {
    await place.evaluate(listen);
    await action();
    this.#add(title, await place.evaluate(heard));
  }

  get text(): string {
    return `${this.#lines.join('\n').trim()}\n`;
  }

  #add(title: string, said: readonly string[], most = 1000) {
    this.#lines.push('', `# ${title}`, ...withoutEchoes(said.map(withoutChance)).slice(0, most));
  }
}

const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*';

const chance: readonly (readonly [RegExp, string])[] = [
  [/[\u2066-\u2069\u200e\u200f]/g, ''],
  [/[\u00a0\u202f]/g, ' '],
  [new RegExp(`\\b(?:\\d{4}-\\d\\d-\\d\\d|${month} \\d{1,2}(?:, \\d{4})?)\\b`, 'g'), '‹day›'],
  [/\b\d{1,2}:\d\d(?::\d\d)?\b/g, '‹time›'],
  [/\b\d+(?:\.\d+)?%/g, '‹share›'],
  [/(?:(?:₨|PKR) ?)?[+−]?\b\d[\d,]*\.\d+\b/g, '‹sum›'],
  [/\b\d+ (?:seconds|minutes|s)\b/g, '‹time›'],
  [/\b\d+, (?:red|black|green)\b/g, '‹number›, ‹colour›'],
  [/You win ‹sum›|No win this time/g, '‹outcome›'],
  [/position \d+, row index \d+/g, 'position ‹place›, row index ‹place›'],
  [/\b[A-Z]{1,3}\d{5,}\w*/g, '‹number›'],
];

const secrets = [secret, password, paymentPassword];

/** Replaces what differs from day to day or from round to round, and passwords, which are said as dots. */
const withoutChance = (said: string): string => {
  const text = chance.reduce((rest, [pattern, word]) => rest.replace(pattern, word), said).trim();
  return secrets.reduce((rest, word) => rest.replace(`, ${word}`, ', ••••'), text);
};

const kept = /^end of (dialog|alertdialog|form|region|navigation|search|list|listbox|table|treegrid)(,|$)/;

/** Leaves out what only repeats the name of the element around it, and the ends of small elements. */
function withoutEchoes(said: readonly string[]): string[] {
  const lines: string[] = [];
  for (const line of said) {
    const start = line.startsWith('end of ') ? lines.lastIndexOf(line.slice('end of '.length)) : -1;
    const inside = start < 0 ? [] : lines.slice(start + 1);
    if (inside.length > 0 && lines[start]?.includes(inside.join(' '))) lines.splice(start + 1);
    lines.push(line);
  }
  const small = (line: string) => line.startsWith('end of ') && !kept.test(line);
  return lines.filter((line, at) => line !== 'paragraph' && !small(line) && line !== lines[at - 1]);
}

// The functions below run in the page.

async function readToTheEnd(place: Element): Promise<string[]> {
  const { virtual } = globalThis.screenReader;
  // The reader takes what is chosen from attributes, which say how a page began.
  for (const box of place.querySelectorAll('input')) box.toggleAttribute('checked', box.checked);
  for (const option of place.querySelectorAll('option')) option.toggleAttribute('selected', option.selected);
  await virtual.start({ container: place });
  do {
    await virtual.next();
    if ((await virtual.spokenPhraseLog()).length > 3000) throw new Error('the place has no role, so no end');
  } while (virtual.activeNode !== place);
  const said = await virtual.spokenPhraseLog();
  await virtual.stop();
  return [...said];
}

function listen() {
  const alerts = [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent);
  globalThis.alertsBefore = new Set(alerts);
  return globalThis.screenReader.virtual.start({ container: document.body });
}

/** Ends once nothing more has been said for a moment. */
async function heard(): Promise<string[]> {
  const { virtual } = globalThis.screenReader;
  let count = 0;
  for (let quiet = 0; quiet < 5; ) {
    await new Promise((over) => setTimeout(over, 100));
    const { length } = await virtual.spokenPhraseLog();
    quiet = length === count ? quiet + 1 : 0;
    count = length;
  }
  const said = (await virtual.spokenPhraseLog()).slice(1);
  await virtual.stop();
  const isLive = (line: string) => /^(polite|assertive):/.test(line);
  // A screen reader says an alert that comes into the page; this one only says changes of those that are there.
  const alerts = [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent ?? '');
  const focused = document.activeElement ?? document.body;
  await virtual.start({ container: focused });
  const [focus = ''] = await virtual.spokenPhraseLog();
  await virtual.stop();
  return [
    ...said.filter((line) => !isLive(line)),
    ...said.filter((line) => isLive(line) && !/: ?$/.test(line)),
    ...alerts.filter((text) => text && !globalThis.alertsBefore.has(text)).map((text) => `assertive: ${text}`),
    `focus on: ${focused === document.body ? 'the page' : focus}`,
  ];
}
