import { useEffect } from 'react';
import { useMeasurement } from '../core/services/consent.ts';
import { loadTag } from '../core/services/tag.ts';

/** Loads analytics, rendered only after consent, so that no other host is contacted before (APP-10). */
export function Analytics() {
  const id = useMeasurement();
  useEffect(() => {
    if (id) loadTag(id);
  }, [id]);
  return null;
}
