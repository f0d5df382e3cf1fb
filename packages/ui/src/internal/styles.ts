import { duration, easing, fontSize, layout, lineHeight, media, size, space } from '@baize/tokens/constants';
import type { StyleRule } from '@vanilla-extract/css';
import { ground, vars } from './vars.css.ts';

type Display = 'displayXl' | 'displayLg' | 'displayMd' | 'displaySm';
type Plain = keyof typeof fontSize & keyof typeof lineHeight;

export type TextSize = Display | Extract<Plain, 'title' | 'bodyLg' | 'body' | 'label' | 'caption' | 'micro'>;

const heavy: Partial<Record<TextSize, string>> = {
  title: vars.weight.semibold,
  label: vars.weight.medium,
  micro: vars.weight.semibold,
};

const isDisplay = (name: TextSize): name is Display => name.startsWith('display');

/** Returns one step of the type scale; display steps vary by brand. */
export function text(name: TextSize): StyleRule {
  if (isDisplay(name)) {
    return { ...display, fontSize: vars.type[name], lineHeight: vars.line[name] };
  }
  const fontWeight = heavy[name];
  return { fontSize: fontSize[name], lineHeight: lineHeight[name], ...(fontWeight && { fontWeight }) };
}

export const display: StyleRule = {
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  letterSpacing: vars.display.track,
  fontVariationSettings: vars.display.settings,
  textWrap: 'pretty',
};

export const figure: StyleRule = {
  fontFamily: vars.font.figure,
  fontWeight: vars.weight.figure,
  fontVariantNumeric: 'tabular-nums lining-nums',
};

export const numeric: StyleRule = { fontVariantNumeric: 'tabular-nums lining-nums' };

/** Right-aligned figures in every script, so that decimals align. */
export const onRightEdge: StyleRule = {
  ...numeric,
  textAlign: 'end',
  selectors: { '&:dir(rtl)': { textAlign: 'start' } },
};

export const raisedCard: StyleRule = {
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  color: vars.text.primary,
};

/** Focus ring for elements whose outline is on another; the global sheet covers the rest. */
export const focusRing: StyleRule = {
  outline: `2px solid ${ground.ring}`,
  outlineOffset: '2px',
};

export const touchSquare: StyleRule = {
  '@media': { '(pointer: coarse)': { minBlockSize: size.touch, minInlineSize: size.touch } },
};

export const ellipsis: StyleRule = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

export const clamped = (lines: number): StyleRule => ({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
});

export const hidden: StyleRule = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

export const skipLink: StyleRule = {
  insetInlineStart: space[4],
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.touch,
  paddingInline: space[4],
  borderRadius: vars.radius.control,
  background: vars.surface.overlay,
  boxShadow: vars.shadow.lg,
  fontWeight: vars.weight.semibold,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
};

export const ringed = (color: string, width = '1px'): StyleRule => ({ boxShadow: `inset 0 0 0 ${width} ${color}` });

export const eased = (...properties: string[]): StyleRule => ({
  transition: properties.map((property) => `${property} ${duration.fast} ${easing.standard}`).join(', '),
});

/** Returns styles by data attribute: `by('kind', { primary: … })`, with `after` for a pseudo-class. */
export const by = <Value extends string>(
  attribute: string,
  rules: Partial<Record<Value, StyleRule>>,
  after = '',
): Record<string, StyleRule> =>
  Object.fromEntries(
    Object.entries<StyleRule | undefined>(rules).map(([value, rule]) => [
      `&[data-${attribute}="${value}"]${after}`,
      rule ?? {},
    ]),
  );

/** Colours for elements on dark surfaces: `vars.surface.stage` or darker. */
export const onDark: StyleRule = {
  color: vars.text.onStage,
  vars: {
    [ground.ring]: vars.focus.ringOnStage,
    [ground.text]: vars.text.onStage,
    [ground.muted]: vars.text.onStageMuted,
    [ground.link]: vars.text.onStageAccent,
    [ground.hover]: vars.surface.stageHover,
    [ground.track]: vars.surface.stageHover,
    [ground.line]: vars.border.onStage,
    [ground.strong]: vars.border.onStageStrong,
    [ground.accentEdge]: vars.action.accentEdgeOnStage,
  },
};

export const onLight: StyleRule = {
  color: vars.text.primary,
  vars: {
    [ground.ring]: vars.focus.ring,
    [ground.text]: vars.text.primary,
    [ground.muted]: vars.text.muted,
    [ground.link]: vars.text.link,
    [ground.hover]: vars.surface.hover,
    [ground.track]: vars.surface.sunken,
    [ground.line]: vars.border.default,
    [ground.strong]: vars.border.control,
    [ground.accentEdge]: vars.action.accentEdge,
  },
};

export const pageText: StyleRule = {
  ...onLight,
  fontFamily: vars.font.ui,
  fontSize: fontSize.body,
  lineHeight: lineHeight.body,
  fontWeight: vars.weight.regular,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'anywhere',
};

/** Dark surface: light from above, brand texture in `::before`. Set `position` and `isolation` yourself. */
export const darkSurface: StyleRule = {
  ...onDark,
  position: 'relative',
  isolation: 'isolate',
  background: `radial-gradient(90% 130% at 50% 0, ${vars.surface.stageRaised}, ${vars.surface.stage} 58%, ${vars.surface.stageSunken} 130%)`,
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background: vars.texture.stage,
    opacity: vars.texture.opacity,
    borderRadius: 'inherit',
    pointerEvents: 'none',
  },
};

/** Sticky bar of the dark surface, with the same lighting as the content below. */
export const darkBar: StyleRule = {
  ...darkSurface,
  background: `linear-gradient(90deg, ${vars.surface.stage}, ${vars.surface.stageRaised}, ${vars.surface.stage})`,
};

/** Windows too low for bars that stay, such as at 200 % zoom; bars scroll with the page there (FLT-137). */
export const lowWindow = '(max-height: 479.98px)';

export const pageWidth: StyleRule = {
  inlineSize: '100%',
  maxInlineSize: `calc(${layout.content} + ${layout.marginWide} * 2)`,
  marginInline: 'auto',
  paddingInline: layout.marginMobile,
  '@media': {
    [media.pair]: { paddingInline: layout.margin },
    [media.full]: { paddingInline: layout.marginWide },
    [media.large]: {
      maxInlineSize: `calc(${layout.contentLarge} + ${layout.marginLarge} * 2)`,
      paddingInline: layout.marginLarge,
    },
  },
};

export const calculatorSize = (lines: number) =>
  `calc(${space[5]} * 2 + ${lineHeight.caption} + ${vars.line.displayMd} + ${size.touch} + ${space[1]} * 3 + ${space[2]} + ${space[3]} + 1px + ${lineHeight.body} + ${lineHeight.caption} * ${lines - 1})`;

export const standingSize = (lines: number) =>
  `calc(${space[5]} * 2 + ${lineHeight.title} + ${space[2]} * 2 + 8px + ${lineHeight.caption} * ${lines})`;
