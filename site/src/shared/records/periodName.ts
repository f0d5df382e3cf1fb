import { dayOf, type ProfitStep, type Span } from '@baize/domain';

export function periodName({ from, to }: Span, step: ProfitStep, zone: string): { name: string; label: string } {
  const first = dayOf(from, zone);
  const last = dayOf(to - 1, zone);
  const name = first === last ? first : `${first} – ${last}`;
  return { name, label: step === 'month' ? first.slice(0, 7) : first.slice(5) };
}
