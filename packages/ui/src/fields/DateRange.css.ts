import { style } from '@vanilla-extract/css';
import { fieldControl } from '../internal/Field.css.ts';
import { popup } from '../internal/Listbox.css.ts';
import { numeric, text } from '../internal/styles.ts';
import { media, space, vars } from '../theme.css.ts';

/** Days stay left-to-right but align with the text around them. Fits two days, the longest value. */
export const dates = style([
  fieldControl,
  { ...numeric, flex: '1 1 21ch', selectors: { '[dir="rtl"] &': { textAlign: 'end' } } },
]);

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
