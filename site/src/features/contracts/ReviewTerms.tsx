import { type ContractTerms, contractDifference, type TierDifference, tierFields } from '@baize/domain';
import { Panel, Stack, Text } from '@baize/ui';
import { type ComparedTerm, type ComparedTier, ContractDifference, TierWords } from '@baize/ui/overlays';
import { useText } from '../../core/language/useText.ts';
import type { TermsText } from './termsText.ts';

interface ReviewTermsProps {
  terms: ContractTerms;
  /** Terms being replaced; null for a first contract. */
  before: ContractTerms | null;
  words: TermsText;
  /** Text of a tier in money instead of per cent. */
  sentenceOf?: (tier: number) => string | null;
}

export function ReviewTerms({ terms, before, words, sentenceOf }: ReviewTermsProps) {
  const text = useText();
  const label = (tier: number) => text('contracts.tier', { tier: tier + 1 });
  if (before === null) {
    return (
      <Panel kind="ruled" title={text('contracts.terms')}>
        <TierWords
          tiers={terms.tiers.map((tier, place) => ({
            id: String(place),
            label: label(place),
            text: sentenceOf?.(place) ?? words.sentence(terms.kind, tier),
          }))}
        />
      </Panel>
    );
  }
  const { kind } = terms;
  const fields = tierFields(kind);
  const difference = contractDifference(before, terms);
  const tierOf = (each: TierDifference): ComparedTier => {
    const meaning = words.meaning(kind, each);
    const own = each.kind === 'removed' ? null : sentenceOf?.(each.tier);
    return {
      id: String(each.tier),
      label: label(each.tier),
      terms: fields.map((field) => termOf(each, field, words)),
      meaning: own ? { ...meaning, text: own } : meaning,
    };
  };
  const { cycle } = difference;
  return (
    <Stack gap={2}>
      <ContractDifference
        label={text('contracts.compare')}
        columns={fields.map((id) => ({ id, label: words.column(id) }))}
        tiers={difference.tiers.map(tierOf)}
        words={{
          before: text('contracts.compare.now'),
          after: text('contracts.compare.new'),
          meaning: text('contracts.compare.meaning'),
          all: text('contracts.compare.all', { count: fields.length * difference.tiers.length }),
          fewer: text('contracts.compare.fewer'),
        }}
      />
      {cycle && (
        <Text>
          {text('contracts.change.cycle', {
            before: text(`agent.cycle.${cycle.before}`),
            after: text(`agent.cycle.${cycle.after}`),
          })}
        </Text>
      )}
    </Stack>
  );
}

function termOf(
  difference: TierDifference,
  field: ReturnType<typeof tierFields>[number],
  words: TermsText,
): ComparedTerm {
  const shown = (value: string | undefined) => words.value(field, value ?? '0');
  switch (difference.kind) {
    case 'same':
      return { id: field, value: shown(difference.values[field]) };
    case 'added':
      return { id: field, value: shown(difference.after[field]), tone: 'positive' };
    case 'removed':
      return { id: field, before: shown(difference.before[field]) };
    case 'changed': {
      const value = shown(difference.after[field]);
      const change = difference.changes.find((each) => each.field === field);
      if (!change) return { id: field, value };
      const better = change.effect === 'pays-more' || change.effect === 'easier';
      return { id: field, value, before: shown(change.before), tone: better ? 'positive' : 'warning' };
    }
  }
}
