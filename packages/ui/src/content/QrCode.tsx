import { encode } from 'uqr';
import { code, ground, ink } from './QrCode.css.ts';

export interface QrCodeProps {
  /** What a camera reads, usually an address. */
  value: string;
  label: string;
}

/** A QR code, dark on light in every theme, for cameras want it so. */
export function QrCode({ value, label }: QrCodeProps) {
  const { size, data } = encode(value, { ecc: 'M', border: 1 });
  const path = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('');

  return (
    <svg className={code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect className={ground} width={size} height={size} />
      <path className={ink} d={path} />
    </svg>
  );
}
