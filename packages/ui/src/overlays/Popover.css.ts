import { style } from '@vanilla-extract/css';
import { popup } from '../internal/Listbox.css.ts';
import { space, vars } from '../theme.css.ts';

/** As large as its button, because the panel is in the top layer. */
export const popoverBox = style({ display: 'inline-flex', maxInlineSize: '100%' });

export const popoverPanel = style([
  popup,
  {
    inlineSize: 'max-content',
    minInlineSize: '200px',
    maxInlineSize: `min(360px, calc(100vw - ${space[4]}))`,
    // Resets text styles inherited from a table cell or line around the button.
    textAlign: 'start',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    overscrollBehavior: 'contain',
    selectors: {
      // Higher specificity than the popup's own, whatever order a page loads the sheets in.
      '&&': { padding: space[4], overflow: 'auto' },
      '&&[data-sheet]': {
        insetBlockEnd: 0,
        insetInline: 0,
        inlineSize: '100%',
        maxInlineSize: 'none',
        maxBlockSize: '80dvh',
        paddingBlockEnd: `calc(${space[4]} + env(safe-area-inset-bottom))`,
        borderEndStartRadius: 0,
        borderEndEndRadius: 0,
      },
      '&[data-sheet]::backdrop': { background: vars.surface.scrim },
    },
  },
]);
