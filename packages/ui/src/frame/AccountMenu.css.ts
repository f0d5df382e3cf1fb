import { style } from '@vanilla-extract/css';
import { eased, ellipsis, text } from '../internal/styles.ts';
import { size, space, vars } from '../theme.css.ts';
import { menu as hanging, list as plainList } from './internal/disclosure.css.ts';

export const root = style({ position: 'relative', alignSelf: 'center', marginBlock: '-2px' });

export const trigger = style({
  ...eased('background-color'),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  blockSize: size.control,
  paddingInline: `${space[1]} ${space[2]}`,
  borderRadius: vars.radius.pill,
  color: vars.text.onStage,
  selectors: {
    '&:hover, &[aria-expanded="true"]': { background: vars.surface.stageHover },
  },
});

export const face = style([trigger, { paddingInline: 0 }]);

export const account = style({ ...ellipsis, maxInlineSize: '144px', fontWeight: vars.weight.semibold });

export const portrait = style({ position: 'relative' });

export const count = style({
  position: 'absolute',
  insetBlockStart: '-9px',
  insetInlineEnd: '-10px',
  display: 'flex',
  borderRadius: '999px',
  boxShadow: `0 0 0 2px ${vars.surface.stageSunken}`,
});

export const menu = style([hanging, { insetInlineEnd: 0, inlineSize: '296px' }]);

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: space[4],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});

export const who = style({ flex: 1, minInlineSize: 0, display: 'grid', justifyItems: 'start', gap: space.half });

export const nameRow = style({ display: 'flex', alignItems: 'center', gap: space[2], maxInlineSize: '100%' });

export const name = style({ ...text('title'), ...ellipsis });

export const id = style({
  ...text('caption'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minBlockSize: size.targetMin,
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
  borderRadius: vars.radius.xs,
  selectors: { '&:hover': { color: vars.text.primary } },
});

export const list = style([
  plainList,
  { selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } } },
]);

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  inlineSize: '100%',
  minBlockSize: size.touch,
  paddingInline: space[3],
  borderRadius: vars.radius.sm,
  fontWeight: vars.weight.medium,
  selectors: { '&:hover': { background: vars.surface.hover } },
});

export const glyph = style({ color: vars.text.muted });

export const label = style({ flex: 1, minInlineSize: 0 });
