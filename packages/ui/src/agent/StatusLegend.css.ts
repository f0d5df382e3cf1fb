import { style } from '@vanilla-extract/css';
import { text as step } from '../internal/styles.ts';
import { space, vars } from '../theme.css.ts';

export const note = style({ ...step('caption'), color: vars.text.muted });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[2]} ${space[6]}`,
  padding: space[4],
  '@container': { '(min-width: 560px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const item = style({
  display: 'grid',
  gridTemplateColumns: '128px minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space[3],
  minInlineSize: 0,
});

export const text = style({ ...step('caption'), minInlineSize: 0, color: vars.text.secondary });
