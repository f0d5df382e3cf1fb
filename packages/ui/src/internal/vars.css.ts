import { contract } from '@baize/tokens/contract';
import { createGlobalThemeContract } from '@vanilla-extract/css';

export const vars = createGlobalThemeContract(contract, (name) => String(name));

/** Colours set by the surface (`onDark`, `onLight`), for components on either. */
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
    accentEdge: 'bz-ground-accent-edge',
  },
  (name) => String(name),
);
