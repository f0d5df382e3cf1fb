import { style } from '@vanilla-extract/css';
import { popup } from '../internal/Listbox.css.ts';
import { space, vars } from '../theme.css.ts';

/** As large as the button alone: what is open lies in the top layer. */
export const popoverBox = style({ display: 'inline-flex', maxInlineSize: '100%' });

export const popoverPanel = style([
  popup,
  {
    inlineSize: 'max-content',
    minInlineSize: '200px',
    maxInlineSize: `min(360px, calc(100vw - ${space[4]}))`,
    // Not as the cell or the line around its button has it.
    textAlign: 'start',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    overscrollBehavior: 'contain',
    selectors: {
      // Over the popup's own also where a page asks for this sheet first.
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
