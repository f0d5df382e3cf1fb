import { checkPicture, type PictureFault, type PictureFormat, readPicture } from '@baize/domain';

export function judgePicture(base64: string): { fault: PictureFault | null; type: PictureFormat['type'] | null } {
  const bytes = bytesOf(base64);
  if (!bytes) return { fault: 'type', type: null };
  return { fault: checkPicture(bytes), type: readPicture(bytes)?.type ?? null };
}

function bytesOf(base64: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
