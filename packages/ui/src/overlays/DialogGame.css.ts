import { style } from '@vanilla-extract/css';
import { darkSurface, text as step } from '../internal/styles.ts';
import { space, vars } from '../theme.css.ts';
import { besideForm } from './Dialog.css.ts';

const beside = (rule: object) => ({ '@media': { [besideForm]: rule } });

export const game = style({
  ...darkSurface,
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[3],
  minInlineSize: 0,
  paddingBlock: '14px',
  paddingInline: space[4],
  overflow: 'hidden',
  ...beside({ alignItems: 'flex-end', padding: space[6] }),
});

export const art = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  opacity: 0.25,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(transparent 30%, ${vars.surface.stageSunken} 72%)`,
  },
  ...beside({ opacity: 1 }),
});

export const card = style({
  flex: 'none',
  inlineSize: '66px',
  blockSize: '88px',
  borderRadius: vars.radius.sm,
  overflow: 'hidden',
  ...beside({ display: 'none' }),
});

export const words = style({ display: 'grid', gap: space[1], minInlineSize: 0 });

export const label = style(step('label'));

export const title = style({
  ...step('displaySm'),
  overflowWrap: 'anywhere',
  ...beside(step('displayMd')),
});

export const text = style({
  ...step('label'),
  display: 'none',
  color: vars.text.onStageMuted,
  ...beside({ display: 'block' }),
});

export const points = style({
  ...step('label'),
  display: 'grid',
  gap: space[2],
  color: vars.text.onStageMuted,
  ...beside({ marginBlockStart: space[3] }),
});

export const point = style({ display: 'flex', alignItems: 'center', gap: space[2] });

export const mark = style({ flex: 'none', color: vars.icon.onStage });
