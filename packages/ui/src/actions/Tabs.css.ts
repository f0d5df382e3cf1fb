import { style } from '@vanilla-extract/css';
import { media, size, space, vars } from '../theme.css.ts';

export const tabList = style({
  display: 'flex',
  gap: space[5],
  borderBlockEnd: `1px solid ${vars.border.default}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const tab = style({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  minBlockSize: size.touch,
  borderRadius: vars.radius.xs,
  color: vars.text.secondary,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  selectors: {
    '[data-fill] > &': { flex: '1 0 auto' },
    '&[data-state="active"]': { color: vars.text.primary, fontWeight: vars.weight.semibold },
    '&[data-state="active"]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: '3px',
      borderRadius: '3px 3px 0 0',
      background: vars.action.primary,
    },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&:disabled': { color: vars.text.disabled, cursor: 'not-allowed' },
  },
  '@media': { [media.hover]: { selectors: { '&:hover:not(:disabled)': { color: vars.text.primary } } } },
});

export const tabPanel = style({ selectors: { '&:not(:only-child)': { paddingBlockStart: space[4] } } });
