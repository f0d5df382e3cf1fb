import { style } from '@vanilla-extract/css';
import { figure } from '../internal/styles.ts';
import { media, space, vars } from '../theme.css.ts';

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 360px), 1fr))',
  gap: `${space[4]} ${space[6]}`,
  minInlineSize: 0,
  counterReset: 'step',
  color: vars.text.primary,
  // Three steps share one row or stack, four take one row or two, so that none is left alone.
  selectors: {
    '&[data-icons]': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '&:not([data-icons]):has(> :nth-child(3):last-child)': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(240px, (800px - 100%) * 999)), 1fr))',
    },
  },
  '@media': {
    [media.pair]: {
      selectors: {
        '&[data-icons]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        '&[data-icons="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      },
    },
    [media.wide]: { selectors: { '&[data-icons="4"]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } } },
  },
});

export const step = style({
  display: 'flex',
  gap: space[4],
  minInlineSize: 0,
  counterIncrement: 'step',
  '::before': {
    ...figure,
    content: 'counter(step)',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '32px',
    blockSize: '32px',
    borderRadius: '50%',
    border: `1px solid ${vars.border.default}`,
    color: vars.text.accent,
  },
  selectors: { [`${steps}[data-icons] > &::before`]: { content: 'none' } },
  '@media': {
    [media.pair]: { selectors: { [`${steps}[data-icons] > &`]: { flexDirection: 'column', gap: space[2] } } },
  },
});

export const mark = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: '50%',
  background: vars.surface.sunken,
  color: vars.text.brand,
});

export const words = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  minInlineSize: 0,
  paddingBlockStart: '5px',
});
export const title = style({ fontWeight: vars.weight.semibold, overflowWrap: 'anywhere' });
export const text = style({ color: vars.text.secondary, overflowWrap: 'anywhere' });
