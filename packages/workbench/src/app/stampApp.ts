import type { BrandDocument } from '@baize/gateway';
import { catalogueOf } from '@baize/messages';
import { escaped } from '../escaped.ts';
import { builtText } from './appFiles.ts';
import { manifestAddress } from './manifest.ts';
import { sheetColour, type Theme } from './sheetColours.ts';

const earlier = /\s*<(?:link rel="manifest"|meta name="theme-color")[^>]*>/g;

/** Stamps into a page what makes it an app: its manifest and the colour of each theme. Stamping again replaces it. */
export function stampApp(html: string, brand: BrandDocument, language: string, folder: string): string {
  const plain = html.replace(earlier, '');
  if (!brand.app) return plain;
  const sheet = builtText(folder, brand.tokenSheet);
  const colour = (theme: Theme) => sheetColour(sheet, brand.id, theme, 'surface-stage');
  const metas = (['light', 'dark'] as const).flatMap((theme) => {
    const value = colour(theme);
    const media = `media="(prefers-color-scheme: ${theme})"`;
    return value ? [`<meta name="theme-color" ${media} data-theme-of="${theme}" content="${escaped(value)}" />`] : [];
  });
  const link = `<link rel="manifest" href="${manifestAddress(brand, catalogueOf(language))}" />`;
  return plain.replace(/\s*<link id="brand-sheet"/, (start) => `\n    ${[link, ...metas].join('\n    ')}${start}`);
}
