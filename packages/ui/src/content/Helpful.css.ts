import { style } from '@vanilla-extract/css';
import { space, vars } from '../theme.css.ts';

export const helpful = style({
  marginBlockStart: space[5],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[2]} ${space[3]}` });

export const question = style({ fontWeight: vars.weight.semibold, color: vars.text.primary });
