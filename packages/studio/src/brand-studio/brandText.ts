import { subject } from '@baize/brand-tools/finding';
import { lintShape } from '@baize/brand-tools/lintShape';
import { deriveBrand } from '@baize/tokens/brand/derive';
import type { BrandSource, Stage } from '@baize/tokens/brand/source';
import { applyEdits, modify } from 'jsonc-parser';

/** Text of a brand file. Edits apply to the text, so that untouched parts are exported byte for byte. */
export type BrandText = string;

export type ReadBrand = { kind: 'brand'; source: BrandSource } | { kind: 'refused'; problems: readonly string[] };

/** Reads a brand.json like the linter and refuses what it reports as an error. */
export function readBrandText(text: BrandText): ReadBrand {
  const { subject: file, value } = subject('brand', '', 'brand.json', text);
  if (value !== null) lintShape(file, value);
  // Include warnings: an unknown key may explain a missing one.
  if (file.findings.some(({ severity }) => severity === 'error')) {
    const lines = file.findings.toSorted((a, b) => a.line - b.line);
    return { kind: 'refused', problems: lines.map(({ line, message, fix }) => `Line ${line}: ${message}. ${fix}`) };
  }
  const source = value as BrandSource;
  try {
    deriveBrand(source);
  } catch (error) {
    // Overrides refer to steps that are known only once ramps are derived.
    return { kind: 'refused', problems: [(error as Error).message] };
  }
  return { kind: 'brand', source };
}

/** Parses a text that was validated before, so that edits skip the linter. */
export const parseBrand = (text: BrandText): BrandSource => JSON.parse(text);

type Path = readonly (string | number)[];

/** Sets a value in the text, or removes it if undefined, keeping the rest as written. */
export function setInText(text: BrandText, path: Path, value: unknown): BrandText {
  const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };
  return applyEdits(text, modify(text, [...path], value, { formattingOptions }));
}

export const colourNames = ['primary', 'accent', 'support', 'neutral'] as const;
export type ColourName = (typeof colourNames)[number];

export const isHex = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

export const colourIn = ({ colours }: BrandSource, name: ColourName): string | undefined =>
  name === 'support' ? colours.support?.[0] : colours[name];

/**
 * Changes a brand colour. Manual ramps, and the roles and banner colours that use them, belong to the old colours and
 * are removed in favour of derived ones.
 */
export function setColour(text: BrandText, name: ColourName, hex: string): BrandText {
  const source = parseBrand(text);
  const { colours, banner } = source;
  if (colourIn(source, name) === hex) return text;
  const derived = withDerivedRamps(text, colours);
  const bare = banner ? setInText(derived, ['banner'], undefined) : derived;
  if (name !== 'support') return setInText(bare, ['colours', name], hex);
  return colours.support?.length
    ? setInText(bare, ['colours', 'support', 0], hex)
    : setInText(bare, ['colours', 'support'], [hex]);
}

/** Changes the stage of the light theme; like another colour, it takes the place of manual ramps and roles. */
export const setStage = (text: BrandText, stage: Stage): BrandText =>
  setInText(withDerivedRamps(text, parseBrand(text).colours), ['colours', 'stage'], stage);

const withDerivedRamps = (text: BrandText, colours: BrandSource['colours']): BrandText =>
  colours.ramps
    ? (['ramps', 'light', 'dark'] as const)
        .filter((key) => colours[key])
        .reduce((made, key) => setInText(made, ['colours', key], undefined), text)
    : text;

export function printHash(text: BrandText): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
  return `#brand=${btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

export function readHash(hash: string): BrandText | null {
  const coded = /^#brand=([\w-]+)$/.exec(hash)?.[1];
  if (!coded) return null;
  try {
    const bytes = atob(coded.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)));
  } catch {
    return null;
  }
}
