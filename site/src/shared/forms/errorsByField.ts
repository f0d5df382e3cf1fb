import type { FieldErrors } from 'react-hook-form';

/** Error texts by field, in page order. '' blocks sending without showing a text. */
export type ErrorsByField<Name extends string = string> = { readonly [N in Name]?: string | undefined };

export function resolverErrors(texts: ErrorsByField): FieldErrors {
  const found = Object.entries(texts).filter(([, message]) => message !== undefined);
  return Object.fromEntries(found.map(([name, message]) => [name, { type: 'rule', message }]));
}

export const namesOf = <Name extends string>(texts: ErrorsByField<Name>): Name[] =>
  (Object.keys(texts) as Name[]).filter((name) => texts[name]);
