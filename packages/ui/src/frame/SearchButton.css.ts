import { style } from '@vanilla-extract/css';
import { eased, ellipsis, ringed, text } from '../internal/styles.ts';
import { media, size, space, vars } from '../theme.css.ts';

export const button = style({
  ...eased('background'),
  ...ringed(vars.border.onStage),
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[3],
  minInlineSize: size.control,
  minBlockSize: size.control,
  borderRadius: vars.radius.control,
  color: vars.text.onStage,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.surface.stageHover } } },
    '(pointer: coarse)': { minInlineSize: size.touch, minBlockSize: size.touch },
    [`${media.ample} and (hover: hover)`]: { paddingInline: space[3] },
    [media.pair]: {
      selectors: {
        '&[data-field]': {
          inlineSize: '100%',
          justifyContent: 'start',
          gap: '10px',
          paddingInline: space[3],
          background: vars.surface.stageHover,
        },
      },
    },
  },
});

export const words = style({
  ...ellipsis,
  display: 'none',
  flex: 1,
  color: vars.text.onStageMuted,
  '@media': { [media.pair]: { display: 'block' } },
});

export const key = style({
  ...text('micro'),
  display: 'none',
  minInlineSize: '20px',
  paddingBlock: '2px',
  borderRadius: vars.radius.badge,
  ...ringed(vars.border.onStage),
  fontFamily: 'inherit',
  textAlign: 'center',
  color: vars.text.onStageMuted,
  '@media': { [`${media.ample} and (hover: hover)`]: { display: 'inline-block' } },
});
