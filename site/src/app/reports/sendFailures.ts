import type { Report } from '@baize/domain';
import { type BrandDocument, sendReport } from '@baize/gateway';
import { currentPattern } from '../../core/routing/pagePaths.ts';
import type { RawFailure } from '../../core/services/report.ts';
import type { Services } from '../../core/services/services.ts';
import { describeFailure } from './describeFailure.ts';

/**
 * Creates what delivers failures to the brand's address, with the address of the entry script as the release. A brand's
 * address that refuses a report is off for the visit.
 */
export function createSender(
  errors: NonNullable<BrandDocument['errors']>,
  { brand, languageStore }: Pick<Services, 'brand' | 'languageStore'>,
  release: string,
): (failure: RawFailure) => Promise<void> {
  let on = true;
  const sent = { plain: sendPlain, sentry: sendToSentry }[errors.format];
  return async (failure) => {
    const report = describeFailure(failure, location.origin, {
      page: currentPattern(),
      release: new URL(release).pathname.slice(1),
      brand: brand.id,
      language: languageStore.get().code,
    });
    if (report && on) on = await sent(errors.address, report);
  };
}

const sendPlain = (address: string, report: Report) => sendReport(address, JSON.stringify(report));

async function sendToSentry(address: string, report: Report): Promise<boolean> {
  const { sentryEnvelope } = await import('./sentryEnvelope.ts');
  const { to, body } = sentryEnvelope(address, report, crypto.randomUUID());
  return sendReport(to, body);
}
