import { style } from '@vanilla-extract/css';
import { eased } from '../internal/styles.ts';
import { layout, space, vars } from '../theme.css.ts';

export const strip = style({ blockSize: '100%' });

export const list = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[5],
  blockSize: '100%',
  paddingInline: layout.margin,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollPaddingInline: layout.margin,
});

export const item = style({ display: 'flex', flex: 'none' });

export const link = style({
  ...eased('color'),
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  fontWeight: vars.weight.medium,
  color: vars.text.onStageMuted,
  whiteSpace: 'nowrap',
  outlineOffset: '-4px',
  selectors: {
    '&:hover, &[aria-current]': { color: vars.text.onStage },
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: '3px',
      background: vars.icon.onStage,
      borderStartStartRadius: '3px',
      borderStartEndRadius: '3px',
    },
  },
});
