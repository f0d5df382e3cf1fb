import { style } from '@vanilla-extract/css';
import { darkSurface, numeric, pageWidth, ringed, text } from '../internal/styles.ts';
import { layout, media, space, vars } from '../theme.css.ts';

export const fullPage = style({
  ...darkSurface,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  minBlockSize: '100dvh',
  overflow: 'clip',
  overflowWrap: 'anywhere',
  selectors: { '&[data-within]': { minBlockSize: '100%' } },
});

const band = {
  ...pageWidth,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
} as const;

export const fullTop = style({ ...band, minBlockSize: '88px' });

export const fullFoot = style({ ...band, ...text('caption'), minBlockSize: '64px', color: vars.text.onStageMuted });

export const fullMiddle = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  paddingBlock: space[8],
  paddingInline: layout.marginMobile,
  textAlign: 'center',
});

export const fullArcs = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '-88px',
  zIndex: -1,
  inlineSize: '100%',
  blockSize: 'calc(100% + 152px)',
  color: vars.text.onStage,
  opacity: 0.24,
});

export const fullWords = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
  minInlineSize: 0,
  maxInlineSize: 'min(100%, 560px)',
});

export const fullArt = style({ inlineSize: '300px', maxInlineSize: '100%' });

export const fullMark = style({ color: vars.icon.onStage });

export const fullTitle = style({
  ...text('displayLg'),
  '@media': { [media.wide]: { fontSize: vars.type.displayXl, lineHeight: vars.line.displayXl } },
});

export const fullText = style({ ...text('bodyLg'), color: vars.text.onStageMuted, textWrap: 'pretty' });

export const fullCode = style({ ...text('label'), color: vars.text.onStageAccent });

export const fullDetail = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: space[3],
  maxInlineSize: '100%',
  minBlockSize: '56px',
  paddingBlock: space[2],
  paddingInline: space[5],
  borderRadius: vars.radius.md,
  ...ringed(vars.border.onStageStrong),
  color: vars.text.onStageMuted,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const fullDetailValue = style({
  ...numeric,
  minInlineSize: 0,
  color: vars.text.onStage,
  fontWeight: vars.weight.semibold,
});

export const fullActions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[3] });
