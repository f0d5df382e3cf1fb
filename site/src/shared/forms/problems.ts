import type { FieldErrors } from 'react-hook-form';

/** Error texts by field, in page order. '' blocks sending without showing a text. */
export type Problems<Name extends string = string> = { readonly [N in Name]?: string | undefined };

/** As react-hook-form takes them; in the order of the page, so that the first is the one to lead to. */
export function errorsOf(problems: Problems): FieldErrors {
  const found = Object.entries(problems).filter(([, problem]) => problem !== undefined);
  return Object.fromEntries(found.map(([name, message]) => [name, { type: 'rule', message }]));
}

/** The fields of which something is said. */
export const namesOf = <Name extends string>(problems: Problems<Name>): Name[] =>
  (Object.keys(problems) as Name[]).filter((name) => problems[name]);
