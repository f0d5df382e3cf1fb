import { style } from '@vanilla-extract/css';
import { size, vars } from '../theme.css.ts';

export const seal = style({
  inlineSize: size.avatarLg,
  blockSize: size.avatarLg,
  fontFamily: vars.font.ui,
  fontWeight: vars.weight.semibold,
  fontSize: '10px',
  letterSpacing: '0.06em',
  direction: 'ltr',
});

export const picture = style({ inlineSize: size.avatarLg, blockSize: size.avatarLg, objectFit: 'contain' });

export const link = style({ display: 'block', color: 'inherit', borderRadius: vars.radius.control });
