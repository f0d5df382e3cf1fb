import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { type BrandFolder, installedFont, readBrandFolder } from '@baize/tokens/node';
import { filesUnder } from '@baize/tooling/files';
import { Refusal } from '@baize/tooling/refusal';
import { readOptions } from './options.ts';
import { type Place, repository } from './place.ts';
import { inGutter, printer } from './print.ts';
import { shownPath } from './readSource.ts';

interface Mention {
  file: string;
  line: number;
  text: string;
}

/**
 * brand remove <id> [--dry]: deletes a brand's folder and recorded files, and lists remaining mentions; generated files
 * disappear on the next build. Throws a Refusal for the sandbox's initial brand and the test brand.
 */
export async function removeBrand(args: readonly string[], place: Place = repository): Promise<number> {
  const options = readOptions(args, ['dry']);
  const [id] = options.words;
  const folder = join(place.folders, id ?? '');
  if (!id || options.words.length > 1) throw new Refusal(`Name one brand: ${place.command} remove <id> [--dry]`);
  if (!/^[\w-]+$/.test(id) || !existsSync(folder))
    throw new Refusal(`There is no brand "${id}": ${shownPath(join(place.folders, id))} is missing.`);
  const others = filesUnder(...place.sources).filter((file) => !resolve(file).startsWith(resolve(folder)));
  const recorded = others.filter((file) => /(^|[\\/])snapshots[\\/]/.test(file) && nameOf(file) === id);
  const mentions = others.filter((file) => !recorded.includes(file)).flatMap((file) => mentionsOf(id, file));
  const needed = reasonToStay(id, place);
  if (needed) throw new Refusal([`${id} ${needed}, and stays. It is named here:`, ...listed(mentions)].join('\n'));

  const files = [...filesUnder(folder), ...recorded];
  const fonts = orphanedFonts(id, place);
  if (!options.has('dry')) {
    rmSync(folder, { recursive: true });
    for (const file of recorded) rmSync(file);
  }
  const print = printer();
  const open = [
    ...fonts.map((name) => [`${name} is used by no other brand: ${place.uninstall(name)}`]),
    ...(mentions.length > 0 ? [['still named here; npm run check says what does not build without it:']] : []),
    ...listed(mentions).map((line) => [line]),
  ];
  console.log(
    [
      ...inGutter(
        print.style('bold', options.has('dry') ? 'would go' : 'removed'),
        files.map((file) => [shownPath(file)]),
      ),
      ...inGutter(print.style('blue', 'open'), open),
      ...(options.has('dry') ? ['dry      nothing was removed'] : []),
    ].join('\n'),
  );
  return 0;
}

function reasonToStay(id: string, { folders, first }: Place): string | null {
  if (id === first) return 'is the brand that the sandbox begins with';
  const isBare = readable(folders).some((brand) => brand.id === id && brand.source.bare);
  return isBare ? 'is the look of tests, with which new brands begin' : null;
}

/** Returns the readable brands; a broken one can still be removed and does not block others. */
function readable(folders: string): BrandFolder[] {
  return readdirSync(folders).flatMap((id) => {
    try {
      return [readBrandFolder(join(folders, id))];
    } catch {
      return [];
    }
  });
}

const nameOf = (file: string) => basename(file).replace(/\.[^.]*$/, '');

const most = 20;

function listed(mentions: readonly Mention[]): string[] {
  const lines = mentions.slice(0, most).map(({ file, line, text }) => `  ${shownPath(file)}:${line} ${text}`);
  return mentions.length > most ? [...lines, `  and ${mentions.length - most} more`] : lines;
}

/** Finds the id in quotes, in brand paths, and after `brand-` or `--brand`, because it may be a common word. */
function mentionsOf(id: string, file: string): Mention[] {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(id)) return [];
  const pattern = new RegExp(`(['"\`]|brands?[-/]|--brand[ =]|data-brand="?)${id}(?![\\w-])`);
  return text
    .split('\n')
    .flatMap((line, place) => (pattern.test(line) ? [{ file, line: place + 1, text: line.trim().slice(0, 100) }] : []));
}

function orphanedFonts(id: string, { folders }: Place): string[] {
  const brands = readable(folders);
  const familiesOf = (mine: boolean) =>
    brands
      .filter((brand) => (brand.id === id) === mine)
      .flatMap(({ source: { type } }) => [
        type?.display?.family,
        type?.text?.family,
        type?.figures?.family,
        ...Object.values(type?.scripts ?? {}).map(({ display }) => display),
      ]);
  const kept = new Set(familiesOf(false));
  const gone = new Set(familiesOf(true).filter((family): family is string => Boolean(family) && !kept.has(family)));
  return [...gone].flatMap((family) => installedFont(family)?.name ?? []);
}
