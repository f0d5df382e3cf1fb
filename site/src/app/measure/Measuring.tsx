import { type MeasureGate, sinks } from '@baize/domain';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { consent, consentFor, privacySignal, useConsent } from '../../core/services/consent.ts';
import { useBrand } from '../../core/services/services.ts';
import { useStatus } from '../../core/services/status.ts';
import { connectSinks, track } from '../../core/services/track.ts';
import { useTrackingState } from '../../data/trackingState.ts';
import { forgetSinks } from './forgetSinks.ts';
import { pageSeen } from './pageSeen.ts';
import { type NamedSink, startSinks } from './startSinks.ts';

/** Sends what was tracked to the brand's sinks; rendered only after a yes, so that nobody is contacted before (OPS-20). */
export function Measuring() {
  const named = useNamedSinks();
  const state = useTrackingState();
  const answer = useConsent();
  const held = useRef(state);
  held.current = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `named` is made anew at each render, its text is not
  useEffect(() => {
    if (state === 'unknown') return;
    const gate = (): MeasureGate => ({
      consent: consent.get(),
      privacySignal: privacySignal(),
      held: held.current !== 'free',
    });
    const started = named.filter(({ id }) => consentFor(sinks[id].purpose));
    const { take, stop } = startSinks(started, gate);
    connectSinks(take);
    return () => {
      stop();
      connectSinks(null);
      const lost = started.filter(({ id }) => !consentFor(sinks[id].purpose));
      if (lost.length > 0) forgetSinks(lost.map(({ id }) => id));
    };
  }, [JSON.stringify(named), answer, state === 'unknown']);
  usePageViews();
  return null;
}

function useNamedSinks(): NamedSink[] {
  const { analytics, sinks: own } = useBrand();
  const id = useStatus().permission?.gtagId ?? null;
  const named = own.map((sink): NamedSink => {
    if (sink.kind === 'gtm') return { id: sink.kind, key: sink.id };
    return { id: sink.kind, key: 'key' in sink ? sink.key : (id ?? '') };
  });
  const google = analytics && !named.some((sink) => sink.id === 'ga4') ? [{ id: 'ga4', key: id ?? '' } as const] : [];
  return [...google, ...named].filter((sink) => sink.id !== 'ga4' || sink.key !== '');
}

/** Tracks each page and overlay once, by pattern and name. */
function usePageViews() {
  const { pathname, search } = useLocation();
  const seen = pageSeen(pathname, search);
  const { page, overlay } = seen ?? {};
  useEffect(() => {
    if (page && overlay) track('page_viewed', { page, overlay });
  }, [page, overlay]);
}
