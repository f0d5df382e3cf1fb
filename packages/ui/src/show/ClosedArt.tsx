import * as css from './ClosedArt.css.ts';
import { ace, club, diamond, heart, king, nine, queen, spade } from './cardOutlines.ts';

const cards = [
  { rank: nine, suit: diamond, red: true, place: 'translate(101 155)rotate(-22)' },
  { rank: king, suit: spade, red: false, place: 'translate(167 135)rotate(-7)' },
  { rank: queen, suit: heart, red: true, place: 'translate(233 135)rotate(8)' },
  { rank: ace, suit: club, red: false, place: 'translate(299 155)rotate(23)' },
];

/** A hand of cards in the tile colours of the brand, as wide as its place. Decoration; it never mirrors, as cards never do. */
export function ClosedArt() {
  return (
    <svg className={css.fan} viewBox="10 40 384 222" aria-hidden>
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
