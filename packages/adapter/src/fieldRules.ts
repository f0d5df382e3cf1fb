import type { registerSettings, WireOf } from '@baize/gateway';

/** Field of a platform's registration form. */
export interface PlainField {
  field: string;
  required: boolean;
  /** Least and most characters. */
  min: number | null;
  max: number | null;
  /** Regular expression for the whole text. */
  pattern: string | null;
}

/** Writes the fields of registration under our names, such as `{ LOGIN: 'username' }`; one without a name is left out. */
export const fieldRulesWire = (
  fields: readonly PlainField[],
  names: Readonly<Record<string, string>>,
): WireOf<typeof registerSettings>['rules'] => {
  const named = fields.flatMap(({ field, required, min, max, pattern }) => {
    const name = Object.hasOwn(names, field) ? names[field] : undefined;
    const rule = { enabled: '1', required, minLength: min, maxLength: max, acceptedPattern: pattern } as const;
    return name ? [[name, rule] as const] : [];
  });
  return Object.fromEntries(named);
};
