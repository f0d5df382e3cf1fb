import { style } from '@vanilla-extract/css';
import { eased, text as textStyle } from '../internal/styles.ts';
import { space, vars } from '../theme.css.ts';

export const link = style({
  ...eased('background'),
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '52px',
  paddingBlock: space[2],
  paddingInline: space[4],
  color: vars.text.primary,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.surface.hover },
    'li:first-child > &': { borderStartStartRadius: vars.radius.card, borderStartEndRadius: vars.radius.card },
    'li:last-child > &': { borderEndStartRadius: vars.radius.card, borderEndEndRadius: vars.radius.card },
  },
});

export const mark = style({ display: 'flex', flexShrink: 0, color: vars.text.brand });

export const words = style({ display: 'grid', flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const label = style({ fontWeight: vars.weight.medium });

export const text = style({ ...textStyle('caption'), color: vars.text.muted });

export const end = style({ display: 'flex', flexShrink: 0, color: vars.text.muted });
