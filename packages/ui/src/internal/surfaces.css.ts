import { style } from '@vanilla-extract/css';
import { onDark, onLight, pageText } from './styles.ts';

/** The two surfaces as classes, to be composed: the sheet then has their colours once, however many stand on them. */
export const onDarkSurface = style(onDark);
export const onLightSurface = style(onLight);

/** Where text begins: in a page of somebody else's, and in what hangs over it at the end of the document. */
export const pageSurface = style(pageText);
