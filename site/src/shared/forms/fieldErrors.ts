import {
  type FieldError,
  type FieldRule,
  type LengthSpan,
  lengthBounds,
  lengthSpan,
  readPatternId,
} from '@baize/domain';
import type { MessageId } from '@baize/messages';
import type { Translate } from '../../core/language/useText.ts';

/** What is wrong with a field, in words that follow the language (VAL-04). Undefined when nothing is. */
export function fieldErrorText(text: Translate, field: string, error: FieldError | undefined): string | undefined {
  switch (error?.kind) {
    case undefined:
      return undefined;
    case 'required':
      return text('login.required', { field });
    case 'mismatch':
      return text('register.mismatch');
    case 'mobile':
      return text('validation.mobile', { digits: digitsText(error.digits) });
    case 'length':
      return lengthText(text, lengthSpan(error.min, error.max));
    case 'pattern': {
      const rule = patternText(text, error.patternId) ?? text('validation.pattern.other');
      return joined(text, rule, lengthText(text, lengthSpan(error.min, error.max)));
    }
  }
}

/** What a field takes, before anything is typed: its pattern, and its length where that is more than a ceiling (VAL-01). */
export function fieldHint(text: Translate, rule: FieldRule | null): string | undefined {
  if (!rule) return undefined;
  const { min, max } = lengthBounds(rule);
  const span = lengthSpan(min, max);
  return joined(text, patternText(text, rule.patternId), span.kind === 'most' ? undefined : lengthText(text, span));
}

/** How many digits a number has: one count, or the least and the most. */
export function digitsText(digits: readonly number[]): string {
  const [least, most] = [Math.min(...digits), Math.max(...digits)];
  return least === most ? String(least) : `${least}–${most}`;
}

function patternText(text: Translate, patternId: string | null): string | undefined {
  const kind = readPatternId(patternId);
  return kind ? text(`validation.pattern.${kind}` as MessageId) : undefined;
}

function lengthText(text: Translate, span: LengthSpan): string | undefined {
  return span.kind === 'any' ? undefined : text(`validation.length.${span.kind}` as MessageId, { ...span });
}

const joined = (text: Translate, rule: string | undefined, length: string | undefined): string | undefined =>
  rule && length ? text('validation.both', { rule, length }) : (rule ?? length);
