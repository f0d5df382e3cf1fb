import { style } from '@vanilla-extract/css';
import { by, numeric, onRightEdge, raisedCard, text } from '../internal/styles.ts';
import { size, space, vars } from '../theme.css.ts';

const hairline = `1px solid ${vars.border.subtle}`;
const narrow = '(max-width: 599.98px)';

export const editor = style({
  containerType: 'inline-size',
  minInlineSize: 0,
  ...raisedCard,
});

export const header = style({ paddingBlock: space[3], paddingInline: space[4], borderBlockEnd: hairline });

export const table = style({
  inlineSize: '100%',
  borderSpacing: 0,
  '@container': { [narrow]: { display: 'block' } },
});

export const heads = style({ '@container': { [narrow]: { display: 'none' } } });

export const headCell = style({
  ...text('caption'),
  blockSize: space[8],
  paddingInline: '6px',
  background: vars.surface.sunken,
  color: vars.text.secondary,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  selectors: {
    '&[data-figures]': { textAlign: 'end' },
    ...by('figures', { least: { whiteSpace: 'nowrap' }, short: { inlineSize: '15%' }, long: { inlineSize: '22%' } }),
    '&[data-figures]:dir(rtl)': { textAlign: 'start' },
    '&:first-child': { paddingInlineStart: space[4] },
  },
});

export const tier = style({ '@container': { [narrow]: { display: 'block', borderBlockEnd: hairline } } });

export const row = style({
  '@container': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: space[3],
      padding: space[4],
    },
  },
});

const cellBox = {
  paddingBlock: space[3],
  paddingInline: '6px',
  verticalAlign: 'top',
  fontWeight: 'inherit',
  textAlign: 'start',
} as const;

const besideFields = { paddingBlockStart: `calc(${space[3]} + (${size.control} - 22px) / 2)` } as const;

export const name = style({
  ...cellBox,
  ...besideFields,
  paddingInlineStart: space[4],
  fontWeight: vars.weight.semibold,
  whiteSpace: 'nowrap',
  '@container': {
    [narrow]: {
      display: 'flex',
      alignItems: 'center',
      gridColumn: 1,
      gridRow: 1,
      padding: 0,
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
  },
});

export const cell = style({ ...cellBox, '@container': { [narrow]: { display: 'block', padding: 0 } } });

export const keep = style({
  ...cellBox,
  ...besideFields,
  ...numeric,
  fontWeight: vars.weight.medium,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  selectors: {
    '&:dir(rtl)': { textAlign: 'start' },
    ...by('tone', { negative: { color: vars.text.negative } }),
    '&::before': { color: vars.text.muted, marginInlineEnd: '6px', fontWeight: vars.weight.regular },
  },
  '@container': {
    [narrow]: {
      display: 'block',
      gridColumn: '1 / -1',
      padding: 0,
      whiteSpace: 'normal',
      selectors: { '&&': { textAlign: 'start' }, '&::before': { content: 'attr(data-label) / ""' } },
    },
  },
});

export const remove = style({
  ...cellBox,
  inlineSize: '1px',
  paddingBlockStart: `calc(${space[3]} + (${size.control} - ${size.controlSm}) / 2)`,
  '@container': {
    [narrow]: {
      display: 'block',
      gridColumn: 2,
      gridRow: 1,
      justifySelf: 'end',
      inlineSize: 'auto',
      padding: 0,
      selectors: { '&:empty': { display: 'none' } },
    },
  },
});

/** Rendered before there is an error, so that screen readers announce it. */
export const errorRow = style({ '@container': { [narrow]: { display: 'block' } } });

export const errorCell = style({
  padding: 0,
  borderBlockEnd: hairline,
  '@container': { [narrow]: { display: 'block', borderBlockEnd: 0 } },
});

export const errors = style({
  display: 'grid',
  gap: space[2],
  paddingInline: space[4],
  selectors: { '&:not(:empty)': { paddingBlockEnd: space[4] } },
});

export const error = style({
  ...text('label'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[2],
  paddingInline: space[3],
  borderRadius: vars.radius.control,
  background: vars.surface.negativeSubtle,
  color: vars.text.negative,
  fontWeight: vars.weight.regular,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const errorText = style({ flex: '1 1 180px', minInlineSize: 0, overflowWrap: 'anywhere' });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space[1],
  minBlockSize: space[14],
  paddingBlock: space[2],
  paddingInline: space[4],
});

export const hint = style({
  ...text('caption'),
  ...numeric,
  flex: '1 1 160px',
  minInlineSize: 0,
  color: vars.text.secondary,
});
export const count = style({ ...onRightEdge, ...text('caption'), marginInlineStart: 'auto', color: vars.text.muted });
