import { addDays, dayOf, readDay, ruleIds } from '@baize/domain';
import { entriesOf, profiles } from '@baize/domain/jurisdictions';

const firstDay = '2021-01-01';

/** Days on which any profile changes. */
const turns = profiles.flatMap((profile) =>
  ruleIds.flatMap((rule) => entriesOf(profile, rule).map(({ from }) => from)),
);

/** Days that the toolbar offers: today, some ahead, and those on which a profile changes. */
export const dayChoices: readonly { value: string; title: string }[] = [
  { value: 'today', title: 'Today' },
  ...[30, 180, 400].map((days) => ({ value: `in${days}`, title: `In ${days} days` })),
  ...[...new Set(turns)]
    .filter((day) => day >= firstDay)
    .sort()
    .map((day) => ({ value: day, title: day })),
];

/** Returns the day that a choice of the toolbar stands for, in a time zone. */
export function dayChosen(choice: string | undefined, timeZone: string, now: number): string {
  const today = dayOf(now, timeZone);
  const [, days] = /^in(\d+)$/.exec(choice ?? '') ?? [];
  return days === undefined ? (readDay(choice) ?? today) : addDays(today, Number(days));
}
