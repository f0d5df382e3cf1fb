import { style } from '@vanilla-extract/css';
import { eased, text } from '../internal/styles.ts';
import { media, size, space, vars } from '../theme.css.ts';

export const footer = style({ position: 'relative', overflowWrap: 'anywhere' });

export const body = style({
  paddingBlock: space[8],
  '@media': { [media.wide]: { paddingBlock: `${space[12]} ${space[8]}` } },
});

const rule = `1px solid ${vars.border.onStage}`;
const tablet = `${media.pair} and (max-width: 899.98px)`;
const belowFull = `${media.pair} and (max-width: 1199.98px)`;

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[6],
  '@media': {
    [media.pair]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.wide]: { gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))', gap: space[8] },
    [media.full]: { gridTemplateColumns: '1.5fr repeat(var(--columns), 1fr) min-content' },
  },
});

export const ends = style({
  display: 'contents',
  '@media': {
    [belowFull]: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: space[8],
      gridColumn: '1 / -1',
      paddingBlockEnd: space[6],
      borderBlockEnd: rule,
    },
  },
});

export const broad = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  gridColumn: '1 / -1',
  minInlineSize: 0,
  '@media': { [media.full]: { gridColumn: 'auto' } },
});

export const column = style({
  '@media': {
    [tablet]: {
      selectors: {
        '&:nth-child(n + 5)': {
          display: 'flex',
          alignItems: 'baseline',
          columnGap: space[5],
          gridColumn: '1 / -1',
          paddingBlockStart: space[6],
          borderBlockStart: rule,
        },
      },
    },
  },
});

export const links = style({
  '@media': {
    [tablet]: {
      selectors: { [`${column}:nth-child(n + 5) > &`]: { display: 'flex', flexWrap: 'wrap', columnGap: space[5] } },
    },
  },
});

export const words = style({ color: vars.text.onStageMuted, maxInlineSize: '38ch' });

export const small = style({
  ...text('caption'),
  marginBlockStart: space[3],
  color: vars.text.onStageMuted,
  maxInlineSize: '48ch',
  // Beside a single seal the words would be as narrow as it (FLT-141).
  '@media': { [media.pair]: { minInlineSize: '200px' } },
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
  order: 1,
  '@media': { [media.pair]: { flex: 'none', inlineSize: 'min-content' }, [media.full]: { gridColumn: 'auto' } },
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

export const seals = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  color: vars.text.onStageMuted,
  '@media': { [media.pair]: { flexWrap: 'nowrap' } },
});

export const help = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[5],
  marginBlockStart: space[8],
  paddingBlockStart: space[4],
  borderBlockStart: rule,
});

export const helpTitle = style({ ...text('label'), fontWeight: vars.weight.semibold, color: vars.text.onStage });

export const helpLines = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[6], minInlineSize: 0 });

export const helpLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  minBlockSize: size.touch,
  color: vars.text.onStageMuted,
});

export const helpLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.touch,
  minInlineSize: size.targetMin,
  color: vars.text.onStageAccent,
  fontWeight: vars.weight.medium,
  textUnderlineOffset: '3px',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const foot = style({
  ...text('label'),
  fontWeight: vars.weight.regular,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[5],
  marginBlockStart: space[8],
  paddingBlockStart: space[6],
  borderBlockStart: rule,
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
