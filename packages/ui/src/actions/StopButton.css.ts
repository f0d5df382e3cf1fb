import { globalStyle, style } from '@vanilla-extract/css';
import { text } from '../internal/styles.ts';
import { onLightSurface } from '../internal/surfaces.css.ts';
import { space, vars } from '../theme.css.ts';

/** A red ring on the page's colour, on any surface and in any brand: it must never look like what moves money. */
export const stop = style([
  onLightSurface,
  {
    ...text('label'),
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    minBlockSize: '48px',
    paddingBlock: space[1],
    paddingInline: space[3],
    border: `2px solid ${vars.text.negative}`,
    borderRadius: vars.radius.md,
    background: vars.surface.raised,
    color: vars.text.negative,
    fontWeight: vars.weight.semibold,
    textAlign: 'center',
    selectors: {
      '&[data-size=sm]': { minBlockSize: '28px', paddingBlock: 0, borderRadius: vars.radius.sm },
      '&[data-wide]': { inlineSize: '100%' },
    },
  },
]);

/** On phones a bar has room for the words alone. */
globalStyle(`${stop}[data-size=sm] > svg`, { '@media': { 'not all and (min-width: 640px)': { display: 'none' } } });
