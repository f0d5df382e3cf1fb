import postcss, { type CssSyntaxError, type Declaration } from 'postcss';
import { familyOfText, hexOfText, pxOfText } from './colourText.ts';
import { type ImportedFile, plainName, refusalAt } from './given.ts';

/**
 * Reads a sheet's custom properties, excluding dark themes; later ones override earlier ones. Throws a Refusal for
 * invalid CSS or without any properties.
 */
export function readCss(text: string, file: string): ImportedFile {
  const properties = new Map<string, Declaration>();
  root(text, file).walkDecls(/^--/, (declaration) => {
    if (!isDark(declaration)) properties.set(declaration.prop, declaration);
  });
  if (properties.size === 0)
    throw refusalAt(file, 1, 'no custom property stands here', 'A theme has lines such as --primary: #0b4f6c.');
  const values = [...properties].map(([name, declaration]) => ({
    name: plainName([name]),
    line: declaration.source?.start?.line ?? 1,
    text: resolved(declaration, properties, file),
  }));
  const isShadcn = ['--background', '--foreground', '--primary', '--radius'].every((name) => properties.has(name));
  return {
    kind: isShadcn ? 'a shadcn theme' : 'CSS custom properties',
    named: true,
    colours: values.flatMap(({ name, line, text: value }) => {
      const hex = hexOfText(value);
      return hex ? [{ name, line, hex }] : [];
    }),
    families: values.flatMap(({ name, line, text: value }) => {
      const family = /(^|-)font(-|$)/.test(name) && !/weight|size|mono/.test(name) ? familyOfText(value) : null;
      return family ? [{ name, line, family }] : [];
    }),
    radii: values.flatMap(({ name, line, text: value }) => {
      const px = /(^|-)(radius|rounded|corner)(-|$)/.test(name) ? pxOfText(value) : null;
      return px === null ? [] : [{ name, line, px }];
    }),
  };
}

function root(text: string, file: string) {
  try {
    return postcss.parse(text);
  } catch (error) {
    const { line = 1, reason } = error as CssSyntaxError;
    throw refusalAt(file, line, `no CSS: ${reason}`, 'Put it right first.');
  }
}

function isDark(declaration: Declaration): boolean {
  for (let node = declaration.parent; node; node = node.parent as typeof node) {
    if (node.type === 'rule' && /dark/i.test((node as postcss.Rule).selector)) return true;
    if (node.type === 'atrule' && /dark/i.test((node as unknown as postcss.AtRule).params)) return true;
  }
  return false;
}

function resolved(declaration: Declaration, properties: ReadonlyMap<string, Declaration>, file: string): string {
  const seen = new Set([declaration.prop]);
  let text = declaration.value;
  for (;;) {
    const [whole, name = '', otherwise] = /var\(\s*(--[\w-]+)\s*(?:,\s*((?:[^()]|\([^()]*\))*))?\)/.exec(text) ?? [];
    if (!whole) return text;
    if (seen.has(name))
      throw refusalAt(file, declaration.source?.start?.line ?? 1, `${name} leads to itself`, 'Give it a value.');
    const target = properties.get(name)?.value ?? otherwise;
    if (target === undefined) return text;
    seen.add(name);
    text = text.replace(whole, target);
  }
}
