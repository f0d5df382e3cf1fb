import { style } from '@vanilla-extract/css';
import { space, vars } from '../theme.css.ts';
import { ellipsis } from './styles.ts';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  gap: space[3],
  padding: space[4],
  blockSize: '100%',
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  boxShadow: `inset 0 0 0 1px ${vars.border.subtle}`,
});

export const head = style({ display: 'flex', alignItems: 'center', gap: space[3] });

export const thumb = style({
  flex: 'none',
  overflow: 'hidden',
  inlineSize: '36px',
  blockSize: '45px',
  borderRadius: vars.radius.xs,
  background: vars.surface.skeleton,
});

export const who = style({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
});

export const name = style({ ...ellipsis, maxInlineSize: '100%', fontWeight: vars.weight.semibold });
