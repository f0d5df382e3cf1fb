import { style } from '@vanilla-extract/css';
import { onDark, onLight, pageText } from './styles.ts';

/** Surfaces as composable classes, so that their colours appear only once in the CSS. */
export const onDarkSurface = style(onDark);
export const onLightSurface = style(onLight);

/** Text root within a host page, and for popups at the end of the document. */
export const pageSurface = style(pageText);
