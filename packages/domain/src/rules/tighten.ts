import { type RuleId, type RuleValue, ruleOf } from './ruleTable.ts';

export interface Tightened<V> {
  value: V;
  /** The wish asked for something looser than what holds. */
  loosened: boolean;
}

/** Combines what holds with a later party's wish, which can only make it stricter (JUR-07, JUR-08). */
export function tighten<I extends RuleId>(id: I, held: RuleValue<I>, wish: RuleValue<I>): Tightened<RuleValue<I>> {
  const value = ruleOf(id).tighten(held, wish) as RuleValue<I>;
  return { value, loosened: !isSameValue(value, wish) };
}

/** Combines what holds with a wish as it is written; one that cannot be read asks for the strictest value. */
export function tightenBy<I extends RuleId>(id: I, held: RuleValue<I>, written: unknown): RuleValue<I> {
  const { read, strictest } = ruleOf(id);
  const wish = read(written);
  return tighten(id, held, (wish === undefined ? strictest : wish) as RuleValue<I>).value;
}

export const isSameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
