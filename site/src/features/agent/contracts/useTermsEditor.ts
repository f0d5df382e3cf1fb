import {
  type ContractTerms,
  compareAmounts,
  fieldBound,
  isRate,
  kindRules,
  mostTiers,
  subtractAmounts,
  type TierField,
  tierFields,
} from '@baize/domain';
import type { EditedField, EditedTier, TierEditorProps } from '@baize/ui/overlays';
import { useState } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { useLanguageTag } from '../../../core/services/useLanguageTag.ts';
import type { TermsText } from '../../contracts/termsText.ts';
import { type NamedBounds, problemText } from './problemText.ts';
import { type EditedValues, nextTier, problemsOf, termsOf } from './termsEditing.ts';

interface EditedTerms {
  of: Pick<ContractTerms, 'kind' | 'cycle'>;
  tiers: readonly EditedValues[];
  onTiers: (tiers: readonly EditedValues[]) => void;
  /** Limits of the values; null for none. */
  bounds: NamedBounds | null;
  digits: number;
  words: TermsText;
}

/** Edits the tiers of a contract. A field is validated on blur, never while typing; submitting validates all. */
export function useTermsEditor({ of, tiers, onTiers, bounds, digits, words }: EditedTerms) {
  const text = useText();
  const locale = useLanguageTag();
  const [judged, setJudged] = useState<ReadonlySet<string>>(() => new Set());
  const [judgesAll, setJudgesAll] = useState(false);
  const terms = termsOf(of, tiers);
  const problems = problemsOf(terms, bounds, digits);
  const { kind } = of;
  const fields = tierFields(kind);
  const keyOf = (tierId: string, field: string) => `${tierId} ${field}`;

  function change(tierId: string, field: string, value: string | null) {
    onTiers(tiers.map((tier) => (tier.id === tierId ? { ...tier, values: { ...tier.values, [field]: value } } : tier)));
  }
  function type(tierId: string, field: string, value: string | null) {
    setJudgesAll(false);
    setJudged((before) => new Set([...before].filter((key) => key !== keyOf(tierId, field))));
    change(tierId, field, value);
  }

  const said = problems.filter(({ tier, field }) => judgesAll || judged.has(keyOf(tiers[tier]?.id ?? '', field)));

  function fieldOf(tier: EditedValues, place: number, field: TierField): EditedField {
    const limit = bounds && fieldBound(bounds, place, field)?.limit;
    const problem = said.find((each) => each.tier === place && each.field === field);
    const value = tier.values[field] ?? (tier.values[field] === null ? null : '');
    return {
      id: field,
      label: text('contracts.editor.field', { tier: place + 1, field: words.column(field) }),
      value,
      bound: limit
        ? text(isRate(field) ? 'contracts.bound.most' : 'contracts.bound.least', { value: words.value(field, limit) })
        : '',
      error:
        problem &&
        problemText(problem, {
          ...{ text, words, bounds, value: value ?? '' },
          use: (accepted) => change(tier.id, field, accepted),
        }),
    };
  }

  /** Returns what remains of the payer's own rate at this level. */
  function keepOf({ values }: EditedValues, place: number): EditedTier['keep'] {
    const left = kindRules[kind].rates.map((rate) => {
      const limit = bounds && fieldBound(bounds, place, rate)?.limit;
      return limit ? subtractAmounts(limit, values[rate] || null) : null;
    });
    const known = left.filter((each) => each !== null);
    if (known.length < left.length) return { text: '–' };
    const below = known.some((each) => compareAmounts(each, '0') === -1);
    return { text: words.list(known.map(words.percent)), tone: below ? 'negative' : undefined };
  }

  const place = tiers.length;
  const full = place >= mostTiers;
  const starts = bounds && words.needs(kind, bounds.tiers[Math.min(place, bounds.tiers.length - 1)] ?? {});
  const editor: Omit<TierEditorProps, 'ref' | 'header'> = {
    label: text('contracts.terms'),
    columns: fields.map((id) => ({
      id,
      label: words.column(id),
      digits: isRate(id) ? 4 : id === 'active-members' ? 0 : digits,
      least: isRate(id) || id === 'active-members' ? undefined : digits,
      unit: isRate(id) ? '%' : undefined,
    })),
    tiers: tiers.map((tier, index) => ({
      id: tier.id,
      label: text('contracts.tier', { tier: index + 1 }),
      fields: fields.map((field) => fieldOf(tier, index, field)),
      keep: keepOf(tier, index),
    })),
    locale,
    onValueChange: type,
    onBlur: (tierId, field) => setJudged((before) => new Set(before).add(keyOf(tierId, field))),
    onRemove: (tierId) => onTiers(tiers.filter(({ id }) => id !== tierId)),
    add: {
      label: text('contracts.editor.add', { tier: place + 1 }),
      text: full
        ? text('contracts.editor.full', { most: mostTiers })
        : starts
          ? text('contracts.editor.starts', { needs: starts })
          : undefined,
      disabled: full,
      onClick: () => onTiers([...tiers, nextTier(kind, tiers, bounds)]),
    },
    count: text('contracts.editor.count', { count: place, most: mostTiers }),
    words: {
      tier: text('contracts.editor.tier'),
      keep: text('contracts.editor.keep'),
      remove: (tier) => text('contracts.editor.remove', { tier }),
    },
  };
  return {
    editor,
    terms,
    /** Number of invalid values, whether shown yet or not. */
    wrong: problems.length,
    /** Number of errors shown so far. */
    said: said.length,
    isWrong: (tier: number) => problems.some((problem) => problem.tier === tier),
    judge: () => setJudgesAll(true),
  };
}

export type TermsEditing = ReturnType<typeof useTermsEditor>;
