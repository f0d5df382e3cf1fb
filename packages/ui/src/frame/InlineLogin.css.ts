import { type StyleRule, style } from '@vanilla-extract/css';
import { eased, ellipsis, onLight, text } from '../internal/styles.ts';
import { fontSize, media, size, space, vars } from '../theme.css.ts';

export { tool as forgot } from './internal/topBarTool.css.ts';

export const form = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flex: 1,
  minInlineSize: 0,
  gap: space[2],
  '@media': { '(min-width: 900px) and (max-width: 999.98px)': { gap: space[1] } },
});

export const field = style({
  ...text('label'),
  ...eased('box-shadow'),
  position: 'relative',
  display: 'flex',
  flex: 'none',
  inlineSize: '200px',
  blockSize: size.touch,
  borderRadius: vars.radius.control,
  background: vars.surface.stageHover,
  boxShadow: `inset 0 0 0 1px ${vars.border.onStageStrong}`,
  '@media': { '(min-width: 1680px)': { inlineSize: '240px' } },
  selectors: {
    '[data-turning] &': { transition: 'none' },
    '&:has(input[aria-invalid])': { boxShadow: `inset 0 0 0 2px ${vars.text.onStageNegative}` },
    '&:has(input:focus-visible)': { boxShadow: `inset 0 0 0 2px ${vars.focus.ringOnStage}` },
  },
});

const floating: StyleRule = {
  ...eased('inset-block-start', 'font-size'),
  position: 'absolute',
  insetInlineStart: space[3],
  insetBlockStart: '13px',
  maxInlineSize: `calc(100% - ${space[6]})`,
  color: vars.text.onStageMuted,
  selectors: {
    [`${field}:has(input:is(:focus, :autofill, :not(:placeholder-shown))) > &`]: {
      insetBlockStart: '3px',
      fontSize: fontSize.micro,
    },
  },
};

export const label = style({ ...floating, ...ellipsis, pointerEvents: 'none' });

export const choice = style({
  ...floating,
  display: 'flex',
  alignItems: 'center',
  maxInlineSize: `calc(100% - ${space[12]})`,
  marginBlockStart: '-3px',
});

export const select = style({
  appearance: 'none',
  minBlockSize: size.targetMin,
  maxInlineSize: '100%',
  fieldSizing: 'content',
  paddingInline: `0 ${space[5]}`,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontSize: 'inherit',
  fontWeight: 'inherit',
  cursor: 'pointer',
  textOverflow: 'ellipsis',
});

export const option = style({ background: vars.surface.overlay, color: vars.text.primary });

export const chevron = style({
  position: 'absolute',
  insetInlineEnd: 0,
  display: 'flex',
  pointerEvents: 'none',
});

export const input = style({
  flex: 1,
  minInlineSize: 0,
  blockSize: '100%',
  paddingBlock: `${space[4]} 0`,
  paddingInline: space[3],
  borderRadius: 'inherit',
  border: 0,
  outline: 0,
  background: 'none',
  color: vars.text.onStage,
  /** Overrides the pale background of browser autofill. */
  selectors: {
    '&:autofill': {
      WebkitTextFillColor: vars.text.onStage,
      caretColor: vars.text.onStage,
      transition: 'background-color 0s 1e6s',
    },
  },
});

export const reveal = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  alignSelf: 'center',
  inlineSize: '26px',
  blockSize: size.controlSm,
  marginInline: `-${space[3]} ${space.half}`,
  borderRadius: vars.radius.control,
  color: vars.text.onStageMuted,
  selectors: { '&:hover': { background: vars.surface.stageHover, color: vars.text.onStage } },
});

export const actions = style({
  display: 'flex',
  alignItems: 'stretch',
  flex: 'none',
  gap: space[2],
  minBlockSize: size.control,
  '@media': { '(min-width: 900px) and (max-width: 999.98px)': { gap: space[1] } },
});

export const unseen = style({ display: 'flex', visibility: 'hidden' });

export const roomy = style({ display: 'none', '@media': { [media.full]: { display: 'flex' } } });

export const error = style({
  ...onLight,
  ...text('caption'),
  position: 'absolute',
  insetBlockStart: `calc(100% + ${space[1]})`,
  insetInlineStart: 0,
  inlineSize: 'max-content',
  maxInlineSize: '100%',
  padding: `${space[1]} ${space[3]}`,
  borderRadius: vars.radius.sm,
  background: vars.surface.overlay,
  boxShadow: vars.shadow.md,
  color: vars.text.negative,
  fontWeight: vars.weight.medium,
});
