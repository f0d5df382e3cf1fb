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

export function fieldErrorText(text: Translate, field: string, error: FieldError | undefined): string | undefined {
  switch (error?.kind) {
    case undefined:
      return undefined;
    case 'required':
      return text('login.required', { field });
    case 'invisible':
      return text('validation.invisible', { field });
    case 'mismatch':
      return text('register.mismatch');
    case 'mobile':
      return mobileText(text, error.digits);
    case 'length':
      return lengthText(text, lengthSpan(error.min, error.max));
    case 'pattern': {
      const rule = patternText(text, error.patternId) ?? text('validation.pattern.other');
      return joined(text, rule, lengthText(text, lengthSpan(error.min, error.max)));
    }
  }
}

/** Describes a field's rules before input: its pattern, and its length unless only a maximum (VAL-01). */
export function fieldHint(text: Translate, rule: FieldRule | null): string | undefined {
  if (!rule) return undefined;
  const { min, max } = lengthBounds(rule);
  const span = lengthSpan(min, max);
  return joined(text, patternText(text, rule.patternId), span.kind === 'most' ? undefined : lengthText(text, span));
}

/** Asks for the country first, because the digits are unknown without it. */
export const mobileText = (text: Translate, digits: readonly number[]): string =>
  digits.length > 0 ? text('validation.mobile', { digits: digitsText(digits) }) : text('validation.mobile.country');

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
