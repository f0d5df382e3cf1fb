import { style } from '@vanilla-extract/css';
import { vars } from '../theme.css.ts';

export const code = style({ inlineSize: '112px', blockSize: '112px', borderRadius: vars.radius.md });
export const ground = style({ fill: '#fff' });
export const ink = style({ fill: '#111' });
