import { globalStyle, style } from '@vanilla-extract/css';
import { figure, text as step } from '../internal/styles.ts';
import { space, vars } from '../theme.css.ts';

export const sheet = style({
  display: 'grid',
  overflowWrap: 'anywhere',
  gridTemplateColumns: 'minmax(96px, 140px) minmax(0, 1fr)',
  gap: `${space[5]} ${space[4]}`,
});

export const art = style({
  alignSelf: 'start',
  overflow: 'hidden',
  aspectRatio: '3 / 4',
  borderRadius: vars.radius.card,
  background: vars.surface.skeleton,
  boxShadow: vars.shadow.sm,
  selectors: { '&[data-state="maintenance"]': { filter: 'grayscale(1) brightness(0.7)' } },
});

export const words = style({ minInlineSize: 0, display: 'grid', alignContent: 'start', gap: space[3] });
export const head = style({ display: 'flex', alignItems: 'flex-start', gap: space[3] });
export const names = style({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
});
export const title = style(step('displaySm'));
export const studio = style({ maxInlineSize: '100%', color: vars.text.muted });

export const heart = style({
  color: vars.text.muted,
  selectors: { '&[data-selected]': { color: vars.text.negative } },
});

export const facts = style({ display: 'grid', ...step('label') });

export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[3],
  paddingBlock: space[1],
  color: vars.text.secondary,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
});

export const value = style({ ...figure, color: vars.text.primary });

export const about = style({ gridColumn: '1 / -1', color: vars.text.secondary });

export const foot = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
});

export const resting = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  padding: space[3],
  borderRadius: vars.radius.md,
  background: vars.surface.warningSubtle,
  color: vars.text.warning,
  fontWeight: vars.weight.semibold,
  textAlign: 'center',
});

globalStyle(`${heart}[data-selected] svg`, { fill: 'currentColor' });
