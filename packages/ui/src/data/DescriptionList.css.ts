import { style } from '@vanilla-extract/css';
import { numeric, text } from '../internal/styles.ts';
import { media, size, space, vars } from '../theme.css.ts';

export const list = style({
  display: 'grid',
  columnGap: space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: {
    '&[data-kind="inset"]': {
      paddingInline: space[4],
      borderRadius: vars.radius.card,
      background: vars.surface.sunken,
    },
  },
  '@media': {
    [media.pair]: { selectors: { '&[data-columns="2"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
  },
});

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  alignItems: 'center',
  columnGap: space[3],
  minBlockSize: size.touch,
  paddingBlock: space[1],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  selectors: {
    '[data-kind="inset"] > &': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr)' },
    '[data-kind="inset"] > &:last-child': { borderBlockEnd: 0 },
  },
});

export const term = style({
  ...text('label'),
  color: vars.text.muted,
  fontWeight: 'inherit',
  overflowWrap: 'anywhere',
});

export const value = style({
  ...text('label'),
  ...numeric,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[1],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  textAlign: 'end',
  selectors: {
    '[data-kind="inset"] > div > &': { flexWrap: 'nowrap', justifyContent: 'space-between', textAlign: 'start' },
  },
});

export const words = style({ minInlineSize: 0 });

export const actions = style({ display: 'flex', maxInlineSize: '100%', overflowWrap: 'normal' });
