import { style } from '@vanilla-extract/css';
import { space, vars } from '../theme.css.ts';

export const bubble = style({
  display: 'grid',
  gap: space.half,
  justifySelf: 'start',
  minInlineSize: 0,
  maxInlineSize: '52ch',
  margin: 0,
  paddingBlock: space[3],
  paddingInline: space[4],
  borderRadius: vars.radius.lg,
  borderEndStartRadius: vars.radius.sm,
  background: vars.surface.positiveSubtle,
  color: vars.text.primary,
  overflowWrap: 'anywhere',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const link = style({ color: vars.text.positive, fontWeight: vars.weight.medium });
