import { style } from '@vanilla-extract/css';
import { text } from '../internal/styles.ts';
import { size, space, vars } from '../theme.css.ts';

export const formError = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  paddingBlock: '10px',
  paddingInline: space[3],
  borderRadius: vars.radius.sm,
  background: vars.surface.negativeSubtle,
  color: vars.text.negative,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const formErrorWords = style({ display: 'grid', gap: space[1], minInlineSize: 0, overflowWrap: 'anywhere' });

export const formErrorTitle = style({ fontWeight: vars.weight.semibold });

export const formErrorLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.targetMin,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
