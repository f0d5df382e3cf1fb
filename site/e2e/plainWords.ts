import type { Page } from '@playwright/test';

export interface Platform {
  texts: ReadonlySet<string>;
  calm: () => Promise<void>;
}

/** Collects the platform's texts and adds the stretched language to the brand's languages. */
export async function hearPlatform(page: Page): Promise<Platform> {
  const texts = new Set<string>();
  let under = 0;
  const keep = (value: unknown): void => {
    if (typeof value === 'string') texts.add(value.trim());
    else if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) keep(item);
  };
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const isBrand = pathname === '/brand.json';
    // Calls preloaded by `boot.js` have another resource type than those of scripts.
    const isCall = /^\/(wps|lgw|lotto)\//.test(pathname) || route.request().resourceType() === 'fetch';
    if (!isBrand && !isCall) return route.fallback();
    under += 1;
    try {
      const answer = await route.fetch();
      const said: unknown = await answer.json().catch(() => null);
      keep(said);
      await route.fulfill(isBrand ? { response: answer, json: withStretched(said as Brand) } : { response: answer });
    } catch {
      await route.abort().catch(() => undefined);
    } finally {
      under -= 1;
    }
  });
  const calm = async () => {
    for (let still = 0; still < 3; still = under === 0 ? still + 1 : 0) await page.waitForTimeout(80);
  };
  return { texts, calm };
}

interface Brand {
  languages: readonly string[];
}

const withStretched = (brand: Brand) => ({ ...brand, languages: [...brand.languages, 'XA'] });

export function visibleTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text) {
        // Key caps are the same in every language.
        if (!node.parentElement?.closest('script, style, noscript, kbd, svg[aria-hidden]')) said.push(node.data);
      } else if (node instanceof Element) {
        for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-description'])
          said.push(node.getAttribute(name) ?? '');
      }
    }
    return [document.title, ...said].map((text) => text.trim()).filter((text) => text !== '');
  });
}

/** Letters that the stretched language always replaces. */
const accented = /[acdeghiklnorstuyz]/i;

/** Returns unaccented whole words, which no stretched message contains, except the platform's. */
export function plainWords(text: string, platform: ReadonlySet<string>): string[] {
  if (countryNames.has(text)) return [];
  // The browser joins lists with its own word.
  const own = withoutPlatform(text, platform).replaceAll(' and ', ' ');
  return (own.match(/(?<![\p{L}\p{M}\d@./_*-])[A-Za-z]{3,}(?![\p{L}\p{M}\d@./_*-])/gu) ?? []).filter(
    (word) => accented.test(word) && !dateWords.has(word) && !properNames.has(word),
  );
}

/** Brand names, the letters in a licence's seal and the time zone's name, which are never translated. */
const properNames = new Set(['Facebook', 'Telegram', 'YouTube', 'Android', 'iPhone', 'MALTA', 'MANILA', 'UTC']);

function withoutPlatform(text: string, platform: ReadonlySet<string>): string {
  if ([...platform].some((said) => said.includes(text))) return '';
  const parts = [...platform].filter((said) => said.length > 1 && text.includes(said));
  return parts.sort((a, b) => b.length - a.length).reduce((rest, said) => rest.replaceAll(said, ' '), text);
}

/** Country names come from the browser. */
const countryNames = new Set(everyCountry());

function everyCountry(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return letters.flatMap((first) => letters.flatMap((second) => names.of(first + second) ?? []));
}

/** Month and day names come from the browser. */
const dateWords = new Set(
  (['short', 'long'] as const).flatMap((style) => [
    ...Array.from({ length: 12 }, (_, month) =>
      new Date(Date.UTC(2026, month, 1)).toLocaleDateString('en', { month: style, timeZone: 'UTC' }),
    ),
    ...Array.from({ length: 7 }, (_, day) =>
      new Date(Date.UTC(2026, 0, day + 1)).toLocaleDateString('en', { weekday: style, timeZone: 'UTC' }),
    ),
  ]),
);
