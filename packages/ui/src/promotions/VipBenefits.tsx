'use client';

import { Check, Minus } from 'lucide';
import { useId } from 'react';
import { icon } from '../internal/icon.tsx';
import type { ElementAttributes } from '../internal/types.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import * as css from './VipBenefits.css.ts';

export interface VipBenefit {
  id: string;
  label: string;
  /** Benefit by tier id: in words, or whether it is included. */
  values: Readonly<Record<string, string | boolean>>;
}

export interface VipBenefitsProps extends ElementAttributes {
  /** Accessible name of the table. */
  caption: string;
  /** Tiers, lowest first. */
  tiers: readonly { id: string; name: string }[];
  current?: string;
  benefits: readonly VipBenefit[];
  words: { benefit: string; included: string; notIncluded: string; current: string };
}

/** Compares the benefits of tiers. For paged records use `RecordTable`. */
export function VipBenefits({ caption, tiers, current, benefits, words, ...attributes }: VipBenefitsProps) {
  const captionId = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section aria-labelledby={captionId} {...attributes} className={css.region} tabIndex={0}>
      <table className={css.table}>
        <caption>
          <VisuallyHidden id={captionId}>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th className={css.head} scope="col">
              {words.benefit}
            </th>
            {tiers.map(({ id, name }) => (
              <th key={id} className={css.head} scope="col" data-current={id === current || undefined}>
                {name}
                {id === current && <VisuallyHidden>{words.current}</VisuallyHidden>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {benefits.map(({ id, label, values }) => (
            <tr key={id}>
              <th className={css.name} scope="row">
                {label}
              </th>
              {tiers.map((tier) => (
                <td key={tier.id} className={css.value} data-current={tier.id === current || undefined}>
                  {shown(values[tier.id] ?? false, words)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function shown(value: string | boolean, words: VipBenefitsProps['words']) {
  if (typeof value === 'string') return <bdi>{value}</bdi>;
  return (
    <span className={css.mark} data-yes={value || undefined}>
      {icon(value ? Check : Minus, 16)}
      <VisuallyHidden>{value ? words.included : words.notIncluded}</VisuallyHidden>
    </span>
  );
}
