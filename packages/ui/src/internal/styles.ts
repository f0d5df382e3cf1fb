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

/** One step of the type scale; display steps change by brand, the others are the same everywhere. */
export function text(name: TextSize): StyleRule {
  if (isDisplay(name)) {
    return { ...display, fontSize: vars.type[name], lineHeight: vars.line[name] };
  }
  const fontWeight = heavy[name];
  // A weight that is never set must not be written into every sheet.
  return { fontSize: fontSize[name], lineHeight: lineHeight[name], ...(fontWeight && { fontWeight }) };
}

/** The display face without a size, for words whose size is their own. */
export const display: StyleRule = {
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  letterSpacing: vars.display.track,
  fontVariationSettings: vars.display.settings,
  textWrap: 'pretty',
};

/** Sums, jackpots and countdowns: the figure face, tabular and lining. */
export const figure: StyleRule = {
  fontFamily: vars.font.figure,
  fontWeight: vars.weight.figure,
  fontVariantNumeric: 'tabular-nums lining-nums',
};

/** Figures in running text and tables. */
export const numeric: StyleRule = { fontVariantNumeric: 'tabular-nums lining-nums' };

/** Figures under one another keep to their right edge in every script, so that decimals stand in line. */
export const onRightEdge: StyleRule = {
  ...numeric,
  textAlign: 'end',
  selectors: { '&:dir(rtl)': { textAlign: 'start' } },
};

/** The ring for what cannot carry the outline itself; others get it from the global sheet. */
export const focusRing: StyleRule = {
  outline: `2px solid ${ground.ring}`,
  outlineOffset: '2px',
};

/** Grows a control that holds one icon to a finger's size where the pointer is a finger. */
export const touchSquare: StyleRule = {
  '@media': { '(pointer: coarse)': { minBlockSize: size.touch, minInlineSize: size.touch } },
};

/** One line that ends in an ellipsis. */
export const ellipsis: StyleRule = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

/** So many lines, the last of which ends in an ellipsis. */
export const clamped = (lines: number): StyleRule => ({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
});

/** Read aloud, not seen. */
export const hidden: StyleRule = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/** A link past what comes first: out of sight until it has the focus. Where it then stands is for its own class to say. */
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

/** A hairline drawn inside the box, so that it takes no room. */
export const ringed = (color: string, width = '1px'): StyleRule => ({ boxShadow: `inset 0 0 0 ${width} ${color}` });

/** Calm transitions of colour for whatever answers the pointer. */
export const eased = (...properties: string[]): StyleRule => ({
  transition: properties.map((property) => `${property} ${duration.fast} ${easing.standard}`).join(', '),
});

/** Styles by the value of a data attribute: `by('kind', { primary: … })`, with `after` for a pseudo-class. */
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

/** Colours of dark surfaces: spread it into the class of one that is `vars.surface.stage` or darker. */
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
  },
};

/** Colours of light surfaces: for the page, and for what hangs over a dark surface. */
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
  },
};

/** What a page's text begins with: inherited by all that stands in it. */
export const pageText: StyleRule = {
  ...onLight,
  fontFamily: vars.font.ui,
  fontSize: fontSize.body,
  lineHeight: lineHeight.body,
  fontWeight: vars.weight.regular,
  WebkitFontSmoothing: 'antialiased',
  // An endless word breaks before it pushes its neighbours out of the page.
  overflowWrap: 'anywhere',
};

/** The dark surface itself: light from above, the brand's texture in `::before`. Needs `position` and `isolation` of its own. */
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

/** A bar of that surface which stays while the page scrolls: what lies below it goes on with the same light. */
export const darkBar: StyleRule = {
  ...darkSurface,
  background: `linear-gradient(90deg, ${vars.surface.stage}, ${vars.surface.stageRaised}, ${vars.surface.stage})`,
};

/** As wide as the page, with its margins, which the side bar lies in. */
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

/** How high a calculator is with so many lines of result. */
export const calculatorSize = (lines: number) =>
  `calc(${space[5]} * 2 + ${lineHeight.caption} + ${vars.line.displayMd} + ${size.touch} + ${space[1]} * 3 + ${space[2]} + ${space[3]} + 1px + ${lineHeight.body} + ${lineHeight.caption} * ${lines - 1})`;

/** How high it is where a player stands in the club, with so many lines that say how far the next tier is. */
export const standingSize = (lines: number) =>
  `calc(${space[5]} * 2 + ${lineHeight.title} + ${space[2]} * 2 + 8px + ${lineHeight.caption} * ${lines})`;
