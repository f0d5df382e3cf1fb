import { useState } from 'react';
import { isSameSpan, problemOf, readSpan, type SpanLimits, spanText } from './dateSpans.ts';
import type { DateSpan } from './dates.ts';

export interface TypedSpanOptions extends SpanLimits {
  /** null where no days are chosen. */
  value: DateSpan | null;
  /** Called with null once the text is empty or means no days that may be chosen; such text stays to be mended. */
  onValueChange: (span: DateSpan | null) => void;
}

/** The text of a span while it is typed: kept as long as it means the value, judged once the person has left. */
export function useTypedSpan({ value, onValueChange, ...limits }: TypedSpanOptions) {
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
