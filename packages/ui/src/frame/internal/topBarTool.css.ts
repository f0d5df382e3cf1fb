import { style } from '@vanilla-extract/css';
import { eased, hidden, text } from '../../internal/styles.ts';
import { size, space, vars } from '../../theme.css.ts';

const narrowest = '(min-width: 900px) and (max-width: 999.98px)';

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
  '@media': { [narrowest]: { gap: space[1], paddingInline: space[1] } },
  selectors: {
    '&:hover, &[aria-expanded="true"]': { background: vars.surface.stageHover, color: vars.text.onStage },
  },
});

const short = '(min-width: 900px) and (max-width: 1279.98px)';

export const words = style({ '@media': { [short]: hidden } });

export const abbreviation = style({ display: 'none', '@media': { [short]: { display: 'inline' } } });
