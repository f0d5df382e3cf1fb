import { style } from '@vanilla-extract/css';
import { darkSurface, text as step } from '../internal/styles.ts';
import { media, space, vars } from '../theme.css.ts';

export const band = style({
  ...darkSurface,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[5],
  padding: space[5],
  borderRadius: vars.radius.xl,
  '@media': { [media.wide]: { flexWrap: 'nowrap', gap: space[6], padding: `${space[6]} ${space[8]}` } },
});

export const qr = style({ display: 'none', '@media': { [media.wide]: { display: 'block' } } });
export const words = style({ flex: '1 1 220px', minInlineSize: 0 });
export const title = style(step('displayMd'));
export const text = style({ marginBlockStart: space[1], color: vars.text.onStageMuted });
