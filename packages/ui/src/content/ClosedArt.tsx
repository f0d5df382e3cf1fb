import type { ElementAttributes } from '../internal/types.ts';
import * as css from './ClosedArt.css.ts';

const diamond = 'M216 128c-35 21-69 63-88 112-19-49-53-91-88-112 35-21 69-63 88-112 19 49 53 91 88 112';
const spade =
  'M229 154c0 31-27 46-45 46-21 0-37-10-46-18 1 26 7 44 34 58h-88c27-14 33-32 34-58-9 8-25 18-46 18-18 0-45-15-45-46 0-57 40-42 101-138 61 96 101 81 101 138';
const heart =
  'M240 78c0 81-112 162-112 162s-112-81-112-162c0-46 35-62 54-62 39 0 58 32 58 32s19-32 58-32c19 0 54 16 54 62';
const club =
  'M239 148a52 52 0 0 1-101 18c0 34 2 57 34 74h-88c32-17 34-40 34-74a52 52 0 1 1-33-68 52 52 0 1 1 86 0 52 52 0 0 1 68 50';
const nine =
  'M44-56c0 37-19 57-51 57-22 0-36-8-36-20 0-8 6-14 15-14 8 0 13 4 13 10q0 4-1 7h-4c-2 3-2 8 2 12 6 5 20 3 26-8q4-10 4-36c-10 14-34 15-48 3-14-12-12-38 4-48q12-9 32-9 44 0 44 46zM-3-41c0 0 4 1 9-4 5-5 6-11 6-21 0-11 0-13 0-19-1-5-2-7-3-10-3-5-16-5-20 2-2 3-4 8-4 24 0 8 0 11 2 16 0 5 1 7 2 9q2 3 8 3z';
const king = 'M-46-100h41v3h-8v45l40-45h-11v-3h24v3h-8l-24 27 33 67h7v3h-44v-3h7l-22-45h-2v45h8v3h-41v-3h6v-94h-6z';
const queen =
  'M-44-48c0-34 15-54 44-54 29 0 44 19 44 52q0 46-38 50c10 2 15 7 17 15 3 8 5 10 8 10q5 0 6-11h3c0 13-8 20-20 20-12 0-19-7-22-20-2-8-3-9-6-9q-4 0-10 6l-2-3q6-5 12-7c-24-3-36-21-36-49zM17-44v-11c0-37-4-40-10-42-4-2-10-2-14 0-4 1-6 5-7 10-2 5-3 15-3 33v10c0 23 2 31 4 35 6 11 23 9 27-2q3-10 3-33z';
const ace = 'M13-3l-11-31h-29l-11 31h11v3h-22v-3h7l36-98h13l36 98h6v3h-46v-3zM-12-74l-14 37h27z';

const cards = [
  { rank: nine, suit: diamond, red: true, place: 'translate(101 155)rotate(-22)' },
  { rank: king, suit: spade, red: false, place: 'translate(167 135)rotate(-7)' },
  { rank: queen, suit: heart, red: true, place: 'translate(233 135)rotate(8)' },
  { rank: ace, suit: club, red: false, place: 'translate(299 155)rotate(23)' },
];

/** Shows a decorative hand of cards in the brand's tile colours. Never mirrored, since cards have no text direction. */
export function ClosedArt(attributes: ElementAttributes<SVGSVGElement>) {
  return (
    <svg aria-hidden {...attributes} className={css.fan} viewBox="10 40 384 222">
      {cards.map(({ rank, suit, red, place }) => (
        <g key={place} transform={`${place}scale(1.18)`}>
          <rect className={css.shade} x={-48} y={-66} width={100} height={142} rx={4} />
          <rect className={css.face} x={-50} y={-71} width={100} height={142} rx={4} />
          <g className={red ? css.red : css.black}>
            <path d={rank} transform="translate(-33-42)scale(.24)" />
            <path d={suit} transform="translate(-42-39)scale(.075)" />
            <path d={suit} transform="translate(-21-12)scale(.17)" />
          </g>
        </g>
      ))}
    </svg>
  );
}
