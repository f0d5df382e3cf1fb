import { style } from '@vanilla-extract/css';
import { figure, numeric, text } from '../internal/styles.ts';
import { space, vars } from '../theme.css.ts';

export const limit = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  padding: space[4],
  overflowWrap: 'anywhere',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[4],
});

export const title = style({ minInlineSize: 0, lineHeight: '20px', fontWeight: vars.weight.semibold });

export const left = style({ ...figure, minInlineSize: 0, fontSize: '17px', lineHeight: '22px' });

export const facts = style({
  ...text('caption'),
  ...numeric,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[4],
  color: vars.text.muted,
});

export const pending = style({
  ...text('label'),
  ...numeric,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[3],
  rowGap: space[2],
  paddingBlock: space[2],
  paddingInline: space[3],
  borderRadius: vars.radius.md,
  background: vars.surface.warningSubtle,
  color: vars.text.warning,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const pendingWords = style({ minInlineSize: 0 });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
