/** Letters are outlines bent through an envelope, so that a picture needs no font. */
import { faces } from '../generated/outlines.ts';

export type Face = 'abril' | 'alfa' | 'anton' | 'lilita' | 'limelight' | 'russo' | 'titan';
export type Warp = 'flat' | 'arch' | 'bulge' | 'rise';

interface LetteringOptions {
  face: Face;
  /** Anchor: the foot of the letters, at `align` of their width. */
  x: number;
  y: number;
  maxWidth: number;
  maxHeight: number;
  warp?: Warp;
  /** How strongly the envelope bends, 0 to 1. */
  bend?: number;
  /** Outlines are multiplied by this before rounding; the caller scales them back. */
  scale?: number;
  /** Extra room between letters, in hundredths of the cap height. */
  tracking?: number;
  align?: number;
}

interface Lettering {
  d: string;
  width: number;
  height: number;
}

const capHeight = 100;
const blank = 32;
const widest = 1.12;
const tallest = 1.3;

/** Outlines of a text in capitals. Letters the face lacks are left out. */
export function letter(text: string, options: LetteringOptions): Lettering {
  const { face, x, y, maxWidth, maxHeight, warp = 'flat', bend = 0.18, scale = 1, tracking = 2, align = 0.5 } = options;
  const characters = lettersOf(face, text);
  const length = measure(face, characters, tracking);
  const stretchX = Math.min(maxWidth / length, (maxHeight / capHeight) * widest);
  const stretchY = Math.min(maxHeight / capHeight, stretchX * tallest);
  const width = length * stretchX;
  const start = x - width * align;
  const place = (u: number, v: number): readonly [number, number] => {
    const along = width ? ((u * stretchX) / width) * 2 - 1 : 0;
    const [shiftX, placedY] = warps[warp]({ along, rise: v - capHeight, stretch: stretchY, bend });
    return [Math.round((start + u * stretchX + shiftX) * scale), Math.round((y + placedY) * scale)];
  };
  const pen = new Pen();
  let advance = 0;
  for (const character of characters) {
    const from = advance;
    pen.trace(outlineOf(face, character), (u, v) => place(from + u, v));
    advance += (faces[face]?.[character]?.[0] ?? blank) + tracking;
  }
  return { d: pen.d, width, height: capHeight * stretchY };
}

interface Spot {
  /** -1 at the first letter, 1 at the last. */
  along: number;
  /** Above the foot of the letters, negative upwards. */
  rise: number;
  stretch: number;
  bend: number;
}

const warps: Readonly<Record<Warp, (spot: Spot) => readonly [number, number]>> = {
  flat: ({ rise, stretch }) => [0, rise * stretch],
  arch: ({ along, rise, stretch, bend }) => [0, (rise + (along * along - 0.5) * bend * capHeight) * stretch],
  bulge: ({ along, rise, stretch, bend }) => [0, (rise * (1 + (1 - along * along) * bend) + bend * 30) * stretch],
  rise: ({ along, rise, stretch, bend }) => [-rise * 0.18 * stretch, (rise - along * bend * 60) * stretch],
};

function lettersOf(face: Face, text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  return [...plain].filter((character) => character === ' ' || faces[face]?.[character] !== undefined);
}

function measure(face: Face, characters: readonly string[], tracking: number): number {
  const lengths = characters.map((character) => (faces[face]?.[character]?.[0] ?? blank) + tracking);
  return Math.max(
    1,
    lengths.reduce((sum, each) => sum + each, -tracking),
  );
}

/** Writes placed outlines as relative commands, which are shortest. */
class Pen {
  d = '';
  private last = '';
  private x = 0;
  private y = 0;

  trace(outline: Outline, place: (u: number, v: number) => readonly [number, number]): void {
    for (const { command, points } of outline) {
      if (command === 'Z') this.write('z', []);
      else
        this.segment(
          command,
          points.map(([u, v]) => place(u, v)),
        );
    }
  }

  private segment(command: string, points: readonly (readonly [number, number])[]): void {
    const end = points[points.length - 1];
    if (!end) return;
    const steps = points.flatMap(([x, y]) => [x - this.x, y - this.y]);
    const [stepX, stepY] = steps;
    if (command === 'L' && stepX === 0 && stepY === 0) return;
    if (command === 'M') this.write('M', end);
    else if (command === 'L' && stepY === 0) this.write('h', [stepX as number]);
    else if (command === 'L' && stepX === 0) this.write('v', [stepY as number]);
    else this.write(command.toLowerCase(), steps);
    [this.x, this.y] = end;
  }

  /** A command that repeats the one before needs no letter. */
  private write(command: string, numbers: readonly number[]): void {
    const repeated = command === this.last && command !== 'M';
    this.d += `${repeated ? ' ' : command}${numbers.join(' ')}`;
    this.last = command;
  }
}

type Outline = readonly { command: string; points: readonly (readonly [number, number])[] }[];

const outlines = new Map<string, Outline>();

/** The outline of a letter as commands with their points, read once. */
function outlineOf(face: Face, character: string): Outline {
  const key = face + character;
  let outline = outlines.get(key);
  if (!outline) {
    const commands = [...(faces[face]?.[character]?.[1] ?? '').matchAll(/([MLQCZ])([^MLQCZ]*)/g)];
    outline = commands.map(([, command = '', numbers = '']) => ({ command, points: pairs(numbers) }));
    outlines.set(key, outline);
  }
  return outline;
}

function pairs(numbers: string): [number, number][] {
  const values = (numbers.match(/-?[\d.]+/g) ?? []).map(Number);
  const result: [number, number][] = [];
  for (let index = 0; index + 1 < values.length; index += 2) {
    result.push([values[index] as number, values[index + 1] as number]);
  }
  return result;
}
