import { raiseDelayMs, raiseWaitMs, waitsForPeriod } from '@baize/domain';
import { useText } from '../../../core/language/useText.ts';
import { useRules } from '../../../core/services/rules.ts';

const hour = 3_600_000;
/** Hours from which a wait is said in days. */
const daysFrom = 48;

/** Says that stricter limits apply at once, and how long looser ones wait. */
export function useControlLead(): string {
  const text = useText();
  const rules = useRules();
  const hours = Math.ceil(raiseWaitMs(rules, raiseDelayMs) / hour);
  const inDays = hours >= daysFrom && hours % 24 === 0;
  const wait = inDays ? text('control.rest.days', { days: hours / 24 }) : text('control.wait', { hours });
  const lead = text('control.lead', { wait });
  return waitsForPeriod(rules) ? `${lead} ${text('control.wait.period')}` : lead;
}
