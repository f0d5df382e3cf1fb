import { globalStyle } from '@vanilla-extract/css';
import { resetElements } from './internal/resetElements.ts';
import { vars } from './internal/vars.css.ts';

// Our own elements alone, by the beginning that the build gives their classes; a host's keep their looks.
resetElements(':where([class^="bz-"], [class*=" bz-"])');

/**
 * A dialog is open: the page keeps its place and its width, and the empty gutter darkens with it. Gutters show a colour and no
 * picture; what is below it there is the browser's own ground of the same scheme.
 */
globalStyle('html[data-locked]', { overflow: 'hidden', background: vars.surface.scrim });

/** The theme turns at once: colours that ease when a pointer comes would be painted over and over, each on its own way. */
globalStyle('[data-turning] :is(a, button)', { transition: 'none !important' });
