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
  label: string;
  /** Maximum number of decimals. */
  digits: number;
  /** Minimum number of decimals shown. */
  least?: number;
  unit?: string;
}

export interface EditedField {
  id: string;
  label: string;
  /** Same as in `NumberField`: a decimal string, '' when empty, null when not a number. */
  value: string | null;
  bound: string;
  /** Error of the value; `fix` enters a valid one and returns the focus to the field. */
  error?: { title: string; text?: string; fix?: { label: string; onClick: () => void } };
}

export interface EditedTier {
  id: string;
  label: string;
  fields: readonly EditedField[];
  /** Share left for the paying agent. */
  keep: { text: string; tone?: 'negative' };
}

export interface TierEditorRowWords {
  keep: string;
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
  onFixed: (tierId: string, fieldId: string) => void;
  words: TierEditorRowWords;
}

/** Renders one tier: its fields, with their errors below. */
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
      end={
        unit && (
          <bdi translate="no" className={unitMark}>
            {unit}
          </bdi>
        )
      }
    >
      {(controlProps) => <input {...controlProps} {...input} className={number} aria-label={field.label} />}
    </Field>
  );
}
