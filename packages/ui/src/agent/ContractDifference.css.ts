import { style } from '@vanilla-extract/css';
import { by, numeric, raisedCard, text } from '../internal/styles.ts';
import { space, vars } from '../theme.css.ts';

const hairline = `1px solid ${vars.border.subtle}`;
const wide = '(min-width: 600px)';
const narrow = '(max-width: 599.98px)';

export const card = style({
  containerType: 'inline-size',
  minInlineSize: 0,
  ...raisedCard,
});

export const table = style({
  ...text('label'),
  inlineSize: '100%',
  borderSpacing: 0,
  '@container': { [narrow]: { display: 'block' } },
});

export const heads = style({ '@container': { [narrow]: { display: 'none' } } });
export const tiers = style({ '@container': { [narrow]: { display: 'block' } } });

export const headCell = style({
  ...text('caption'),
  blockSize: space[10],
  paddingInline: space[3],
  borderBlockEnd: `1px solid ${vars.border.default}`,
  color: vars.text.muted,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  selectors: {
    '&[data-figures]': { textAlign: 'end' },
    '&[data-figures]:dir(rtl)': { textAlign: 'start' },
  },
});

export const tier = style({
  '@container': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(40%, 1fr) fit-content(50%)',
      columnGap: space[3],
      rowGap: space[1],
      padding: space[4],
      selectors: { '& + &': { borderBlockStart: hairline } },
    },
  },
});

const cellBox = {
  paddingBlock: space[3],
  paddingInline: space[3],
  verticalAlign: 'top',
  fontWeight: vars.weight.regular,
  textAlign: 'start',
} as const;

const rule = { [`${tier} + ${tier} > &`]: { borderBlockStart: hairline } };
const noRule = { '&&&': { borderBlockStart: 0 } };

export const name = style({
  ...cellBox,
  fontWeight: vars.weight.semibold,
  selectors: rule,
  '@container': { [narrow]: { ...text('body'), fontWeight: vars.weight.semibold, padding: 0, selectors: noRule } },
});

export const term = style({
  ...cellBox,
  ...numeric,
  color: vars.text.secondary,
  textAlign: 'end',
  selectors: { ...rule, '&:dir(rtl)': { textAlign: 'start' } },
  '@container': {
    [narrow]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: space[3],
      gridColumn: '1 / -1',
      minBlockSize: '28px',
      padding: 0,
      selectors: {
        ...noRule,
        '&::before': { content: 'attr(data-label) / ""', color: vars.text.muted },
        [`${card}:not([data-open]) &[data-same]`]: { display: 'none' },
      },
    },
  },
});

export const values = style({
  display: 'inline-grid',
  justifyItems: 'end',
  gap: space.half,
  selectors: { '&:dir(rtl)': { justifyItems: 'start' } },
  '@container': {
    [narrow]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2], marginInlineStart: 'auto' },
  },
});

export const old = style({ color: vars.text.muted, textDecoration: 'line-through' });

export const fresh = style({
  paddingInline: '6px',
  marginInline: '-6px',
  borderRadius: vars.radius.badge,
  background: vars.surface.sunken,
  color: vars.text.primary,
  fontWeight: vars.weight.semibold,
  textDecoration: 'none',
  selectors: {
    ...by('tone', {
      positive: { background: vars.surface.positiveSubtle, color: vars.text.positive },
      warning: { background: vars.surface.warningSubtle, color: vars.text.warning },
    }),
    'th > &': { marginInline: 0 },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  '@container': { [narrow]: { marginInline: 0 } },
});

export const arrow = style({ '@container': { [wide]: { display: 'none' } } });

export const meaning = style({
  ...cellBox,
  position: 'relative',
  inlineSize: '42%',
  paddingInlineStart: space[10],
  selectors: rule,
  '@container': { [narrow]: { display: 'contents' } },
});

export const mark = style({
  selectors: by('tone', { positive: { color: vars.text.positive }, warning: { color: vars.text.warning } }),
  '@container': {
    [narrow]: {
      ...text('caption'),
      display: 'inline-flex',
      alignItems: 'center',
      gap: space[1],
      gridColumn: 2,
      gridRow: 1,
      alignSelf: 'start',
      paddingBlock: space.half,
      paddingInline: '6px',
      borderRadius: vars.radius.badge,
      selectors: by('tone', {
        positive: { background: vars.surface.positiveSubtle },
        warning: { background: vars.surface.warningSubtle },
      }),
    },
  },
});

export const markIcon = style({
  '@container': {
    [wide]: { position: 'absolute', insetInlineStart: space[3], insetBlockStart: `calc(${space[3]} + 1px)` },
  },
});

export const sentence = style({ '@container': { [narrow]: { gridColumn: '1 / -1', paddingBlockStart: space[1] } } });

export const foot = style({
  display: 'none',
  '@container': {
    [narrow]: { display: 'grid', justifyItems: 'center', padding: space[1], borderBlockStart: hairline },
  },
});
