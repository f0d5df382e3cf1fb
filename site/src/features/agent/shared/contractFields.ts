import { kindRules, type TierField } from '@baize/domain';
import type { Translate } from '../../../core/language/useText.ts';

const fields: readonly TierField[] = Object.values(kindRules).flatMap(({ conditions, rates }) => [
  ...conditions,
  ...rates,
]);

/** A field of a contract in words; one that is not known stands by its own name. */
export function fieldName(text: Translate, name: string): string {
  const known = fields.find((field) => field === name);
  return known ? text(`agent.field.${known}`) : name;
}
