import { style } from '@vanilla-extract/css';
import { eased, text } from '../../internal/styles.ts';
import { size, space, vars } from '../../theme.css.ts';

/** A quiet control of the top bar: language, theme, help. */
export const tool = style({
  ...text('label'),
  ...eased('background-color', 'color'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: size.controlSm,
  paddingInline: space[2],
  borderRadius: vars.radius.control,
  color: vars.text.onStageMuted,
  flex: 'none',
  maxInlineSize: '100%',
  selectors: {
    '&:hover, &[aria-expanded="true"]': { background: vars.surface.stageHover, color: vars.text.onStage },
  },
});
