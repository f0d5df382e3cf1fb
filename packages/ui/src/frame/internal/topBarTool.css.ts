import { style } from '@vanilla-extract/css';
import { eased, hidden, text } from '../../internal/styles.ts';
import { size, space, vars } from '../../theme.css.ts';

/** The least of a desk: five tools beside a login of fields as wide as ever. */
const narrowest = '(min-width: 900px) and (max-width: 999.98px)';

/** A quiet control of the top bar: language, theme, help, chat. */
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

/** Words that stand beside an icon where there is room: on a phone's drawer, and at a wide desk. */
export const words = style({ '@media': { [short]: hidden } });

/** Stands for them otherwise. */
export const abbreviation = style({ display: 'none', '@media': { [short]: { display: 'inline' } } });
