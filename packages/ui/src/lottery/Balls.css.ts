import { createVar, style } from '@vanilla-extract/css';
import { figure, hidden, ringed } from '../internal/styles.ts';
import { ground, vars } from '../theme.css.ts';

const side = createVar();
const lettering = createVar();

export const balls = style({
  vars: { [side]: '32px', [lettering]: '15px' },
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px',
  minBlockSize: side,
  selectors: {
    '[dir="rtl"] &': { justifyContent: 'flex-end' },
    '&[data-size="sm"]': { vars: { [side]: '26px', [lettering]: '13px' }, gap: '4px' },
    '&[data-size="lg"]': { vars: { [side]: '44px', [lettering]: '20px' }, gap: '8px' },
  },
});

export const ball = style({
  ...figure,
  display: 'grid',
  placeItems: 'center',
  minInlineSize: side,
  blockSize: side,
  // Fixed radius: balls are round in every brand.
  borderRadius: '22px',
  background: vars.surface.sunken,
  color: vars.text.primary,
  boxShadow: `inset 0 0 0 1px ${vars.border.default}`,
  fontSize: lettering,
  lineHeight: 1,
  selectors: {
    '&[data-bonus]': { background: vars.action.accent, color: vars.action.onAccent, ...ringed(ground.accentEdge) },
  },
  '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText' } },
});

export const bonusLabel = style(hidden);
