import { style } from '@vanilla-extract/css';
import { figure, text as step } from '../internal/styles.ts';
import { space, vars } from '../theme.css.ts';

export const tier = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minInlineSize: 0,
  containerType: 'inline-size',
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  boxShadow: `0 0 0 1px ${vars.border.subtle}`,
  selectors: {
    '&[data-state="current"]': { boxShadow: `0 0 0 2px ${vars.action.accentEdge}, ${vars.shadow.md}` },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const art = style({
  position: 'relative',
  flex: 'none',
  overflow: 'hidden',
  blockSize: '204px',
  borderStartStartRadius: vars.radius.card,
  borderStartEndRadius: vars.radius.card,
  background: vars.surface.skeleton,
  '@container': { '(width < 220px)': { blockSize: '148px' } },
});

export const lock = style({
  position: 'absolute',
  insetBlockEnd: space[3],
  insetInlineEnd: space[3],
  display: 'grid',
  placeItems: 'center',
  inlineSize: '28px',
  blockSize: '28px',
  borderRadius: '50%',
  background: vars.surface.overlay,
  color: vars.text.secondary,
  boxShadow: vars.shadow.sm,
});

export const body = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  rowGap: space[1],
  paddingBlock: '18px',
  paddingInline: space[4],
  overflowWrap: 'anywhere',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[2],
  // On narrow cards every rank goes below its name, even short ones.
  '@container': { '(width < 220px)': { flexDirection: 'column', alignItems: 'flex-start' } },
});

export const name = style({ ...step('displayMd'), minInlineSize: 0 });

export const rank = style({
  ...step('caption'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minInlineSize: 0,
  color: vars.text.muted,
});

export const label = style({ ...step('caption'), color: vars.text.muted });
export const value = style({
  ...figure,
  fontSize: '20px',
  lineHeight: '26px',
  '@container': { '(width < 160px)': { fontSize: '16px', lineHeight: '24px' } },
});

export const way = style({ display: 'grid', gap: space[1], marginBlockStart: space[2] });
export const benefits = style({
  marginBlockStart: space[2],
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
export const left = style({ ...step('caption'), color: vars.text.secondary });
