import { encode } from 'uqr';
import type { ElementAttributes } from '../internal/types.ts';
import { code, ground, ink } from './QrCode.css.ts';

/** Quiet zone in modules; the standard requires four. */
const quietZone = { md: 1, lg: 4 } as const;

export interface QrCodeProps extends ElementAttributes<SVGSVGElement> {
  /** Encoded text, usually a URL. */
  value: string;
  label: string;
  /** `lg` is for a code shown on its own, with the full quiet zone. */
  size?: 'md' | 'lg';
}

/** Shows a QR code, dark on light in every theme because cameras need it. */
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
