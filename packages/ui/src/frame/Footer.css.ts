import { style } from '@vanilla-extract/css';
import { eased, text } from '../internal/styles.ts';
import { media, size, space, vars } from '../theme.css.ts';

export const footer = style({ position: 'relative', overflowWrap: 'anywhere' });

export const body = style({
  paddingBlock: space[8],
  '@media': { [media.wide]: { paddingBlock: `${space[12]} ${space[8]}` } },
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[6],
  '@media': {
    [media.wide]: { gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))', gap: space[8] },
    [media.full]: { gridTemplateColumns: '1.5fr repeat(var(--columns), 1fr) 1.5fr' },
  },
});

/** Takes the width of a phone; at a desk it is one column among others. */
export const broad = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  gridColumn: '1 / -1',
  '@media': { [media.wide]: { gridColumn: 'auto' } },
});

export const words = style({ color: vars.text.onStageMuted, maxInlineSize: '38ch' });

export const small = style({
  ...text('caption'),
  marginBlockStart: space[3],
  color: vars.text.onStageMuted,
  maxInlineSize: '48ch',
});

export const social = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] });

export const network = style({
  ...eased('background-color'),
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.touch,
  blockSize: size.touch,
  borderRadius: vars.radius.control,
  boxShadow: `inset 0 0 0 1px ${vars.border.onStage}`,
  selectors: { '&:hover': { background: vars.surface.stageHover } },
  '@media': { [media.wide]: { inlineSize: size.control, blockSize: size.control } },
});

export const title = style({
  ...text('label'),
  fontWeight: vars.weight.semibold,
  color: vars.text.onStage,
  marginBlockEnd: space[3],
});

export const licences = style({
  gridColumn: '1 / -1',
  '@media': { [media.wide]: { gridColumn: 'auto' } },
});

export const link = style({
  ...eased('color'),
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.control,
  minInlineSize: size.targetMin,
  paddingBlock: space[1],
  color: vars.text.onStageMuted,
  selectors: { '&:hover': { color: vars.text.onStage } },
  '@media': { [media.wide]: { minBlockSize: '28px' } },
});

export const seals = style({ display: 'flex', flexWrap: 'wrap', gap: space[4], color: vars.text.onStageMuted });

export const foot = style({
  ...text('label'),
  fontWeight: vars.weight.regular,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[5],
  marginBlockStart: space[8],
  paddingBlockStart: space[6],
  borderBlockStart: `1px solid ${vars.border.onStage}`,
  color: vars.text.onStageMuted,
});

export const age = style({ flex: '1 1 260px' });

export const limits = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.touch,
  color: vars.text.onStageAccent,
  fontWeight: vars.weight.medium,
  textUnderlineOffset: '3px',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
