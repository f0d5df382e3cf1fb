import { style } from '@vanilla-extract/css';
import { eased } from '../internal/styles.ts';
import { media, size, space, vars } from '../theme.css.ts';

export const message = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingInline: space[2],
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-pick]': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
    '&[data-selected]': { background: vars.surface.selected },
    '&:first-child': { borderStartStartRadius: vars.radius.card, borderStartEndRadius: vars.radius.card },
    '&:last-child': { borderEndStartRadius: vars.radius.card, borderEndEndRadius: vars.radius.card },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const pick = style({ display: 'grid', alignItems: 'center', blockSize: '56px', paddingInlineStart: space[2] });

export const extras = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  marginBlockStart: space[3],
});

export const attachment = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  minBlockSize: size.controlSm,
  paddingBlock: space[1],
  paddingInline: space[3],
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.sm,
  color: vars.text.link,
  ...eased('background'),
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.surface.hover } } },
    '(pointer: coarse)': { minBlockSize: size.touch },
  },
});
