import { style } from '@vanilla-extract/css';
import { by } from '../internal/styles.ts';
import { space } from '../theme.css.ts';

export const gaps = [0, 1, 2, 3, 4, 5, 6, 8, 10, 14] as const;

export const stack = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  selectors: {
    ...by('gap', Object.fromEntries(gaps.map((gap) => [gap, { gap: space[gap] }]))),
    ...by('align', {
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center', textAlign: 'center' },
      end: { alignItems: 'flex-end' },
    }),
  },
});
