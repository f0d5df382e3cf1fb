import { orderOrigins, pictureSources } from '@baize/domain';
import { useMemo } from 'react';
import { useStatus } from '../core/services/status.ts';

/** The server that put the first answers into the page has drawn, and the browser loads those pictures already. */
const draw = globalThis.stampedAnswers?.draw ?? Math.random();

export type Pictures = (path: string | null) => readonly string[];

/** Returns candidate URLs of a platform picture: one random CDN per visit first, the others as fallback (APP-09). */
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

export function vendorPictures(
  picture: string | null,
  pictures: Pictures,
): { picture: readonly string[]; wordmark?: string } {
  if (!picture) return { picture: [] };
  const stem = picture.replace(/\.svg$/, '');
  return { picture: pictures(`${stem}-emblem.svg`), wordmark: pictures(`${stem}-word.svg`)[0] };
}
