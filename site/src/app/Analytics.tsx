import { useEffect } from 'react';
import { useMeasurement } from '../core/services/consent.ts';
import { loadTag } from '../core/services/tag.ts';

/** Loads what measures the pages; shown only after a yes, so that before it no other host is asked for anything (APP-10). */
export function Analytics() {
  const id = useMeasurement();
  useEffect(() => {
    if (id) loadTag(id);
  }, [id]);
  return null;
}
