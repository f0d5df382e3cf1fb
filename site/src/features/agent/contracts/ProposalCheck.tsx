import type { ContractTerms } from '@baize/domain';
import { Alert, Stack } from '@baize/ui';
import { TextArea } from '@baize/ui/overlays';
import { apart } from '../../../core/language/isolate.ts';
import { useText } from '../../../core/language/useText.ts';
import { ReplayTable } from '../../contracts/ReplayTable.tsx';
import { ReviewTerms } from '../../contracts/ReviewTerms.tsx';
import { worstOf } from '../../contracts/replay.ts';
import type { TermsText } from '../../contracts/termsText.ts';
import type { Dates } from '../../contracts/useDates.ts';
import type { Proposal, ProposalBasis } from './useProposal.ts';

interface ProposalCheckProps {
  basis: ProposalBasis;
  form: Proposal['form'];
  terms: ContractTerms;
  words: TermsText;
  dates: Dates;
}

export function ProposalCheck({ basis, form, terms, words, dates }: ProposalCheckProps) {
  const text = useText();
  const { payee, current, periods, rules } = basis;
  const name = apart(payee.name);
  const before = current?.contract.terms ?? null;
  return (
    <Stack gap={4}>
      <ReviewTerms terms={terms} before={before} words={words} />
      <ReplayTable
        title={text('contracts.replay.other', { name })}
        side="payer"
        {...{ terms, before, periods, rules, words, dates }}
      />
      <Alert tone="warning" kind="panel">
        {text('contracts.worst', { name, amount: words.money(worstOf(terms, periods, rules)) })}
      </Alert>
      <TextArea
        {...form.field('note')}
        label={text('contracts.note', { name })}
        hint={text('contracts.note.hint', { most: 200 })}
      />
    </Stack>
  );
}
