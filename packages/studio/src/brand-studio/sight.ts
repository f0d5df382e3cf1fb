import { filterDeficiencyDeuter, filterDeficiencyProt, filterDeficiencyTrit, filterGrayscale, type Rgb } from 'culori';

const eyes = { protan: filterDeficiencyProt(1), deutan: filterDeficiencyDeuter(1), tritan: filterDeficiencyTrit(1) };

export type Eye = keyof typeof eyes;
export type Sight = 'normal' | Eye | 'grey' | 'forced';

export const sights: readonly { value: Sight; label: string }[] = [
  { value: 'normal', label: 'Normal sight' },
  { value: 'protan', label: 'Protan' },
  { value: 'deutan', label: 'Deutan' },
  { value: 'tritan', label: 'Tritan' },
  { value: 'grey', label: 'Grey' },
  { value: 'forced', label: 'Forced colours' },
];

export const eyeNames = Object.keys(eyes) as Eye[];

/** Returns the `feColorMatrix` values (sRGB) that simulate an eye. */
export function matrixOf(eye: Eye): string {
  const [r, g, b] = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ].map(([red = 0, green = 0, blue = 0]) => eyes[eye]({ mode: 'rgb', r: red, g: green, b: blue }));
  const row = (channel: 'r' | 'g' | 'b') => `${r?.[channel]} ${g?.[channel]} ${b?.[channel]} 0 0`;
  return [row('r'), row('g'), row('b'), '0 0 0 1 0'].join('\n');
}

/** Returns the CSS filter of a sight; the page must contain `SightFilters`. */
export function filterOf(sight: Sight): string {
  if (sight === 'normal' || sight === 'forced') return 'none';
  return sight === 'grey' ? 'grayscale(1)' : `url(#${filterId(sight)})`;
}

export const filterId = (eye: Eye): string => `sight-${eye}`;

const toGrey = filterGrayscale(1);

export function seeAs(colour: Rgb, sight: Sight): Rgb {
  if (sight === 'normal' || sight === 'forced') return colour;
  return (sight === 'grey' ? toGrey : eyes[sight])(colour);
}
