import { ground, vars } from '@baize/ui/vars';
import { globalStyle, style } from '@vanilla-extract/css';

/** Nearly neutral greys, so that a brand's colours are judged by themselves. */
export const grey = {
  bg: '#fbfbf9',
  rail: '#f5f5f2',
  sunken: '#ecece8',
  wall: '#dcddd9',
  ink: '#131a16',
  ink2: '#414941',
  ink3: '#5b6158',
  select: '#186142',
  selectGround: '#daf3e3',
  selectText: '#0f5338',
  line: '#131a161f',
  line2: '#131a1638',
  edge: '#757970',
  wrong: '#b3161f',
  wrongGround: '#fdecec',
  warn: '#8a5300',
  info: '#1f6fc4',
  infoGround: '#d9eafb',
} as const;

export const mono = '"JetBrains Mono", ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';
const sans = '"Hanken Grotesk", system-ui, sans-serif';
const serif = 'Besley, Georgia, serif';

export const narrow = '(max-width: 899.98px)';

/** Recolours the design system's components inside, independent of the toolbar's brand. */
export const room = style({
  vars: {
    [vars.surface.canvas]: grey.bg,
    [vars.surface.raised]: '#ffffff',
    [vars.surface.overlay]: grey.bg,
    [vars.surface.sunken]: grey.sunken,
    [vars.surface.hover]: '#131a160d',
    [vars.surface.pressed]: '#131a1617',
    [vars.surface.selected]: grey.selectGround,
    [vars.surface.positiveSubtle]: grey.selectGround,
    [vars.surface.negativeSubtle]: grey.wrongGround,
    [vars.text.primary]: grey.ink,
    [vars.text.secondary]: grey.ink2,
    [vars.text.muted]: grey.ink3,
    [vars.text.disabled]: '#8b9088',
    [vars.text.link]: grey.select,
    [vars.text.brand]: grey.selectText,
    [vars.text.positive]: grey.selectText,
    [vars.text.negative]: grey.wrong,
    [vars.text.warning]: grey.warn,
    [vars.action.primary]: grey.select,
    [vars.action.primaryHover]: '#12513a',
    [vars.action.primaryPressed]: '#0c4330',
    [vars.action.onPrimary]: '#ffffff',
    [vars.action.accent]: grey.select,
    [vars.action.neutral]: '#ffffff',
    [vars.action.neutralHover]: grey.rail,
    [vars.action.onNeutral]: grey.ink,
    [vars.border.default]: grey.line2,
    [vars.border.subtle]: grey.line,
    [vars.border.control]: grey.edge,
    [vars.border.controlHover]: grey.ink2,
    [vars.border.negative]: grey.wrong,
    [vars.focus.ring]: grey.select,
    [vars.shadow.sm]: `0 0 0 1.5px ${grey.ink}`,
    [vars.shadow.md]: `0 0 0 2.5px ${grey.ink}`,
    [vars.radius.control]: '6px',
    [vars.radius.card]: '8px',
    [vars.radius.lg]: '8px',
    [vars.radius.md]: '6px',
    [vars.radius.sm]: '5px',
    [vars.density.control]: '28px',
    [vars.font.ui]: sans,
    [vars.font.display]: serif,
    [vars.weight.display]: '500',
    [vars.weight.regular]: '400',
    [vars.weight.medium]: '500',
    [vars.weight.semibold]: '600',
    [vars.display.track]: '0',
    [ground.ring]: grey.select,
    [ground.text]: grey.ink,
    [ground.muted]: grey.ink3,
    [ground.link]: grey.select,
    [ground.hover]: '#131a160d',
    [ground.track]: grey.sunken,
    [ground.line]: grey.line2,
    [ground.strong]: grey.edge,
  },
  colorScheme: 'light',
  position: 'relative',
  blockSize: '100dvh',
  minInlineSize: 0,
  overflow: 'hidden',
  background: grey.bg,
  color: grey.ink,
  fontFamily: sans,
  fontSize: '12px',
  lineHeight: '16px',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

// A tool fills the screen and scrolls inside, so no gutter is reserved.
globalStyle(`html:has(${room})`, { scrollbarGutter: 'auto', overflow: 'hidden' });

/** Tool texts are English in every direction. */
globalStyle(`${room} :is(span, strong, bdi, p)`, { unicodeBidi: 'plaintext' });

globalStyle(`[dir="rtl"] ${room} p`, { textAlign: 'right' });

globalStyle(`${room} :focus-visible`, { outline: `2px solid ${grey.select}`, outlineOffset: '2px' });

/** Always left to right, for hex, ratios, roles and code. */
export const code = style({ direction: 'ltr', unicodeBidi: 'isolate', fontFamily: mono, fontSize: '11px' });

export const toolName = style({
  margin: 0,
  fontFamily: serif,
  fontSize: '16px',
  fontWeight: 500,
  whiteSpace: 'nowrap',
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minBlockSize: '48px',
  paddingInline: '12px',
  borderBlockEnd: `1px solid ${grey.line2}`,
  background: grey.bg,
  '@media': {
    '(max-width: 1199.98px)': { flexWrap: 'wrap', paddingBlock: '4px' },
    [narrow]: { minBlockSize: '52px' },
  },
});

export const spring = style({ flex: 1 });

export const divider = style({ alignSelf: 'center', inlineSize: '1px', blockSize: '20px', background: grey.line2 });

export const rail = style({
  minBlockSize: 0,
  overflowY: 'auto',
  background: grey.rail,
  borderInlineEnd: `1px solid ${grey.line2}`,
});

export const muted = style({ color: grey.ink3 });
export const wrong = style({ color: grey.wrong });
export const strong = style({ fontWeight: 600, whiteSpace: 'nowrap' });

/** White slider thumbs, so that a colour beside them is judged by itself. */
export const whiteThumbs = style({ vars: { [ground.text]: '#ffffff' } });
