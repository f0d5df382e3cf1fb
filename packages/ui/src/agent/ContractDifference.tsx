'use client';

import { ArrowRight, ChevronDown, ChevronUp, type IconNode, TrendingDown, TrendingUp, TriangleAlert } from 'lucide';
import { useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { roles } from '../data/tableRoles.ts';
import { icon } from '../internal/icon.tsx';
import { plain } from '../internal/plain.css.ts';
import type { ElementAttributes } from '../internal/types.ts';
import { visuallyHidden } from '../layout/VisuallyHidden.css.ts';
import * as css from './ContractDifference.css.ts';

export interface ComparedTerm {
  id: string;
  value?: string;
  before?: string;
  /** Effect on the reader. A term with a tone but no `before` is new. */
  tone?: 'positive' | 'warning';
}

export interface ComparedTier {
  id: string;
  label: string;
  terms: readonly ComparedTerm[];
  /** Meaning in words; `harder` and `less` warn, no kind means no change. */
  meaning: { kind?: 'more' | 'less' | 'harder'; title?: string; text: string };
}

export interface ContractDifferenceProps extends ElementAttributes<HTMLDivElement> {
  /** Accessible name of the table. */
  label: string;
  columns: readonly { id: string; label: string }[];
  tiers: readonly ComparedTier[];
  words: {
    before: string;
    after: string;
    meaning: string;
    all: string;
    fewer: string;
  };
}

const marks: Record<NonNullable<ComparedTier['meaning']['kind']>, IconNode> = {
  more: TrendingUp,
  less: TrendingDown,
  harder: TriangleAlert,
};

/**
 * Compares the old and new terms of a contract tier by tier, with their meaning; on a phone, first only the changed
 * ones.
 */
export function ContractDifference({ label, columns, tiers, words, ...attributes }: ContractDifferenceProps) {
  const [open, setOpen] = useState(false);
  return (
    <div {...attributes} className={css.card} data-open={open || undefined}>
      <table {...roles.table} className={css.table} aria-label={label}>
        <thead {...roles.group} className={css.heads}>
          <tr {...roles.row}>
            <th {...roles.columnHead} scope="col" className={css.headCell}>
              <del className={css.old}>{words.before}</del> <ins className={css.fresh}>{words.after}</ins>
            </th>
            {columns.map((column) => (
              <th key={column.id} {...roles.columnHead} scope="col" className={css.headCell} data-figures>
                {column.label}
              </th>
            ))}
            <th {...roles.columnHead} scope="col" className={css.headCell}>
              {words.meaning}
            </th>
          </tr>
        </thead>
        <tbody {...roles.group} className={css.tiers}>
          {tiers.map((tier) => (
            <tr key={tier.id} {...roles.row} className={css.tier}>
              <th {...roles.rowHead} scope="row" className={css.name}>
                {tier.label}
              </th>
              {columns.map((column, index) => (
                <td
                  key={column.id}
                  {...roles.cell}
                  className={css.term}
                  data-label={column.label}
                  data-same={isSame(tier.terms[index]) || undefined}
                >
                  {term(tier.terms[index])}
                </td>
              ))}
              <td {...roles.cell} className={css.meaning}>
                {tier.meaning.kind && (
                  <span className={css.mark} data-tone={tier.meaning.kind === 'more' ? 'positive' : 'warning'}>
                    <span className={css.markIcon}>{icon(marks[tier.meaning.kind], 16)}</span>
                    <strong className={plain}>{tier.meaning.title}</strong>
                  </span>
                )}{' '}
                <span className={css.sentence}>{tier.meaning.text}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {tiers.some(({ terms }) => terms.some(isSame)) && (
        <div className={css.foot}>
          <Button
            kind="ghost"
            size="sm"
            iconStart={open ? ChevronUp : ChevronDown}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {open ? words.fewer : words.all}
          </Button>
        </div>
      )}
    </div>
  );

  function term(shown: ComparedTerm | undefined) {
    if (!shown) return null;
    const { value, before, tone } = shown;
    return (
      <span className={css.values}>
        {before !== undefined && (
          <del className={css.old}>
            <span className={visuallyHidden}>{words.before} </span>
            <bdi translate="no">{before}</bdi>
          </del>
        )}
        {before !== undefined && value !== undefined && (
          <span className={css.arrow}>{icon(ArrowRight, 16, { flip: true })}</span>
        )}
        {value !== undefined &&
          (isSame(shown) ? (
            <bdi translate="no">{value}</bdi>
          ) : (
            <ins className={css.fresh} data-tone={tone}>
              <span className={visuallyHidden}>{words.after} </span>
              <bdi translate="no">{value}</bdi>
            </ins>
          ))}
      </span>
    );
  }
}

const isSame = (term: ComparedTerm | undefined) => term?.before === undefined && term?.tone === undefined;
