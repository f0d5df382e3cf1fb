export type Lch = readonly [lightness: number, chroma: number, hue: number];

/** Converts OKLCH to `#rrggbb`, reducing chroma until it fits sRGB. Source: Björn Ottosson's OKLab matrices. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  let reach = chroma;
  let channels = toLinear(lightness, reach, hue);
  while (reach >= 0.004 && !channels.every((channel) => channel > -0.0008 && channel < 1.0008)) {
    reach *= 0.94;
    channels = toLinear(lightness, reach, hue);
  }
  return `#${channels.map(toHex).join('')}`;
}

/** Mixes two `#rrggbb` colours in sRGB; a share of 0 is the first. */
export function mixed(first: string, second: string, share: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const mix = (at: number) => Math.round(channel(first, at) * (1 - share) + channel(second, at) * share);
  return `#${[1, 3, 5].map((at) => mix(at).toString(16).padStart(2, '0')).join('')}`;
}

function toLinear(lightness: number, chroma: number, hue: number): number[] {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function toHex(channel: number): string {
  const linear = Math.min(1, Math.max(0, channel));
  const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}
