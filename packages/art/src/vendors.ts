import { oklch } from './colour.ts';
import { type Face, letter } from './lettering.ts';
import { hash } from './seed.ts';
import { element, linearGradient, path } from './svg.ts';

const shapes = {
  disc: 'M20 4a16 16 0 1 0 0 32 16 16 0 0 0 0-32zm0 8 7 8-7 8-7-8z',
  shield: 'M4 8h32v10L20 36 4 18zM20 12l-6 5 6 6 6-6z',
  blocks: 'M6 6h12v28H6zM22 6h12v12H22zM28 22a6 6 0 1 0 0 12 6 6 0 0 0 0-12z',
  hexagon: 'M20 3l15 9v16l-15 9-15-9V12zM20 11l-8 5v8l8 5 8-5v-8z',
  quadrant: 'M4 36C4 18 18 4 36 4v10c-12 0-22 10-22 22zM20 36c0-9 7-16 16-16v8c-4 0-8 4-8 8z',
  cup: 'M8 4h24v20a12 12 0 0 1-24 0zM16 10v13a4 4 0 0 0 8 0V10z',
  diamond: 'M4 20 20 4l16 16-16 16zM20 12v16l8-8z',
  crown: 'M5 10l10 8 5-12 5 12 10-8-4 24H9zM14 28h12v-3H14z',
  bowl: 'M4 26c6-12 26-12 32 0l-6 8c-4-6-16-6-20 0zM20 4a6 6 0 1 1 0 12 6 6 0 0 1 0-12z',
  gate: 'M6 6h28v7H14v5h16v7H14v9H6z',
  flame:
    'M20 4c10 6 14 14 14 22-6 0-11 3-14 10-3-7-8-10-14-10C6 18 10 10 20 4zM20 14c-3 4-4 7-4 10 2 0 3 1 4 3 1-2 2-3 4-3 0-3-1-6-4-10z',
  waves:
    'M4 12c6-8 10 8 16 0s10 8 16 0v8c-6 8-10-8-16 0s-10-8-16 0zM4 26c6-8 10 8 16 0s10 8 16 0v8c-6 8-10-8-16 0s-10-8-16 0z',
  quarters: 'M20 3a17 17 0 0 1 17 17H20zM3 20a17 17 0 0 0 17 17V20zM6 6h11v11H6zM23 23h11v11H23z',
  star: 'M20 4l4.7 10.3L36 15.5l-8.5 7.6L30 34.5 20 28.7l-10 5.8 2.5-11.4L4 15.5l11.3-1.2z',
  petals:
    'M20 4c4 5 4 9 0 14-4-5-4-9 0-14zM4 20c5-4 9-4 14 0-5 4-9 4-14 0zm18 0c5-4 9-4 14 0-5 4-9 4-14 0zM20 22c4 5 4 9 0 14-4-5-4-9 0-14z',
  frames: 'M5 5h30v30H5zM11 11v18h18V11zM15 15h10v10H15z',
  peak: 'M4 34 16 6h8l12 28h-9l-7-17-7 17z',
  arc: 'M20 4a16 16 0 1 0 16 16h-9a7 7 0 1 1-7-7z',
  arrow: 'M4 20 14 6h22L26 20l10 14H14z',
  slash: 'M6 34V6h9l10 16V6h9v28h-9L15 18v16z',
  corners: 'M4 4h22v10H14v12H4zM36 36H14V26h12V14h10z',
  pinwheel: 'M20 20V4h11zM20 20h16v11zM20 20v16H9zM20 20H4V9z',
  chevrons: 'M4 16 20 4l16 12v8L20 12 4 24zM4 28l16-12 16 12v8L20 24 4 36z',
  glass: 'M6 4h28L24 20l10 16H6l10-16z',
  trio: 'M20 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM11 20a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM29 20a7 7 0 1 0 0 14 7 7 0 0 0 0-14z',
  crescent: 'M23 4a16 16 0 1 0 13 22A13 13 0 0 1 23 4zM31 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  fan: 'M20 36 3 16a24 24 0 0 1 34 0zM20 26l6-8a11 11 0 0 0-12 0z',
  bars: 'M4 6h6v28H4zM13 14h6v20h-6zM22 8h6v26h-6zM31 18h6v16h-6z',
} as const;

