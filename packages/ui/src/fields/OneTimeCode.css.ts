import { globalStyle, style } from '@vanilla-extract/css';
import { fieldBox, fieldControl } from '../internal/Field.css.ts';
import { spinner } from '../internal/motion.css.ts';
import { space, vars } from '../theme.css.ts';

const cell = '44px';
const all = `calc(var(--length) * ${cell})`;
const glyph = '1ch';

/**
 * One input that spaces its digits so far apart that each falls into a box of its own. It reaches one box beyond the
 * last, cut off, so that the caret behind the last digit does not scroll the others out of their boxes.
 */
export const oneTimeCode = style([
  fieldControl,
  {
    // Every digit is exactly `1ch` wide in such a face; in others the tabular digits are not the default ones.
    fontFamily: 'ui-monospace, monospace',
    flex: 'none',
    inlineSize: `calc(${all} + ${cell})`,
    marginInlineEnd: `calc(-1 * ${cell})`,
    paddingInlineStart: `calc((${cell} - ${glyph}) / 2)`,
    clipPath: `inset(0 ${cell} 0 0)`,
    backgroundImage: `repeating-linear-gradient(to right, transparent 0 calc(${cell} - 1px), ${vars.border.default} calc(${cell} - 1px) ${cell})`,
    backgroundSize: `calc(${all} - 1px) 100%`,
    backgroundRepeat: 'no-repeat',
    fontSize: '20px',
    // Not the face's own: where a page has read other faces before, that is a pixel less.
    lineHeight: 1.2,
    fontWeight: vars.weight.semibold,
    letterSpacing: `calc(${cell} - ${glyph})`,
    textAlign: 'start',
    textOverflow: 'clip',
    '@media': { '(pointer: coarse)': { fontSize: '20px' } },
  },
]);

globalStyle(`${fieldBox}:has(> ${oneTimeCode})`, { inlineSize: 'fit-content', paddingInline: 0 });

/** Beside the boxes, which keep their width. */
globalStyle(`${fieldBox}:has(> ${oneTimeCode}) > ${spinner}`, {
  position: 'absolute',
  insetInlineStart: `calc(100% + ${space[3]})`,
});
