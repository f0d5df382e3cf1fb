import { fontSize, lineHeight, media } from '@baize/tokens/constants';
import { globalStyle } from '@vanilla-extract/css';
import { onLight } from './internal/styles.ts';
import { ground, vars } from './internal/vars.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollbarGutter: 'stable',
  background: vars.surface.canvas,
});

/**
 * A dialog is open: the page keeps its place and its width, and the empty gutter darkens with it. Gutters show a colour and no
 * picture; what is below it there is the browser's own ground of the same scheme.
 */
globalStyle('html[data-locked]', { overflow: 'hidden', background: vars.surface.scrim });

globalStyle('body', {
  ...onLight,
  margin: 0,
  minBlockSize: '100dvh',
  background: vars.surface.canvas,
  fontFamily: vars.font.ui,
  fontSize: fontSize.body,
  lineHeight: lineHeight.body,
  fontWeight: vars.weight.regular,
  WebkitFontSmoothing: 'antialiased',
  // An endless word breaks before it pushes its neighbours out of the page.
  overflowWrap: 'anywhere',
});

globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend', {
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  fontSize: 'inherit',
  fontWeight: 'inherit',
});
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
globalStyle('b, strong', { fontWeight: vars.weight.semibold });
globalStyle('button, input, select, textarea', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' });
globalStyle('button', {
  background: 'none',
  border: 0,
  padding: 0,
  cursor: 'pointer',
  textAlign: 'inherit',
  touchAction: 'manipulation',
});
globalStyle('svg', { display: 'block', flex: 'none' });
/** A picture is the same in both themes: without a scheme of its own, each drawn one would be laid out and painted anew at a switch. */
globalStyle('img', { display: 'block', maxInlineSize: '100%', colorScheme: 'light' });
globalStyle('[hidden]', { display: 'none !important' });

globalStyle(':where(:focus-visible)', { outline: `2px solid ${ground.ring}`, outlineOffset: '2px' });
globalStyle(':where(:focus:not(:focus-visible))', { outline: 0 });

/** A press is seen at once, also where no pointer can hover. */
globalStyle(':where(a, button, summary, [role="option"], [type="checkbox"], [type="radio"]):active', { opacity: 0.8 });

/** The theme turns at once: colours that ease when a pointer comes would be painted over and over, each on its own way. */
globalStyle('[data-turning] :is(a, button)', { transition: 'none !important' });

/** Directional icons turn with the direction of reading. */
globalStyle(':where([data-flip]:dir(rtl))', { transform: 'scaleX(-1)' });

/** Sums, numbers and identifiers keep their order in every script. */
globalStyle('bdi', { unicodeBidi: 'isolate' });

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.still]: {
      // None at all: a shorter one would still begin with its first frame, in which what fades in is not there yet.
      animationDuration: '0s !important',
      animationIterationCount: '1 !important',
      animationDelay: '0ms !important',
      transitionDuration: '0ms !important',
      transitionDelay: '0ms !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});

/** Forced colours drop shadows, and with them every hairline and chosen state: borders and the system's own colours stand in. */
globalStyle('button, [data-control]', {
  '@media': { '(forced-colors: active)': { border: '1px solid ButtonText' } },
});
globalStyle('[aria-selected="true"], [aria-pressed="true"], [aria-current]', {
  '@media': { '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});
globalStyle(':where(:focus-visible)', {
  '@media': { '(forced-colors: active)': { outlineColor: 'Highlight' } },
});
