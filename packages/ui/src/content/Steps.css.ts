import { style } from '@vanilla-extract/css';
import { figure } from '../internal/styles.ts';
import { space, vars } from '../theme.css.ts';

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 360px), 1fr))',
  gap: `${space[4]} ${space[6]}`,
  minInlineSize: 0,
  counterReset: 'step',
  color: vars.text.primary,
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
