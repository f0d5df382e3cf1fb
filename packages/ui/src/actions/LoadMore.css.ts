import { style } from '@vanilla-extract/css';
import { numeric, text as step } from '../internal/styles.ts';
import { media, space, vars } from '../theme.css.ts';

export const loadMore = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space[2],
  paddingBlockStart: space[8],
});

export const button = style({ inlineSize: '100%', '@media': { [media.pair]: { inlineSize: 'auto' } } });

export const failed = style({ color: vars.text.negative, textAlign: 'center' });

export const count = style({ ...step('caption'), ...numeric, color: vars.text.muted });
