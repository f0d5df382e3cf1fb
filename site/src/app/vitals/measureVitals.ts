import { type BrandDocument, sendReport } from '@baize/gateway';
import { type MetricType, onCLS, onLCP } from 'web-vitals';
import type { INPMetricWithAttribution } from 'web-vitals/attribution';
import { onINP } from 'web-vitals/attribution/onINP.js';
import { currentPattern } from '../../core/routing/pagePaths.ts';
import type { Services } from '../../core/services/services.ts';
import { deviceClass, partOf, type Vital } from './vital.ts';

interface Measuring extends Pick<Services, 'brand' | 'languageStore'> {
  vitals: NonNullable<BrandDocument['vitals']>;
  release: string;
  /** Pattern of the page that was opened, which the largest paint belongs to. */
  page: string;
  /** Reports whether measuring is still allowed. */
  may: () => boolean;
}

/** Measures the visit and sends it once, when the page is hidden for the first time. */
export function measureVitals({ brand, languageStore, vitals, release, page, may }: Measuring): void {
  const measured = new Map<string, Vital>();
  const keep = ({ name, value, rating }: MetricType, more: Partial<Vital> = {}) =>
    measured.set(name, { metric: name, value: rounded(name, value), rating, page, ...more });
  onLCP((metric) => keep(metric));
  onCLS((metric) => keep(metric));
  onINP(
    (metric: INPMetricWithAttribution) => {
      const { inputDelay, processingDuration, presentationDelay, interactionTarget } = metric.attribution;
      const phases = [inputDelay, processingDuration, presentationDelay].map(Math.round);
      keep(metric, { page: currentPattern(), part: interactionTarget, phases });
    },
    { generateTarget: partOf },
  );

  // At the window, so that it comes after what the metrics themselves hear in the capture phase.
  addEventListener('visibilitychange', function send() {
    if (!document.hidden) return;
    removeEventListener('visibilitychange', send);
    if (!may() || measured.size === 0) return;
    const { effectiveType = null } = (navigator as { connection?: { effectiveType?: string } }).connection ?? {};
    const body = {
      vitals: [...measured.values()],
      device: deviceClass(innerWidth),
      connection: effectiveType,
      release: new URL(release).pathname.slice(1),
      brand: brand.id,
      language: languageStore.get().code,
    };
    void sendReport(vitals.address, JSON.stringify(body));
  });
}

const rounded = (name: string, value: number): number =>
  name === 'CLS' ? Math.round(value * 1e4) / 1e4 : Math.round(value);
