import { useState } from 'react';
import type { Answer } from '../../../data/useEndpoint.ts';

export interface Staying<V> {
  answer: Answer<V>;
  /** The page whose rows these are. */
  page: number;
}

/** While another page of the same list is on its way, the one before it stays; rows of other filters never do (FLT-077). */
export function useKeepPrevious<V>(answer: Answer<V>, list: string, page: number): Staying<V> {
  const [kept, keep] = useState<{ value: V; list: string; page: number } | null>(null);
  const { value } = answer;
  if (value !== undefined && (kept?.value !== value || kept.list !== list || kept.page !== page)) {
    keep({ value, list, page });
  }
  if (value !== undefined || answer.error || kept?.list !== list) return { answer, page };
  return { answer: { ...answer, value: kept.value, loading: false, refreshing: true }, page: kept.page };
}
