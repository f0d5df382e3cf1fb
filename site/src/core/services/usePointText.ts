import { formatPoints, numberMarks } from '@baize/domain';
import { useCallback } from 'react';
import { useLanguage } from './services.ts';

/** Formats points for the current language; `signed` adds a plus to gains. */
export type PointText = (points: string, signed?: boolean) => string;

export function usePointText(): PointText {
  const marks = numberMarks(useLanguage());
  return useCallback((points, signed = false) => formatPoints(points, { signed, marks }), [marks]);
}
