'use client';

import { Button } from '../actions/Button.tsx';
import { type CommonFieldProps, Field, splitLook } from '../internal/Field.tsx';
import { PostedValue } from '../internal/PostedValue.tsx';
import { formatAmount, isSameAmount } from './amount.ts';
import { money, quick, quickAmount, symbolMark } from './NumberField.css.ts';
import type { NumberAttributes } from './NumberField.tsx';
import { type AmountOptions, useAmount } from './useAmount.ts';

export interface MoneyFieldProps extends CommonFieldProps, NumberAttributes, AmountOptions {
  /** The currency's sign, such as ₱. */
  symbol: string;
  /** Amounts at one press, as decimal strings. */
  quickAmounts?: readonly string[];
  /** The most there is, as a decimal string: a button in the field types it. */
  max?: string;
  words: {
    /** Names the quick amounts as a group. */
    quick: string;
    max: string;
  };
}

/** Decimals that are read: what is wrong with a sum that has too many is for the form to say. */
const finest = 12;

/** A sum of money, large enough to be read twice before it is sent. A form sends the plain decimal, under `name`. */
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
          <bdi className={symbolMark} aria-hidden>
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
            <bdi>{formatAmount(amount, locale)}</bdi>
          </button>
        ))}
      </div>
    );
  }
}
