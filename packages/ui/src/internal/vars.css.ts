import { contract } from '@baize/tokens/contract';
import { createGlobalThemeContract } from '@vanilla-extract/css';

/** What a brand or a theme changes, as references to the variables of the brand's sheet. */
export const vars = createGlobalThemeContract(contract, (name) => String(name));

/** What changes between light and dark surfaces: set by the surface (`onDark`, `onLight`), read by whatever may stand on either. */
export const ground = createGlobalThemeContract(
  {
    ring: 'bz-ground-ring',
    text: 'bz-ground-text',
    muted: 'bz-ground-muted',
    link: 'bz-ground-link',
    hover: 'bz-ground-hover',
    track: 'bz-ground-track',
    line: 'bz-ground-line',
    strong: 'bz-ground-strong',
  },
  (name) => String(name),
);
