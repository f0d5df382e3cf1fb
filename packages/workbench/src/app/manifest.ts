import type { BrandDocument } from '@baize/gateway';
import { directionOf, tagOf } from '@baize/messages';
import { textsOf } from '@baize/messages/texts';
import { paths, withOverlay } from '../../../../site/src/core/routing/paths.ts';
import { sheetColour, type Theme } from './sheetColours.ts';

const icons = [
  { name: '192', sizes: '192x192', purpose: 'any' },
  { name: '512', sizes: '512x512', purpose: 'any' },
  { name: 'maskable', sizes: '512x512', purpose: 'maskable' },
] as const;

/** Returns the addresses of a brand's icons, which the tokens draw from its mark. */
export const iconAddresses = ({ id }: Pick<BrandDocument, 'id'>): string[] =>
  icons.map(({ name }) => `/brands/${id}-${name}.png`);

/** Returns the address of the manifest in a language; the brand's own language has the plain one. */
export const manifestAddress = ({ defaultLanguage }: BrandDocument, language: string): string =>
  language === defaultLanguage ? '/manifest.webmanifest' : `/manifest.${language}.webmanifest`;

/** Describes the installed app in a language (OPS-35). No shortcut leads to an offer (JUR-35). */
export function manifestOf(brand: BrandDocument, language: string, sheet: string) {
  const text = textsOf(language);
  const colours = (theme: Theme) => {
    const [theme_color, background_color] = ['surface-stage', 'surface-canvas'].map((role) =>
      sheetColour(sheet, brand.id, theme, role),
    );
    return { ...(theme_color && { theme_color }), ...(background_color && { background_color }) };
  };
  const shortcuts = [
    { name: text('nav.rng'), url: paths.slots },
    {
      name: text('member.page.playControl'),
      url: paths.home + withOverlay(new URLSearchParams(), 'member', { centre: 'playControl' }),
    },
    { name: text('help.title'), url: paths.help },
  ];
  return {
    id: paths.home,
    name: brand.name,
    short_name: brand.name,
    lang: tagOf(language),
    dir: directionOf(language),
    start_url: `${paths.home}?from=app`,
    scope: paths.home,
    display: 'standalone',
    ...colours('light'),
    color_scheme_dark: colours('dark'),
    icons: icons.map(({ name, sizes, purpose }) => ({
      src: `/brands/${brand.id}-${name}.png`,
      sizes,
      type: 'image/png',
      purpose,
    })),
    shortcuts,
  };
}
