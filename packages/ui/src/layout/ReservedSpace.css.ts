import { style } from '@vanilla-extract/css';
import '../theme.css.ts';

export const reserved = style({ overflow: 'clip', contentVisibility: 'auto' });
