import type { LimitKind, LimitPeriod } from '@baize/domain';

/** A limit as it is being typed; `amount` is a decimal string, or null while it is no number. */
export interface LimitDraft {
  kind: LimitKind;
  period: LimitPeriod;
  amount: string | null;
}

export const noDraft: LimitDraft = { kind: 'deposit', period: 'day', amount: '' };
