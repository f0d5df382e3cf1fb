'use client';

import { Plus } from 'lucide';
import { type FocusEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../actions/Button.tsx';
import { roles } from '../data/tableRoles.ts';
import type { ElementAttributes } from '../internal/types.ts';
import { useOwnRef } from '../internal/useOwnRef.ts';
import * as css from './TierEditor.css.ts';
import { type EditedTier, type TierEditorColumn, TierEditorRow, type TierEditorRowWords } from './TierEditorRow.tsx';

export interface TierEditorProps extends ElementAttributes {
  /** Names the table; read aloud only. */
  label: string;
  /** Stands above the tiers, such as whom they are for. */
  header?: ReactNode;
  columns: readonly TierEditorColumn[];
  tiers: readonly EditedTier[];
  /** BCP 47: whose digits and separators are read and shown. */
  locale: string;
  /** As of `NumberField`: a decimal string, '' for nothing, null for what is no number. */
  onValueChange: (tierId: string, fieldId: string, value: string | null) => void;
  /** A field was left: the time to judge it. */
  onBlur?: (tierId: string, fieldId: string) => void;
  /** Without it, or with one tier alone, none can be removed. */
  onRemove?: (tierId: string) => void;
  /** `text` says what the new tier starts from, or why there can be no more: it is then `disabled`, and still reached by Tab. */
  add?: { label: string; text?: string; disabled?: boolean; onClick: () => void };
  /** How many there are, such as "2 of 8 tiers". */
  count: string;
  /** `tier` heads the names of the tiers. */
  words: TierEditorRowWords & { tier: string };
}

/** The tiers of a contract as fields, each with its bound. It decides nothing: bounds, errors and what is kept come from
 * outside. Given the focus, as by `form.elsewhere`, it passes it on to the first wrong field. */
export function TierEditor(props: TierEditorProps) {
  const {
    label,
    header,
    columns,
    tiers,
    locale,
    onValueChange,
    onBlur,
    onRemove,
    add,
    count,
    words,
    ref,
    ...attributes
  } = props;
  const own = useId();
  const id = props.id ?? own;
  const root = useOwnRef(ref);
  const adder = useRef<HTMLButtonElement>(null);
  const added = useRef(tiers.length);
  const fieldId = (tier: string, field: string) => `${id}-${tier}-${field}`;
  const focusField = (tier: string, field: string) => document.getElementById(fieldId(tier, field))?.focus();

  function focusFirstWrong() {
    const wrong = tiers.flatMap((tier) =>
      tier.fields.filter(({ error }) => error).map((field) => [tier.id, field.id]),
    )[0];
    if (wrong) focusField(wrong[0] ?? '', wrong[1] ?? '');
  }

  // A form puts the focus here before its errors are drawn.
  useEffect(() => {
    if (document.activeElement === root.current) focusFirstWrong();
  });

  useEffect(() => {
    const last = tiers.at(-1);
    if (tiers.length > added.current && last && document.activeElement === adder.current)
      document.getElementById(`${id}-${last.id}-${last.fields[0]?.id}`)?.focus();
    added.current = tiers.length;
  }, [tiers, id]);

  const onFocus = ({ target, currentTarget }: FocusEvent) => target === currentTarget && focusFirstWrong();

  return (
    <section
      aria-label={label}
      {...attributes}
      ref={root}
      id={id}
      className={css.editor}
      tabIndex={-1}
      onFocus={onFocus}
    >
      {header && <div className={css.header}>{header}</div>}
      <table {...roles.table} className={css.table} aria-label={label}>
        <thead {...roles.group} className={css.heads}>
          <tr {...roles.row}>
            {head('tier', words.tier)}
            {columns.map(({ id: key, label: text, digits, unit }) =>
              head(key, text, digits === 0 || unit ? 'short' : 'long'),
            )}
            {head('keep', words.keep, 'least')}
            <td {...roles.cell} className={css.headCell} />
          </tr>
        </thead>
        {tiers.map((tier) => (
          <TierEditorRow
            key={tier.id}
            tier={tier}
            columns={columns}
            locale={locale}
            fieldId={fieldId}
            onValueChange={onValueChange}
            onBlur={onBlur}
            onRemove={onRemove && tiers.length > 1 ? () => leave(() => onRemove(tier.id)) : undefined}
            onFixed={focusField}
            words={words}
          />
        ))}
      </table>
      <div className={css.foot}>
        {add && (
          <Button
            ref={adder}
            kind="ghost"
            size="sm"
            iconStart={Plus}
            aria-disabled={add.disabled || undefined}
            aria-describedby={add.text ? `${id}-add` : undefined}
            onClick={() => add.disabled || add.onClick()}
          >
            {add.label}
          </Button>
        )}
        {add?.text && (
          <span id={`${id}-add`} className={css.hint}>
            {add.text}
          </span>
        )}
        <span className={css.count}>{count}</span>
      </div>
    </section>
  );

  /** The pressed button is about to go: the focus waits on the one that adds a tier. */
  function leave(act: () => void) {
    adder.current?.focus({ preventScroll: true });
    act();
  }

  function head(key: string, text: string, figures?: 'least' | 'short' | 'long') {
    return (
      <th key={key} {...roles.columnHead} scope="col" className={css.headCell} data-figures={figures}>
        {text}
      </th>
    );
  }
}
