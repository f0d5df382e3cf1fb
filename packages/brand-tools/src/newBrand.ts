import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { densities, edges, shapes } from '@baize/tokens/brand/presets';
import type { BrandSource } from '@baize/tokens/brand/source';
import { installedFont } from '@baize/tokens/node';
import { Refusal } from '@baize/tooling/refusal';
import { howToInstall } from './howToInstall.ts';
import { isActive } from './lintMarks.ts';
import { type Options, readHex, readOptions } from './options.ts';
import { type Place, repository } from './place.ts';
import { inGutter, printer } from './print.ts';
import { shownPath } from './readSource.ts';
import { sampleDocument, sampleMerchantCode } from './samples.ts';
import { brandJsonSchema } from './schema.ts';
import { summary } from './summary.ts';

export interface Given {
  /** Primary, accent, support and neutral as `#rrggbb`. */
  colours?: readonly (string | undefined)[];
  font?: string | undefined;
  text?: string | undefined;
  shape?: string | undefined;
  logo?: string | undefined;
}

export const newBrandOptions = [
  'colours',
  'font',
  'text',
  'font-vi',
  'logo',
  'name',
  'shape',
  'density',
  'edge',
  'level',
  'dry',
];
const usage =
  'new <id> --colours <primary> <accent> [support] [neutral] --logo <mark.svg> [--font "Family"] [--text "Family"] ' +
  '[--font-vi "Family"] [--name "Name"] [--shape …] [--density …] [--edge …] [--level AAA] [--dry]';

/** Creates a brand's folder and reports its derived colours. Repeating the same command changes nothing. */
export async function newBrand(args: readonly string[], place: Place = repository, given: Given = {}): Promise<number> {
  const start = performance.now();
  const options = readOptions(args, newBrandOptions);
  const [id = ''] = options.words;
  const help = `${place.command} ${usage}`;
  if (!/^[a-z][a-z0-9-]{0,31}$/.test(id)) throw new Refusal(`Name the brand in small letters: ${help}`);
  const logo = readLogo(options.one('logo') ?? given.logo, help);
  const source = sourceOf(id, options, given, place, help);

  const folder = join(place.folders, id);
  const shown = shownPath(folder);
  const files = { 'brand.json': `${JSON.stringify(source, null, 2)}\n`, [source.logo]: logo };
  const known = existsSync(join(folder, 'brand.json'));
  if (known && !Object.entries(files).every(([file, text]) => says(join(folder, file), text)))
    throw new Refusal(`${shown} exists and says something else: edit its brand.json, or remove the folder first.`);

  const scratch = mkdtempSync(join(tmpdir(), 'brand-'));
  try {
    for (const [file, text] of Object.entries(files)) writeFileSync(join(scratch, file), text);
    const [head = '', ...lines] = await summary({ id, folder: scratch, source }, printer(), place);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log([`${head}  ${seconds} s`, ...lines, ''].join('\n'));
    if (!known && !options.has('dry')) {
      mkdirSync(folder, { recursive: true });
      for (const file of Object.keys(files)) cpSync(join(scratch, file), join(folder, file));
      await place.format(join(folder, 'brand.json'));
      const schema = join(place.folders, '..', 'brand.schema.json');
      if (!existsSync(schema)) writeFileSync(schema, brandJsonSchema());
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  const written = known ? ['nothing: all of it stands there already'] : [`${shown}/`, ...Object.keys(files)];
  const next = inGutter('next', [place.next(id)]);
  console.log(
    (options.has('dry') ? ['dry      nothing was written'] : [...inGutter('wrote', [written]), ...next]).join('\n'),
  );
  return 0;
}

function says(file: string, text: string): boolean {
  if (!existsSync(file)) return false;
  const there = readFileSync(file, 'utf8');
  return file.endsWith('.json')
    ? JSON.stringify(JSON.parse(there)) === JSON.stringify(JSON.parse(text))
    : there === text;
}

function readLogo(file: string | undefined, help: string): string {
  if (!file) throw new Refusal(`A brand has a mark, as an SVG: ${help}`);
  if (!existsSync(file)) throw new Refusal(`${file} is missing: --logo names an SVG.`);
  const svg = readFileSync(file, 'utf8');
  if (!/<svg[\s>]/.test(svg)) throw new Refusal(`${basename(file)} is no SVG.`);
  if (isActive(svg)) throw new Refusal(`${basename(file)} holds a script or points elsewhere: save it as a plain SVG.`);
  return svg;
}

function sourceOf(id: string, options: Options, given: Given, place: Place, help: string): BrandSource {
  const [primary, accent, support, neutral] = options.has('colours')
    ? options.all('colours').map(readHex)
    : (given.colours ?? []);
  if (!primary || !accent) throw new Refusal(`A brand has two colours at least: ${help}`);
  const display = options.one('font') ?? given.font;
  const text = options.one('text') ?? given.text ?? 'Hanken Grotesk';
  const vietnamese = options.one('font-vi');
  const kind = display && installed(display, place) === 'serif' ? { kind: 'serif' as const } : {};
  installed(text, place);
  if (vietnamese) installed(vietnamese, place);
  const level = oneOf(options.one('level')?.toUpperCase(), ['AA', 'AAA'], 'level');
  return {
    $schema: '../../brand.schema.json',
    name: options.one('name') ?? id.charAt(0).toUpperCase() + id.slice(1),
    colours: {
      primary,
      accent,
      ...(support ? { support: [support] } : {}),
      ...(neutral ? { neutral } : {}),
      ...(level === 'AAA' ? { level } : {}),
    },
    type: {
      display: { family: display ?? text, ...kind },
      text: { family: text },
      ...(vietnamese ? { scripts: { vi: { display: vietnamese } } } : {}),
    },
    shape:
      oneOf(options.one('shape') ?? given.shape, Object.keys(shapes) as (keyof typeof shapes)[], 'shape') ?? 'regular',
    density:
      oneOf(options.one('density'), Object.keys(densities) as (keyof typeof densities)[], 'density') ?? 'regular',
    edge: oneOf(options.one('edge'), Object.keys(edges) as (keyof typeof edges)[], 'edge') ?? 'straight',
    logo: 'mark.svg',
    document: documentFor(id),
  };
}

function oneOf<T extends string>(value: string | undefined, allowed: readonly T[], name: string): T | undefined {
  if (value === undefined) return undefined;
  const found = allowed.find((each) => each === value);
  if (!found) throw new Refusal(`--${name} is one of ${allowed.join(', ')}, not "${value}".`);
  return found;
}

function installed(family: string, place: Place): string {
  const found = installedFont(family);
  if (!found) throw new Refusal(`${family} is not installed. ${howToInstall(family, place)}`);
  return found.metadata.category;
}

/** Returns the bare test brand's document, set up for the sandbox, without its names and texts. */
function documentFor(id: string): BrandSource['document'] {
  const { id: _id, name, logos, tokenSheet, ...document } = sampleDocument;
  return { ...document, merchant: id, merchantCode: sampleMerchantCode(id), licences: [], texts: {} };
}
