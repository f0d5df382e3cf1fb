import type { Fish } from './shoal.ts';

export interface Sea {
  width: number;
  /** Height of the water above the console. */
  height: number;
}

/** How a creature swims. Widths in px on a sea of 390 and of 1280 px, speeds in px a second, places as shares. */
export interface Swimmer {
  fish: Fish;
  widths: readonly [narrow: number, wide: number];
  speed: number;
  start: number;
  lane: number;
  /** 1 where its picture faces right, −1 where it faces left. */
  faces: 1 | -1;
  heads: 1 | -1;
}

/** Swimmers from the back to the front: large ones behind and slow, small ones in front and quick. */
export const swimmers: readonly Swimmer[] = [
  { fish: 'whale', widths: [250, 400], speed: 14, start: 0.22, lane: 0.47, faces: -1, heads: -1 },
  { fish: 'shark', widths: [200, 310], speed: 22, start: 0.72, lane: 0.31, faces: 1, heads: -1 },
  { fish: 'manta', widths: [160, 230], speed: 20, start: 0.6, lane: 0.55, faces: 1, heads: 1 },
  { fish: 'turtle', widths: [110, 170], speed: 18, start: 0.4, lane: 0.2, faces: 1, heads: 1 },
  { fish: 'crab', widths: [100, 140], speed: 12, start: 0.84, lane: 0.9, faces: 1, heads: -1 },
  { fish: 'reefFish', widths: [84, 120], speed: 42, start: 0.2, lane: 0.76, faces: 1, heads: 1 },
  { fish: 'seahorse', widths: [54, 78], speed: 10, start: 0.4, lane: 0.68, faces: 1, heads: 1 },
];

/** Shares of a narrow sea, where the large ones swim above each other. */
const narrowLanes: Readonly<Record<Fish, readonly [start: number, lane: number]>> = {
  whale: [0.2, 0.38],
  shark: [0.72, 0.21],
  manta: [0.58, 0.56],
  turtle: [0.2, 0.58],
  crab: [0.8, 0.93],
  reefFish: [0.76, 0.77],
  seahorse: [0.22, 0.8],
};

export interface Place {
  x: number;
  y: number;
  width: number;
  heading: 1 | -1;
}

const share = ({ width }: Sea): number => Math.min(1, Math.max(0, (width - 390) / 890));

export const widthOf = ({ widths: [narrow, wide] }: Swimmer, sea: Sea): number =>
  Math.round(narrow + (wide - narrow) * share(sea));

/** Returns where a creature begins, and stays where nothing may move. */
export function startOf(swimmer: Swimmer, sea: Sea): Place {
  const [start, lane] = sea.width < 640 ? narrowLanes[swimmer.fish] : [swimmer.start, swimmer.lane];
  return { x: start * sea.width, y: lane * sea.height, width: widthOf(swimmer, sea), heading: swimmer.heads };
}

/** Moves a creature along its curve for some seconds; one that has left the sea comes back on its other side. */
export function swim(place: Place, swimmer: Swimmer, sea: Sea, seconds: number): Place {
  const { y } = startOf(swimmer, sea);
  const half = place.width / 2 + 12;
  let x = place.x + place.heading * swimmer.speed * seconds;
  if (x > sea.width + half) x = -half;
  if (x < -half) x = sea.width + half;
  const wave = swimmer.fish === 'crab' ? 0 : Math.sin((x / sea.width) * Math.PI * 3) * sea.height * 0.03;
  return { ...place, x, y: y + wave, width: widthOf(swimmer, sea) };
}
