import { style } from '@vanilla-extract/css';
import { vars } from '../theme.css.ts';

export const fan = style({ display: 'block', inlineSize: '100%', blockSize: 'auto', direction: 'ltr' });

export const shade = style({ fill: vars.tile.shadow, opacity: 0.5 });

export const face = style({ fill: vars.tile.face, '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } } });

export const black = style({ fill: vars.tile.ink });

export const red = style({ fill: vars.badge.hot });
