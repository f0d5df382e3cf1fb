import { kindRules, type TierField } from '@baize/domain';
import type { Translate } from '../../../core/language/useText.ts';

const fields: readonly TierField[] = Object.values(kindRules).flatMap(({ conditions, rates }) => [
  ...conditions,
  ...rates,
]);

/** Returns the label of a contract field; an unknown field keeps its own name. */
export function fieldName(text: Translate, name: string): string {
  const known = fields.find((field) => field === name);
  return known ? text(`agent.field.${known}`) : name;
}
