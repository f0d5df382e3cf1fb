import { globalStyle, style } from '@vanilla-extract/css';
import { eased, hidden, numeric, raisedCard, text } from '../internal/styles.ts';
import { fontSize, lineHeight, media, size, space, vars } from '../theme.css.ts';

const card = '(max-width: 639.98px)';
const subtle = `1px solid ${vars.border.subtle}`;
const strong = `1px solid ${vars.border.default}`;
const touchable = { '(pointer: coarse)': { minBlockSize: size.touch } };

export const record = style({ position: 'relative', display: 'grid', gap: space[3], minInlineSize: 0 });

export const region = style({
  position: 'relative',
  isolation: 'isolate',
  minInlineSize: 0,
  overflow: 'auto',
  ...raisedCard,
  overscrollBehaviorInline: 'contain',
  selectors: { '[data-kind="ruled"] > * > &': { border: 0 } },
  '@media': { [media.pair]: { selectors: { '&[data-scroll="region"]': { maxBlockSize: 'min(480px, 70dvh)' } } } },
});

export const refreshing = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: 0,
  insetInline: vars.radius.card,
  blockSize: '3px',
  borderEndStartRadius: '3px',
  borderEndEndRadius: '3px',
  background: vars.action.primary,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});

export const table = style({
  inlineSize: '100%',
  borderSpacing: 0,
  fontSize: fontSize.label,
  lineHeight: lineHeight.label,
  '@media': { [card]: { display: 'block' } },
});

export const group = style({ '@media': { [card]: { display: 'block' } } });

export const caption = style({
  ...text('body'),
  padding: `${space[3]} ${space[3]}`,
  borderBlockEnd: subtle,
  fontWeight: vars.weight.semibold,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@media': { [card]: { display: 'block', paddingInline: space[4] } },
});

export const headRow = style({
  '@media': {
    [card]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: space[4],
      selectors: { '&[data-tools]': { paddingBlock: space[2], paddingInline: space[4], borderBlockEnd: strong } },
    },
  },
});

export const columnHead = style({
  ...text('caption'),
  position: 'sticky',
  zIndex: 1,
  insetBlockStart: 0,
  blockSize: size.tableHead,
  paddingBlock: 0,
  paddingInline: space[3],
  borderBlockEnd: strong,
  background: vars.surface.raised,
  color: vars.text.muted,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-align="end"]': { textAlign: 'end' },
    '&[data-pick]': { inlineSize: '1px', paddingInlineEnd: 0 },
  },
  '@media': {
    [card]: {
      padding: 0,
      borderBlockEnd: 0,
      selectors: {
        '&:not([data-tool])': hidden,
        '&[data-tool]': {
          position: 'static',
          display: 'flex',
          alignItems: 'center',
          inlineSize: 'auto',
          blockSize: 'auto',
        },
      },
    },
  },
});

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '5px',
  minBlockSize: size.controlSm,
  borderRadius: vars.radius.xs,
  fontWeight: 'inherit',
  ...eased('color'),
  selectors: { '[aria-sort] > &': { color: vars.text.primary } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: vars.text.primary } } },
    [card]: { minBlockSize: size.touch },
    ...touchable,
  },
});

/** Visible on phones, where nothing else labels the checkbox. */
export const allWords = style({
  ...hidden,
  '@media': { [card]: { position: 'static', inlineSize: 'auto', blockSize: 'auto', clipPath: 'none' } },
});

const columns = '[main] minmax(0, 1fr) [side] fit-content(50%) [end]';

export const row = style({
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.surface.hover } } },
    [card]: {
      display: 'grid',
      gridTemplateColumns: columns,
      columnGap: space[3],
      rowGap: space[1],
      alignItems: 'start',
      paddingBlock: space[3],
      paddingInline: space[4],
      selectors: {
        '& + &': { borderBlockStart: subtle },
        '&:has(> [data-place="pick"])': { gridTemplateColumns: `[pick] auto ${columns}` },
        '&:has(> [data-place="beside"])': { gridTemplateColumns: `${columns} auto`, alignItems: 'center' },
      },
    },
    '(forced-colors: active)': {
      selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
  selectors: { '&[data-selected]': { background: vars.surface.selected } },
});

export const cell = style({
  blockSize: vars.density.row,
  maxInlineSize: '320px',
  paddingBlock: '6px',
  paddingInline: space[3],
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  overflowWrap: 'break-word',
  selectors: {
    [`${row} + ${row} > &`]: { borderBlockStart: subtle },
    '&[data-place="title"]': { fontWeight: vars.weight.semibold },
    '&:is([data-place="action"], [data-place="beside"])': { textAlign: 'end', whiteSpace: 'nowrap' },
    '&[data-place="pick"]': { inlineSize: '1px', paddingInlineEnd: 0 },
    '&[data-align="end"]': { ...numeric, textAlign: 'end', whiteSpace: 'nowrap' },
    'tfoot &': { borderBlockStart: strong, fontWeight: vars.weight.semibold },
  },
  '@media': {
    [card]: {
      display: 'block',
      gridColumn: 'main',
      blockSize: 'auto',
      minInlineSize: 0,
      maxInlineSize: 'none',
      padding: 0,
      overflowWrap: 'anywhere',
      selectors: {
        '&&&': { borderBlockStart: 0, whiteSpace: 'normal' },
        '&&[data-align="end"]': { textAlign: 'start' },
        '&[data-place="pick"]': { gridColumn: 'pick', gridRow: 1, inlineSize: 'auto' },
        '&[data-place="title"]': { ...text('body'), gridRow: 1, fontWeight: vars.weight.semibold },
        '&&[data-place="result"]': { ...text('body'), gridColumn: 'side', gridRow: 1, textAlign: 'end' },
        '&[data-place="start"]': { ...text('caption'), color: vars.text.secondary },
        '&&[data-place="end"]': {
          ...text('caption'),
          gridColumn: 'side',
          color: vars.text.secondary,
          textAlign: 'end',
        },
        '&[data-place="action"]': { gridColumn: 'main / end' },
        '&[data-place="beside"]': { gridColumn: 'end', gridRow: 1 },
        '&[data-place="whole"]': { gridColumn: 'main / end' },
        '&[data-label]::before': {
          content: 'attr(data-label) / ""',
          marginInlineEnd: '6px',
          color: vars.text.muted,
          fontWeight: vars.weight.regular,
        },
        'tfoot &[data-empty]': { display: 'none' },
      },
    },
  },
});

export const waiting = style([cell, { minInlineSize: '96px' }]);
globalStyle(`${waiting}[data-align="end"] > *`, { marginInlineStart: 'auto' });
globalStyle(`${waiting}:is([data-place="result"], [data-place="end"]) > *`, {
  '@media': { [card]: { marginInlineStart: 'auto' } },
});
globalStyle(`${waiting}[data-place="start"] > *`, { '@media': { [card]: { marginInlineStart: 0 } } });

export const totals = style([
  row,
  {
    '@media': {
      [card]: { borderBlockStart: strong },
      [media.hover]: { selectors: { '&:hover': { background: 'none' } } },
    },
  },
]);

export const notice = style({ '@media': { [card]: { display: 'grid' } } });
