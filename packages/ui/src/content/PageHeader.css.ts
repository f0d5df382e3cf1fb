import { globalStyle, style } from '@vanilla-extract/css';
import { text as step } from '../internal/styles.ts';
import { layout, media, space, vars } from '../theme.css.ts';

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  paddingBlockStart: space[2],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: space[10],
      rowGap: space[6],
      paddingBlock: space[3],
    },
  },
});

export const words = style({
  display: 'grid',
  gap: space[2],
  minInlineSize: 0,
  maxInlineSize: '680px',
  overflowWrap: 'anywhere',
});

export const title = style({
  ...step('displayLg'),
  '@media': { [media.wide]: { fontSize: vars.type.displayXl, lineHeight: vars.line.displayXl } },
});

export const lead = style({
  ...step('bodyLg'),
  minBlockSize: '2lh',
  color: vars.text.onStageMuted,
  '@media': { [media.pair]: { minBlockSize: '1lh' } },
});

globalStyle(`${head}[data-kind="row"]`, { gap: space[3], paddingBlock: `${space[1]} 0` });
globalStyle(`${head}[data-kind="row"] > ${words}`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[4],
  maxInlineSize: 'none',
});
globalStyle(`${head}[data-kind="row"] ${title}`, { fontSize: vars.type.displayLg, lineHeight: vars.line.displayLg });
globalStyle(`${head}[data-kind="row"] ${lead}`, {
  ...step('body'),
  minBlockSize: 0,
  '@media': { '(max-width: 639.98px)': { display: 'none' } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], marginBlockStart: space[3] });

export const aside = style({ minInlineSize: 0, '@media': { [media.wide]: { inlineSize: '400px' } } });

export const backdrop = style({
  display: 'none',
  '@media': {
    [media.wide]: {
      display: 'grid',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      overflow: 'clip',
      pointerEvents: 'none',
      borderEndStartRadius: `${vars.stage.edgeRadius} ${vars.stage.edge}`,
      borderEndEndRadius: `${vars.stage.edgeRadius} ${vars.stage.edge}`,
    },
  },
});

export const table = style({
  display: 'grid',
  alignItems: 'end',
  justifyItems: 'end',
  inlineSize: '100%',
  maxInlineSize: `calc(${layout.content} + ${layout.marginWide} * 2)`,
  marginInline: 'auto',
  paddingInline: space[20],
  '@media': { [media.large]: { maxInlineSize: `calc(${layout.contentLarge} + ${layout.marginLarge} * 2)` } },
});

export const art = style({ inlineSize: '372px', marginBlockEnd: '-70px' });

export const rest = style({ minInlineSize: 0, '@media': { [media.wide]: { gridColumn: '1 / -1' } } });
