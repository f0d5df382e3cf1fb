import { style } from '@vanilla-extract/css';
import { ground, space } from '../theme.css.ts';

export const waiting = style({ display: 'inline-flex', alignItems: 'center', gap: space[2], color: ground.muted });
