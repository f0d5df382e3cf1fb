import { currentPattern } from '../../core/routing/pagePaths.ts';
import { consent, consentFor } from '../../core/services/consent.ts';
import type { Services } from '../../core/services/services.ts';

/**
 * Fetches what measures, after the page has loaded and is idle, for the brand's share of the visits (OPS-30). Without
 * consent nothing is fetched, unless the brand measures anonymously.
 */
export function startVitals(services: Services, release: string, chance = Math.random()): void {
  const { vitals } = services.brand;
  if (!vitals || chance >= vitals.sample) return;
  const page = currentPattern();
  const may = () => vitals.basis === 'anonymous' || consentFor('measure');
  const begin = () => {
    if (!may()) return;
    leave();
    void import('./measureVitals.ts')
      .then(({ measureVitals }) => measureVitals({ ...services, vitals, release, page, may }))
      .catch(() => undefined);
  };
  const leave = consent.subscribe(begin);
  const idle = () => (globalThis.requestIdleCallback ?? setTimeout)(begin);
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
}
