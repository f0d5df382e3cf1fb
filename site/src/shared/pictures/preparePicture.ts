import { checkPicture, type PictureFault, type PictureFormat, pictureLimits, readPicture } from '@baize/domain';

export type Prepared =
  | { ok: true; picture: Blob; type: PictureFormat['type']; data: string }
  | { ok: false; fault: PictureFault };

/** Checks a picture's bytes and redraws it, which removes its location and hidden data (FLT-055). */
export async function preparePicture(file: Blob): Promise<Prepared> {
  if (file.size > pictureLimits.maxBytes) return { ok: false, fault: 'size' };
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  );
  if (!bytes) return { ok: false, fault: 'type' };
  const format = readPicture(bytes);
  const fault = checkPicture(bytes);
  if (fault || !format) return { ok: false, fault: fault ?? 'type' };
  const drawn = await redraw(new Blob([bytes], { type: format.type }), format.type);
  if (!drawn) return { ok: false, fault: 'type' };
  if (drawn.size > pictureLimits.maxBytes) return { ok: false, fault: 'size' };
  return { ok: true, picture: drawn, type: drawn.type as PictureFormat['type'], data: await base64Of(drawn) };
}

/** Returns null if the browser cannot decode it. A PNG that grows too large becomes JPEG. */
async function redraw(picture: Blob, type: string): Promise<Blob | null> {
  const bitmap = await createImageBitmap(picture).catch(() => null);
  if (!bitmap) return null;
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  const drawn = await canvas.convertToBlob({ type, quality: 0.9 });
  return drawn.size > pictureLimits.maxBytes ? canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 }) : drawn;
}

function base64Of(blob: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(blob);
  });
}
