import { useState } from 'react';
import type { Answer } from '../../data/useEndpoint.ts';

export interface Staying<V> {
  answer: Answer<V>;
  /** Page that the rows belong to. */
  page: number;
}

/** Keeps the previous page of the same list while the next one loads, but never rows of other filters (FLT-077). */
export function useKeepPrevious<V>(answer: Answer<V>, list: string, page: number): Staying<V> {
  const [kept, keep] = useState<{ value: V; list: string; page: number } | null>(null);
  const { value } = answer;
  if (value !== undefined && (kept?.value !== value || kept.list !== list || kept.page !== page)) {
    keep({ value, list, page });
  }
  if (value !== undefined || answer.error || kept?.list !== list) return { answer, page };
  return { answer: { ...answer, value: kept.value, loading: false, refreshing: true }, page: kept.page };
}
