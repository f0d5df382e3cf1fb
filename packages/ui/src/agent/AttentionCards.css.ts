import { style } from '@vanilla-extract/css';
import { by, numeric, text as step } from '../internal/styles.ts';
import { media, space, vars } from '../theme.css.ts';

export const note = style({ ...step('caption'), color: vars.text.muted });

export const cards = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1px',
  background: vars.border.subtle,
  borderEndStartRadius: 'inherit',
  borderEndEndRadius: 'inherit',
  overflow: 'hidden',
});

export const card = style({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  columnGap: space[3],
  flex: '1 1 240px',
  minInlineSize: 0,
  padding: space[4],
  background: vars.surface.raised,
  overflowWrap: 'anywhere',
  selectors: { '[data-kind="rows"] > &': { flexBasis: '100%' } },
  '@media': {
    [media.pair]: {
      selectors: {
        '[data-kind="rows"] > &': {
          gridTemplateColumns: '36px minmax(0, 1fr) auto auto',
          gridTemplateRows: 'auto 1fr',
          columnGap: space[4],
          paddingBlock: space[3],
        },
      },
    },
  },
});

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  gridRow: '1 / span 2',
  inlineSize: '36px',
  blockSize: '36px',
  borderRadius: '50%',
  selectors: by('tone', {
    warning: { background: vars.surface.warningSubtle, color: vars.text.warning },
    negative: { background: vars.surface.negativeSubtle, color: vars.text.negative },
    info: { background: vars.surface.infoSubtle, color: vars.text.info },
  }),
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const title = style({ gridColumn: 2, lineHeight: '20px', fontWeight: vars.weight.semibold });

export const text = style({ ...step('caption'), ...numeric, gridColumn: 2, color: vars.text.secondary });

const besideWords = { gridColumn: 3, gridRow: '1 / span 2', alignSelf: 'center', paddingBlockStart: 0 } as const;

export const deadline = style({
  gridColumn: '2 / -1',
  paddingBlockStart: space[2],
  '@media': { [media.pair]: { selectors: { '[data-kind="rows"] &': besideWords } } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  gridColumn: '1 / -1',
  paddingBlockStart: space[3],
  '@media': { [media.pair]: { selectors: { '[data-kind="rows"] &': { ...besideWords, gridColumn: 4 } } } },
});

export const empty = style({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: space[14],
  paddingBlock: space[2],
  paddingInline: space[4],
  color: vars.text.secondary,
});

export const foot = style({
  display: 'grid',
  justifyItems: 'center',
  padding: space[1],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
