import { style } from '@vanilla-extract/css';
import { eased, ellipsis, text } from '../internal/styles.ts';
import { size, space, vars } from '../theme.css.ts';

export { tool as forgot } from './internal/topBarTool.css.ts';

export const form = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flex: 1,
  minInlineSize: 0,
  gap: space[2],
});

export const field = style({
  ...text('label'),
  ...eased('box-shadow'),
  display: 'flex',
  alignItems: 'center',
  flex: '0 1 200px',
  minInlineSize: '136px',
  blockSize: size.fieldInline,
  borderRadius: vars.radius.control,
  background: vars.surface.stageHover,
  boxShadow: `inset 0 0 0 1px ${vars.border.onStageStrong}`,
  selectors: {
    '[data-turning] &': { transition: 'none' },
    '&:has(input:focus-visible)': { boxShadow: `inset 0 0 0 2px ${vars.focus.ringOnStage}` },
    '&:has(input:user-invalid)': { boxShadow: `inset 0 0 0 2px ${vars.text.onStageNegative}` },
  },
});

export const label = style({
  ...ellipsis,
  flex: 'none',
  maxInlineSize: '60%',
  paddingInline: `${space[3]} ${space[2]}`,
  color: vars.text.onStageMuted,
  lineHeight: size.fieldInline,
});

export const choice = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  maxInlineSize: '50%',
  blockSize: '100%',
  color: vars.text.onStageMuted,
  '::after': {
    content: '',
    flex: 'none',
    inlineSize: '1px',
    blockSize: space[4],
    marginInlineStart: space.half,
    background: vars.border.onStageStrong,
    opacity: 0.5,
  },
});

export const select = style({
  appearance: 'none',
  blockSize: '100%',
  maxInlineSize: '100%',
  fieldSizing: 'content',
  paddingInline: `${space[3]} ${space[6]}`,
  border: 0,
  borderStartStartRadius: vars.radius.control,
  borderEndStartRadius: vars.radius.control,
  background: 'none',
  color: 'inherit',
  fontWeight: 'inherit',
  cursor: 'pointer',
  textOverflow: 'ellipsis',
});

export const option = style({ background: vars.surface.overlay, color: vars.text.primary });

export const chevron = style({
  position: 'absolute',
  insetInlineEnd: space[2],
  insetBlockStart: '50%',
  transform: 'translateY(-50%)',
  pointerEvents: 'none',
});

export const input = style({
  flex: 1,
  minInlineSize: size.targetMin,
  blockSize: '100%',
  paddingInline: space[2],
  border: 0,
  outline: 0,
  background: 'none',
  color: vars.text.onStage,
  /** A browser that fills the form in paints a pale background of its own; the dark one has to stay. */
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
  inlineSize: size.controlSm,
  blockSize: size.controlSm,
  marginInlineEnd: space.half,
  borderRadius: vars.radius.control,
  color: vars.text.onStageMuted,
  selectors: { '&:hover': { background: vars.surface.stageHover, color: vars.text.onStage } },
});

export const actions = style({
  display: 'flex',
  alignItems: 'stretch',
  flex: 'none',
  gap: space[2],
  minBlockSize: size.fieldInline,
});

export const unseen = style({ display: 'flex', visibility: 'hidden' });
