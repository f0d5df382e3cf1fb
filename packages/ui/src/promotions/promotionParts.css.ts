import { style } from '@vanilla-extract/css';
import { numeric } from '../internal/styles.ts';
import { space, vars } from '../theme.css.ts';

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: '6px' });
export const fact = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space[3] });
export const value = style({ ...numeric, color: vars.text.primary, fontWeight: vars.weight.medium });
export const countdown = style({ ...numeric, color: vars.text.primary, fontWeight: vars.weight.semibold });
