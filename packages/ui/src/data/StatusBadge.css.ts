import { style } from '@vanilla-extract/css';

export const word = style({ maxInlineSize: '24ch', whiteSpace: 'normal', overflowWrap: 'break-word' });
