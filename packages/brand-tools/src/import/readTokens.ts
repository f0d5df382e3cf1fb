import { findNodeAtLocation, getNodeValue, type Node } from 'jsonc-parser';
import { subject } from '../finding.ts';
import { familyOfText, hexOfText, pxOfText } from './colourText.ts';
import { type ImportedFile, plainName, refusalAt } from './given.ts';

interface Token {
  path: readonly string[];
  type: string;
  value: unknown;
  line: number;
}

/** Reads colours, families and radii of a DTCG file with aliases resolved, excluding groups named dark. */
export function readTokens(text: string, file: string): ImportedFile {
  const { tree, problem } = parsed(text, file);
  if (!tree) throw problem;
  const tokens = tokensOf(tree, text);
  const values = tokens
    .filter(({ path }) => !path.some((part) => /dark/i.test(part)))
    .map((token) => ({
      ...token,
      name: plainName(token.path.filter((part) => !/^light$/i.test(part))),
      value: followed(token, tree, file),
    }));
  if (values.length === 0)
    throw refusalAt(
      file,
      1,
      'no token stands here',
      'A token has "$value", and "$type" itself or in a group around it.',
    );
  const of = (type: string) => values.filter((token) => token.type === type);
  return {
    kind: 'DTCG tokens',
    named: true,
    colours: of('color').flatMap(({ name, line, value }) => {
      const hex = hexOfValue(value);
      return hex ? [{ name, line, hex }] : [];
    }),
    families: of('fontFamily').flatMap(({ name, line, value }) => {
      const family = /mono/.test(name) ? null : familyOfText([value].flat().join(','));
      return family ? [{ name, line, family }] : [];
    }),
    radii: of('dimension').flatMap(({ name, line, value }) => {
      const px = /(^|-)(radius|rounded|corner)(-|$)/.test(name) ? pxOfText(dimension(value)) : null;
      return px === null ? [] : [{ name, line, px }];
    }),
  };
}

function parsed(text: string, file: string): { tree?: Node | undefined; problem?: Error } {
  const { subject: read, tree } = subject('', '.', file, text);
  const [error] = read.findings;
  if (!error) return { tree };
  return { problem: refusalAt(file, error.line, error.message, error.fix) };
}

function tokensOf(node: Node, text: string, path: readonly string[] = [], outer = ''): Token[] {
  if (node.type !== 'object') return [];
  const type = String(valueAt(node, ['$type']) ?? outer);
  const value = findNodeAtLocation(node, ['$value']);
  if (value) return [{ path, type, value: getNodeValue(value), line: text.slice(0, value.offset).split('\n').length }];
  return (node.children ?? []).flatMap(({ children: [key, child] = [] }) =>
    key && child && !String(key.value).startsWith('$') ? tokensOf(child, text, [...path, String(key.value)], type) : [],
  );
}

function valueAt(node: Node, path: readonly string[]): unknown {
  const found = findNodeAtLocation(node, [...path]);
  return found && getNodeValue(found);
}

/**
 * Resolves aliases: `{palette.teal.500}` or `{ "$ref": "#/palette/teal/500/$value" }`. Throws a Refusal for missing
 * targets and cycles.
 */
function followed({ value: first, path, line }: Token, tree: Node, file: string): unknown {
  let value = first;
  for (const seen = new Set([path.join('.')]); ; ) {
    const target = targetOf(value);
    if (!target) return value;
    const name = target.join('.');
    const next = valueAt(tree, target.at(-1) === '$value' ? target : [...target, '$value']);
    if (seen.has(name)) throw refusalAt(file, line, `{${name}} leads to itself`, 'Give it a value.');
    if (next === undefined)
      throw refusalAt(file, line, `{${name}} leads nowhere`, 'Name a token of this file, or write the value here.');
    seen.add(name);
    value = next;
  }
}

function targetOf(value: unknown): string[] | null {
  const [, alias] = typeof value === 'string' ? (/^\{(.+)\}$/.exec(value) ?? []) : [];
  if (alias) return alias.split('.');
  const { $ref } = (value ?? {}) as { $ref?: string };
  return $ref?.startsWith('#/') ? $ref.slice(2).split('/') : null;
}

function hexOfValue(value: unknown): string | null {
  if (typeof value === 'string') return hexOfText(value);
  const {
    colorSpace,
    components = [],
    alpha = 1,
  } = (value ?? {}) as {
    colorSpace?: string;
    components?: readonly (number | 'none')[];
    alpha?: number;
  };
  if (!colorSpace || alpha < 1) return null;
  const channels = components.map((channel, place) => {
    const isPercent = place > 0 && (colorSpace === 'hsl' || colorSpace === 'hwb');
    return isPercent && channel !== 'none' ? `${channel}%` : String(channel);
  });
  const isFunction = ['hsl', 'hwb', 'lab', 'lch', 'oklab', 'oklch'].includes(colorSpace);
  return hexOfText(isFunction ? `${colorSpace}(${channels.join(' ')})` : `color(${colorSpace} ${channels.join(' ')})`);
}

function dimension(value: unknown): string {
  if (typeof value === 'string') return value;
  const { value: number, unit } = (value ?? {}) as { value?: number; unit?: string };
  return `${number}${unit}`;
}
