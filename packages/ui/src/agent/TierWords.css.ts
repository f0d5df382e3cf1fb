import { style } from '@vanilla-extract/css';
import { text } from '../internal/styles.ts';
import { space, vars } from '../theme.css.ts';

export const list = style({ display: 'grid', gap: space[3], paddingBlock: space[4], paddingInline: space[4] });

export const tier = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(56px, auto) minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: space[4],
});

export const name = style({ ...text('label'), fontWeight: vars.weight.semibold, color: vars.text.primary });
export const words = style({ ...text('body'), color: vars.text.secondary, overflowWrap: 'anywhere' });
