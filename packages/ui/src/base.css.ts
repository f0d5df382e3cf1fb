import { globalStyle } from '@vanilla-extract/css';
import { resetElements } from './internal/resetElements.ts';
import { vars } from './internal/vars.css.ts';

// Matches our own elements by the build's class prefix, so a host page keeps its styles.
resetElements(':where([class^="bz-"], [class*=" bz-"])');

/**
 * Open dialog: the page keeps its position and width, and the empty gutter darkens. Gutters can show a colour but no
 * picture.
 */
globalStyle('html[data-locked]', { overflow: 'hidden', background: vars.surface.scrim });

/** Themes switch at once: running colour transitions would repaint again and again. */
globalStyle('[data-turning] :is(a, button)', { transition: 'none !important' });
