import { style } from '@vanilla-extract/css';
import { darkSurface, figure, text } from '../internal/styles.ts';
import { media, space, vars } from '../theme.css.ts';

export const head = style({
  ...darkSurface,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[5],
  paddingInline: space[6],
  borderRadius: vars.radius.lg,
  overflowWrap: 'anywhere',
});

export const held = style({ display: 'grid', justifyItems: 'start', minInlineSize: 0 });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  minInlineSize: 0,
});

export const label = style({ ...text('label'), color: vars.text.onStageMuted });

export const amount = style({
  ...figure,
  minInlineSize: 0,
  fontSize: vars.type.displayXl,
  lineHeight: vars.line.displayXl,
  selectors: { '&[data-plain]': { ...text('bodyLg'), color: vars.text.onStageMuted } },
});

export const note = style({
  ...text('caption'),
  minBlockSize: space[4],
  color: vars.text.onStageMuted,
  selectors: {
    '&[data-tone="warning"]': { display: 'flex', alignItems: 'center', gap: space[1], color: vars.text.onStage },
  },
});

export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(128px, 100%), 1fr))',
  gap: space[3],
  inlineSize: '100%',
  '@media': { [media.pair]: { display: 'flex', flexWrap: 'wrap', inlineSize: 'auto' } },
});
