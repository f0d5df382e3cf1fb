import { style } from '@vanilla-extract/css';
import { space, vars } from '../theme.css.ts';
import { darkSurface } from './styles.ts';

/** A dark surface for stories of what may stand on it. */
export const dark = style({
  ...darkSurface,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  padding: space[5],
  borderRadius: vars.radius.lg,
});

/** 320 px wide, the width of a narrow column. */
export const column = style({ maxInlineSize: '320px' });

/** As wide as the form of a deposit. */
export const wideColumn = style({ maxInlineSize: '536px' });
