import { style } from '@vanilla-extract/css';
import { hidden, numeric, text as step } from '../internal/styles.ts';
import { media, size, space, vars } from '../theme.css.ts';

export const button = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] });

const narrowLine = '(min-width: 640px) and (max-width: 899.98px)';

export const buttonIcon = style({ display: 'inline-flex', '@media': { [narrowLine]: { display: 'none' } } });

export const count = style({ display: 'inline-flex', '@media': { [narrowLine]: hidden } });

export const panel = style({
  display: 'grid',
  gap: space[3],
  '@media': { [media.pair]: { inlineSize: '326px', maxInlineSize: '100%' } },
});

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[3] });

export const title = style({ ...step('title'), minInlineSize: 0 });

export const list = style({ display: 'grid', maxBlockSize: '310px', overflowY: 'auto' });

export const foot = style({
  position: 'sticky',
  insetBlockEnd: `calc(${space[4]} * -1)`,
  marginBlockEnd: `calc(${space[4]} * -1)`,
  marginInline: `calc(${space[4]} * -1)`,
  padding: space[4],
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  background: vars.surface.overlay,
});

export const studio = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: size.touch,
  cursor: 'pointer',
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.surface.hover } } } },
});

export const studioName = style({ display: 'flex', flex: 1, minInlineSize: 0 });

export const studioText = style({ ...step('caption'), ...numeric, color: vars.text.muted });

export const nothing = style({ color: vars.text.muted, selectors: { '&:empty': { display: 'none' } } });
