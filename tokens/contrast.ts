import { parse, type Rgb, wcagContrast } from 'culori';
import { type Level, leastAt, type Pair } from './pairs.ts';

/**
 * Lists the pairs with too little contrast, as text. `colourOf` returns the CSS colour of a token; translucent ones are
 * composited over their background.
 */
export function unreadable(pairs: readonly Pair[], colourOf: (id: string) => string, level: Level = 'AA'): string[] {
  const least = leastAt[level];
  return pairs.flatMap((pair) => {
    const { kind, front, back, under } = pair;
    const ratio = ratioOf(pair, colourOf);
    const place = under ? `${back} over ${under}` : back;
    return ratio < least[kind] ? [`${front} on ${place}: ${ratio.toFixed(2)} < ${least[kind]}`] : [];
  });
}

export function ratioOf({ front, back, under }: Pair, colourOf: (id: string) => string): number {
  const ground = under ? over(read(colourOf(back)), read(colourOf(under))) : read(colourOf(back));
  return wcagContrast(over(read(colourOf(front)), ground), ground);
}

function read(css: string): Rgb {
  const colour = parse(css);
  if (!colour) throw new Error(`Not a colour: ${css}`);
  return colour;
}

function over(top: Rgb, ground: Rgb): Rgb {
  const { alpha = 1 } = top;
  const mix = (a: number, b: number) => a * alpha + b * (1 - alpha);
  return { mode: 'rgb', r: mix(top.r, ground.r), g: mix(top.g, ground.g), b: mix(top.b, ground.b) };
}
