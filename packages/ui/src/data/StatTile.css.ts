import { style } from '@vanilla-extract/css';
import { by, figure, raisedCard, text } from '../internal/styles.ts';
import { space, vars } from '../theme.css.ts';

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.half,
  minInlineSize: 0,
  minBlockSize: '108px',
  padding: space[4],
  ...raisedCard,
  overflowWrap: 'anywhere',
  selectors: by('size', { sm: { gap: 0, minBlockSize: '87px', paddingBlock: space[3] } }),
});

export const label = style({ ...text('caption'), color: vars.text.muted });

export const value = style({
  ...figure,
  fontSize: vars.type.displayMd,
  lineHeight: vars.line.displayMd,
  selectors: { [`${tile}[data-size="sm"] > &`]: { fontSize: '22px', lineHeight: '28px' } },
});

export const last = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[3],
  minInlineSize: 0,
});

export const note = style({ ...text('caption'), color: vars.text.muted });

export const delta = style({
  ...text('caption'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[1],
  color: vars.text.muted,
  selectors: {
    [`${last} > &`]: { color: vars.text.primary },
    ...by('tone', { positive: { color: vars.text.positive }, negative: { color: vars.text.negative } }),
  },
});

export const waiting = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minBlockSize: vars.line.displayMd,
  selectors: {
    [`${tile}[data-size="sm"] > &`]: { minBlockSize: '28px' },
    '&:last-child': { minBlockSize: space[4] },
  },
});
