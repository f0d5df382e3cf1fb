import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, parse, type TokenNormalizedSet } from '@terrazzo/parser';
import type { BrandSource, Theme } from './brand/source.ts';
import { asGroup, brandTokens } from './brand/tokens.ts';
import { type BrandFolder, readBrands, tokensFolder } from './brandFolder.ts';
import { type Face, scriptLanguages } from './face.ts';
import { facesOf, findFace } from './faces.ts';

/** Brand in a theme (`lotus-dark`), or its overrides for a language (`lotus-ur`). */
export type Look = `${string}-${string}`;

export interface TokenSource {
  tokens(look: Look): TokenNormalizedSet;
  looks: readonly Look[];
  /** Ids of tokens that vary by brand or theme, without the base. */
  variables: readonly string[];
  faces: readonly Face[];
  brands: readonly BrandFolder[];
}

/**
 * Derives every brand's looks and validates them with the token files as DTCG 2025.10. Em and per cent are allowed
 * besides px, for letter spacing and the stage's curve, which depend on the browser.
 */
export async function readTokens(brands = readBrands(), tokens = tokensFolder()): Promise<TokenSource> {
  const folder = pathToFileURL(`${tokens}/`);
  const filename = new URL('looks.resolver.json', folder);
  const faces = facesOf(brands.map(({ source }) => source));
  const contexts = Object.fromEntries(brands.flatMap((brand) => looksOf(brand, faces)));
  const config = defineConfig(
    {
      tokens: [filename.href],
      lint: { rules: { 'core/valid-dimension': ['error', { legacyFormat: false, allowedUnits: ['px', 'em', '%'] }] } },
    },
    { cwd: folder },
  );
  const { resolver } = await parse([{ src: JSON.stringify(resolverOf(contexts)), filename }], { config });
  const looks = Object.keys(contexts) as Look[];
  const fixed = new Set(Object.keys(JSON.parse(await readFile(resolve(tokens, 'base.tokens.json'), 'utf8'))));
  return {
    looks,
    faces,
    brands,
    tokens: (look) => resolver.apply({ look }),
    variables: Object.keys(resolver.apply({ look: looks[0] as Look })).filter(
      (id) => !fixed.has(id.split('.')[0] ?? ''),
    ),
  };
}

type Group = object;

const resolverOf = (contexts: Readonly<Record<string, readonly Group[]>>) => ({
  name: 'Baize',
  version: '2025.10',
  resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/look' }],
  sets: { base: { sources: [{ $ref: 'base.tokens.json' }] } },
  modifiers: { look: { contexts, default: Object.keys(contexts)[0] } },
});

function looksOf({ id, source }: BrandFolder, faces: readonly Face[]): [Look, Group[]][] {
  const tokens = brandTokens(source);
  const themed = (theme: Theme): [Look, Group[]] => [`${id}-${theme}`, [asGroup(tokens[theme])]];
  const light = asGroup(tokens.light);
  return [
    themed('light'),
    themed('dark'),
    ...Object.values(scriptLanguages).map((language): [Look, Group[]] => [
      `${id}-${language}`,
      [light, { $ref: `languages/${language}.tokens.json` }],
    ]),
    ...Object.entries(headingFaces(source, faces)).map(([language, { display, weight }]): [Look, Group[]] => [
      `${id}-${language}`,
      [
        light,
        asGroup({
          'font.display': { $type: 'fontFamily', $value: [display] },
          'weight.display': { $type: 'fontWeight', $value: weight },
        }),
      ],
    ]),
  ];
}

export function headingFaces(
  { type }: BrandSource,
  faces: readonly Face[],
): Record<string, { display: string; weight: number }> {
  const weight = type.text.weights?.[2] ?? 600;
  const own = Object.entries(type.scripts ?? {}).map(([tag, face]) => [tag, { weight, ...face }] as const);
  const heading = findFace(faces)(type.display.family ?? '');
  const lacksVietnamese = heading && !heading.cuts.includes('vietnamese') && type.text.family;
  return {
    ...(lacksVietnamese ? { vi: { display: type.text.family as string, weight } } : {}),
    ...Object.fromEntries(own),
  };
}
