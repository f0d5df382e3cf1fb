import { style } from '@vanilla-extract/css';
import { numeric } from '../internal/styles.ts';
import { fontSize, size, vars } from '../theme.css.ts';

export const count = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: size.badge,
  minBlockSize: size.badge,
  paddingInline: '5px',
  borderRadius: '999px',
  background: vars.badge.count,
  color: vars.badge.onCount,
  fontSize: fontSize.micro,
  fontWeight: vars.weight.semibold,
  lineHeight: 1,
  ...numeric,
});
