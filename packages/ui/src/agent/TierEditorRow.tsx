'use client';

import { CircleAlert, Trash2 } from 'lucide';
import { Button } from '../actions/Button.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { roles } from '../data/tableRoles.ts';
import { number, unitMark } from '../fields/NumberField.css.ts';
import { useAmount } from '../fields/useAmount.ts';
import { Field } from '../internal/Field.tsx';
import { icon } from '../internal/icon.tsx';
import { plain } from '../internal/plain.css.ts';
import * as css from './TierEditor.css.ts';

export interface TierEditorColumn {
  id: string;
  /** Heads the column; on a phone it is the label of the field. */
  label: string;
  /** How many decimals may be typed. */
  digits: number;
  /** How many are shown at least. */
  least?: number;
  /** Stands after the number, such as '%'. */
  unit?: string;
}

export interface EditedField {
  /** Of the column it stands in. */
  id: string;
  /** Names the field with its tier, such as "Tier 2, rate". */
  label: string;
  /** As of `NumberField`: a decimal string, '' for nothing, null for what is no number. */
  value: string | null;
  /** What is allowed, such as "10% or less". */
  bound: string;
  /** Why the value does not do; `fix` puts in one that does, and the focus goes back to the field. */
  error?: { title: string; text?: string; fix?: { label: string; onClick: () => void } };
}

export interface EditedTier {
  id: string;
  label: string;
  /** One for each column, in the same order. */
  fields: readonly EditedField[];
  /** What is left for the person who pays. */
  keep: { text: string; tone?: 'negative' };
}

export interface TierEditorRowWords {
  /** Heads what the person keeps of each tier. */
  keep: string;
  /** Names the button that removes a tier. */
  remove: (tierLabel: string) => string;
}

interface TierEditorRowProps {
  tier: EditedTier;
  columns: readonly TierEditorColumn[];
  locale: string;
  fieldId: (tierId: string, fieldId: string) => string;
  onValueChange: (tierId: string, fieldId: string, value: string | null) => void;
  onBlur?: (tierId: string, fieldId: string) => void;
  onRemove?: () => void;
  /** The error of a field was mended by its button. */
  onFixed: (tierId: string, fieldId: string) => void;
  words: TierEditorRowWords;
}

/** One tier: its fields, and below them what is wrong with them. */
export function TierEditorRow(props: TierEditorRowProps) {
  const { tier, columns, locale, fieldId, onValueChange, onBlur, onRemove, onFixed, words } = props;
  const wrong = tier.fields.filter(({ error }) => error);
  return (
    <tbody {...roles.group} className={css.tier}>
      <tr {...roles.row} className={css.row}>
        <th {...roles.rowHead} scope="row" className={css.name}>
          {tier.label}
        </th>
        {columns.map((column, index) => {
          const field = tier.fields[index];
          return (
            <td key={column.id} {...roles.cell} className={css.cell}>
              {field && (
                <TierField
                  id={fieldId(tier.id, field.id)}
                  column={column}
                  field={field}
                  locale={locale}
                  onValueChange={(value) => onValueChange(tier.id, field.id, value)}
                  onBlur={() => onBlur?.(tier.id, field.id)}
                />
              )}
            </td>
          );
        })}
        <td {...roles.cell} className={css.keep} data-tone={tier.keep.tone} data-label={words.keep}>
          <bdi>{tier.keep.text}</bdi>
        </td>
        <td {...roles.cell} className={css.remove}>
          {onRemove && <IconButton label={words.remove(tier.label)} icon={Trash2} size="sm" onClick={onRemove} />}
        </td>
      </tr>
      <tr {...roles.row} className={css.errorRow} data-empty={wrong.length === 0 || undefined}>
        <td {...roles.cell} className={css.errorCell} colSpan={columns.length + 3}>
          <div role="alert" className={css.errors}>
            {wrong.map(({ id, error }) => (
              <div key={id} className={css.error}>
                {icon(CircleAlert, 18)}
                <p className={css.errorText}>
                  <strong className={plain}>{error?.title}</strong> {error?.text}
                </p>
                {error?.fix && (
                  <Button size="sm" onClick={() => fix(id, error.fix)}>
                    {error.fix.label}
                  </Button>
                )}
              </div>
            ))}
          </div>
        </td>
      </tr>
    </tbody>
  );

  function fix(id: string, act: NonNullable<EditedField['error']>['fix']) {
    act?.onClick();
    onFixed(tier.id, id);
  }
}

interface TierFieldProps {
  id: string;
  column: TierEditorColumn;
  field: EditedField;
  locale: string;
  onValueChange: (value: string | null) => void;
  onBlur: () => void;
}

function TierField({ id, column, field, locale, onValueChange, onBlur }: TierFieldProps) {
  const { digits, least, unit } = column;
  const { value, bound, error } = field;
  const { input } = useAmount({ locale, digits, value, onValueChange }, { onBlur }, { least });
  return (
    <Field
      cell
      id={id}
      label={column.label}
      hint={error ? undefined : bound}
      error={error && bound}
      end={unit && <bdi className={unitMark}>{unit}</bdi>}
    >
      {(controlProps) => <input {...controlProps} {...input} className={number} aria-label={field.label} />}
    </Field>
  );
}
