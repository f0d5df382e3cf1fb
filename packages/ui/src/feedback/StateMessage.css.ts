import { style } from '@vanilla-extract/css';
import { text } from '../internal/styles.ts';
import { ground, space, vars } from '../theme.css.ts';

export const notice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[2],
  paddingBlock: space[10],
  paddingInline: space[6],
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const noticeMark = style({
  color: ground.muted,
  selectors: { '&[data-tone="negative"]': { color: vars.text.negative } },
});

export const noticeTitle = style(text('displaySm'));

export const noticeText = style({ color: ground.muted, maxInlineSize: '36ch', textWrap: 'pretty' });

export const noticeAction = style({ marginBlockStart: space[2] });
