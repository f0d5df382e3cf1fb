import { style } from '@vanilla-extract/css';
import { text } from '../internal/styles.ts';
import { media, space, vars } from '../theme.css.ts';

export const article = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[6],
  maxInlineSize: '820px',
  marginInline: 'auto',
  overflowWrap: 'anywhere',
});

export const head = style({ display: 'grid', gap: space[3] });

export const title = style({
  ...text('displayLg'),
  '@media': { [media.wide]: { fontSize: vars.type.displayXl, lineHeight: vars.line.displayXl } },
});

export const date = style({ ...text('caption'), color: vars.text.muted });
export const lead = style({ ...text('bodyLg'), color: vars.text.secondary, textWrap: 'pretty' });

export const art = style({
  inlineSize: '100%',
  aspectRatio: '12 / 5',
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  background: vars.surface.skeleton,
});

export const body = style({ ...text('bodyLg'), inlineSize: '100%' });
