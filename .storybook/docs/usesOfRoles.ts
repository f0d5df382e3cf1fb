import { tokenUses } from './tokenUses.ts';

const sheets = import.meta.glob<string>(
  [
    '../../packages/ui/src/*/*.css.ts',
    '../../packages/ui/src/*/internal/*.css.ts',
    '../../packages/ui/src/internal/styles.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** Which sheets of the design system read a role. */
export const usesOfRoles = tokenUses(sheets);
