import { globalStyle } from '@vanilla-extract/css';
import { resetElements } from './internal/resetElements.ts';
import { pageText } from './internal/styles.ts';
import { vars } from './internal/vars.css.ts';

// For a page that is Baize's from top to bottom. A page that holds single parts goes without: these bring what they need.
resetElements();

globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollbarGutter: 'stable',
  background: vars.surface.canvas,
});

globalStyle('body', { ...pageText, margin: 0, minBlockSize: '100dvh', background: vars.surface.canvas });
