import { contract } from '@baize/tokens/contract';
import { contractPath } from '@baize/tokens/names';
import { useLayoutEffect, useState } from 'react';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Values by the name of a role, such as `text.primary`. */
export type Values = ReadonlyMap<string, string>;

/** Every role of the contract, in the groups it is named by. */
export const groups = Object.entries(contract).map(([group, names]) => ({
  group,
  roles: Object.entries<string>(names).map(([name, variable]) => ({ role: `${group}.${name}`, variable })),
}));
const roles = groups.flatMap((group) => group.roles);

/** What the roles are in both themes of a brand, whatever the page wears; undefined until they are read, or without a brand. */
export function useRoleValues(brand: string): Readonly<Record<Theme, Values>> | undefined {
  const [values, setValues] = useState<Readonly<Record<Theme, Values>>>();
  useLayoutEffect(() => {
    if (brand) setValues({ light: valuesIn(brand, 'light'), dark: valuesIn(brand, 'dark') });
  }, [brand]);
  return values;
}

/** Read off an element that wears both for a moment. */
function valuesIn(brand: string, theme: Theme): Values {
  const place = document.createElement('div');
  place.dataset.brand = brand;
  place.dataset.theme = theme;
  document.body.append(place);
  const style = getComputedStyle(place);
  const values = new Map(roles.map(({ role, variable }) => [role, style.getPropertyValue(`--${variable}`).trim()]));
  place.remove();
  return values;
}

/** Names of the roles that are colours. */
export const colourRoles = (values: Values): readonly string[] =>
  [...values].filter(([, value]) => CSS.supports('color', value)).map(([role]) => role);

/** The value of a token by the id that pairs name it with, such as `banner.ink-2`. */
export const tokenValue = (values: Values, id: string): string =>
  values.get(contractPath(id).join('.')) ?? 'transparent';
