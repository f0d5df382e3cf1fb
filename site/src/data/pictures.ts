import { orderOrigins, pictureSources } from '@baize/domain';
import { useMemo } from 'react';
import { useStatus } from '../core/services/status.ts';

/** Drawn once for the visit, so that pictures come from one CDN unless it fails (APP-09). */
const draw = Math.random();

export type Pictures = (path: string | null) => readonly string[];

/** Candidate addresses of a picture of the platform: the visit's CDN first, the others after it. */
export function usePictures(): Pictures {
  const origins = useStatus().permission?.imageOrigins;
  return useMemo(() => {
    const ordered = orderOrigins(origins ?? [], draw);
    const known = new Map<string, readonly string[]>();
    return (path) => {
      if (!path) return [];
      const found = known.get(path) ?? pictureSources(path, ordered);
      known.set(path, found);
      return found;
    };
  }, [origins]);
}

/** A studio's emblem, and its word mark to be drawn in the colour of the text around it. */
export function vendorPictures(
  picture: string | null,
  pictures: Pictures,
): { picture: readonly string[]; wordmark?: string } {
  if (!picture) return { picture: [] };
  const stem = picture.replace(/\.svg$/, '');
  return { picture: pictures(`${stem}-emblem.svg`), wordmark: pictures(`${stem}-word.svg`)[0] };
}
