import { style } from '@vanilla-extract/css';
import { eased, figure, hidden, text } from '../internal/styles.ts';
import { media, size, space, vars } from '../theme.css.ts';

export const balance = style({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'center',
  gap: space[1],
  blockSize: size.touch,
  paddingInlineStart: space[3],
  borderRadius: vars.radius.control,
  background: vars.surface.stageHover,
  boxShadow: `inset 0 0 0 1px ${vars.border.onStage}`,
  '@media': {
    'not all and (min-width: 640px)': { selectors: { '&[data-plain]': { paddingInlineEnd: space[3] } } },
    [media.wide]: {
      blockSize: size.fieldInline,
      paddingInlineEnd: space[1],
      selectors: { '&[data-compact]': { blockSize: size.control } },
    },
  },
});

const onPhones = `not all and (min-width: 640px)`;
const plain = `${balance}[data-plain] > &`;

export const label = style({
  ...text('caption'),
  display: 'none',
  marginInlineEnd: space[1],
  color: vars.text.onStageMuted,
  '@media': { [media.wide]: { display: 'inline' } },
});

export const amount = style({
  ...figure,
  minBlockSize: size.targetMin,
  color: vars.text.onStage,
  fontSize: '16px',
  lineHeight: 1.2,
  letterSpacing: '-0.01em',
  whiteSpace: 'nowrap',
  borderRadius: vars.radius.xs,
  selectors: {
    '&[data-old]': { color: vars.text.onStageMuted },
    '&[data-plain]': { fontFamily: vars.font.ui, fontSize: '13px', letterSpacing: 0, color: vars.text.onStageMuted },
  },
  '@media': { [media.wide]: { fontSize: '17px', minInlineSize: '104px', textAlign: 'end' } },
});

/** Time of an outdated sum, shown below it because a phone has no tooltip. */
export const since = style({
  ...text('caption'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[1],
  fontFamily: vars.font.ui,
  lineHeight: 1,
});

export const act = style({
  ...eased('background-color'),
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: size.touch,
  blockSize: size.touch,
  borderRadius: vars.radius.control,
  color: vars.text.onStage,
  selectors: { '&:hover': { background: vars.surface.stageHover }, '&[data-wide]': { display: 'none' } },
  '@media': {
    [onPhones]: { selectors: { [plain]: { display: 'none' } } },
    [media.wide]: {
      inlineSize: size.controlSm,
      blockSize: size.controlSm,
      selectors: { '&[data-wide]': { display: 'inline-grid' } },
    },
  },
});

export const announced = style(hidden);