type Shape = keyof typeof shapes;
const shapeNames = Object.keys(shapes) as readonly Shape[];
const wordFaces = ['abril', 'anton', 'russo', 'limelight', 'alfa', 'lilita'] as const satisfies readonly Face[];

interface Identity {
  shape: Shape;
  face: Face;
  hue: number;
}

const identity = (shape: Shape, face: Face, hue: number): Identity => ({ shape, face, hue });

const identities: Readonly<Record<string, Identity>> = {
  OMB: identity('crescent', 'abril', 285),
  PKP: identity('star', 'lilita', 355),
  HXN: identity('hexagon', 'russo', 150),
  TRB: identity('petals', 'abril', 40),
  BRW: identity('waves', 'alfa', 220),
  QSM: identity('fan', 'lilita', 20),
  ZRV: identity('slash', 'russo', 268),
  MRQ: identity('quarters', 'limelight', 15),
  CRP: identity('pinwheel', 'alfa', 75),
  OND: identity('bowl', 'abril', 205),
  VLT: identity('gate', 'anton', 30),
  CRL: identity('quadrant', 'lilita', 190),
  DPK: identity('cup', 'alfa', 232),
  ABY: identity('chevrons', 'russo', 255),
  KDR: identity('diamond', 'limelight', 350),
  RKW: identity('blocks', 'alfa', 100),
  TMS: identity('trio', 'abril', 145),
  TCM: identity('arrow', 'anton', 135),
  GLB: identity('shield', 'anton', 245),
  FRG: identity('flame', 'russo', 320),
  CLM: identity('peak', 'russo', 200),
  BLM: identity('disc', 'lilita', 300),
  DRZ: identity('corners', 'abril', 60),
  NMB: identity('bars', 'russo', 240),
  SVH: identity('arc', 'limelight', 165),
  CMB: identity('crown', 'alfa', 35),
};

function identify(code: string): Identity {
  const known = identities[code];
  if (known) return known;
  const seed = hash(code);
  return {
    shape: shapeNames[(seed >>> 4) % shapeNames.length] as Shape,
    face: wordFaces[(seed >>> 9) % wordFaces.length] as Face,
    hue: seed % 360,
  };
}

/** Returns the outline of a vendor's emblem on a 40 grid, to be filled even-odd. */
export const vendorShape = (code: string): string => shapes[identify(code).shape];

export type VendorPart = 'joined' | 'emblem' | 'word';
export type VendorInk = 'either' | 'dark' | 'light';

const height = 40;
const gap = 10;
const precision = 10;

/** Draws a vendor's emblem in colour, its name in one colour (black alone, for a mask), or both side by side. */
export function vendorMark(code: string, name: string, part: VendorPart, ink: VendorInk = 'either'): string {
  const { shape, face, hue } = identify(code);
  const id = `v${hash(code).toString(36)}`;
  const emblem =
    element(
      'defs',
      {},
      linearGradient(
        id,
        [
          [0, oklch(0.74, 0.14, hue)],
          [1, oklch(0.52, 0.16, hue + 24)],
        ],
        { x2: 0.6, y2: 1 },
      ),
    ) + path(shapes[shape], { fill: `url(#${id})`, 'fill-rule': 'evenodd' });
  const start = part === 'word' ? 1 : height + gap;
  const word = letter(name, {
    face,
    x: start,
    y: 28,
    maxWidth: 400,
    maxHeight: 17,
    align: 0,
    tracking: 4,
    scale: precision,
  });
  const lettering = path(word.d, {
    transform: `scale(${1 / precision})`,
    fill: part === 'word' ? '#000' : inks[ink](hue),
  });
  if (part === 'emblem') return standalone(height, emblem, name);
  return standalone(Math.round(start + word.width + 2), part === 'word' ? lettering : emblem + lettering, name);
}

const inks: Readonly<Record<VendorInk, (hue: number) => string>> = {
  either: (hue) => oklch(0.59, 0.05, hue),
  dark: () => '#131a16',
  light: () => '#fcfaf4',
};

function standalone(width: number, body: string, name: string): string {
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: 'img',
      'aria-label': name,
    },
    body,
  );
}
