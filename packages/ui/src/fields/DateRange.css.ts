import { style } from '@vanilla-extract/css';
import { fieldControl } from '../internal/Field.css.ts';
import { popup } from '../internal/Listbox.css.ts';
import { numeric, text } from '../internal/styles.ts';
import { media, space, vars } from '../theme.css.ts';

/** Days keep their order, and stand where the text around them starts. Room for two days, which is as long as they get. */
export const dates = style([
  fieldControl,
  { ...numeric, flex: '1 1 21ch', selectors: { '[dir="rtl"] &': { textAlign: 'end' } } },
]);

/** The name of a preset: on a line of its own, so that it is gone from the box where it does not fit beside the days. */
export const preset = style({
  ...text('caption'),
  display: 'flex',
  flex: '999 1 0',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  minInlineSize: 0,
  maxInlineSize: '16ch',
  blockSize: text('caption').lineHeight,
  overflow: 'hidden',
  color: vars.text.muted,
  whiteSpace: 'nowrap',
  '::before': { content: '', blockSize: '100%' },
});

export const panel = style([
  popup,
  {
    display: 'grid',
    gap: space[4],
    minInlineSize: 'min(332px, 100vi - 16px)',
    maxBlockSize: 'calc(100dvh - 16px)',
    padding: space[3],
    overflowY: 'auto',
    outline: 0,
    '@media': { [media.pair]: { minInlineSize: '624px', padding: space[4] } },
  },
]);

export const presets = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
