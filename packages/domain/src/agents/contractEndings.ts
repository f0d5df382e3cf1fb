import type { Contract, ContractBook } from './contracts.ts';
import { type ContractKind, type ContractTerms, checkTerms, type TermsProblem } from './contractTerms.ts';

/** A contract that ends because one above it changes or ends; no problems where the one above ends altogether. */
export interface ContractEnding {
  contract: Contract;
  problems: readonly TermsProblem[];
}

/** What happens to a contract that others rest on: other terms, or null where it ends, and the moment that its old ones end. */
export interface ChangeAbove {
  kind: ContractKind;
  terms: ContractTerms | null;
  endsAt: number;
}

/** What ends further down when a contract changes or ends, to be listed before it is confirmed. */
export function contractEndings(
  book: ContractBook,
  above: Pick<Contract, 'id' | 'payee' | 'version'>,
  { kind, terms, endsAt }: ChangeAbove,
  digits: number,
): readonly ContractEnding[] {
  const outlasts = ({ state }: Contract) =>
    state.kind === 'active' || (state.kind === 'terminating' && state.endsAt > endsAt);
  const given = book.filter((each) => each.payer === above.payee && each.terms.kind === kind && outlasts(each));
  const source = { kind: 'contract', id: above.id, version: above.version } as const;
  return given.flatMap((each) => {
    const problems = terms === null ? [] : checkTerms(each.terms, { source, tiers: terms.tiers, digits });
    if (terms !== null && problems.length === 0) return [];
    return [{ contract: each, problems }, ...contractEndings(book, each, { kind, terms: null, endsAt }, digits)];
  });
}
