import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { compileJurisdiction } from '@baize/domain';
import { profiles } from '@baize/domain/jurisdictions';
import { documentOf } from '@baize/tokens/brand/source';
import {
  brandSheet,
  copyFonts,
  readTokens,
  writeEmblems,
  writeIcon,
  writeSocialPicture,
  writeTexture,
} from '@baize/tokens/node';
import { sharedValues } from '@baize/tokens/sharedValues';
import { Refusal } from '@baize/tooling/refusal';
import { textOf } from './findingText.ts';
import { lintBrands } from './lint.ts';
import { readOptions } from './options.ts';
import { type Place, repository } from './place.ts';
import { inGutter, printer } from './print.ts';
import { readSource, shownPath } from './readSource.ts';

/**
 * brand build <id> [--out folder]: writes a brand's files for an already built site: sheet, icon and social picture to
 * `brands`, fonts and texture to `fonts`, and `brand.json`. Throws a Refusal if the linter finds an error.
 */
export async function buildBrand(args: readonly string[], place: Place = repository): Promise<number> {
  const options = readOptions(args, ['out']);
  const [id] = options.words;
  if (!id || options.words.length > 1 || id.endsWith('.json'))
    throw new Refusal(`Name one brand by its id: ${place.command} build <id> [--out folder]`);
  const brand = readSource(id, place);
  const findings = lintBrands(place, id);
  if (findings.some(({ severity }) => severity === 'error')) throw new Refusal(textOf(findings, id, printer()));

  const out = resolve(options.one('out') ?? 'dist');
  const [brands, fonts] = [join(out, 'brands'), join(out, 'fonts')];
  for (const folder of [brands, fonts]) mkdirSync(folder, { recursive: true });
  const tokens = await readTokens([brand], place.tokens);
  const sheet = join(brands, `${id}.css`);
  const document = join(out, 'brand.json');
  writeFileSync(sheet, await brandSheet(id, tokens, sharedValues));
  writeFileSync(
    document,
    `${JSON.stringify(compileJurisdiction(documentOf(id, brand.source), profiles, Date.now()), null, 2)}\n`,
  );
  // The site ships the fonts of other scripts.
  const faces = tokens.faces.filter(({ script }) => !script);
  const [copied, emblems] = await Promise.all([
    copyFonts(faces, fonts),
    writeEmblems(brand, brands),
    writeTexture(brand, fonts),
    writeIcon(brand, tokens, brands),
    writeSocialPicture(brand, tokens, brands),
  ]);
  const print = printer();
  console.log(
    [
      ...inGutter(print.style('green', 'wrote'), [
        [shownPath(sheet), ...[`${id}.svg`, `${id}.png`, ...emblems].map((name) => shownPath(join(brands, name)))],
        [shownPath(document)],
        [`${shownPath(fonts)}/`, `${copied.size} font files`],
      ]),
      ...inGutter('next', [
        [
          `copy what is in ${shownPath(dirname(document))}/ over the files of the built site: brand.json is read at run time`,
        ],
      ]),
    ].join('\n'),
  );
  return 0;
}
