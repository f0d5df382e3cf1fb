/** Builds what the pictures are drawn with: glyph and letter outlines out of their packages. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import * as fontkit from 'fontkit';
import svgpath from 'svgpath';
import { glyphNames } from './src/cast.ts';

const out = 'packages/art/generated';

/** Writes `generated/outlines.ts`. Runs from the root of the repository. */
export async function buildOutlines(): Promise<void> {
  await mkdir(out, { recursive: true });
  const [glyphs, faces] = await Promise.all([collectGlyphs(), collectFaces()]);
  await writeFile(
    `${out}/outlines.ts`,
    [
      '/** Glyph outlines on a 256 grid: game-icons.net, CC BY 3.0, by Lorc, Delapouite and contributors. */',
      `export const glyphs: Readonly<Record<string, string>> = ${JSON.stringify(glyphs)};`,
      '/** Letter outlines, cap height 100, as [advance, path]: faces under the SIL Open Font License. */',
      `export const faces: Readonly<Record<string, Readonly<Record<string, readonly [number, string]>>>> = ${JSON.stringify(faces)};`,
      '',
    ].join('\n'),
  );
}

const iconFile = 'node_modules/@iconify-json/game-icons/icons.json';

async function collectGlyphs(): Promise<Record<string, string>> {
  const { icons } = JSON.parse(await readFile(iconFile, 'utf8')) as { icons: Record<string, { body: string }> };
  return Object.fromEntries(
    glyphNames.map((name) => {
      const icon = icons[name];
      if (!icon) throw new Error(`game-icons has no "${name}"`);
      const outline = [...icon.body.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join('');
      return [name, svgpath(outline).scale(0.5).abs().round(0).rel().round(0).toString()];
    }),
  );
}

const faceFiles: Readonly<Record<string, string>> = {
  abril: 'abril-fatface',
  alfa: 'alfa-slab-one',
  anton: 'anton',
  lilita: 'lilita-one',
  limelight: 'limelight',
  russo: 'russo-one',
  titan: 'titan-one',
};
const characters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'’&!?.,-–+:%/()";

type Outlines = Record<string, readonly [advance: number, path: string]>;

async function collectFaces(): Promise<Record<string, Outlines>> {
  const entries = Object.entries(faceFiles).map(async ([face, name]) => {
    const file = `node_modules/@fontsource/${name}/files/${name}-latin-400-normal.woff2`;
    return [face, outlinesOf(fontkit.create(await readFile(file)))] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

function outlinesOf(font: fontkit.Font): Outlines {
  const scale = 100 / font.glyphForCodePoint('H'.charCodeAt(0)).bbox.maxY;
  const outlines: Outlines = {};
  for (const character of characters) {
    const glyph = font.glyphForCodePoint(character.codePointAt(0) ?? 0);
    if (glyph.id === 0) continue;
    const segments = toSegments(glyph.path.commands, scale);
    outlines[character] = [Math.round(glyph.advanceWidth * scale), simplify(segments).map(write).join('')];
  }
  return outlines;
}

type Point = readonly [number, number];

interface Segment {
  command: string;
  from: Point;
  points: readonly Point[];
}

const letters: Readonly<Record<string, string>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

function toSegments(commands: readonly fontkit.PathCommand[], scale: number): Segment[] {
  let at: Point = [0, 0];
  return commands.map(({ command, args }) => {
    const points: Point[] = [];
    for (let index = 0; index + 1 < args.length; index += 2) {
      points.push([(args[index] as number) * scale, 100 - (args[index + 1] as number) * scale]);
    }
    const segment = { command: letters[command] ?? '', from: at, points };
    at = points.at(-1) ?? at;
    return segment;
  });
}

const shortest = 1.2;

/** Drops lines too short to see and joins pairs of curves that one curve can stand for. */
function simplify(segments: readonly Segment[]): Segment[] {
  const kept: Segment[] = [];
  for (let index = 0; index < segments.length; index += 1) {
    const segment = segments[index] as Segment;
    const joined = join(segment, segments[index + 1]);
    if (joined) {
      kept.push(joined);
      index += 1;
    } else if (segment.command !== 'L' || distance(segment.from, segment.points[0] as Point) >= shortest) {
      kept.push(segment);
    }
  }
  return kept;
}

/** Two quadratic curves that meet smoothly, as one cubic, when their joint then barely moves. */
function join(first: Segment, second: Segment | undefined): Segment | null {
  if (first.command !== 'Q' || second?.command !== 'Q') return null;
  const start = first.from;
  const [bendA, joint] = first.points as [Point, Point];
  const [bendB, end] = second.points as [Point, Point];
  const before = distance(bendA, joint);
  const after = distance(joint, bendB);
  if (!before || !after) return null;
  const smoothness =
    ((joint[0] - bendA[0]) * (bendB[0] - joint[0]) + (joint[1] - bendA[1]) * (bendB[1] - joint[1])) / (before * after);
  const share = before / (before + after);
  const leave = towards(start, bendA, 2 / 3 / share);
  const arrive = towards(end, bendB, 2 / 3 / (1 - share));
  const moved = distance(cubicAt([start, leave, arrive, end], share), joint);
  return smoothness > 0.97 && moved < 1.5 ? { command: 'C', from: start, points: [leave, arrive, end] } : null;
}

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

const towards = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

function cubicAt([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  const rest = 1 - t;
  const along = (axis: 0 | 1) =>
    rest ** 3 * a[axis] + 3 * rest ** 2 * t * b[axis] + 3 * rest * t ** 2 * c[axis] + t ** 3 * d[axis];
  return [along(0), along(1)];
}

const write = ({ command, points }: Segment): string =>
  command + points.map((point) => point.map(Math.round).join(' ')).join(' ');
