import { type ContractKind, fitTerms, kindRules, mostReason, textLength } from '@baize/domain';
import { type NamedContract, type proposalBasis, proposeContract, type ValueOf } from '@baize/gateway';
import { apart } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { useServices, useSession } from '../../../core/services/services.ts';
import { useAction } from '../../../data/useAction.ts';
import { useFormDraft } from '../../../shared/forms/useFormDraft.ts';
import { useSubmitForm } from '../../../shared/forms/useSubmitForm.ts';
import type { TermsText } from '../../contracts/termsText.ts';
import { type ContractDetail, staleContracts } from '../../contracts/useContracts.ts';
import type { Dates } from '../../contracts/useDates.ts';
import type { NamedBounds } from './problemText.ts';
import { dropDraft, keepDraft, type ProposalDraft, readDraft } from './proposalDraft.ts';
import { nextTier, problemsOf, termsOf, tiersOf } from './termsEditing.ts';
import type { ContractsView } from './useContractsView.ts';
import { useTermsEditor } from './useTermsEditor.ts';

export type ProposalBasis = ValueOf<typeof proposalBasis>;

interface ProposalOptions {
  kind: ContractKind;
  basis: ProposalBasis;
  /** Request that the terms must fit; null for the current limits. */
  fits: ContractDetail | null;
  view: ContractsView;
  words: TermsText;
  dates: Dates;
}

/** Holds a proposal across all steps until it is sent. */
export function useProposal({ kind, basis, fits, view, words, dates }: ProposalOptions) {
  const text = useText();
  const { toasts } = useServices();
  const { account } = useSession();
  const { payee, rules } = basis;
  const place = { account, payee: payee.account, kind };
  const bounds = fits ? boundsOf(fits) : basis.bounds;
  const draft = useFormDraft<ProposalDraft>(
    `proposal ${kind} ${payee.account}`,
    firstDraft(place, basis, bounds, fits),
  );
  const { send } = useAction(proposeContract, staleContracts);
  const wrongOf = (cycle: ProposalDraft['cycle'], tiers: ProposalDraft['tiers']) =>
    problemsOf(termsOf({ kind, cycle }, tiers), bounds, rules.digits).length;
  const form = useSubmitForm<ProposalDraft, ProposalDraft, never, NamedContract>({
    defaultValues: { ...draft[0] },
    draft,
    validate: ({ cycle, tiers, note }) => ({
      tiers: wrongOf(cycle, tiers) > 0 ? text('contracts.correct', { count: wrongOf(cycle, tiers) }) : undefined,
      note: textLength(note) > mostReason ? text('agent.reason.long', { most: mostReason }) : undefined,
    }),
    onSubmit: ({ cycle, tiers, note }) => {
      const terms = termsOf({ kind, cycle }, tiers);
      return send({ account: payee.account, ...terms, tiers: [...terms.tiers], note: note.trim() });
    },
    toast: ({ contract }) =>
      text('contracts.sent', {
        name: apart(payee.name),
        time: contract.state.kind === 'requested' ? dates.moment(contract.state.expiresAt) : '',
      }),
    onSuccess: () => {
      dropDraft(place);
      view.go({}, { replace: true });
    },
  });
  const { cycle, tiers } = form.values;
  const editing = useTermsEditor({
    of: { kind, cycle },
    tiers,
    onTiers: (next) => form.setValues({ tiers: next }),
    bounds,
    digits: rules.digits,
    words,
  });
  const keep = () => {
    keepDraft(place, form.values);
    toasts.show({ tone: 'positive', text: text('contracts.draft.kept') });
    view.go({}, { replace: true });
  };
  return { form, editing, bounds, keep };
}

export type Proposal = ReturnType<typeof useProposal>;

/** Returns what the payer's own contract will allow once the request is accepted. */
function boundsOf({ contract: named, rules }: ContractDetail): NamedBounds {
  const { id, version, terms } = named.contract;
  return {
    source: { kind: 'contract', id, version },
    tiers: terms.tiers,
    digits: rules.digits,
    sourceName: named.payerName,
  };
}

/** Returns the initial terms: those that fit the request, a draft, those in force, or the minimum of the limits. */
function firstDraft(
  place: Parameters<typeof readDraft>[0],
  { current }: ProposalBasis,
  bounds: NamedBounds | null,
  fits: ContractDetail | null,
): ProposalDraft {
  const { kind } = place;
  if (fits && bounds && current) {
    const { cycle, tiers } = fitTerms(current.contract.terms, bounds);
    return { cycle, tiers: tiersOf(tiers), note: '' };
  }
  const kept = readDraft(place);
  if (kept) return kept;
  if (current) return { cycle: current.contract.terms.cycle, tiers: tiersOf(current.contract.terms.tiers), note: '' };
  return {
    cycle: kindRules[kind].cycles.at(-2) ?? kindRules[kind].cycles[0] ?? 'daily',
    tiers: [nextTier(kind, [], bounds)],
    note: '',
  };
}
