'use client';

import { CalendarDays } from 'lucide';
import { type ComponentPropsWithRef, useMemo, useRef, useState } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { type CommonFieldProps, Field, type OwnAttribute, splitLook } from '../internal/Field.tsx';
import { PostedValue } from '../internal/PostedValue.tsx';
import { type FieldValue, useFieldValue } from '../internal/useFieldValue.ts';
import * as css from './DateRange.css.ts';
import { DateRangePanel, type DateRangePanelWords } from './DateRangePanel.tsx';
import { isSameSpan, presetOf, problemOf, readSpan, type SpanLimits, type SpanProblem, spanText } from './dateSpans.ts';
import type { DateSpan } from './dates.ts';

type Taken = OwnAttribute | 'dir' | 'value' | 'defaultValue' | 'name' | 'onChange' | 'min' | 'max';

export interface DateRangeProps
  extends CommonFieldProps,
    SpanLimits,
    FieldValue<DateSpan | null>,
    Omit<ComponentPropsWithRef<'input'>, Taken> {
  /** Form names of the first and last day, sent as `YYYY-MM-DD` or ''. */
  fromName?: string;
  toName?: string;
  /** The user's current day, as `YYYY-MM-DD`. */
  today: string;
  /** BCP 47 tag for names and the first day of the week; the calendar is always Gregorian. */
  locale: string;
  /** Lower box with its label inside, for bars. */
  compact?: boolean;
  words: DateRangeWords;
}

export interface DateRangeWords extends DateRangePanelWords {
  open: string;
  problems: Record<SpanProblem, string>;
}

/**
 * Offers a range of days: presets, a calendar, or typed as `YYYY-MM-DD – YYYY-MM-DD`. The value is null if none is
 * chosen, or once the text is empty or invalid.
 */
export function DateRange(props: DateRangeProps) {
  const { value: given, defaultValue, onValueChange: onChange, fromName, toName, ...others } = props;
  const { today, locale, compact, min, max, maxDays, words, ...rest } = others;
  const { look, attributes } = splitLook(rest);
  const { value, change, onReset } = useFieldValue({ value: given, defaultValue, onValueChange: onChange }, null);
  const limits = useMemo(() => ({ min, max, maxDays }), [min, max, maxDays]);
  const typed = useTypedSpan({ value, onValueChange: change, ...limits });
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const preset = value && presetOf(value, today);
  const posted = { form: attributes.form, disabled: look.disabled };
  const end = (
    <IconButton
      ref={button}
      size="sm"
      icon={CalendarDays}
      label={words.open}
      disabled={look.disabled}
      aria-haspopup="dialog"
      aria-expanded={open}
      // Blur closes the panel, and the click would reopen it.
      onMouseDown={(event) => open && event.preventDefault()}
      onClick={() => setOpen(!open)}
    />
  );
  return (
    <Field
      {...look}
      compact={compact}
      error={look.error ?? (typed.problem ? words.problems[typed.problem] : undefined)}
      end={end}
    >
      {(controlProps) => (
        <>
          <input
            autoComplete="off"
            spellCheck={false}
            {...attributes}
            {...controlProps}
            type="text"
            dir="ltr"
            className={css.dates}
            value={typed.text}
            onChange={({ target }) => typed.onType(target.value)}
            onBlur={(event) => {
              attributes.onBlur?.(event);
              typed.onLeave();
            }}
            onKeyDown={(event) => {
              attributes.onKeyDown?.(event);
              if (event.key === 'Enter') typed.onLeave();
            }}
          />
          <PostedValue {...{ ...posted, name: fromName, value: value?.from ?? '', onReset }} />
          <PostedValue {...{ ...posted, name: toName, value: value?.to ?? '' }} />
          {preset && preset !== 'custom' && (
            <span className={css.preset}>
              <span>{words.presets[preset]}</span>
            </span>
          )}
          {open && (
            <DateRangePanel
              label={look.label}
              value={value}
              today={today}
              locale={locale}
              limits={limits}
              words={words}
              onValueChange={change}
              onClose={() => setOpen(false)}
              onDone={() => {
                setOpen(false);
                button.current?.focus();
              }}
            />
          )}
        </>
      )}
    </Field>
  );
}

interface TypedSpanOptions extends SpanLimits {
  value: DateSpan | null;
  /** Called with null once the text is empty or invalid; invalid text stays for correction. */
  onValueChange: (span: DateSpan | null) => void;
}

/** Holds the typed text: kept as long as it means the value, validated on blur. */
function useTypedSpan({ value, onValueChange, ...limits }: TypedSpanOptions) {
  const [typed, setTyped] = useState<string | null>(null);
  const [judged, setJudged] = useState(true);
  const read = typed === null ? null : readSpan(typed, limits);
  const kept = read !== null && isSameSpan(read.span, value);
  return {
    text: kept ? (typed ?? '') : spanText(value),
    problem: kept ? (judged ? read.problem : null) : value && problemOf(value, limits),
    onType(text: string) {
      setTyped(text);
      setJudged(false);
      onValueChange(readSpan(text, limits).span);
    },
    onLeave() {
      setJudged(true);
      if (!read?.problem) setTyped(null);
    },
  };
}
