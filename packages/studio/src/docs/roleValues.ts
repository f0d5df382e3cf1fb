import { contract } from '@baize/tokens/contract';
import { contractPath } from '@baize/tokens/names';
import { useLayoutEffect, useState } from 'react';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export type Values = ReadonlyMap<string, string>;

export const groups = Object.entries(contract).map(([group, names]) => ({
  group,
  roles: Object.entries<string>(names).map(([name, variable]) => ({ role: `${group}.${name}`, variable })),
}));
const roles = groups.flatMap((group) => group.roles);

/** Returns the role values of both themes of a brand, independent of the page's theme; undefined until measured. */
export function useRoleValues(brand: string): Readonly<Record<Theme, Values>> | undefined {
  const [values, setValues] = useState<Readonly<Record<Theme, Values>>>();
  useLayoutEffect(() => {
    if (brand) setValues({ light: valuesIn(brand, 'light'), dark: valuesIn(brand, 'dark') });
  }, [brand]);
  return values;
}

/** Measures the values on a temporary element with the brand and theme set. */
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

export const colourRoles = (values: Values): readonly string[] =>
  [...values].filter(([, value]) => CSS.supports('color', value)).map(([role]) => role);

export const tokenValue = (values: Values, id: string): string =>
  values.get(contractPath(id).join('.')) ?? 'transparent';
