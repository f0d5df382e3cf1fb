import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, parse, type TokenNormalizedSet } from '@terrazzo/parser';

/** Where the token files live, seen from the root of the repository: every command runs there. */
export const tokensFolder = (): string => resolve(process.cwd(), 'tokens');

/** A brand in a theme (`lotus-dark`), or a brand's exceptions for a language (`lotus-ur`). */
export type Look = `${string}-${string}`;

export interface TokenSource {
  /** Every token in that look, aliases followed. Throws on an unknown look or a broken alias. */
  tokens(look: Look): TokenNormalizedSet;
  looks: readonly Look[];
  /** Ids of what a brand or a theme changes. Ramps are not among them (components read roles only), nor is the base. */
  variables: readonly string[];
}

/**
 * Reads and validates `tokens.resolver.json` and all that it names (DTCG 2025.10).
 * Em and per cent are allowed beside px: tracking and a rail's curve are relative to what only the browser knows.
 */
export async function readTokens(): Promise<TokenSource> {
  const folder = tokensFolder();
  const file = resolve(folder, 'tokens.resolver.json');
  const config = defineConfig(
    {
      tokens: [file],
      lint: { rules: { 'core/valid-dimension': ['error', { legacyFormat: false, allowedUnits: ['px', 'em', '%'] }] } },
    },
    { cwd: pathToFileURL(`${folder}/`) },
  );
  const { resolver } = await parse([{ src: await readFile(file, 'utf8'), filename: pathToFileURL(file) }], { config });
  const looks = Object.keys(resolver.source.modifiers?.look?.contexts ?? {}) as Look[];
  const base = Object.keys(JSON.parse(await readFile(resolve(folder, 'base.tokens.json'), 'utf8')));
  const fixed = new Set([...base, 'palette']);
  return {
    looks,
    tokens: (look) => resolver.apply({ look }),
    variables: Object.keys(resolver.apply({ look: looks[0] as Look })).filter(
      (id) => !fixed.has(id.split('.')[0] ?? ''),
    ),
  };
}
