import { formatPoints, numberMarks } from '@baize/domain';
import { useCallback } from 'react';
import { useLanguage } from './services.ts';

/** Points as text, written as the language shown writes numbers; with a plus before a gain where `signed`. */
export type PointText = (points: string, signed?: boolean) => string;

export function usePointText(): PointText {
  const marks = numberMarks(useLanguage());
  return useCallback((points, signed = false) => formatPoints(points, { signed, marks }), [marks]);
}
