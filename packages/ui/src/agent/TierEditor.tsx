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
  /** Accessible name of the table. */
  label: string;
  /** Content above the tiers, such as the recipients. */
  header?: ReactNode;
  columns: readonly TierEditorColumn[];
  tiers: readonly EditedTier[];
  /** BCP 47 tag for parsing and formatting numbers. */
  locale: string;
  /** Same value as in `NumberField`: a decimal string, '' when empty, null when not a number. */
  onValueChange: (tierId: string, fieldId: string, value: string | null) => void;
  /** Blur of a field: the time to validate it. */
  onBlur?: (tierId: string, fieldId: string) => void;
  /** Absent, or with a single tier, no tier can be removed. */
  onRemove?: (tierId: string) => void;
  /** Add button; `text` explains its starting values or the limit. When `disabled` it is still reached by Tab. */
  add?: { label: string; text?: string; disabled?: boolean; onClick: () => void };
  /** Number of tiers, such as "2 of 8 tiers". */
  count: string;
  /** `tier` heads the column of tier names. */
  words: TierEditorRowWords & { tier: string };
}

/**
 * Edits the tiers of a contract, each field with its bound. Bounds, errors and kept amounts come from the caller. When
 * focused, as by `form.elsewhere`, it moves the focus to the first invalid field.
 */
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

  // A form focuses this element before its errors are rendered.
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

  /** Moves the focus to the add button, because the pressed button is about to disappear. */
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
