import { globalStyle, style } from '@vanilla-extract/css';
import { figure, text as step } from '../internal/styles.ts';
import { duration, easing, media, space, vars } from '../theme.css.ts';

export const ended = style({ borderBlock: `1px solid ${vars.border.default}` });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: 'calc(60em / 14)',
  cursor: 'pointer',
  listStyle: 'none',
});

globalStyle(`${head}::-webkit-details-marker`, { display: 'none' });

export const title = style({ flex: 1, fontWeight: vars.weight.semibold });

export const arrow = style({ color: vars.text.muted, transition: `rotate ${duration.fast} ${easing.standard}` });
globalStyle(`${ended}[open] ${arrow}`, { rotate: '180deg' });

export const list = style({ paddingBlockEnd: space[3] });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: space[4],
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  '@media': { [media.pair]: { gridTemplateColumns: 'calc(120em / 14) minmax(0, 1fr) auto' } },
});

export const name = style({ display: 'grid', minInlineSize: 0, '@media': { '(max-width: 639.98px)': { order: -1 } } });
export const muted = style({ ...step('caption'), color: vars.text.muted });
export const amount = style({ ...figure, fontSize: 'calc(17em / 14)', color: vars.text.muted });
globalStyle(`${muted}:empty`, { display: 'none' });
