import { keyframes, style } from '@vanilla-extract/css';
import { text } from '../internal/styles.ts';
import { duration, easing, space, vars } from '../theme.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const tooltipBox = style({ display: 'inline-flex', maxInlineSize: '100%' });

/** The gap to the control is part of it, so that a mouse can cross. */
export const tooltip = style({
  ...text('caption'),
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  inlineSize: 'max-content',
  maxInlineSize: `min(240px, calc(100vw - ${space[4]}))`,
  paddingBlock: '6px',
  paddingInline: '10px',
  border: 0,
  borderRadius: vars.radius.sm,
  background: vars.surface.inverse,
  color: vars.text.inverse,
  boxShadow: vars.shadow.md,
  overflow: 'visible',
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  animation: `${appear} ${duration.fast} ${easing.enter}`,
  '::before': { content: '', position: 'absolute', inset: `-${space[2]} 0`, zIndex: -1 },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
