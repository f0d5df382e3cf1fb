import { style } from '@vanilla-extract/css';
import { popup } from '../internal/Listbox.css.ts';
import { space } from '../theme.css.ts';

/** As large as the button alone: what is open lies in the top layer. */
export const popoverBox = style({ display: 'inline-flex', maxInlineSize: '100%' });

export const popoverPanel = style([
  popup,
  {
    inlineSize: 'max-content',
    minInlineSize: '200px',
    maxInlineSize: `min(360px, calc(100vw - ${space[4]}))`,
    padding: space[4],
    overflow: 'auto',
    overflowWrap: 'anywhere',
    overscrollBehavior: 'contain',
  },
]);
