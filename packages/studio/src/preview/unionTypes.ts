import type { StrictArgTypes } from 'storybook/internal/types';

/** Shows the types of a union in the props table instead of "union". */
export function showUnionTypes({ argTypes }: { argTypes: StrictArgTypes }): StrictArgTypes {
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { table, type } = argType;
      const raw = typeof type === 'object' && 'raw' in type ? type.raw : undefined;
      if (table?.type?.summary !== 'union' || !raw) return [name, argType];
      return [name, { ...argType, table: { ...table, type: { summary: raw } } }];
    }),
  );
}
