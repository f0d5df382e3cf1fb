import { parseAst } from 'rolldown/parseAst';
import type { Source } from './sources.ts';

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

/**
 * Lists text in JSX that comes and goes beside siblings without an element of its own, a sentence each. A browser's translator
 * replaces such text, and React then fails to remove it (FLT-129).
 */
export function looseTexts(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, code }) => {
    if (!path.endsWith('.tsx') || /\.(test|stories)\.tsx$|\/(testing|studio)\//.test(path)) return [];
    const program = parseAst(code, { lang: 'tsx', astType: 'ts' }, path) as unknown as Node;
    return findLoose(program).map(
      ({ start }) =>
        `${path}:${code.slice(0, start).split('\n').length}: text that comes and goes beside others needs an element of its own`,
    );
  });
}

function findLoose(node: Node): Node[] {
  const inside = Object.values(node).flatMap((child) =>
    (Array.isArray(child) ? child : [child]).flatMap((item) => (isNode(item) ? findLoose(item) : [])),
  );
  if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return inside;
  const children = (node.children as Node[]).filter(
    (child) => child.type !== 'JSXText' || String(child.value).trim() !== '',
  );
  const loose = children.filter((child) => {
    if (child.type !== 'JSXExpressionContainer') return false;
    const outcomes = outcomesOf(child.expression as Node);
    return outcomes.some(isText) && (outcomes.some(isElement) || (outcomes.some(isNothing) && children.length > 1));
  });
  return [...inside, ...loose];
}

/** Lists what an expression can become; null is nothing. */
function outcomesOf(node: Node): (Node | null)[] {
  if (node.type === 'ParenthesizedExpression') return outcomesOf(node.expression as Node);
  if (node.type === 'ConditionalExpression')
    return [...outcomesOf(node.consequent as Node), ...outcomesOf(node.alternate as Node)];
  if (node.type !== 'LogicalExpression') return [node];
  const right = outcomesOf(node.right as Node);
  return node.operator === '&&' ? [...right, null] : [...outcomesOf(node.left as Node), ...right];
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const isElement = (node: Node | null) => node?.type === 'JSXElement' || node?.type === 'JSXFragment';

const isNothing = (node: Node | null) => node === null || (node.type === 'Literal' && node.value === null);

/** Recognises literals, members of `words` and calls of the translating `text`. */
function isText(node: Node | null): boolean {
  if (!node) return false;
  if (node.type === 'TemplateLiteral') return true;
  if (node.type === 'Literal') return typeof node.value === 'string';
  const named = (node.type === 'CallExpression' ? node.callee : node.object) as { name?: string } | undefined;
  return node.type === 'CallExpression'
    ? named?.name === 'text'
    : node.type === 'MemberExpression' && named?.name === 'words';
}
