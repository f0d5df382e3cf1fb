import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandDocument } from '@baize/gateway';
import { directionOf, scriptOf, tagOf } from '@baize/messages';
import { brands, scriptPreload } from '@baize/tokens/brands';
import { fontAddresses } from '@baize/tokens/fonts';
import { escaped } from './escaped.ts';
import { fallbackPage } from './fallbackPage.ts';

/**
 * Stamps a brand into the built page, so that the first paint has its language, direction, title, token sheet and
 * fonts. Stamping again replaces the previous stamp.
 */
export function stampBrand(html: string, brand: BrandDocument): string {
  const { id, name, defaultLanguage, tokenSheet, logos } = brand;
  const tag = tagOf(defaultLanguage);
  const sheet = brands.find((brand) => brand.id === id);
  const script = scriptOf(defaultLanguage);
  const fonts = [...(sheet?.preload ?? []), ...((script && scriptPreload[script]) ?? [])];
  const attributes = `lang="${escaped(tag)}" dir="${directionOf(defaultLanguage)}" data-brand="${escaped(id)}" data-theme="light"`;
  const stamped = html
    .replace(/\s*<link rel="preload" as="font"[^>]*>/g, '')
    .replace(/\s*<link rel="stylesheet" href="\/alphabets\/[^>]*>/g, '')
    // The built page preloads the English words.
    .replace(tag === 'en' ? '' : /\s*<link rel="modulepreload"[^>]*EN\.words[^>]*>/, '')
    .replace(/<html[^>]*>/, () => `<html ${attributes}>`)
    .replace(
      /(<link id="brand-icon"[^>]*href=")[^"]*/,
      (_, start: string) => start + escaped(logos.mark ?? logos.light),
    )
    .replace(/(?<=<!--name-->)[^<]*(?=<!--\/name-->)/g, () => escaped(name))
    .replace(/(?<=<!--fallback-->).*?(?=<!--\/fallback-->)/s, () => fallbackPage(brand))
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

export function writePage(folder: string, html: string): void {
  writeFileSync(join(folder, 'index.html'), html);
  writeFileSync(join(folder, 'links.conf'), `add_header link "${linksOf(html).join(', ')}";\n`);
}

function preload(font: string): string {
  const address = fontAddresses[font];
  if (!address) throw new Error(`there is no font ${font}`);
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escaped(address)}" />`;
}
