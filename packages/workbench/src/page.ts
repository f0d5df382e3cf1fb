import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandDocument } from '@baize/gateway';
import { catalogueOf, directionOf, scriptOf, tagOf } from '@baize/messages';
import { brands, scriptPreload } from '@baize/tokens/brands';
import { fontAddresses } from '@baize/tokens/fonts';
import { escaped } from './escaped.ts';
import { fallbackPage } from './fallbackPage.ts';

interface StampOptions {
  /** Code of the page's language; the brand's default by default. */
  language?: string;
  /** Files of the words that pages load first, by language (`wordFiles`). */
  words?: Readonly<Record<string, string>>;
}

/**
 * Stamps a brand into the built page, so that the first paint has its language, direction, title, token sheet, fonts
 * and words. Stamping again replaces the previous stamp.
 */
export function stampBrand(html: string, brand: BrandDocument, { language, words = {} }: StampOptions = {}): string {
  const { id, name, defaultLanguage, tokenSheet, logos, addresses } = brand;
  // A language without a catalogue shows English.
  const spoken = catalogueOf(language ?? defaultLanguage);
  const tag = tagOf(spoken);
  const sheet = brands.find((brand) => brand.id === id);
  const script = scriptOf(spoken);
  const fonts = [...(sheet?.preload ?? []), ...((script && scriptPreload[script]) ?? [])];
  const attributes = `lang="${escaped(tag)}" dir="${directionOf(spoken)}" data-brand="${escaped(id)}" data-theme="light"${addresses === 'prefix' ? ' data-prefixed' : ''}`;
  const stamped = html
    .replace(/\s*<link rel="preload" as="font"[^>]*>/g, '')
    .replace(/\s*<link rel="stylesheet" href="\/alphabets\/[^>]*>/g, '')
    .replace(wordsPreload, (link, code: string) => {
      if (code === spoken) return link;
      const own = words[spoken];
      return own ? link.replace(/href="[^"]*"/, `href="${own}"`) : '';
    })
    .replace(/<html[^>]*>/, () => `<html ${attributes}>`)
    .replace(
      /(<link id="brand-icon"[^>]*href=")[^"]*/,
      (_, start: string) => start + escaped(logos.mark ?? logos.light),
    )
    .replace(/(?<=<!--name-->)[^<]*(?=<!--\/name-->)/g, () => escaped(name))
    .replace(/(?<=<!--fallback-->).*?(?=<!--\/fallback-->)/s, () => fallbackPage(brand, spoken))
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(name)}</title>`)
    .replace(/<link id="brand-sheet"[^>]*>/, () =>
      [
        `<link id="brand-sheet" rel="stylesheet" href="${escaped(tokenSheet)}" />`,
        ...(script ? [`<link rel="stylesheet" href="/alphabets/${script}.css" />`] : []),
        ...fonts.map(preload),
      ].join('\n    '),
    );
  const missing = ['<html lang=', '<title>', '<link id="brand-sheet"'].filter((part) => !stamped.includes(part));
  if (missing.length > 0) throw new Error(`the page to stamp has no ${missing.join(', no ')}`);
  return stamped;
}

const wordsPreload = /\s*<link rel="modulepreload"[^>]*\/([A-Z]+)\.words-[^>]*>/;

/** Returns the addresses of the words that pages load first, by language, in a built site. */
export function wordFiles(folder: string): Record<string, string> {
  const assets = join(folder, 'assets');
  const names = existsSync(assets) ? readdirSync(assets) : [];
  return Object.fromEntries(
    names.flatMap((name) => {
      const code = /^([A-Z]+)\.words-[^.]*\.js$/.exec(name)?.[1];
      return code ? [[code, `/assets/${name}`]] : [];
    }),
  );
}

/**
 * Returns `Link` header values for the resources in the page's head, in order, for preloading or early hints. Optional
 * for hosts.
 */
export function linksOf(html: string): string[] {
  const head = html.split('</head>')[0] ?? '';
  return [...head.matchAll(/<(link|script)\b([^>]*)>/g)].flatMap(([, tag, attributes = '']) => {
    const read = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
    const address = read('href') ?? read('src');
    const rel = tag === 'script' ? (read('type') === 'module' ? 'modulepreload' : 'script') : read('rel');
    const as = { preload: read('as'), script: 'script', stylesheet: 'style', modulepreload: 'script' }[rel ?? ''];
    if (!address || !as) return [];
    const kind = rel === 'modulepreload' ? 'modulepreload' : 'preload';
    // A preload whose CORS mode differs from its use is fetched twice.
    const mode = /\bcrossorigin\b/.test(attributes) ? '; crossorigin' : '';
    return [`<${address}>; rel=${kind}; as=${as}${mode}`];
  });
}

function preload(font: string): string {
  const address = fontAddresses[font];
  if (!address) throw new Error(`there is no font ${font}`);
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escaped(address)}" />`;
}
