/** Limits of uploads. Source: section 5. */
export const pictureLimits = {
  maxBytes: 5 * 1024 * 1024,
  maxCount: 3,
  types: ['image/png', 'image/jpeg'],
  /** A small file can declare a huge picture that exhausts the memory of whichever device opens it. */
  maxPixels: 50_000_000,
} as const;

export interface PictureFormat {
  type: (typeof pictureLimits.types)[number];
  width: number;
  height: number;
}

export type PictureFault = 'type' | 'size' | 'dimensions';

/** Validates a picture by its bytes alone, as name and declared type prove nothing (FLT-055). Null if valid. */
export function checkPicture(bytes: Uint8Array): PictureFault | null {
  if (bytes.length > pictureLimits.maxBytes) return 'size';
  const format = readPicture(bytes);
  if (!format) return 'type';
  const { width, height } = format;
  return width < 1 || height < 1 || width * height > pictureLimits.maxPixels ? 'dimensions' : null;
}

/** Reads type and pixel size from a file's first bytes; null if neither PNG nor JPEG. */
export function readPicture(bytes: Uint8Array): PictureFormat | null {
  return readPng(bytes) ?? readJpeg(bytes);
}

const pngHead = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];

function readPng(bytes: Uint8Array): PictureFormat | null {
  if (bytes.length < 33 || pngHead.some((byte, place) => bytes[place] !== byte)) return null;
  const view = viewOf(bytes);
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
}

/** Start-of-frame segments, which hold the size; the excluded markers are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function readJpeg(bytes: Uint8Array): PictureFormat | null {
  if (bytes.length < 4 || bytes[0] !== 0xff || bytes[1] !== 0xd8 || bytes[2] !== 0xff) return null;
  const view = viewOf(bytes);
  let place = 2;
  while (place + 9 < bytes.length && view.getUint8(place) === 0xff) {
    const marker = view.getUint8(place + 1);
    if (marker === 0xff) {
      place += 1;
      continue;
    }
    if (isFrame(marker)) {
      return { type: 'image/jpeg', height: view.getUint16(place + 5), width: view.getUint16(place + 7) };
    }
    const length = view.getUint16(place + 2);
    if (length < 2) return null;
    place += 2 + length;
  }
  return null;
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
