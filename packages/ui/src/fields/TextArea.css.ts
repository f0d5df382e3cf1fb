import { style } from '@vanilla-extract/css';
import { fieldControl } from '../internal/Field.css.ts';
import { by, numeric, text } from '../internal/styles.ts';
import { lineHeight, space, vars } from '../theme.css.ts';

/** Three to twelve lines, then scrolling; without browser support the corner resizes it. */
export const textArea = style([
  fieldControl,
  {
    flex: 'none',
    minBlockSize: `calc(3 * ${lineHeight.body} + 2 * ${space[2]})`,
    maxBlockSize: `calc(12 * ${lineHeight.body} + 2 * ${space[2]})`,
    paddingBlock: space[2],
    lineHeight: lineHeight.body,
    overflowWrap: 'anywhere',
    resize: 'vertical',
    '@supports': { '(field-sizing: content)': { fieldSizing: 'content', resize: 'none' } },
  },
]);

export const counter = style({
  ...text('caption'),
  ...numeric,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '5px',
  marginInline: 'auto 6px',
  paddingBlockEnd: space[2],
  color: vars.text.muted,
  selectors: by('state', { full: { color: vars.text.warning, fontWeight: vars.weight.semibold } }),
});
