import { style } from '@vanilla-extract/css';
import { onDark, onLight } from './styles.ts';

/** The two surfaces as classes, to be composed: the sheet then has their colours once, however many stand on them. */
export const onDarkSurface = style(onDark);
export const onLightSurface = style(onLight);
