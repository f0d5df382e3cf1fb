import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandDocument } from '@baize/gateway';
import { directionOf, scriptOf, tagOf } from '@baize/messages';
import { brands, scriptPreload } from '@baize/tokens/brands';
import { fontAddresses } from '@baize/tokens/fonts';

/**
 * Puts a brand into the built page, so that the first paint is already its own: brand, language and direction on <html>,
 * title, token sheet, and the fonts to fetch at once. Stamping a stamped page replaces the stamp.
 */
export function stampBrand(html: string, { id, name, defaultLanguage, tokenSheet, logos }: BrandDocument): string {
  const tag = tagOf(defaultLanguage);
  const sheet = brands.find((brand) => brand.id === id);
  const script = scriptOf(defaultLanguage);
  const fonts = [...(sheet?.preload ?? []), ...((script && scriptPreload[script]) ?? [])];
  const attributes = `lang="${escaped(tag)}" dir="${directionOf(defaultLanguage)}" data-brand="${escaped(id)}" data-theme="light"`;
  const stamped = html
    .replace(/\s*<link rel="preload" as="font"[^>]*>/g, '')
    .replace(/\s*<link rel="stylesheet" href="\/alphabets\/[^>]*>/g, '')
    // The words named in the built page are English.
    .replace(tag === 'en' ? '' : /\s*<link rel="modulepreload"[^>]*EN\.words[^>]*>/, '')
    .replace(/<html[^>]*>/, () => `<html ${attributes}>`)
    .replace(
      /(<link id="brand-icon"[^>]*href=")[^"]*/,
      (_, start: string) => start + escaped(logos.mark ?? logos.light),
    )
    .replace(/(?<=<!--name-->)[^<]*(?=<!--\/name-->)/g, () => escaped(name))
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
 * The values of `Link` headers for what the head of a page asks for, in its order, so that a host can name it with the page or before it.
 * A host that adds none loses nothing.
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
    // A preload of another mode than its use is fetched twice.
    const mode = /\bcrossorigin\b/.test(attributes) ? '; crossorigin' : '';
    return [`<${address}>; rel=${kind}; as=${as}${mode}`];
  });
}

/** Writes the page, and beside it the lines by which nginx sends its links along. */
export function writePage(folder: string, html: string): void {
  writeFileSync(join(folder, 'index.html'), html);
  writeFileSync(join(folder, 'links.conf'), `add_header link "${linksOf(html).join(', ')}";\n`);
}

function preload(font: string): string {
  const address = fontAddresses[font];
  if (!address) throw new Error(`there is no font ${font}`);
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escaped(address)}" />`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
