import { style } from '@vanilla-extract/css';
import { text } from '../internal/styles.ts';
import { onDarkSurface } from '../internal/surfaces.css.ts';
import { media, space, vars } from '../theme.css.ts';

export const line = style([
  onDarkSurface,
  {
    ...text('caption'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[4],
    inlineSize: '100%',
    minBlockSize: '44px',
    paddingBlock: space[1],
    paddingInline: space[3],
    background: vars.surface.stageSunken,
    color: vars.text.onStageMuted,
    overflowWrap: 'anywhere',
    '@media': { [media.wide]: { paddingInline: space[6] } },
  },
]);

export const age = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  minInlineSize: '28px',
  blockSize: '28px',
  paddingInline: '4px',
  border: '1px solid currentColor',
  borderRadius: vars.radius.pill,
  color: vars.text.onStage,
  fontWeight: vars.weight.semibold,
});

export const words = style({ flex: '1 1 0', minInlineSize: 'min(100%, 220px)', textWrap: 'pretty' });
export const part = style({ selectors: { '& + &': { marginInlineStart: space[4] } } });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '24px',
  color: vars.text.onStage,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
