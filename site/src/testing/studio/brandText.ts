import { deriveBrand } from '@baize/tokens/brand/derive';
import type { BrandSource } from '@baize/tokens/brand/source';
import { applyEdits, modify } from 'jsonc-parser';
import { subject } from '../../../../packages/workbench/src/brand/finding.ts';
import { lintShape } from '../../../../packages/workbench/src/brand/lintShape.ts';

/** A brand file as it is written. Its text is what is edited, so that what nobody touched is exported byte for byte. */
export type BrandText = string;

/** What a text holds, or why it is no brand: sentences with line and key. */
export type ReadBrand = { kind: 'brand'; source: BrandSource } | { kind: 'refused'; problems: readonly string[] };

/** Reads the text of a brand.json as the linter does: what it calls an error is refused. */
export function readBrandText(text: BrandText): ReadBrand {
  const { subject: file, value } = subject('brand', '', 'brand.json', text);
  if (value !== null) lintShape(file, value);
  // A key that is only unknown tells why another is missing.
  if (file.findings.some(({ severity }) => severity === 'error')) {
    const lines = file.findings.toSorted((a, b) => a.line - b.line);
    return { kind: 'refused', problems: lines.map(({ line, message, fix }) => `Line ${line}: ${message}. ${fix}`) };
  }
  const source = value as BrandSource;
  try {
    deriveBrand(source);
  } catch (error) {
    // Overrides name steps, and which there are is known only when the ramps are made.
    return { kind: 'refused', problems: [(error as Error).message] };
  }
  return { kind: 'brand', source };
}

/** What a text holds that was let in before: an edit does not wait for the linter. */
export const parseBrand = (text: BrandText): BrandSource => JSON.parse(text);

type Path = readonly (string | number)[];

/** The text with one value set, or taken out where it is undefined; the rest of the text stays as it is. */
export function setInText(text: BrandText, path: Path, value: unknown): BrandText {
  const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };
  return applyEdits(text, modify(text, [...path], value, { formattingOptions }));
}

export const colourNames = ['primary', 'accent', 'support', 'neutral'] as const;
export type ColourName = (typeof colourNames)[number];

export const isHex = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** The brand's own colour as it stands in the file; undefined where it has none. */
export const colourIn = ({ colours }: BrandSource, name: ColourName): string | undefined =>
  name === 'support' ? colours.support?.[0] : colours[name];

/**
 * The text with one of the brand's colours changed. Ramps made by hand belong to the colours before, and so do the roles that were
 * set on their steps and the colours of banners: they go, and everything is derived from then on.
 */
export function setColour(text: BrandText, name: ColourName, hex: string): BrandText {
  const source = parseBrand(text);
  const { colours, banner } = source;
  if (colourIn(source, name) === hex) return text;
  const derived = colours.ramps
    ? (['ramps', 'light', 'dark'] as const)
        .filter((key) => colours[key])
        .reduce((made, key) => setInText(made, ['colours', key], undefined), text)
    : text;
  const bare = banner ? setInText(derived, ['banner'], undefined) : derived;
  if (name !== 'support') return setInText(bare, ['colours', name], hex);
  return colours.support?.length
    ? setInText(bare, ['colours', 'support', 0], hex)
    : setInText(bare, ['colours', 'support'], [hex]);
}

/** The hash that holds a whole brand. */
export function printHash(text: BrandText): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
  return `#brand=${btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** What `printHash` made the hash of; null where it holds none. */
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
