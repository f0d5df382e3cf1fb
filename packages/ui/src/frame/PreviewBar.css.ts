import { globalStyle, style } from '@vanilla-extract/css';
import { ellipsis, text } from '../internal/styles.ts';
import { onDarkSurface, onLightSurface } from '../internal/surfaces.css.ts';
import { layout, media, space, vars, z } from '../theme.css.ts';

const height = '56px';
const black = `color-mix(in oklab, ${vars.surface.stageSunken} 30%, black)`;

export const bar = style([
  onDarkSurface,
  {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: z.overlay,
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minBlockSize: height,
    paddingInline: space[4],
    background: black,
    borderBlockEnd: `3px solid ${vars.action.accent}`,
  },
]);

const narrowOnly = { [media.wide]: { display: 'none' } };

export const narrow = style({ '@media': narrowOnly });
export const wide = style({ display: 'none', '@media': { [media.wide]: { display: 'inline' } } });

export const eye = style({ display: 'inline-flex', flex: 'none' });

export const title = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  '@media': { [media.wide]: { flex: 'none' } },
});

export const name = style({ ...text('label'), ...ellipsis, fontWeight: vars.weight.semibold });

export const ends = style({
  ...text('caption'),
  ...ellipsis,
  color: vars.text.onStageMuted,
  selectors: { '&[data-urgent]': { color: vars.text.onStageAccent, fontWeight: vars.weight.semibold } },
});

export const fields = style({
  display: 'none',
  '@media': {
    [media.wide]: {
      display: 'flex',
      flex: 1,
      minInlineSize: 0,
      alignItems: 'center',
      gap: space[1],
      overflowX: 'auto',
    },
  },
});

const boxed = {
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.border.onStageStrong}`,
  color: 'inherit',
  background: 'transparent',
} as const;

export const step = style({
  ...boxed,
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '32px',
  blockSize: '40px',
  cursor: 'pointer',
  selectors: { '&:disabled': { opacity: 0.5, cursor: 'default' } },
});

export const field = style({
  ...boxed,
  display: 'flex',
  flex: 'none',
  flexDirection: 'column',
  justifyContent: 'center',
  minInlineSize: 0,
  blockSize: '40px',
  paddingInline: space[2],
  selectors: { '&:focus-within': { outline: `2px solid ${vars.focus.ringOnStage}`, outlineOffset: '-2px' } },
});

export const label = style({ ...text('micro'), color: vars.text.onStageMuted, whiteSpace: 'nowrap' });

export const control = style({
  ...text('caption'),
  maxInlineSize: '176px',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  colorScheme: 'dark',
  fontFamily: 'inherit',
  fontWeight: vars.weight.semibold,
  cursor: 'pointer',
  outline: 'none',
});
globalStyle(`${control} > option`, { background: vars.surface.raised, color: vars.text.primary });

export const actions = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[2],
  marginInlineStart: 'auto',
});

const pressed = {
  ...boxed,
  ...text('label'),
  fontWeight: vars.weight.semibold,
  blockSize: space[10],
  paddingInline: space[3],
  cursor: 'pointer',
  whiteSpace: 'nowrap',
} as const;

export const toggle = style({ ...pressed, display: 'none', '@media': { [media.wide]: { display: 'block' } } });
export const change = style({
  ...pressed,
  overflow: 'hidden',
  maxInlineSize: '40vw',
  textOverflow: 'ellipsis',
  '@media': narrowOnly,
});
export const end = style({
  ...pressed,
  border: 0,
  '@media': { [media.wide]: { background: vars.text.onStage, color: vars.surface.stageSunken } },
});

export const findings = style([
  onLightSurface,
  {
    display: 'none',
    position: 'fixed',
    insetBlockEnd: space[5],
    insetInlineEnd: space[5],
    zIndex: z.overlay,
    boxSizing: 'border-box',
    inlineSize: '380px',
    maxBlockSize: '45dvh',
    overflowY: 'auto',
    padding: space[4],
    borderRadius: vars.radius.card,
    background: vars.surface.overlay,
    color: vars.text.primary,
    boxShadow: vars.shadow.lg,
    '@media': { [media.wide]: { display: 'block' } },
  },
]);

export const details = style({ ...text('label') });
export const summary = style({
  display: 'flex',
  justifyContent: 'space-between',
  fontWeight: vars.weight.semibold,
  cursor: 'pointer',
});
export const count = style({ color: vars.text.muted });
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const finding = style({
  display: 'flex',
  flexDirection: 'column',
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
export const because = style({
  color: vars.text.secondary,
  selectors: { '&[data-tone="negative"]': { color: vars.text.negative } },
});
export const note = style({ ...text('caption'), color: vars.text.muted, marginBlock: `${space[2]} 0` });
export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[2] });

/** Outlines of scheduled content, while the bar asks for them. */
globalStyle(':root[data-outline] [data-content]', {
  position: 'relative',
  outline: `2px solid ${vars.action.accent}`,
  outlineOffset: '3px',
});
globalStyle(':root[data-outline] [data-content]::before', {
  ...(text('micro') as object),
  content: 'attr(data-content)',
  position: 'absolute',
  insetBlockStart: '-3px',
  insetInlineStart: '-3px',
  zIndex: z.sticky,
  padding: `2px ${space[2]}`,
  borderRadius: vars.radius.xs,
  background: black,
  color: vars.text.onStage,
});
/** Keeps the sticky bars of the page below this one. */
globalStyle('body:has([data-preview-bar])', { scrollPaddingBlockStart: `calc(${layout.headerMobile} + ${height})` });
