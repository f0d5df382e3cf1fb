import { style } from '@vanilla-extract/css';
import { space, vars } from '../theme.css.ts';
import { cloth as fragment } from './styles.ts';

/** A piece of cloth for stories of what may stand on it. */
export const cloth = style({
  ...fragment,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  padding: space[5],
  borderRadius: vars.radius.lg,
});

/** Paper 320 px wide, the width of a narrow column. */
export const column = style({ maxInlineSize: '320px' });

/** As wide as the form of a deposit. */
export const wideColumn = style({ maxInlineSize: '536px' });
