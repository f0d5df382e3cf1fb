import { renderSVG } from 'uqr';

/** A QR code as the text of an SVG file, dark on white with the margin that a camera wants. */
export const qrCodeSvg = (value: string): string =>
  renderSVG(value, { ecc: 'M', border: 4, whiteColor: 'white', blackColor: 'black' });
