import {
  type ConditionProgress,
  type ContractKind,
  type ContractTerms,
  type ContractTier,
  compareAmounts,
  type FieldChange,
  isRate,
  kindRules,
  type TierCondition,
  type TierDifference,
  type TierField,
} from '@baize/domain';
import type { ComparedTier } from '@baize/ui/overlays';
import type { Translate } from '../../core/language/useText.ts';

interface Formats {
  text: Translate;
  list: (items: readonly string[]) => string;
  percent: (rate: string) => string;
  /** Amount with its currency. */
  money: (amount: string) => string;
  /** Amount without its currency. */
  figure: (amount: string) => string;
  count: (value: string) => string;
}

export type TermsText = Formats & ReturnType<typeof sentences>;

/** Words contract terms in whole sentences, so that each language orders them freely. */
export const termsText = (formats: Formats): TermsText => ({ ...formats, ...sentences(formats) });

const isSome = (value: string | undefined): value is string => value !== undefined && compareAmounts(value, '0') === 1;

function sentences({ text, list, percent, figure, count }: Formats) {
  const value = (field: TierField, amount: string): string =>
    isRate(field) ? percent(amount) : field === 'active-members' ? count(amount) : figure(amount);

  const field = (name: TierField): string => text(`agent.field.${name}`);

  const need = (condition: TierCondition, amount: string): string =>
    condition === 'active-members'
      ? text('contracts.need.active-members', { count: Number(amount) })
      : text(`contracts.need.${condition}`, { amount: figure(amount) });

  /** Returns the conditions of a tier as a sentence fragment; null for none. */
  const needs = (kind: ContractKind, tier: ContractTier): string | null => {
    const asked = kindRules[kind].conditions.flatMap((condition) => {
      const amount = tier[condition];
      return isSome(amount) ? [need(condition, amount)] : [];
    });
    return asked.length > 0 ? list(asked) : null;
  };

  const sentence = (kind: ContractKind, tier: ContractTier): string => {
    if (kind === 'realtime-salary') {
      const amount = figure(tier['single-bet'] ?? '0');
      const [win, loss] = [percent(tier['win-rate'] ?? '0'), percent(tier['loss-rate'] ?? '0')];
      return text('contracts.words.realtime-salary', { amount, win, loss });
    }
    const rate = percent(tier.rate ?? '0');
    const asked = needs(kind, tier);
    return asked === null
      ? text(`contracts.words.${kind}.always`, { rate })
      : text(`contracts.words.${kind}`, { needs: asked, rate });
  };

  const change = ({ field: name, before, after, by, effect }: FieldChange, tier: ContractTier): string => {
    const values = { before: value(name, before), after: value(name, after), by: value(name, by) };
    switch (name) {
      case 'rate': {
        const members = tier['active-members'];
        if (!isSome(members)) return text('contracts.change.rate', values);
        return text('contracts.change.rate.from', { ...values, needs: need('active-members', members) });
      }
      case 'valid-bets':
      case 'team-result':
        return text(`contracts.change.${name}.${effect === 'harder' ? 'harder' : 'easier'}`, values);
      default:
        return text(`contracts.change.${name}`, values);
    }
  };

  const meaning = (kind: ContractKind, difference: TierDifference): ComparedTier['meaning'] => {
    switch (difference.kind) {
      case 'same':
        return { text: text('contracts.meaning.same') };
      case 'added':
        return { kind: 'more', title: text('contracts.meaning.added'), text: sentence(kind, difference.after) };
      case 'removed':
        return { kind: 'less', title: text('contracts.meaning.removed'), text: text('contracts.meaning.removed.text') };
      case 'changed': {
        const { changes, after } = difference;
        const changed = changes.map((each) => change(each, after));
        const stays = after.rate !== undefined && changes.every((each) => each.field !== 'rate');
        const words = stays
          ? [...changed, text('contracts.change.rate.stays', { rate: percent(after.rate ?? '0') })]
          : changed;
        return { ...lookOf(changes, text), text: words.join(' ') };
      }
    }
  };

  const rates = (kind: ContractKind, tier: ContractTier): string =>
    list(kindRules[kind].rates.map((rate) => percent(tier[rate] ?? '0')));

  return {
    value,
    field,
    /** Column header; conditions are lower limits ("from …"). */
    column: (name: TierField): string =>
      isRate(name) ? field(name) : text('contracts.field.from', { field: field(name) }),
    needs,
    sentence,
    meaning,
    rates,
    /** Lowest conditions and highest rates allowed. */
    limits: (kind: ContractKind, tier: ContractTier): string =>
      text('contracts.limits.tier', {
        needs: needs(kind, tier) ?? text('contracts.need.nothing'),
        rate: rates(kind, tier),
      }),
    rateSpan: ({ kind, tiers }: ContractTerms): string => {
      const rate = kindRules[kind].rates[0] ?? 'rate';
      const [low, high] = [tiers[0]?.[rate] ?? '0', tiers.at(-1)?.[rate] ?? '0'];
      if (low === high) return percent(low);
      return text('contracts.rates', { low: percent(low), high: percent(high) });
    },
    missing: (conditions: readonly ConditionProgress[]): string =>
      list(
        conditions.flatMap(({ condition, missing }) => {
          if (!isSome(missing ?? undefined)) return [];
          const amount = missing ?? '0';
          return condition === 'active-members'
            ? [text('contracts.missing.active-members', { count: Number(amount) })]
            : [text(`contracts.missing.${condition}`, { amount: figure(amount) })];
        }),
      ),
  };
}

/** Names the worst effect first: lower pay, then harder conditions, then improvements. */
function lookOf(changes: readonly FieldChange[], text: Translate): Pick<ComparedTier['meaning'], 'kind' | 'title'> {
  const has = (effect: FieldChange['effect']) => changes.some((each) => each.effect === effect);
  if (has('pays-less')) return { kind: 'less', title: text('contracts.meaning.less') };
  if (has('harder')) {
    return {
      kind: 'harder',
      title: text(has('pays-more') ? 'contracts.meaning.moreHarder' : 'contracts.meaning.harder'),
    };
  }
  return { kind: 'more', title: text(has('pays-more') ? 'contracts.meaning.more' : 'contracts.meaning.easier') };
}
