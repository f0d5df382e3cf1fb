import { style } from '@vanilla-extract/css';
import { clamped, text } from '../internal/styles.ts';
import { space, vars } from '../theme.css.ts';

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minInlineSize: 0,
  padding: '10px',
  border: `1px solid ${vars.border.onStage}`,
  borderRadius: vars.radius.card,
  background: vars.surface.stageSunken,
});

export const picture = style({
  flex: 'none',
  inlineSize: '48px',
  blockSize: '60px',
  borderRadius: vars.radius.xs,
  overflow: 'hidden',
});

export const words = style({ flex: 1, display: 'grid', justifyItems: 'start', gap: '2px', minInlineSize: 0 });

export const label = style({ ...text('label'), color: vars.text.onStageMuted });

export const title = style({
  ...text('body'),
  ...clamped(2),
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
});
