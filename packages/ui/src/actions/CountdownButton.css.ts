import { style } from '@vanilla-extract/css';
import { text } from '../internal/styles.ts';
import { size, space, vars } from '../theme.css.ts';
import { button } from './Button.css.ts';

export const countdown = style({
  position: 'relative',
  display: 'inline-grid',
  inlineSize: '132px',
  maxInlineSize: '100%',
  minBlockSize: size.touch,
});

export const countdownButton = style([
  button,
  {
    minInlineSize: 0,
    paddingInline: space[2],
    borderRadius: `min(${vars.radius.control}, 22px)`,
    fontVariantNumeric: 'tabular-nums lining-nums',
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-kind][data-phase="refused"]': {
        ...text('caption'),
        paddingInline: space[1],
        background: vars.surface.negativeSubtle,
        color: vars.text.negative,
        fontWeight: vars.weight.semibold,
      },
    },
  },
]);

export const countdownWords = style({ display: 'grid', minInlineSize: 0 });
