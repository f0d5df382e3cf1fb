'use client';

import { Button } from '../actions/Button.tsx';
import { type CommonFieldProps, Field, splitLook } from '../internal/Field.tsx';
import { PostedValue } from '../internal/PostedValue.tsx';
import { formatAmount, isSameAmount } from './amount.ts';
import { money, quick, quickAmount, symbolMark } from './NumberField.css.ts';
import type { NumberAttributes } from './numberAttributes.ts';
import { type AmountOptions, useAmount } from './useAmount.ts';

export interface MoneyFieldProps extends CommonFieldProps, NumberAttributes, AmountOptions {
  /** Currency sign, such as ₱. */
  symbol: string;
  /** Preset amounts, as decimal strings. */
  quickAmounts?: readonly string[];
  /** Maximum as a decimal string, entered by a button in the field. */
  max?: string;
  words: {
    quick: string;
    max: string;
  };
}

/** Decimals parsed, more than allowed, so that the form can report too many. */
const finest = 12;

/** Asks for an amount of money, in large type. A form sends the plain decimal under `name`. */
export function MoneyField(props: MoneyFieldProps) {
  const { locale, digits, value: given, defaultValue, onValueChange, ...others } = props;
  const { symbol, quickAmounts = [], max, words, ...rest } = others;
  const { look, attributes: all } = splitLook(rest);
  const { name, ...attributes } = all;
  const kept = { locale, digits, value: given, defaultValue, onValueChange };
  const { input, value, change, onReset } = useAmount(kept, attributes, { least: digits, finest, symbol });
  const most = max !== undefined && (
    <Button size="sm" kind="ghost" disabled={look.disabled} onClick={() => change(max)}>
      {words.max}
    </Button>
  );
  return (
    <Field {...look} end={most} below={quickAmounts.length > 0 && amounts()}>
      {(controlProps) => (
        <>
          <bdi translate="no" className={symbolMark} aria-hidden>
            {symbol}
          </bdi>
          <input {...attributes} {...controlProps} {...input} className={money} />
          <PostedValue {...{ name, value: value ?? '', form: attributes.form, disabled: look.disabled, onReset }} />
        </>
      )}
    </Field>
  );

  function amounts() {
    return (
      // biome-ignore lint/a11y/useSemanticElements: the amounts belong to the field, they are no set of fields
      <div className={quick} role="group" aria-label={words.quick}>
        {quickAmounts.map((amount) => (
          <button
            key={amount}
            type="button"
            className={quickAmount}
            aria-pressed={isSameAmount(value, amount)}
            disabled={look.disabled}
            onClick={() => change(amount)}
          >
            <bdi translate="no">{formatAmount(amount, locale)}</bdi>
          </button>
        ))}
      </div>
    );
  }
}
