import { hexOfText } from './colourText.ts';
import { type ImportedFile, type NamedColour, refusalAt } from './given.ts';

/** Reads a drawing's fill and stroke colours, most used first. Throws a Refusal for anything but SVG. */
export function readSvg(text: string, file: string): ImportedFile {
  if (!/<svg[\s>]/.test(text)) throw refusalAt(file, 1, 'no SVG', 'Save the logo as a plain SVG.');
  const uses = new Map<string, NamedColour & { times: number }>();
  for (const found of text.matchAll(/\b(fill|stroke|stop-color)\s*[=:]\s*["']?\s*([^"';}>]+)/g)) {
    const [, name = '', value = ''] = found;
    const hex = hexOfText(value.trim());
    if (!hex) continue;
    const line = text.slice(0, found.index).split('\n').length;
    const known = uses.get(hex) ?? { name, hex, line, times: 0 };
    uses.set(hex, { ...known, times: known.times + 1 });
  }
  const colours = [...uses.values()].sort((a, b) => b.times - a.times);
  return { kind: 'a drawing', named: false, colours, families: [], radii: [] };
}
