export interface Round {
  id: string;
  time: string;
  game: string;
  studio: string;
  stake: string;
  result: string;
}

export const rounds = (count: number, page: number): Round[] =>
  Array.from({ length: count }, (_, index) => {
    const place = page * count + index;
    const two = (value: number) => String(value).padStart(2, '0');
    return {
      id: `B${90_000 + place}`,
      time: `2026-03-14 ${two(Math.floor(place / 60) % 24)}:${two(place % 60)}:00`,
      game: place % 2 ? 'Scarab Gate' : 'Jade Dynasty',
      studio: place % 3 ? 'Ivory Reel' : 'Nine Lanterns',
      stake: `${(place * 7) % 900}.00`,
      result: `${place % 4 ? '−' : '+'}${(place * 13) % 900}.00`,
    };
  });
