import { moneyMovements } from '@baize/gateway';
import { useEffect } from 'react';
import { useStore } from '../core/browser/createStore.ts';
import { useLanguage, usePlays } from '../core/services/services.ts';
import { useEndpoint } from '../data/useEndpoint.ts';
import { readTracked, trackArrivals, trackedPayments } from './trackedPayments.ts';

const everyMs = 30_000;

/** Looks for the arrival of payments that were sent with consent; asks for nothing when none is waited for. */
export function TrackArrivals() {
  const language = useLanguage();
  const plays = usePlays();
  const waited = readTracked(useStore(trackedPayments)).some(({ reference }) => reference !== null);
  const { value } = useEndpoint(moneyMovements, plays && waited ? { language } : null, { every: everyMs });
  useEffect(() => {
    if (value && waited) void trackArrivals(value.movements);
  }, [value, waited]);
  return null;
}
