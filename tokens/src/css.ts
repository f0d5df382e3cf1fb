import { formatHex, formatHex8 } from 'culori';

/** Token value with resolved aliases. Colours are OKLCH, dimensions px, em or per cent, durations ms. */
export interface TokenValue {
  $type: string;
  $value: unknown;
}

export interface Colour {
  components: readonly [number, number, number];
  alpha: number;
}

interface Dimension {
  value: number;
  unit: string;
}

interface ShadowLayer {
  color: Colour;
  offsetX: Dimension;
  offsetY: Dimension;
  blur: Dimension;
  spread: Dimension;
}

/** Returns the shortest CSS of a token's value. Throws on unknown types, so that none is lost silently. */
export function toCss({ $type, $value }: TokenValue): string {
  switch ($type) {
    case 'color':
      return colour($value as Colour);
    case 'dimension':
    case 'duration':
      return measure($value as Dimension);
    case 'number':
      return short($value as number);
    case 'fontWeight':
    case 'string':
      return String($value);
    case 'cubicBezier':
      return `cubic-bezier(${($value as number[]).map(short).join(',')})`;
    case 'fontFamily':
      return ($value as string[]).map(family).join(',');
    case 'shadow':
      return ($value as ShadowLayer[]).map(shadow).join(',');
    default:
      throw new Error(`No CSS is known for tokens of type ${$type}.`);
  }
}

/** Hex instead of oklch(): every ramp is inside sRGB, and the sheet stays small. */
function colour({ components: [l, c, h], alpha }: Colour): string {
  const hex = alpha < 1 ? formatHex8({ mode: 'oklch', l, c, h, alpha }) : formatHex({ mode: 'oklch', l, c, h });
  return hex.replace(/^#(.)\1(.)\2(.)\3(?:(.)\4)?$/, '#$1$2$3$4');
}

/** Zero keeps its unit, because calc() rejects a unitless one. */
const measure = ({ value, unit }: Dimension) => `${short(value)}${unit}`;

const short = (value: number) => String(value).replace(/^(-?)0\./, '$1.');

const family = (name: string) => (/^[A-Za-z-][\w-]*( [A-Za-z][\w-]*)*$/.test(name) ? name : `"${name}"`);

function shadow({ color, offsetX, offsetY, blur, spread }: ShadowLayer): string {
  const lengths = [offsetX, offsetY, blur, ...(spread.value ? [spread] : [])];
  return `${lengths.map(({ value, unit }) => (value ? `${value}${unit}` : '0')).join(' ')} ${colour(color)}`;
}
