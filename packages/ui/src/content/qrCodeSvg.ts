import { renderSVG } from 'uqr';

/** Returns a QR code as SVG text, dark on white with the quiet zone a camera needs. */
export const qrCodeSvg = (value: string): string =>
  renderSVG(value, { ecc: 'M', border: 4, whiteColor: 'white', blackColor: 'black' });
