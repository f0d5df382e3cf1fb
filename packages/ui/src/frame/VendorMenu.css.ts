import { style } from '@vanilla-extract/css';
import { eased } from '../internal/styles.ts';
import { layout, media, space, vars } from '../theme.css.ts';
import { sheet as lightSheet } from './internal/disclosure.css.ts';

export const sheet = style([
  lightSheet,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[8],
    padding: space[6],
    maxBlockSize: `calc(100dvh - ${layout.headerTop} - ${layout.headerNav} - ${space[6]})`,
    overflow: 'auto',
    borderEndStartRadius: vars.radius.modal,
    borderEndEndRadius: vars.radius.modal,
    boxShadow: vars.shadow.xl,
    pointerEvents: 'auto',
    selectors: { '&[data-feature]': { gridTemplateColumns: 'minmax(0, 1fr) 236px' } },
  },
]);

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: space[2],
  alignContent: 'start',
  '@media': { [media.full]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const tile = style({
  ...eased('background-color', 'box-shadow'),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minBlockSize: '72px',
  paddingInline: space[4],
  borderRadius: vars.radius.md,
  boxShadow: `inset 0 0 0 1px ${vars.border.subtle}`,
  color: vars.text.primary,
  selectors: {
    '&:hover': { background: vars.surface.hover, boxShadow: `inset 0 0 0 1px ${vars.border.default}` },
    '&[data-more]': { color: vars.text.link, fontWeight: vars.weight.semibold },
  },
});

export const hot = style({ position: 'absolute', insetBlockStart: '-7px', insetInlineEnd: '10px', display: 'flex' });

export const skeleton = style({
  minBlockSize: '72px',
  borderRadius: vars.radius.md,
  background: vars.surface.skeleton,
});

export const feature = style({ minInlineSize: 0 });
