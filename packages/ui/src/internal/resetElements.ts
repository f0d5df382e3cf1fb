import { media } from '@baize/tokens/constants';
import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { ground, vars } from './vars.css.ts';

const forced = '(forced-colors: active)';

/**
 * Takes from elements what every browser styles in its own way, and gives them what all of ours share: focus, press, stillness.
 * `only` ends each selector and narrows it to the elements meant; it must carry no weight. To be called in a style sheet.
 */
export function resetElements(only = ''): void {
  const set = (selectors: string[], rule: GlobalStyleRule) =>
    globalStyle(selectors.map((selector) => `${selector}${only}`).join(', '), rule);
  const every = only || '*';
  const everything = `${every}, ${every}::before, ${every}::after`;

  globalStyle(everything, { boxSizing: 'border-box' });
  set(['h1', 'h2', 'h3', 'h4', 'p', 'ul', 'ol', 'dl', 'dd', 'figure', 'fieldset', 'legend'], {
    margin: 0,
    padding: 0,
    border: 0,
    minInlineSize: 0,
    fontSize: 'inherit',
    fontWeight: 'inherit',
    lineHeight: 'inherit',
  });
  set(['ul', 'ol'], { listStyle: 'none' });
  set(['a'], { color: 'inherit', textDecoration: 'none' });
  set(['b', 'strong'], { fontWeight: vars.weight.semibold });
  set(['button', 'input', 'select', 'textarea'], { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' });
  set(['select'], { overflowWrap: 'inherit' });
  set(['button'], {
    appearance: 'none',
    background: 'none',
    border: 0,
    padding: 0,
    cursor: 'pointer',
    textAlign: 'inherit',
    touchAction: 'manipulation',
  });
  // What browsers say anyway and some hosts do not.
  set(['table'], { borderCollapse: 'separate', captionSide: 'top' });
  set(['caption'], { padding: 0, color: 'inherit' });
  set(['svg', 'img'], { verticalAlign: 'baseline' });
  set(['svg'], { display: 'block', flex: 'none' });
  // A picture is the same in both themes: without a scheme of its own, each drawn one would be laid out and painted anew at a switch.
  set(['img'], { display: 'block', maxInlineSize: '100%', colorScheme: 'light' });
  set(['[hidden]'], { display: 'none !important' });

  set([':where(:focus-visible)'], { outline: `2px solid ${ground.ring}`, outlineOffset: '2px' });
  set([':where(:focus:not(:focus-visible))'], { outline: 0 });
  // A press is seen at once, also where no pointer can hover.
  set([':where(a, button, summary, [role="option"], [type="checkbox"], [type="radio"]):active'], { opacity: 0.8 });
  // Directional icons turn with the direction of reading.
  set([':where([data-flip]:dir(rtl))'], { transform: 'scaleX(-1)' });
  // Sums, numbers and identifiers keep their order in every script.
  set(['bdi'], { unicodeBidi: 'isolate' });

  globalStyle(everything, {
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

  // Forced colours drop shadows, and with them every hairline and chosen state: borders and the system's own colours stand in.
  set(['button', '[data-control]'], { '@media': { [forced]: { border: '1px solid ButtonText' } } });
  set(['[aria-selected="true"]', '[aria-pressed="true"]', '[aria-current]'], {
    '@media': { [forced]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
  });
  set([':where(:focus-visible)'], { '@media': { [forced]: { outlineColor: 'Highlight' } } });
}
