import { noon } from './visit.ts';

export const day = 86_400_000;

export const month = { from: noon - 29 * day, to: noon + day };

export const ever = { from: noon - 61 * day, to: noon + day };
