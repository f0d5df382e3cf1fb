import { style } from '@vanilla-extract/css';
import { hidden } from '../internal/styles.ts';

export const visuallyHidden = style(hidden);
