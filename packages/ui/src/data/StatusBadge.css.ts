import { style } from '@vanilla-extract/css';

/** A status of two words breaks between them; one without an end breaks anywhere, but only then. */
export const word = style({ maxInlineSize: '24ch', whiteSpace: 'normal', overflowWrap: 'break-word' });
