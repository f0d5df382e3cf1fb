import { style } from '@vanilla-extract/css';
import { by, eased, raisedCard, ringed, text as step } from '../internal/styles.ts';
import { media, space, vars } from '../theme.css.ts';

export const card = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  padding: space[5],
  ...raisedCard,
  overflowWrap: 'anywhere',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[3],
});
export const title = style({ minInlineSize: 0, fontWeight: vars.weight.semibold });
export const note = style({ ...step('caption'), minInlineSize: 0, color: vars.text.muted });

export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space[2],
  '@container': { '(min-width: 560px)': { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' } },
});

export const day = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[1],
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: '86px',
  paddingBlock: '10px',
  paddingInline: space[1],
  borderRadius: vars.radius.md,
  background: vars.surface.raised,
  ...ringed(vars.border.default),
  textAlign: 'center',
  selectors: by('state', {
    done: { background: vars.surface.positiveSubtle, color: vars.text.positive, boxShadow: 'none' },
    today: {
      ...eased('background'),
      background: vars.action.accent,
      color: vars.action.onAccent,
      ...ringed(vars.action.accentEdge),
    },
    missed: { background: vars.surface.sunken, color: vars.text.muted, boxShadow: 'none' },
  }),
  '@media': {
    [media.hover]: { selectors: { 'button&:hover:not([aria-busy])': { background: vars.action.accentHover } } },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

export const name = style(step('caption'));
export const mark = style({ display: 'grid', placeItems: 'center', blockSize: '20px' });
export const prize = style({ ...step('label'), fontWeight: vars.weight.semibold });
