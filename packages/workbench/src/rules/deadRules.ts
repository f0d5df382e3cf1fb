import type { RuleFacts } from '@baize/domain/jurisdictions';

export interface RuleFile {
  path: string;
  code: string;
}

interface Looked {
  facts: Readonly<Record<string, RuleFacts>>;
  /** Files of `rules/decide`. */
  decisions: readonly RuleFile[];
  /** Files of the product that may ask a decision. */
  askers: readonly RuleFile[];
  /** Titles of tests and names of stories that prove a requirement. */
  titles: readonly string[];
}

/** Lists rules that change nothing: no decision reads them, nothing asks that decision, or no test names them (JUR-03). */
export function deadRules({ facts, decisions, askers, titles }: Looked): string[] {
  return Object.entries(facts).flatMap(([id, { decision }]) => {
    const body = decisions.map(({ code }) => bodyOf(code, decision)).join('');
    const reads = new RegExp(`\\[['"]${escaped(id)}['"]\\]|\\.${escaped(id)}\\b`).test(body);
    const asked = askers.some(({ code }) => new RegExp(`\\b${decision}\\b`).test(withoutImports(code)));
    const named = titles.some((title) => new RegExp(`(^|[\\s,])${escaped(id)}(?![\\w.])`).test(title));
    return [
      ...(reads ? [] : [`${id}: ${decision} does not read it`]),
      ...(asked ? [] : [`${id}: nothing asks ${decision}`]),
      ...(named ? [] : [`${id}: no test that begins with an id names it`]),
    ];
  });
}

/** Returns the text of an exported function, up to the next export. */
function bodyOf(code: string, name: string): string {
  const [, body = ''] = code.split(new RegExp(`^export (?:const|function) ${name}\\b`, 'm'));
  return body.split(/^export /m)[0] ?? '';
}

const withoutImports = (code: string): string => code.replaceAll(/^import [\s\S]*?;$/gm, '');

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
