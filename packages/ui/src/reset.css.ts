import { globalStyle } from '@vanilla-extract/css';
import { resetElements } from './internal/resetElements.ts';
import { pageText } from './internal/styles.ts';
import { vars } from './internal/vars.css.ts';

// For pages that are Baize only; pages with single components go without, since these bring their own resets.
resetElements();

globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollbarGutter: 'stable',
  background: vars.surface.canvas,
});

globalStyle('body', { ...pageText, margin: 0, minBlockSize: '100dvh', background: vars.surface.canvas });
