import { encode } from 'uqr';
import type { ElementAttributes } from '../internal/types.ts';
import { code, ground, ink } from './QrCode.css.ts';

/** The light margin, in modules: four is what the standard asks for. */
const quietZone = { md: 1, lg: 4 } as const;

export interface QrCodeProps extends ElementAttributes<SVGSVGElement> {
  /** What a camera reads, usually an address. */
  value: string;
  label: string;
  /** `lg` is for a code that is shown by itself, with the margin that a camera wants. */
  size?: 'md' | 'lg';
}

/** A QR code, dark on light in every theme, for cameras want it so. */
export function QrCode({ value, label, size = 'md', ...attributes }: QrCodeProps) {
  const { size: modules, data } = encode(value, { ecc: 'M', border: quietZone[size] });
  const path = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('');

  return (
    <svg
      aria-label={label}
      {...attributes}
      className={code}
      data-size={size}
      viewBox={`0 0 ${modules} ${modules}`}
      role="img"
      shapeRendering="crispEdges"
    >
      <rect className={ground} width={modules} height={modules} />
      <path className={ink} d={path} />
    </svg>
  );
}
