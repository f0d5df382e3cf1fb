import { style } from '@vanilla-extract/css';
import { figure, numeric, text } from '../internal/styles.ts';
import { space, vars } from '../theme.css.ts';

export const slip = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: space[5],
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  boxShadow: `inset 0 0 0 1px ${vars.border.subtle}`,
});

export const title = style({ ...text('displaySm'), margin: 0 });

export const empty = style({ margin: 0, color: vars.text.muted });

export const lines = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const line = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});

export const words = style({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
});

export const play = style({ ...text('label') });
export const pick = style({ ...figure, fontSize: '16px', lineHeight: '24px', overflowWrap: 'anywhere' });
export const note = style({ ...text('caption'), ...numeric, color: vars.text.muted });

export const total = style({ ...numeric, flex: 'none', fontWeight: vars.weight.semibold });

export const sums = style({ display: 'grid', gap: space[1], margin: 0 });

export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[3],
  color: vars.text.secondary,
  selectors: { '&[data-strong]': { color: vars.text.primary, fontWeight: vars.weight.semibold } },
});

export const value = style({
  ...numeric,
  marginInlineStart: 0,
  overflowWrap: 'anywhere',
  selectors: { [`${sum}[data-strong] > &`]: { ...figure, fontSize: '24px', lineHeight: '32px' } },
});
