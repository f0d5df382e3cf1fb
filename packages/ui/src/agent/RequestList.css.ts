import { style } from '@vanilla-extract/css';
import { text } from '../internal/styles.ts';
import { media, space, vars } from '../theme.css.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[3],
  paddingInline: space[4],
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
  '@media': { [media.wide]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto auto' } },
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '36px',
  blockSize: '36px',
  borderRadius: '50%',
  background: vars.surface.infoSubtle,
  color: vars.text.info,
  selectors: {
    '&[data-kind="outgoing"]': { background: vars.surface.warningSubtle, color: vars.text.warning },
  },
});

export const words = style({ display: 'grid', gap: space[1], minInlineSize: 0, color: vars.text.primary });
export const title = style({ ...text('label'), fontWeight: vars.weight.semibold });
export const note = style({ ...text('caption'), color: vars.text.secondary });

export const foot = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  '@media': { [media.wide]: { gridColumn: 'auto', justifyContent: 'flex-end' } },
});

export const deadline = style({
  ...text('caption'),
  display: 'grid',
  color: vars.text.secondary,
  '@media': { [media.wide]: { textAlign: 'end' } },
});

export const time = style({
  fontWeight: vars.weight.semibold,
  color: vars.text.primary,
  selectors: { '&[data-tone="warning"]': { color: vars.text.warning } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
