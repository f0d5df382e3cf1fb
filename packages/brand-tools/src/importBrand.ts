import { existsSync, readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { fontPackages, installedFont } from '@baize/tokens/node';
import { Refusal } from '@baize/tooling/refusal';
import { type Choice, choose } from './import/choose.ts';
import type { ImportedFile, NamedColour, NamedFamily } from './import/given.ts';
import { readCss } from './import/readCss.ts';
import { readSvg } from './import/readSvg.ts';
import { readTokens } from './import/readTokens.ts';
import { newBrand, newBrandOptions } from './newBrand.ts';
import { readOptions } from './options.ts';
import { type Place, repository } from './place.ts';
import { inGutter, type Printer, printer } from './print.ts';

const readers: Readonly<Record<string, (text: string, file: string) => ImportedFile>> = {
  '.json': readTokens,
  '.css': readCss,
  '.svg': readSvg,
};

/**
 * brand import <file> [id] and all options of `new`: creates a brand from a token file, sheet or logo; options override
 * the file. Throws a Refusal listing what was found if two colours cannot be identified.
 */
export async function importBrand(args: readonly string[], place: Place = repository): Promise<number> {
  const options = readOptions(args, newBrandOptions);
  const [file, id] = options.words;
  const usage = `${place.command} import <tokens.json | theme.css | logo.svg> [id] [--logo mark.svg] [every option of new]`;
  if (!file) throw new Refusal(`Name a file: ${usage}`);
  const read = readers[extname(file).toLowerCase()];
  if (!read) throw new Refusal(`${file} is none of the files that can be read: ${usage}`);
  if (!existsSync(file)) throw new Refusal(`${file} is missing: ${usage}`);
  const imported = read(readFileSync(file, 'utf8'), file);
  const choice = choose(imported);
  const colours = options.has('colours') ? undefined : coloursOf(file, imported, choice);
  const family = (found: NamedFamily | undefined) => (found && installedFont(found.family) ? found.family : undefined);

  console.log(
    [...report(file, imported, choice, { place, print: printer(), coloursAreSaid: !colours }), ''].join('\n'),
  );
  const ownId =
    id ??
    basename(file, extname(file))
      .replace(/\.tokens$/, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-');
  return await newBrand([ownId, ...args.slice(options.words.length)], place, {
    ...(colours ? { colours } : {}),
    font: family(choice.display),
    text: family(choice.text),
    shape: choice.radius?.shape,
    logo: extname(file).toLowerCase() === '.svg' ? file : undefined,
  });
}

function coloursOf(file: string, { colours, named }: ImportedFile, { primary, accent, support, neutral }: Choice) {
  if (primary && accent) return [primary.hex, accent.hex, support?.hex, neutral?.hex];
  const known = colours.slice(0, 8).map(({ name, hex, line }) => `${name} ${hex} (line ${line})`);
  const lacks = named
    ? `names no ${primary ? 'second colour: accent or secondary' : 'primary colour'}`
    : 'has not two colours';
  const has =
    known.length > 0
      ? `It has ${known.join(', ')}${colours.length > 8 ? ' …' : ''}.`
      : 'It has no colour that can be read.';
  throw new Refusal(`${file}:${primary?.line ?? 1} ${lacks}. ${has} Say which: --colours <primary> <accent>`);
}

function report(
  file: string,
  { kind, colours }: ImportedFile,
  choice: Choice,
  { place, print, coloursAreSaid }: { place: Place; print: Printer; coloursAreSaid: boolean },
): string[] {
  const { display, text, radius, primary, accent, support, neutral } = choice;
  const roles: [string, NamedColour | undefined][] = [
    ['primary', primary],
    ['accent', accent],
    ['support', support],
    ['neutral', neutral],
  ];
  const taken = coloursAreSaid ? [] : roles.flatMap(([role, colour]) => (colour ? [[role, colour] as const] : []));
  const at = (line: number) => `${file}:${line}`;
  const faces = [display, text].filter((found) => found !== undefined);
  const there = faces.filter(({ family }) => installedFont(family));
  const rows = [
    ...taken.map(([role, { name, hex, line }]) => [print.swatch(hex), role, name, at(line)]),
    ...there.map(({ name, family, line }) => [family, found(choice, family), name, at(line)]),
    ...(radius ? [[`${radius.px}px`, `shape ${radius.shape}`, radius.name, at(radius.line)]] : []),
  ];
  const rest = colours.length - taken.length;
  const left = [
    ...(rest > 0
      ? [`${rest} further ${rest === 1 ? 'colour' : 'colours'}: everything around the brand’s own is derived`]
      : []),
    ...faces
      .filter((face) => !there.includes(face))
      .map(
        ({ family, line }) =>
          `${family} (${at(line)}) is not installed: ${place.install(fontPackages(family)[0] ?? '')}`,
      ),
  ];
  return [
    print.style('bold', `${file}: ${kind}`),
    '',
    ...inGutter(print.style('green', 'took'), rows),
    ...inGutter(
      print.style('yellow', 'left'),
      left.map((line) => [line]),
    ),
  ];
}

const found = ({ display }: Choice, family: string) => (display?.family === family ? 'headings' : 'text');
