import { style } from '@vanilla-extract/css';
import { raisedCard, text } from '../internal/styles.ts';
import { media, space, vars } from '../theme.css.ts';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minInlineSize: 0,
  blockSize: '100%',
  padding: space[4],
  ...raisedCard,
  '@media': { [media.pair]: { padding: space[6] } },
});

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: '50%',
  background: vars.surface.sunken,
  color: vars.text.brand,
});

export const words = style({ display: 'grid', gap: space[2], minInlineSize: 0 });

export const title = style({ ...text('displaySm'), margin: 0, overflowWrap: 'anywhere' });

export const about = style({ ...text('body'), margin: 0, color: vars.text.secondary, overflowWrap: 'anywhere' });

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  minInlineSize: 0,
  paddingBlock: space[3],
  paddingInline: space[4],
  borderRadius: vars.radius.card,
  background: vars.surface.sunken,
});

export const foot = style({ display: 'grid', gap: space[3], marginBlockStart: 'auto' });
