import { style } from '@vanilla-extract/css';
import { pageWidth } from '../internal/styles.ts';
import '../theme.css.ts';

export const wrap = style(pageWidth);
