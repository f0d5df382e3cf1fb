import type { Rules } from '../effective.ts';

/** Returns the age from which a brand's players may play: its own or the one of the rules, whichever is higher. */
export const minimumAge = ({ values }: Rules, brand: number): number => Math.max(brand, values['age.minimum']);

/** Returns full years on a day; both days are yyyy-MM-dd. */
export function ageOn(birthday: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5) < birthday.slice(5) ? years - 1 : years;
}
