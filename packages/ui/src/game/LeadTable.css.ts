import { globalStyle, style } from '@vanilla-extract/css';
import { darkSurface, figure, text as step } from '../internal/styles.ts';
import { fontSize, media, space, vars } from '../theme.css.ts';
import { paper, playerInk } from './tableParts.css.ts';

export const table = style({
  ...darkSurface,
  display: 'grid',
  gap: space[4],
  overflow: 'hidden',
  padding: space[3],
  borderRadius: vars.radius.xl,
  boxShadow: `inset 0 0 0 1px ${vars.border.onStage}`,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, calc(506em / 14))',
      alignItems: 'end',
      minBlockSize: 'calc(288em / 14)',
      padding: space[6],
      paddingInlineStart: space[8],
    },
  },
});

/** The game's own thing behind the board; phones have no room for it. */
export const ground = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: -1,
  inlineSize: 'calc(620em / 14)',
  maskImage: 'linear-gradient(to right, transparent, black 70%)',
  selectors: { '&:dir(rtl)': { maskImage: 'linear-gradient(to left, transparent, black 70%)' } },
  '@media': { '(max-width: 899.98px)': { display: 'none' } },
});

export const words = style({
  display: 'grid',
  justifyItems: 'start',
  alignSelf: 'center',
  gap: space[1],
  minInlineSize: 0,
  padding: space[1],
});
globalStyle(`${words} > a`, {
  marginBlockStart: space[2],
  '@media': { '(max-width: 639.98px)': { inlineSize: '100%' } },
});

export const name = style({ ...step('displayLg'), marginBlockStart: space[2] });
export const text = style({ color: vars.text.onStageMuted, minBlockSize: '1lh' });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[8]}`,
  marginBlockStart: space[1],
});
export const label = style({ ...step('caption'), color: vars.text.onStageMuted });
export const value = style({ ...figure, fontSize: fontSize.title, lineHeight: 1.4 });

export const board = style({
  minInlineSize: 0,
  padding: space[3],
  borderRadius: vars.radius.md,
  background: paper.face,
  color: paper.ink,
});

export const counts = style({
  ...step('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[5]}`,
  marginBlockEnd: space[2],
});

export const count = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  '::before': { content: '', inlineSize: '11px', blockSize: '11px', border: '2.5px solid', borderRadius: '50%' },
  selectors: {
    '&[data-side="banker"]::before': { borderColor: vars.badge.hot },
    '&[data-side="player"]::before': { borderColor: playerInk },
  },
});

export const marks = style({ display: 'grid', justifyItems: 'end' });
