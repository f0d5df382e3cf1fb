import { brands } from '@baize/tokens/brands';
import type { Globals } from '../../../../.storybook/modes.ts';

export const axes = {
  brand: brands.map(({ id, name }) => ({ id: id as string, label: name })),
  theme: [
    { id: 'light', label: 'Light' },
    { id: 'dark', label: 'Dark' },
  ],
  direction: [
    { id: 'ltr', label: 'Left to right' },
    { id: 'rtl', label: 'Right to left' },
  ],
  width: [390, 768, 1280, 1440].map((width) => ({ id: String(width), label: `${width}` })),
} as const satisfies Record<string, readonly { id: string; label: string }[]>;

export type Axis = keyof typeof axes;

export const axisNames: Readonly<Record<Axis, string>> = {
  brand: 'Brand',
  theme: 'Theme',
  direction: 'Direction',
  width: 'Width',
};

export type Choice = Readonly<Record<Axis, readonly string[]>>;

export type Mode = Readonly<Record<Axis, string>>;

export const firstChoice: Choice = {
  brand: axes.brand.map(({ id }) => id),
  theme: ['light', 'dark'],
  direction: ['ltr', 'rtl'],
  width: ['390', '1440'],
};

const order = Object.keys(axes) as Axis[];

export function tableOf(choice: Choice, across: Axis): { row: Partial<Mode>; modes: Mode[] }[] {
  const down = order.filter((axis) => axis !== across);
  const rows = down.reduce<Partial<Mode>[]>(
    (made, axis) => made.flatMap((row) => choice[axis].map((value) => ({ ...row, [axis]: value }))),
    [{}],
  );
  return rows.map((row) => ({ row, modes: choice[across].map((value) => ({ ...row, [across]: value }) as Mode) }));
}

export const labelOf = (axis: Axis, id: string): string => axes[axis].find((value) => value.id === id)?.label ?? id;

export const inWords = (mode: Partial<Mode>): string =>
  order.flatMap((axis) => (mode[axis] === undefined ? [] : [labelOf(axis, mode[axis])])).join(', ');

export const keyOf = (mode: Mode): string => order.map((axis) => mode[axis]).join(' ');

/** Profile and day of the toolbar, under which all frames stand. */
export type Standing = Pick<Globals, 'profile' | 'day'>;

/** Pages use a language of that direction; components stay English. */
const globalsOf = ({ brand, theme, direction }: Mode, { profile = 'brand', day = 'today' }: Standing): string =>
  `brand:${brand};theme:${theme};language:${direction === 'rtl' ? 'UR' : 'EN'};profile:${profile};day:${day}`;

/**
 * Returns the URL of the story alone without accessibility checks, since many load at once; relative, to work under any
 * path.
 */
export const frameAddress = (story: string, mode: Mode, standing: Standing = {}): string =>
  `iframe.html?id=${encodeURIComponent(story)}&viewMode=story&globals=${globalsOf(mode, standing)};a11y.manual:!true`;

export const canvasAddress = (story: string, mode: Mode, standing: Standing = {}): string =>
  `./?path=/story/${encodeURIComponent(story)}&globals=${globalsOf(mode, standing)}`;
