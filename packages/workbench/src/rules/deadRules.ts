import type { RuleFacts } from '@baize/domain/jurisdictions';
import type { RuleProof } from '@baize/tooling/requirements/ruleProofs';

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
  /** Tests and stories that name a rule. */
  proofs: Readonly<Record<string, RuleProof>>;
}

/**
 * Lists rules that change nothing: no decision reads them, nothing asks that decision, or no test or no story names them
 * (JUR-03).
 */
export function deadRules({ facts, decisions, askers, proofs }: Looked): string[] {
  return Object.entries(facts).flatMap(([id, { decision, inGames }]) => {
    const body = decisions.map(({ code }) => bodyOf(code, decision)).join('');
    const reads = new RegExp(`\\[['"]${escaped(id)}['"]\\]|\\.${escaped(id)}\\b`).test(body);
    const asked = askers.some(({ code }) => new RegExp(`\\b${decision}\\b`).test(withoutImports(code)));
    const { tests = 0, stories = [] } = proofs[id] ?? {};
    return [
      ...(reads ? [] : [`${id}: ${decision} does not read it`]),
      ...(asked ? [] : [`${id}: nothing asks ${decision}`]),
      ...(tests > 0 ? [] : [`${id}: no test that begins with an id names it`]),
      // Games are pages of another origin, which no story plays.
      ...(stories.length > 0 || inGames ? [] : [`${id}: the name of no story begins with it`]),
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
