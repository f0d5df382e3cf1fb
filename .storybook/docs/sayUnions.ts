import type { StrictArgTypes } from 'storybook/internal/types';

/** A union as it is written in the types, where Storybook's table says only that it is one. */
export const sayUnions = ({ argTypes }: { argTypes: StrictArgTypes }): StrictArgTypes =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { table, type } = argType;
      const raw = typeof type === 'object' && 'raw' in type ? type.raw : undefined;
      if (table?.type?.summary !== 'union' || !raw) return [name, argType];
      return [name, { ...argType, table: { ...table, type: { summary: raw } } }];
    }),
  );
