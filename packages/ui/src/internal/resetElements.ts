import { media } from '@baize/tokens/constants';
import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { ground, vars } from './vars.css.ts';

const forced = '(forced-colors: active)';

/**
 * Resets browser styles and adds shared focus, press and reduced-motion styles. `only` ends each selector to narrow it,
 * and must have zero specificity. Call it in a style sheet.
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
  set(['button', 'input', 'select', 'textarea'], {
    font: 'inherit',
    letterSpacing: 'inherit',
    wordSpacing: 'inherit',
    color: 'inherit',
  });
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
  set(['table'], { borderCollapse: 'separate', captionSide: 'top' });
  set(['caption'], { padding: 0, color: 'inherit' });
  set(['svg', 'img'], { verticalAlign: 'baseline' });
  set(['svg'], { display: 'block', flex: 'none' });
  // Pictures look the same in both themes: a fixed scheme avoids repainting them on a theme switch.
  set(['img'], { display: 'block', maxInlineSize: '100%', colorScheme: 'light' });
  set(['[hidden]'], { display: 'none !important' });

  set([':where(:focus-visible)'], { outline: `2px solid ${ground.ring}`, outlineOffset: '2px' });
  set([':where(:focus:not(:focus-visible))'], { outline: 0 });
  set([':where(a, button, summary, [role="option"], [type="checkbox"], [type="radio"]):active'], { opacity: 0.8 });
  set([':where([data-flip]:dir(rtl))'], { transform: 'scaleX(-1)' });
  set(['bdi'], { unicodeBidi: 'isolate' });

  globalStyle(everything, {
    '@media': {
      [media.still]: {
        // Zero, because even a short animation would start with its invisible first frame.
        animationDuration: '0s !important',
        animationIterationCount: '1 !important',
        animationDelay: '0ms !important',
        transitionDuration: '0ms !important',
        transitionDelay: '0ms !important',
        scrollBehavior: 'auto !important' as 'auto',
      },
    },
  });

  // Forced colours drop shadows, and with them hairlines and selected states; borders and system colours replace them.
  set(['button', '[data-control]'], { '@media': { [forced]: { border: '1px solid ButtonText' } } });
  set(['[aria-selected="true"]', '[aria-pressed="true"]', '[aria-current]'], {
    '@media': { [forced]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
  });
  set([':where(:focus-visible)'], { '@media': { [forced]: { outlineColor: 'Highlight' } } });
}
