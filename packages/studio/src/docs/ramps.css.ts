import { style } from '@vanilla-extract/css';
import { fontSize, lineHeight, media, size, space, vars } from '../../../ui/src/theme.css.ts';
import { name } from './specimens.css.ts';

export { name };

export const ramp = style({
  display: 'grid',
  gap: space[2],
  marginBlock: space[3],
  '@media': { [media.wide]: { gridTemplateColumns: `${space[20]} minmax(0, 1fr)` } },
});
export const rampName = style([name, { fontWeight: vars.weight.semibold }]);

/** One row when wide; on a phone, columns of touch size. */
export const steps = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${size.touch}, 1fr))`,
  gap: space.half,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(19, minmax(24px, 1fr))' } },
});

export const step = style({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  blockSize: space[8],
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.xs,
  cursor: 'pointer',
  forcedColorAdjust: 'none',
});
export const dot = style({
  position: 'absolute',
  insetBlockEnd: space[1],
  insetInlineStart: 'calc(50% - 4px)',
  inlineSize: '8px',
  blockSize: '8px',
  border: '1.5px solid #000',
  borderRadius: '50%',
  background: '#fff',
});
export const stepName = style({
  display: 'block',
  color: vars.text.secondary,
  fontSize: fontSize.micro,
  lineHeight: lineHeight.caption,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'center',
});
