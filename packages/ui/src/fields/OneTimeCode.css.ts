import { globalStyle, style } from '@vanilla-extract/css';
import { fieldBox, fieldControl } from '../internal/Field.css.ts';
import { spinner } from '../internal/motion.css.ts';
import { space, vars } from '../theme.css.ts';

const cell = '44px';
const all = `calc(var(--length) * ${cell})`;
const glyph = '1ch';

/**
 * One input whose letter spacing puts each digit in its box. One box wider than visible, so that the caret after the
 * last digit does not scroll it.
 */
export const oneTimeCode = style([
  fieldControl,
  {
    // Digits are exactly `1ch` wide in monospace; in other faces tabular digits are not the default.
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
    // Fixed: the font's own line height varies by a pixel with previously loaded fonts.
    lineHeight: 1.2,
    fontWeight: vars.weight.semibold,
    letterSpacing: `calc(${cell} - ${glyph})`,
    textAlign: 'start',
    textOverflow: 'clip',
    '@media': { '(pointer: coarse)': { fontSize: '20px' } },
  },
]);

globalStyle(`${fieldBox}:has(> ${oneTimeCode})`, { inlineSize: 'fit-content', paddingInline: 0 });

globalStyle(`${fieldBox}:has(> ${oneTimeCode}) > ${spinner}`, {
  position: 'absolute',
  insetInlineStart: `calc(100% + ${space[3]})`,
});
